import type { Texts } from '../en/english.ts';
import { openingText } from '../conversation-text.ts';
import { small, upcoming } from '../forms.ts';
import { list, times } from './forms.ts';
import { hintTexts, lineTexts, statusTexts, suspensionTexts } from './notices.ts';
import { panelTexts } from './panel.ts';

type Lines = Texts['conversation'];

const preceptor = 'El tutor clínico';

export const conversationTexts: Lines = {
  commands: {
    patient: 'Empieza una conversación con un paciente virtual, en su propio hilo',
    topic: 'Empieza una conversación sobre un tema, en su propio hilo',
    say: 'Di algo en esta conversación si no puedo leer tus mensajes',
    reset: 'Haz que el paciente lo olvide todo y empieza de cero',
    manage:
      'Pausa esta conversación, elige quién puede preguntar o termínala; en un canal, gestiónalas todas',
    end: 'Termina esta conversación',
  },
  options: {
    case: 'El caso: elige uno o escribe su identificador',
    topic: 'El tema: elige uno o escribe su identificador',
    who: 'Quién puede preguntar. Vacío: lo que use este servidor, normalmente todo el mundo',
    whoTopic: 'Quién puede participar. Vacío: lo que use este servidor, normalmente todo el mundo',
    everyone: 'Todo el mundo en el hilo',
    me: 'Solo yo',
    hands: 'Por turnos, levantando la mano',
    private: 'True: en un hilo privado, solo para ti y para quien invites',
    invite: 'True: no empiezas nada, solo invitas a todo el canal. Para quien puede gestionar hilos',
    model: 'Qué modelo de lenguaje hace de paciente. Déjalo vacío si nadie te ha dado un nombre',
    message: 'Lo que quieres decir',
  },
  unnamed: { person: 'alguien', role: 'el grupo', channel: 'otro canal' },
  somebody: '@alguien',
  caseTitle: (id) => `Caso ${id}`,
  topicTitle: (id) => `Tema ${id}`,

  ...openingText({
    ask: { patient: 'Pregunta al paciente', topic: 'Escribe sin más' },
    mention: ' y mencióname',
    oneAtATime: 'Por turnos: levanta la mano.',
    onlyHost: 'Aquí solo respondo al anfitrión.',
    sideTalk: {
      patient: 'Si no es para el paciente, empieza con `((`.',
      topic: 'Si no es para mí, empieza con `((`.',
    },
    simulation: (host) =>
      `Las preguntas van al servicio (cuenta: ${host}). Simulación: sin pacientes reales.`,
    demo: 'Demo: solo en inglés; sin contraseñas reales.',
    transcript: 'Aquí todo el mundo puede pedir una transcripción.',
    more: 'Más: `/help`',
    announced: {
      patient: (title, host) => `**${title}**\nConversación con un paciente virtual, a cargo de ${host}.`,
      topic: (title, host) => `**${title}**\nConversación sobre un tema, a cargo de ${host}.`,
    },
    join: 'Abre el hilo y escribe; no necesitas cuenta.',
    raiseHand: 'Se pregunta por turnos: abre el hilo y levanta la mano; no necesitas cuenta.',
    readAlong: (host) => `Allí solo respondo a ${host}; abre el hilo para seguir la conversación.`,
    ended: 'Ya ha terminado.',
  }),
  announcementOfGone: (title) => `**${title}** ha terminado: su hilo ya no existe.`,
  announcementOfNoCase: (title) => `**${title}** ha terminado: el servicio no conoce este caso.`,
  outOfThread: (thread) =>
    `Me han sacado del hilo privado <#${thread}> de tu conversación, así que de allí no me llega nada. Mencióname en el hilo para volver a añadirme, y seguirá lo que está en espera. Si prefieres terminar la conversación, usa \`/account\`.`,
  goneToHost: (title) =>
    `**${title}** ha terminado: su hilo ya no existe. Puedes empezar otra vez con \`/patient\` o \`/topic\`.`,
  notStarted: (title) => `No se ha podido empezar **${title}**.`,

  buttons: {
    manage: 'Gestionar',
    transcript: 'Transcripción',
    pause: 'Pausar',
    resume: 'Reanudar',
    everyMessage: 'Todos los mensajes',
    onlyMentions: 'Solo menciones',
    refresh: 'Actualizar',
    silent: '¿Quién no ha preguntado?',
    startMyOwn: 'Empezar la mía',
    practiseAlone: 'Practicar a solas',
    back: 'Volver',
    raiseHand: 'Levantar la mano',
    askIt: (text) => (text === '' ? 'Hacer la pregunta' : `Preguntar “${text}”`),
    lowerHand: 'Bajar la mano',
    passOn: 'Pasar mi turno',
    startAgain: 'Empezar de cero',
    end: 'Terminar',
    goThere: 'Ir allí',
    endAndStart: 'Terminarla y empezar aquí',
    startFresh: 'Empezar de cero',
    carryOn: 'Seguir donde se quedó',
    askAgain: 'Preguntar otra vez',
    skip: 'Omitir',
    tryNow: 'Intentar ahora',
    skipWaiting: (count) => (count === 1 ? 'Descartar esta pregunta' : `Descartar estas ${count} preguntas`),
    skipThem: 'Omitirlas',
    skipIt: 'Omitirla',
    continueHost: 'Reanudar (anfitrión)',
    setAside: 'Apartar preguntas',
    answerThem: 'Responderlas',
  },

  started: (thread) => `Aquí está: <#${thread}>. Escribe allí.`,
  alreadyOpen: (thread, starter) => {
    const there = thread === undefined ? '' : `: <#${thread}>`;
    return starter === undefined
      ? `Ya tienes una conversación con este paciente${there}. Solo puede haber una abierta a la vez. ¿Terminarla para empezar aquí?`
      : `Esta cuenta ya tiene abierta una conversación con este paciente, empezada por ${starter}${there}. Ve allí o termínala para empezar aquí. Los grupos que hablan a la vez con el mismo paciente necesitan una cuenta cada uno.`;
  },
  openOnAccount: (thread, host) =>
    `Esta cuenta ya tiene abierta una conversación con este paciente, empezada por ${host}${thread === undefined ? '' : `: <#${thread}>`}. Una cuenta solo puede tener una conversación a la vez con cada paciente: ve allí o espera a que termine. Los grupos que hablan a la vez con el mismo paciente necesitan una cuenta cada uno.`,
  stillStarting:
    'Esto tarda más de lo normal. Sigo intentándolo, y aquí verás el resultado; si no llega en 15 minutos, vuelve a usar el comando.',
  beingOpened: 'Esta conversación ya se está abriendo. Espera un momento.',
  knowsEarlier:
    'Este paciente recuerda una conversación anterior de tu cuenta. ¿Empezar de cero o seguir donde se quedó?',
  whichOne: (typed) =>
    `Hay más de uno que coincide con “${typed}”. ¿Cuál quieres? Si no está en la lista, vuelve a usar el comando con una parte más larga del nombre.`,
  chooseOne: 'Elige uno',
  noneCalled: {
    patient: (typed) =>
      `No conozco ningún paciente llamado “${typed}”, así que no ha empezado ninguna conversación. Elige uno de la lista que muestra Discord mientras escribes, o escribe el identificador del caso.`,
    topic: (typed) =>
      `No conozco ningún tema llamado “${typed}”, así que no ha empezado ninguna conversación. Elige uno de la lista que muestra Discord mientras escribes, o escribe el identificador del tema.`,
  },
  choiceGone:
    'Ha pasado demasiado tiempo, o me he reiniciado desde entonces. Vuelve a usar el comando, por favor.',
  resetFailed: (reason) =>
    `No he podido hacer que el paciente lo olvide todo, así que no ha empezado ninguna conversación. ${reason}`,
  wrongPlace: (isPrivate) =>
    isPrivate
      ? 'Un hilo privado solo se puede crear en un canal de texto. Usa el comando allí o quita `private`.'
      : 'Usa el comando en un canal de texto o de anuncios de un servidor. Allí abro un hilo.',
  invitation: (title, about) =>
    `**${title}**${about === '' ? '' : `: ${about}`}\nCada cual puede empezar su propia conversación.`,
  invited: 'La invitación está en este canal. Sus botones funcionan mientras siga ahí.',
  notWithInvite:
    'Con `invite` aún no empieza nada, así que no admite `private` ni `model`. Quítalos y vuelve a usar el comando.',
  tooLongToInvite:
    'Este identificador es demasiado largo para los botones de una invitación. Empieza tú la conversación y termínala: debajo quedará **Empezar la mía** para todo el mundo.',
  belongsInThread: 'Úsalo en el hilo de una conversación que aún esté abierta.',
  tooManyOpen: (most) =>
    `Ya tienes ${times(most, 'conversación abierta', 'conversaciones abiertas')} a tu cargo, el máximo por persona aquí. Termina una primero.`,
  yourOpen: (links) =>
    links.length === 0
      ? 'No tienes ninguna conversación abierta; `/patient` o `/topic` empieza una.'
      : `Las tuyas: ${list(links)}`,
  timedOut: (until) =>
    `La moderación me ha aislado temporalmente en este servidor: no puedo escribir nada hasta el <t:${until}:f> (<t:${until}:R>). También puede quitarme antes el aislamiento.`,
  missingPermissions: (names, channel) =>
    `Me ${names.length === 1 ? 'falta un permiso' : 'faltan permisos'} en <#${channel}>: ${list(names)}. Quien gestiona el servidor me ${names.length === 1 ? 'lo' : 'los'} puede dar.`,
  permissions: {
    ViewChannel: 'Ver canal',
    SendMessages: 'Enviar mensajes',
    SendMessagesInThreads: 'Enviar mensajes en hilos',
    ReadMessageHistory: 'Leer el historial de mensajes',
    CreatePublicThreads: 'Crear hilos públicos',
    CreatePrivateThreads: 'Crear hilos privados',
    EmbedLinks: 'Insertar enlaces',
    AttachFiles: 'Adjuntar archivos',
  },
  lostPermission: (channel) =>
    `Me ha faltado un permiso para terminar esto en <#${channel}>, así que no ha empezado ninguna conversación. Revisa allí mis permisos, por favor.`,
  threadLimit:
    'Este servidor ya tiene el máximo de hilos activos que permite Discord. Archiva uno y vuelve a usar el comando.',

  onlyModerators: (host) =>
    `Eso solo pueden hacerlo ${host} (a cargo de la conversación), los coanfitriones y quienes gestionan hilos aquí.`,
  onlyHolder: 'Solo puede pasar el turno quien tiene la palabra o quien modera aquí.',
  noHands: 'Aquí no hace falta levantar la mano. Escribe sin más.',
  notYourTurn: 'Aquí se pregunta por turnos. Levanta la mano y te aviso cuando tengas la palabra.',
  yourFloor: 'Tienes la palabra: escribe tu pregunta en este hilo.',
  yourFloorPaused: 'Esta conversación está en pausa. Cuando se reanude, tendrás la palabra.',
  place: (place) =>
    place === 1
      ? 'Tienes la mano levantada y el siguiente turno es tuyo. Te aviso cuando tengas la palabra.'
      : `Tienes la mano levantada y eres el número ${place} de la cola; te aviso cuando tengas la palabra.`,
  lineFull: (most) =>
    `Ya hay ${most} manos levantadas y no caben más en la cola. Inténtalo cuando sea más corta.`,
  handLowered: 'Has bajado la mano.',
  handNotUp: 'No tenías la mano levantada.',
  onlyAuthor:
    'Eso solo puede hacerlo quien escribió el mensaje, el anfitrión, un coanfitrión o quien gestione hilos.',
  onlyHost: (host) => `Eso solo puede hacerlo ${host}, que está a cargo de esta conversación: pídeselo.`,
  over: 'Esta conversación ha terminado. `/patient` o `/topic` empieza otra.',
  notKept:
    'Ya no guardo de qué trataba esta conversación, así que no puedo empezar otra igual. `/patient` o `/topic` empieza una nueva.',
  ending:
    'Esta conversación está a punto de terminar: ya no se pregunta ni se cambia nada en ella. `/patient` o `/topic` empieza otra.',
  confirmReset: '¿Empezar de cero? El paciente olvida todo lo dicho hasta ahora; el hilo se queda.',
  confirmEnd: (title) =>
    `¿Terminar **${title}**? Las preguntas en espera se descartan y ya no se podrá preguntar.`,
  noReset: 'Un tema no se puede empezar de cero. Termina esta conversación y empieza otra con `/topic`.',
  resetDone: 'Hecho: el paciente no recuerda nada.',
  ended: 'Terminada.',
  afterTheTurn: 'Aún hay una respuesta en camino. Esto se hará justo después; lo verás en el hilo.',
  endsFirst:
    'La otra conversación aún espera una respuesta y termina justo después. Cuando termine, vuelve a usar el comando.',
  notFromHere:
    'Esto es de una conversación de otro canal, así que no he hecho nada. Ve allí e inténtalo de nuevo.',
  doNotSee:
    'Ya no puedes ver el hilo de esta conversación, así que no he hecho nada. Pide al anfitrión que te deje entrar otra vez.',
  mayNotSpeak:
    'No tienes permiso para escribir en el hilo de esta conversación, así que no puedo hacerlo por ti.',
  mayNotStart:
    'No puedo empezar una conversación por ti en un canal en el que no tienes permiso para escribir. Elige otro, y comprueba que también puedes escribir en sus hilos.',
  laterOn:
    'Mi almacenamiento no funciona en este momento. Haré esto en cuanto funcione; si en diez minutos no ha pasado nada, inténtalo de nuevo.',
  storeFailsAtStart:
    'Mi almacenamiento no funciona en este momento, así que no ha empezado ninguna conversación. Inténtalo de nuevo en un minuto.',
  asksThis: 'Este mensaje está en la cola de preguntas. Verás el resultado en el hilo.',
  notFromAPerson:
    'Solo puedo preguntar lo que ha escrito aquí una persona. Elige un mensaje tuyo o de otra persona.',
  notAskable: {
    waiting: 'Este mensaje ya está en espera: el hilo muestra cuándo le toca.',
    asked: 'Este mensaje ya se envió como pregunta. Escríbelo de nuevo si quieres otra respuesta.',
    elsewhere:
      'Este mensaje no está en el hilo de esta conversación, así que aquí no puedo enviarlo como pregunta.',
  },
  pausedNow: 'Esta conversación está en pausa. Vuelve a intentarlo cuando se reanude, por favor.',
  goesOnThere: (thread) =>
    thread === undefined ? 'Ya has empezado la tuya.' : `Ya has empezado la tuya: <#${thread}>.`,
  threadLocked:
    'El hilo de esta conversación está bloqueado. Pide a quien gestione hilos que lo desbloquee e inténtalo de nuevo.',
  lockedToMe:
    'No puedo escribir en el hilo de esta conversación. Si está bloqueado, desbloquéalo primero e inténtalo de nuevo.',
  threadGone: 'El hilo de esta conversación ya no existe. Empieza otra con `/patient` o `/topic`.',
  threadGoneOf: (host) =>
    `El hilo de esta conversación ya no existe. Pide a ${host}, que estaba a cargo, que la empiece otra vez, o empieza la tuya con \`/patient\` o \`/topic\`.`,
  whichId: (id) =>
    `El servicio no conoce el caso \`${id}\`. Comprueba el identificador con quien te lo dio y usa \`/patient\` con el correcto.`,
  goingOn: 'Esta conversación sigue.',
  decided: 'Alguien ya lo ha decidido.',
  otherAccount: (earlier?: string): string =>
    `Esta conversación usa ${earlier === undefined ? 'otra cuenta tuya' : `tu cuenta **${earlier}**`}. Vincúlala otra vez con \`/link\` o termina esta conversación.`,

  small,
  status: statusTexts,
  lines: lineTexts,
  suspension: suspensionTexts,
  waiting: (count) => (count === 0 ? '' : ` ${times(count, 'pregunta en espera', 'preguntas en espera')}.`),
  panel: panelTexts,
  nextTry: (time) => ` Próximo intento: ${upcoming(time)}.`,
  hints: hintTexts,

  speaker: (name) => `**${name}:**`,
  notUnderstood:
    '-# El servicio ha respondido en un formato que no conozco. Esta es la respuesta entera, tal cual.',
  nothingNew:
    '-# El servicio no tiene nada nuevo que decir sobre esto. Pregunta de otra forma o sigue con otra cosa.',
  chatStatus: (status) => `-# El servicio dice: ${status}`,
  preceptor,
  preceptorAsks: (question) =>
    `> **${preceptor} pregunta**\n${question}\n-# El siguiente mensaje aquí cuenta como respuesta.`,
  inFile: '-# La respuesta es larga: en este archivo está completa.',
  asFile: 'Discord no ha aceptado esta respuesta como mensaje. Está en el archivo.',
};
