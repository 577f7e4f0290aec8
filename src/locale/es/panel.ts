import { answeredText, type Terms } from '../conversation-text.ts';
import type { Texts } from '../en/english.ts';
import { moment, small } from '../forms.ts';
import { list, questions, times } from './forms.ts';

/** `answer`: the verb, in its tense. */
const answered = (terms: Terms, answer: string): string =>
  answeredText(terms, {
    everyone: `${answer} a todo el mundo.`,
    me: `${answer} solo al anfitrión y a los coanfitriones.`,
    hands: `${answer} por turnos, a una persona cada vez.`,
    nobody: `no ${answer} a nadie hasta que se elija a alguien.`,
    chosen: (chosen) => `${answer} solo al anfitrión y a ${list(chosen)}.`,
    mentions: 'Hay que mencionarme o responder a un mensaje mío.',
  });

/** To follow the beginning of a sentence. */
export const answeredNow = (terms: Terms): string => `ahora ${answered(terms, 'respondo')}`;

const andMore = (names: readonly string[], more: number): string =>
  list([...names, ...(more > 0 ? [`${more} más`] : [])]);

/** Who comes after the person who has the floor. */
export const nextUp = ({ next, up }: { readonly next: readonly string[]; readonly up: number }): string =>
  up === 0 ? '' : ` A continuación: ${andMore(next, up - next.length)}.`;

export const panelTexts: Texts['conversation']['panel'] = {
  open: 'La conversación está abierta.',
  paused: (by) => `Pausada por ${by}.`,
  suspended: (why) => `Interrumpida. ${why}.`,
  ending: 'La conversación está a punto de terminar.',
  answers: (terms) => `Por ${answeredNow(terms)}`,
  willAnswer: (terms) => `Cuando se reanude, ${answered(terms, 'responderé')}`,
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
    `Aún no ${people.length + more === 1 ? 'ha' : 'han'} preguntado: ${andMore(people, more)}.`,
  nobodySilent: 'Ya ha preguntado todo el mundo.',
  silentUnseen:
    'Discord no me dice quién está aquí, así que cuento a quien ha escrito algo o levantado la mano.',
  whoMayAsk: '¿Quién puede preguntar?',
  everyone: 'Todo el mundo',
  onlyHost: 'Solo el anfitrión',
  inOrder: 'Por turnos, según se levanta la mano',
  leastHeard: 'Por turnos, primero quien menos ha preguntado',
  chosen: 'Personas y roles elegidos',
  choose: 'Elegir personas y roles',
  choosing: '¿Quién puede preguntar? Elige a qué personas y roles respondo.',
  giveFloor: 'Dar la palabra a…',
  chooseCoHosts: 'Coanfitriones',
  waiting: (count, next) =>
    count === 0
      ? 'No hay preguntas en espera.'
      : `${times(count, 'pregunta en espera', 'preguntas en espera')}. A continuación: ${list(next)}.`,
  asOf: (time) => small(`Actualizado ${moment(time, 'R')}.`),
};
