import type { Words } from '../en/english.ts';
import { list, questions, times } from './forms.ts';
import { answeredNow, nextUp } from './panel.ts';

type Texts = Words['conversation'];
type Kind = Parameters<Texts['notices']['paused']>[0]['kind'];

const reaches = (kind: Kind): string => (kind === 'patient' ? 'llega al paciente' : 'recibe respuesta');

export const noticeTexts: Texts['notices'] = {
  backlog: ({ waiting, next, more }) => {
    const count = times(waiting, 'pregunta en espera', 'preguntas en espera');
    const names = next.length === 0 ? '' : `: ${list([...next, ...(more ? ['otras personas'] : [])])}`;
    return `-# ${count}${names}. Respondo de una en una, por orden.`;
  },
  storeFails:
    '-# Mi almacenamiento no funciona en este momento, así que este hilo tiene que esperar. No se pierde nada; se reanudará solo.',
  cannotReadBack:
    '-# Estuve sin conexión y no tengo permiso para leer lo que se escribió mientras tanto. Sigo en cuanto alguien me dé aquí **Leer el historial de mensajes**. No se pierde nada.',
  paused: ({ by, kind }) => `**En pausa** por ${by}. Se puede charlar: nada ${reaches(kind)}.`,
  wentOn: ({ by, kind }) => `-# ${by} ha terminado la pausa: lo que se escribe ${reaches(kind)} de nuevo.`,
  termsChanged: ({ by, ...terms }) => `-# Cambio de ${by}: ${answeredNow(terms)}`,
  coHosts: ({ by, people }) =>
    people.length === 0
      ? `-# ${by} ha quitado a todos los coanfitriones.`
      : `-# ${by} ha elegido a los coanfitriones: ${list(people)}.`,
  floorIs: ({ holder, by, ...line }) =>
    `${holder}, ${by === undefined ? 'te toca' : `${by} te da la palabra`}: una pregunta.${nextUp(line)}`,
  floorStays: ({ holder, ...line }) => `${holder} tiene la palabra.${nextUp(line)}`,
  floorFree: 'Por turnos: escribe tu pregunta o levanta la mano.',
  dropped: (count) =>
    `-# ${times(count, 'pregunta en espera queda apartada', 'preguntas en espera quedan apartadas')}. Si aún quieres una respuesta, pregunta otra vez.`,
  droppedAtEnd: (count) =>
    `-# ${times(count, 'pregunta en espera se ha quedado', 'preguntas en espera se han quedado')} sin hacer.`,
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
  skippedWaiting: (count) => `-# ${times(count, 'pregunta omitida', 'preguntas omitidas')}.`,
  undelivered: '-# Discord no ha aceptado esta respuesta. Pulsa **Mostrar** para leerla.',
  setAsideAway: (count) =>
    `-# Estuve sin conexión. ${times(count, 'pregunta sigue', 'preguntas siguen')} sin respuesta. ¿Respondo ahora?`,
  setAsideAsked: (count) => `-# ${times(count, 'pregunta apartada', 'preguntas apartadas')}.`,
  answering: (count) => `-# ${times(count, 'pregunta vuelve', 'preguntas vuelven')} a la cola.`,
  away: (count) => `-# Me reinicié o perdí la conexión. Ahora respondo a ${questions(count)}.`,
  startedAgain: (by) => `-# ${by} ha empezado de cero: el paciente no recuerda nada de lo anterior.`,
  startedAgainByNobody: '-# Se empieza de cero: el paciente no recuerda nada de lo anterior.',
  ended: ({ questions: asked, people, minutes, silence = 0 }, by) => {
    const over = by === undefined ? '**Esta conversación ha terminado.**' : `**Terminada** por ${by}.`;
    if (asked === 0) return over;
    const from = `${questions(asked)} de ${times(people, 'persona', 'personas')}`;
    const pause = silence < 2 ? '' : `; la pausa más larga: ${silence} min`;
    return `${over} ${from} en ${times(minutes, 'minuto', 'minutos')}${pause}.`;
  },
  noSuchCase:
    '-# El servicio no conoce este caso, así que aquí no puede responder nadie. El anfitrión puede ver abajo qué identificador se usó.',
  resetFailed: (reason) => `-# No he podido hacer que el paciente lo olvide todo. ${reason}`,
};

export const suspensionTexts: Texts['suspension'] = {
  service: 'No se puede contactar con el servicio en este momento. No se pierde nada',
  rate_limited: 'El servicio recibe en este momento más preguntas de las que admite. No se pierde nada',
  account_refused:
    'El servicio rechaza la cuenta que usa esta conversación. Quizá el anfitrión tenga que pedir acceso',
  renewal_fails:
    'El servicio no consigue renovar la sesión del anfitrión. Si el anfitrión inicia sesión otra vez, esto continúa. No se pierde nada',
  doubt: 'Dos respuestas seguidas no han llegado, así que espero un poco. No se pierde nada',
  operator:
    'El servicio no está bien configurado. Hay que avisar a quien administra este bot. No se pierde nada',
  link: 'El anfitrión tiene que iniciar sesión otra vez. No se pierde nada',
  other_account: 'El anfitrión tiene ahora otra cuenta vinculada. No se pierde nada',
  host_left:
    'El anfitrión ha dejado este servidor, y esta conversación usa su cuenta. Quien modera puede terminarla, y cualquiera puede empezar otra con `/patient` o `/topic`',
  store: 'Mi almacenamiento no funciona en este momento, así que no pregunto nada. No se pierde nada',
  asleep: 'Esta conversación está dormida porque nadie ha escrito en mucho tiempo',
};

export const hintTexts: Texts['hints'] = {
  unreadable:
    'Solo puedo leer los mensajes que me mencionan o me responden. Para enviar este como pregunta, abre su menú y elige **Aplicaciones**, **Ask this**; o usa `/say`.',
  left_out: 'Aquí solo respondo al anfitrión. Puedes empezar tu propia conversación con `/patient`.',
  not_chosen: 'Aquí solo respondo a personas elegidas. Puedes empezar tu propia conversación con `/patient`.',
  no_floor: 'Aquí se pregunta por turnos. Levanta la mano y te aviso cuando tengas la palabra.',
  no_text: 'Solo puedo leer texto. Descríbelo con palabras, por favor.',
  ended:
    'Esta conversación ha terminado, así que aquí no responde nadie. **Empezar la mía**, más arriba, te abre una igual.',
};
