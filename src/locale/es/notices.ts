import type { Texts } from '../en/english.ts';
import { upcoming } from '../forms.ts';
import { list, questions, times } from './forms.ts';
import { answeredNow, nextUp } from './panel.ts';

type Lines = Texts['conversation'];

export const statusTexts: Lines['status'] = {
  storeFails: '-# Mi almacenamiento no funciona y este hilo tiene que esperar. No se pierde nada.',
  postBlocked: {
    missing: (right) =>
      `No puedo escribir aquí. Quien gestiona el servidor puede darme el permiso **${right}**.`,
    locked: 'Este hilo está bloqueado y no puedo escribir. Puede desbloquearlo quien gestione hilos.',
    timedOut: (until) =>
      `La moderación me ha aislado temporalmente y no puedo escribir aquí. El aislamiento termina ${upcoming(until)}.`,
    unknown: 'No puedo escribir aquí. Quien gestiona este canal puede revisar mis permisos.',
  },
  paused: ({ by, kind }) =>
    `**Pausada** por ${by}. Se puede charlar: nada ${kind === 'patient' ? 'llega al paciente' : 'recibe respuesta'}.`,
  floor: ({ holder, by, ...line }) =>
    `${holder}, ${by === undefined ? 'te toca' : `${by} te da la palabra`}: una pregunta.${nextUp(line)}`,
  floorFree: 'Por turnos: escribe tu pregunta o levanta la mano.',
  floorLater: ({ holder, ...line }) => `-# Tras la pausa le toca a ${holder}.${nextUp(line)}`,
  floorFreeLater: '-# Tras la pausa, por turnos: ya puedes levantar la mano.',
  moved: (person) => `${person}, te toca después.`,
  passesOn: ({ holder, at }) => `-# Si ${holder} no dice nada, el turno pasa ${upcoming(at)}.`,
  lost: (person) => `-# ${person} no ha dicho nada y el turno ha pasado.`,
  preceptorFirst: '-# Lo que se preguntó antes espera a que alguien responda al tutor clínico.',
  waiting: ({ waiting, next }) =>
    `-# ${times(waiting, 'pregunta en espera', 'preguntas en espera')}. A continuación: ${list(next)}. Respondo de una en una, por orden.`,
  aside: (count) => `-# ${times(count, 'pregunta apartada', 'preguntas apartadas')}.`,
  resumed: (by) => `-# ${by} ha terminado la pausa.`,
  terms: ({ by, ...terms }) => `-# Cambio hecho por ${by}: ${answeredNow(terms)}`,
  coHosts: ({ by, people }) =>
    people.length === 0
      ? `-# ${by} ha quitado a todos los coanfitriones.`
      : `-# ${by} ha elegido a los coanfitriones: ${list(people)}.`,
};

export const lineTexts: Lines['lines'] = {
  dropped: {
    reset: (count) =>
      `-# ${times(count, 'pregunta en espera descartada', 'preguntas en espera descartadas')}. Si aún quieres una respuesta, pregunta otra vez.`,
    end: (count) =>
      `-# ${times(count, 'pregunta en espera se ha quedado', 'preguntas en espera se han quedado')} sin hacer.`,
    skipped: (count, by) =>
      `-# ${by} ha descartado ${questions(count)}. Si aún quieres una respuesta, pregunta otra vez.`,
  },
  doubt: {
    timeout: '-# La respuesta tardaba demasiado y he dejado de esperar. ¿Preguntar otra vez?',
    connection_lost: '-# La conexión se cortó antes de que llegara la respuesta. ¿Preguntar otra vez?',
    server_error: '-# El servicio tuvo un problema con esta pregunta. ¿Preguntar otra vez?',
    too_large: '-# La respuesta era demasiado larga para mí. ¿Preguntar otra vez?',
    unreadable: '-# No he podido leer la respuesta del servicio. ¿Preguntar otra vez?',
    interrupted: '-# Me reinicié antes de que llegara la respuesta. ¿Preguntar otra vez?',
  },
  askingAgain: '-# Pregunto otra vez.',
  skipped: '-# Pregunta omitida.',
  task: (text) => (text === undefined ? '**Imagen**' : `**Tarea**\n${text}`),
  unshown: '-# Discord no ha aceptado una parte de esta respuesta y no se puede mostrar.',
  fileUnshown: (right, channel) =>
    `-# No puedo mostrar un archivo de esta respuesta: me falta el permiso **${right}** en <#${channel}>. Quien gestiona el servidor puede dármelo.`,
  restUnshown: '-# Esta respuesta sigue, pero Discord no ha aceptado el archivo con la respuesta completa.',
  restNeedsRight: (right, channel) =>
    `-# Esta respuesta sigue: completa iría en un archivo, pero me falta el permiso **${right}** en <#${channel}>. Quien gestiona el servidor puede dármelo.`,
  startedAgain: (by) =>
    `-# ${by === undefined ? 'Se empieza de cero' : `${by} ha empezado de cero`}: el paciente no recuerda nada de lo anterior.`,
  ended: {
    by: (by) => `**Terminada** por ${by}.`,
    finished: '**El servicio ha terminado esta conversación.**',
    idle: '**Esta conversación ha terminado**, porque nadie ha preguntado nada en siete días.',
    other: '**Esta conversación ha terminado.**',
    deleted: '**Esta conversación ha terminado** y se borra aquí, así que no hay transcripción.',
    summary: ({ kind, questions: asked, people, minutes, silence }) => {
      const count = kind === 'patient' ? questions(asked) : times(asked, 'respuesta', 'respuestas');
      const from = `${count} de ${times(people, 'persona', 'personas')}`;
      const pause = silence < 2 ? '' : `; el silencio más largo: ${silence} min`;
      return `${from} en ${times(minutes, 'minuto', 'minutos')}${pause}.`;
    },
  },
  tooLong:
    '-# Esta conversación se ha vuelto demasiado larga para el modelo de lenguaje: aquí ya no responde más preguntas.',
  noSuchCase:
    '-# El servicio no conoce este caso, así que aquí no puede responder nadie. El anfitrión puede empezar otro.',
  resetFailed: (reason) => `-# No he podido hacer que el paciente lo olvide todo. ${reason}`,
};

export const suspensionTexts: Lines['suspension'] = {
  service: 'El servicio no responde. No se pierde nada',
  rate_limited: 'El servicio está saturado. No se pierde nada',
  account_refused: 'El anfitrión tiene que pedir acceso al servicio',
  renewal_fails: 'No se ha podido renovar la sesión; el anfitrión debería iniciarla otra vez',
  file: 'Discord no me entrega el archivo de una pregunta larga. No se pierde nada',
  doubt: 'No han llegado dos respuestas, así que espero un poco',
  operator: 'Mi configuración falla; hay que avisar a quien administra este bot',
  link: 'El anfitrión tiene que iniciar sesión otra vez. No se pierde nada',
  other_account: 'El anfitrión tiene que vincular otra vez la cuenta anterior. No se pierde nada',
  store: 'Mi almacenamiento no funciona. No se pierde nada',
};

export const hintTexts: Lines['hints'] = {
  unreadable:
    'Solo puedo leer los mensajes que me mencionan o me responden. Para enviar este como pregunta, abre su menú y elige **Aplicaciones** y “Ask this”; o usa `/say`.',
  left_out: 'Aquí solo respondo al anfitrión. Puedes leer la conversación o pedirle que te deje preguntar.',
  not_chosen:
    'Aquí solo respondo a personas elegidas. Puedes leer la conversación o pedir a quien modera que te elija.',
  no_floor:
    'Aquí se pregunta por turnos. Guardo tu mensaje: levanta la mano y te aviso cuando tengas la palabra.',
  odd: 'Este mensaje me ha llegado incompleto de Discord, así que no lo he enviado como pregunta. Escríbelo otra vez, por favor, sin responder a otro mensaje y sin menciones.',
  no_text: 'Solo leo texto; ni imágenes, ni archivos, ni enlaces solos. Dilo con palabras, por favor.',
  mentions: 'Aquí solo respondo a los mensajes que me mencionan o me responden.',
  command: (name) =>
    `\`/${name}\` se envió como texto y no ha pasado nada. Para usar un comando, elígelo en la lista que se abre al escribir \`/\`.`,
  side_talk:
    'He tomado esto por charla aparte (💬) y no lo he enviado como pregunta. Para que lo envíe, abre su menú y elige **Aplicaciones** y “Ask this”.',
  text_alone:
    'Pregunto lo que dice tu texto; el adjunto no puedo verlo. Si es importante, descríbelo con palabras.',
  asked_already:
    'Esto ya se había preguntado cuando lo editaste. Si el cambio es importante, escríbelo otra vez.',
  full: 'Hay demasiadas preguntas en espera, así que he descartado esta. Pregunta otra vez más tarde, por favor.',
  ended:
    'Esta conversación ha terminado, así que aquí no responde nadie. **Empezar la mía**, más arriba, empieza otra igual; para eso hay que vincular una cuenta.',
  ended_no_case:
    'Esta conversación ha terminado porque el servicio no conoce su caso. El anfitrión puede empezar otro.',
  ended_deleted:
    'Esta conversación ha terminado, así que aquí no responde nadie. `/patient` o `/topic` empieza otra; para eso hay que vincular una cuenta.',
};
