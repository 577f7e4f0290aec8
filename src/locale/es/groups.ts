import type { Texts } from '../en/english.ts';
import { moment } from '../forms.ts';
import { plural, questions, times } from './forms.ts';

export const groupsTexts: Texts['groups'] = {
  heading: (channel, open, ended) =>
    `**Conversaciones en <#${channel}>**: ${times(open, 'abierta', 'abiertas')}${ended === 0 ? '' : `, ${times(ended, 'terminada', 'terminadas')} en las últimas 24 horas`}`,
  states: {
    open: 'abierta',
    paused: 'en pausa',
    onHold: (why) => `interrumpida. ${why}`,
    mayNotPost: 'no puedo escribir allí',
    ending: 'a punto de terminar',
    ended: 'terminada',
  },
  asked: (asked, people) =>
    asked === 0 ? 'sin preguntas' : `${questions(asked)}, ${times(people, 'persona', 'personas')}`,
  preceptor: 'espera una respuesta al tutor clínico',
  doubt: (count) => (count === 0 ? '' : `${times(count, 'respuesta no llegó', 'respuestas no llegaron')}`),
  aside: (count) => (count === 0 ? '' : times(count, 'pregunta apartada', 'preguntas apartadas')),
  waiting: (count) => (count === 0 ? '' : times(count, 'pregunta en espera', 'preguntas en espera')),
  hands: (count) => (count === 0 ? '' : times(count, 'mano levantada', 'manos levantadas')),
  last: (time) => `la última, ${moment(time, 'R')}`,
  inAll: '¿Quién puede preguntar en todas?',
  openOne: 'Abrir una…',
  buttons: {
    pauseAll: 'Pausar todas',
    resumeAll: 'Reanudar todas',
    tellAll: 'Avisar a todas',
    transcripts: 'Transcripciones',
    endAll: 'Terminar todas',
    endThese: (count) => (count === 1 ? 'Terminarla' : `Terminar las ${count}`),
  },
  reading: ({ number, of, count }) =>
    `Leyendo la conversación ${number} de ${of}: ${times(count, 'mensaje', 'mensajes')} hasta ahora.`,
  noneRead:
    'Ahora mismo no se ha podido leer ninguna de estas conversaciones. Inténtalo de nuevo en un minuto.',
  ready: (count, missing) =>
    `${times(count, 'transcripción', 'transcripciones')}: como página, tabla y datos.${missing === 0 ? '' : ` ${plural(missing, { one: 'Falta', other: 'Faltan' })} ${missing}; la página dice por qué.`}`,
  confirmEnd: (count) =>
    `${count === 1 ? '¿Terminar esta conversación?' : `¿Terminar las ${count} conversaciones?`} Las preguntas en espera se descartan y ya no se podrá preguntar.`,
  tell: {
    title: 'Avisar a todas las conversaciones',
    label: 'Lo que deben leer todos los grupos',
    description: 'Aparece en cada hilo abierto, con tu nombre. Nadie recibe una notificación.',
    untold: (text) => `Este panel estaba desactualizado, así que no he avisado a nadie. Tu texto:\n> ${text}`,
  },
  told: (by, text) => `**${by} a todos los grupos:** ${text}`,
  did: {
    pause: {
      done: (count) => times(count, 'pausada', 'pausadas'),
      already: (count) => `${times(count, 'ya estaba', 'ya estaban')} en pausa`,
    },
    resume: {
      done: (count) => times(count, 'reanudada', 'reanudadas'),
      already: (count) => `${times(count, 'no estaba', 'no estaban')} en pausa`,
    },
    who: {
      done: (count) => times(count, 'cambiada', 'cambiadas'),
      already: (count) => `${times(count, 'ya estaba', 'ya estaban')} así`,
    },
    tell: {
      done: (count) => times(count, 'avisada', 'avisadas'),
      already: (count) => `${count} sin avisar, porque allí aún no se ha podido publicar el aviso anterior`,
    },
    end: {
      done: (count) => times(count, 'terminada', 'terminadas'),
      already: (count) => `${times(count, 'ya estaba', 'ya estaban')} terminando`,
    },
  },
  later: (count) => `${count} después de la respuesta en curso`,
  over: (count) => `${times(count, 'ha terminado', 'han terminado')} mientras tanto`,
  refused: (count) => `${count} sin cambios: allí no está permitido`,
  unreachable: (count) => `${times(count, 'inaccesible', 'inaccesibles')}: inténtalo de nuevo`,
  begun: (count) => `${times(count, 'más ha empezado', 'más han empezado')} mientras tanto`,
  outdated: 'Este panel estaba desactualizado, así que no he hecho nada. Así están las cosas:',
  onlyManagers: 'Eso solo puede hacerlo quien puede gestionar hilos aquí.',
};
