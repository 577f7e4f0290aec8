import type { Words } from '../en/english.ts';
import { questions } from './counting.ts';
import { list, times } from './forms.ts';

type Panel = Words['conversation']['panel'];
type Terms = Parameters<Panel['answers']>[0];

/** `answer`: the verb, in its tense. */
const whoIsAnswered = ({ who, chosen = [] }: Terms, answer: string): string => {
  switch (who) {
    case 'everyone':
      return `${answer} a cualquiera`;
    case 'me':
      return `${answer} solo al anfitrión y a los coanfitriones`;
    case 'hands':
      return `${answer} por turnos, a una persona cada vez`;
    case 'chosen':
      return chosen.length === 0
        ? `no ${answer} a nadie hasta que se elija a alguien`
        : `${answer} solo a ${list(chosen)}`;
  }
};

const mentionsOnly = ({ hears }: Terms): string =>
  hears === 'everything' ? '' : ' Hay que mencionarme o responder a un mensaje mío.';

/** To follow the beginning of a sentence. */
export const answeredNow = (terms: Terms): string =>
  `ahora ${whoIsAnswered(terms, 'respondo')}.${mentionsOnly(terms)}`;

/** Who comes after the person who has the floor. */
export const nextUp = ({ next, up }: { readonly next: readonly string[]; readonly up: number }): string => {
  if (up === 0) return '';
  const rest = up > next.length ? [`${up - next.length} más`] : [];
  return ` Después: ${list([...next, ...rest])}.`;
};

export const panelTexts: Panel = {
  open: 'Abierta.',
  paused: (by) => `En pausa por ${by}.`,
  suspended: (why) => `En espera: ${why}.`,
  ending: 'Terminando.',
  answers: (terms) => `Por ${answeredNow(terms)}`,
  willAnswer: (terms) => `Cuando se reanude, ${whoIsAnswered(terms, 'responderé')}.${mentionsOnly(terms)}`,
  floor: (holder) => `${holder} tiene la palabra.`,
  floorFree: 'Nadie tiene la palabra.',
  hands: (next, up) =>
    up === 0
      ? 'No hay manos levantadas.'
      : `${times(up, 'mano levantada', 'manos levantadas')}.${nextUp({ next, up })}`,
  coHosts: (people) => `Coanfitriones: ${list(people)}.`,
  asked: (asked, people) =>
    asked === 0 ? '' : `${times(people, 'persona ha', 'personas han')} hecho ${questions(asked)}.`,
  silent: (people, more) =>
    `Aquí y aún sin preguntar: ${list([...people, ...(more > 0 ? [`${more} más`] : [])])}.`,
  nobodySilent: 'Ya ha preguntado todo el mundo.',
  silentUnseen:
    'Discord no me dice quién está aquí (intent Server Members), así que cuento a quien ha escrito o levantado la mano.',
  paceIs: (wait) => `Modo lento: ${wait} entre dos mensajes.`,
  noPace: 'Sin modo lento',
  choosingPace:
    '¿Cuánto espera cada persona entre dos mensajes? También cuenta para lo que habláis entre vosotros.',
  paceRefused:
    'Discord no me deja cambiar aquí el modo lento. Pide a quien administra el servidor que me permita **Gestionar hilos** en este canal.\n',
  whoMayAsk: '¿Quién puede preguntar?',
  everyone: 'Cualquiera',
  onlyHost: 'Solo el anfitrión',
  inOrder: 'Por turnos, según se levanta la mano',
  leastHeard: 'Por turnos, primero quien menos ha preguntado',
  chosen: 'Personas y roles elegidos',
  choose: 'Elegir personas y roles',
  changedMeanwhile:
    'Alguien ha cambiado algo mientras tanto, así que tu elección no se ha aplicado. Elige otra vez, por favor.\n',
  choosing: '¿Quién puede preguntar? Elige a qué personas y roles respondo.',
  giveFloor: 'Dar la palabra a…',
  chooseCoHosts: 'Coanfitriones',
  waiting: (count, next) =>
    count === 0
      ? 'No hay preguntas en espera.'
      : `${times(count, 'pregunta en espera', 'preguntas en espera')}. A continuación: ${list(next)}.`,
};
