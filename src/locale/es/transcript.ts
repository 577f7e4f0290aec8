import type { Texts } from '../en/english.ts';
import { list, questions, times } from './forms.ts';

export const transcriptTexts: Texts['transcript'] = {
  command: 'Lo que se ha preguntado y respondido aquí, en archivos que solo recibes tú',
  options: {
    names: 'Si lleva los nombres de quienes preguntaron. Vacío: sí',
    shown: 'Mostrar los nombres',
    hidden: 'Persona 1, Persona 2…',
    sideTalk: 'Para anfitrión y coanfitriones. True: también la charla aparte; se avisa en el hilo',
  },

  reading: (count) =>
    count === 0
      ? 'Leyendo el hilo…'
      : `Leyendo el hilo: ${times(count, 'mensaje leído', 'mensajes leídos')}…`,
  ready: ({ title, asked, people }) =>
    `Transcripción de **${title}**: ${questions(asked)} de ${times(people, 'persona', 'personas')}. Solo la ves tú.`,
  leftOut: (names) => `Falta lo que ocupa más de lo que acepta este servidor: ${list(names)}.`,

  nothingAsked: 'Aquí aún no hay ninguna pregunta con respuesta.',
  mayNotRead: 'Para pedir una transcripción necesitas aquí el permiso **Leer el historial de mensajes**.',
  cannotRead:
    'No tengo permiso para leer lo que se ha escrito ahí, así que no puedo hacer una transcripción. Quien gestiona el servidor me puede dar el permiso **Leer el historial de mensajes**.',
  threadGone: 'El hilo de esa conversación ya no existe, ni nada de lo que se escribió en él.',
  onlyHosts: (host) =>
    `La charla aparte solo la pueden pedir ${host} (a cargo de la conversación) y los coanfitriones.`,
  sideTalkTaken: (by) =>
    `${by} ha pedido una transcripción que incluye también la charla aparte de este hilo.`,
  couldNotTell:
    'No he podido avisar en el hilo de que quieres la charla aparte, así que no te la he dado. Sin `side_talk` funciona.',
  wrongPlace:
    'Úsalo en el hilo de una conversación o en el canal al que pertenece. En este canal no hay conversaciones.',
  which: '¿Qué conversación? La lista muestra las de este canal, la más reciente primero.',
  choose: 'Elegir una conversación',
  listed: ({ started, asked, isOver }) => `${started}, ${questions(asked)}${isOver ? ', terminada' : ''}`,

  somebody: 'Alguien',
  speakerNumber: (number) => `Persona ${number}`,

  page: {
    locale: 'es-ES',
    kind: { patient: 'Paciente virtual', topic: 'Tema' },
    host: 'A cargo de',
    started: 'Empezó',
    ended: 'Terminó',
    read: 'A fecha de',
    asked: 'Preguntas',
    people: 'Personas',
    conversation: 'Conversación',
    answer: 'Respuesta',
    after: (seconds) => (seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`),
    edited: 'editado',
    editedAfterwards: 'editada después de hacerse',
    unreadable: '(Este texto solo se puede leer en el hilo, porque Discord no se lo muestra a este bot.)',
    deletedQuestion: 'Esta pregunta se borró.',
    noAnswer: 'La respuesta se borró o no se pudo mostrar.',
    greeting: 'Comienzo',
    reset: (by) => `${by} empezó de cero.`,
    pause: (by) => `${by} pausó la conversación.`,
    resumed: (by) => `${by} terminó la pausa.`,
    told: 'a todos los grupos',
    time: (by, minutes) =>
      `${by} fijó el límite de tiempo: ${times(minutes, 'minuto', 'minutos')} desde aquí.`,
    noLimit: (by) => `${by} quitó el límite de tiempo.`,
    timeUp: 'Se acabó el tiempo.',
    talk: 'charla aparte',
    withFiles: 'con un archivo o una pegatina',
    file: (name) => `Archivo: ${name}`,
    fileInThread: (name) => `Archivo en el hilo: ${name}`,
    readUpTo: (time) => `El hilo era demasiado largo para leerlo hasta el final. Llega hasta: ${time}.`,
    missing: {
      all: (reasons) => `Sin mostrar: ${list(reasons)}.`,
      deletedHere: (count) =>
        times(
          count,
          'pregunta de alguien que ha borrado sus datos',
          'preguntas de personas que han borrado sus datos',
        ),
      deletedAtDiscord: (count) =>
        times(count, 'pregunta borrada en el hilo', 'preguntas borradas en el hilo'),
      unreadable: (count) =>
        times(
          count,
          'pregunta que Discord no muestra a este bot',
          'preguntas que Discord no muestra a este bot',
        ),
      later: (count) => times(count, 'pregunta posterior', 'preguntas posteriores'),
    },
    hidden: 'Los nombres están ocultos, salvo los que aparecen en lo que se escribió.',
    all: {
      title: (channel) => `Conversaciones en #${channel}`,
      minutes: 'Minutos',
      unread: (count) =>
        `${times(count, 'conversación no se pudo leer y falta', 'conversaciones no se pudieron leer y faltan')} aquí.`,
      older: (count) =>
        `${times(count, 'conversación más antigua falta', 'conversaciones más antiguas faltan')} aquí.`,
      askedBy: 'Lo preguntaron',
      noDebrief: (count) => `${times(count, 'conversación', 'conversaciones')} sin puesta en común.`,
    },
    times: (zone) => `Las horas están en ${zone}.`,
    simulation: 'Una simulación: nada de esto trata de un paciente real.',
    participation: 'Participación',
    participationNote: 'Solo cuentan las preguntas que se respondieron y no se borraron.',
    columns: {
      person: 'Persona',
      share: 'Proporción',
      first: 'Primera',
      last: 'Última',
      words: 'Palabras',
    },
    wordsNote: 'Palabras: la mediana de palabras por pregunta de esta persona.',
    percent: (share) => `${Math.round(share * 100)}\u00a0%`,
  },
  csv: {
    time: (zone) => `Hora (${zone})`,
    question: 'Pregunta',
    seconds: 'Segundos hasta la respuesta',
  },
};
