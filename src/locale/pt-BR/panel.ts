import { answeredText, type Terms } from '../conversation-text.ts';
import type { Texts } from '../en/english.ts';
import { moment, small } from '../forms.ts';
import { list, questions, questionsWaiting, times } from './forms.ts';

/** `answer`: the verb, in its tense. */
const answered = (terms: Terms, answer: string): string =>
  answeredText(terms, {
    everyone: `${answer} a todos.`,
    me: `${answer} só ao anfitrião e aos coanfitriões.`,
    hands: `${answer} a uma pessoa por vez.`,
    nobody: `não ${answer} a ninguém até que alguém seja escolhido.`,
    chosen: (chosen) => `${answer} só ao anfitrião e a ${list(chosen)}.`,
    mentions: 'É preciso me mencionar ou responder a uma mensagem minha.',
  });

/** To follow the beginning of a sentence. */
export const answeredNow = (terms: Terms): string => `agora ${answered(terms, 'respondo')}`;

const andMore = (names: readonly string[], more: number): string =>
  list([...names, ...(more > 0 ? [`mais ${more}`] : [])]);

/** Who comes after the person who has the floor. */
export const nextUp = ({ next, up }: { readonly next: readonly string[]; readonly up: number }): string =>
  up === 0 ? '' : ` A seguir: ${andMore(next, up - next.length)}.`;

export const panelTexts: Texts['conversation']['panel'] = {
  open: 'A conversa está aberta.',
  paused: (by) => `Pausada por ${by}.`,
  suspended: (why) => `Em espera: ${why}.`,
  ending: 'A conversa está terminando.',
  answers: (terms) => `Por enquanto, ${answered(terms, 'respondo')}`,
  willAnswer: (terms) => `Quando for retomada, ${answered(terms, 'vou responder')}`,
  floor: (holder) => `${holder} tem a palavra.`,
  floorFree: 'Ninguém tem a palavra.',
  hands: (next, up) =>
    up === 0
      ? 'Nenhuma mão levantada.'
      : `${times(up, 'mão levantada', 'mãos levantadas')}.${nextUp({ next, up })}`,
  coHosts: (people) => `Coanfitriões: ${list(people)}.`,
  asked: (asked, people) =>
    asked === 0 ? '' : `${times(people, 'pessoa fez', 'pessoas fizeram')} ${questions(asked)}.`,
  silent: (people, more) => `Ainda sem perguntar: ${andMore(people, more)}.`,
  nobodySilent: 'Todos aqui já perguntaram.',
  silentUnseen: 'O Discord não me diz quem está aqui, então contei quem escreveu algo ou levantou a mão.',
  whoMayAsk: 'Quem pode perguntar?',
  everyone: 'Todos aqui',
  onlyHost: 'Só o anfitrião',
  inOrder: 'Uma pessoa por vez, na ordem das mãos',
  leastHeard: 'Uma pessoa por vez, primeiro quem menos perguntou',
  chosen: 'Pessoas e cargos escolhidos',
  choose: 'Escolher pessoas e cargos',
  choosing: 'Quem pode perguntar? Escolha a quem respondo: pessoas e cargos.',
  giveFloor: 'Dar a palavra a…',
  chooseCoHosts: 'Coanfitriões',
  waiting: (count, next) =>
    count === 0 ? 'Nenhuma pergunta na fila.' : `${questionsWaiting(count)}. A seguir: ${list(next)}.`,
  asOf: (time) => small(`Atualizado ${moment(time, 'R')}.`),
};
