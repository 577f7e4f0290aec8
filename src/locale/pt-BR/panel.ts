import type { Words } from '../en/english.ts';
import { questions, questionsWaiting } from './counting.ts';
import { list, times } from './forms.ts';

type Panel = Words['conversation']['panel'];
type Terms = Parameters<Panel['answers']>[0];

/** `answer`: the verb, in its tense. */
const whoIsAnswered = ({ who, chosen = [] }: Terms, answer: string): string => {
  switch (who) {
    case 'everyone':
      return `${answer} a todos`;
    case 'me':
      return `${answer} só ao anfitrião e aos coanfitriões`;
    case 'hands':
      return `${answer} a uma pessoa por vez`;
    case 'chosen':
      return chosen.length === 0
        ? `não ${answer} a ninguém até que alguém seja escolhido`
        : `${answer} só a ${list(chosen)}`;
  }
};

const mentionsOnly = ({ hears }: Terms): string =>
  hears === 'everything' ? '' : ' É preciso me mencionar ou responder a uma mensagem minha.';

/** To follow the beginning of a sentence. */
export const answeredNow = (terms: Terms): string =>
  `agora ${whoIsAnswered(terms, 'respondo')}.${mentionsOnly(terms)}`;

/** Who comes after the person who has the floor. */
export const nextUp = ({ next, up }: { readonly next: readonly string[]; readonly up: number }): string => {
  if (up === 0) return '';
  const rest = up > next.length ? [`mais ${up - next.length}`] : [];
  return ` Depois: ${list([...next, ...rest])}.`;
};

export const panelTexts: Panel = {
  open: 'Aberta.',
  paused: (by) => `Pausada por ${by}.`,
  suspended: (why) => `Em espera: ${why}.`,
  ending: 'Terminando.',
  answers: (terms) => `Por enquanto, ${whoIsAnswered(terms, 'respondo')}.${mentionsOnly(terms)}`,
  willAnswer: (terms) =>
    `Quando for retomada, ${whoIsAnswered(terms, 'vou responder')}.${mentionsOnly(terms)}`,
  floor: (holder) => `${holder} tem a palavra.`,
  floorFree: 'Ninguém tem a palavra.',
  hands: (next, up) =>
    up === 0
      ? 'Nenhuma mão levantada.'
      : `${times(up, 'mão levantada', 'mãos levantadas')}.${nextUp({ next, up })}`,
  coHosts: (people) => `Coanfitriões: ${list(people)}.`,
  asked: (asked, people) =>
    asked === 0 ? '' : `${times(people, 'pessoa fez', 'pessoas fizeram')} ${questions(asked)}.`,
  silent: (people, more) =>
    `Aqui e ainda sem perguntar: ${list([...people, ...(more > 0 ? [`mais ${more}`] : [])])}.`,
  nobodySilent: 'Todos aqui já perguntaram.',
  silentUnseen:
    'O Discord não me diz quem está aqui (intent Server Members), então olhei quem escreveu ou levantou a mão.',
  paceIs: (wait) => `Modo lento: ${wait} entre duas mensagens.`,
  noPace: 'Sem modo lento',
  choosingPace: 'Quanto tempo cada pessoa espera entre duas mensagens? Vale também para a conversa paralela.',
  paceRefused:
    'O Discord não me deixa mudar o modo lento aqui. Peça a quem gerencia o servidor que me permita **Gerenciar tópicos** neste canal.\n',
  whoMayAsk: 'Quem pode perguntar?',
  everyone: 'Todos aqui',
  onlyHost: 'Só o anfitrião',
  inOrder: 'Uma pessoa por vez, na ordem das mãos',
  leastHeard: 'Uma pessoa por vez, primeiro quem menos perguntou',
  chosen: 'Pessoas e cargos escolhidos',
  choose: 'Escolher pessoas e cargos',
  changedMeanwhile:
    'Alguém mudou algo enquanto isso, então sua escolha não foi aplicada. Escolha de novo, por favor.\n',
  choosing: 'Quem pode perguntar? Escolha a quem respondo: pessoas e cargos.',
  giveFloor: 'Dar a palavra a…',
  chooseCoHosts: 'Coanfitriões',
  waiting: (count, next) =>
    count === 0 ? 'Nenhuma pergunta na fila.' : `${questionsWaiting(count)}. A seguir: ${list(next)}.`,
};
