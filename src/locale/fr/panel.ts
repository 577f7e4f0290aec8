import { answeredText, type Terms } from '../conversation-text.ts';
import type { Texts } from '../en/english.ts';
import { moment, small } from '../forms.ts';
import { list, questions, times } from './forms.ts';

/** `answer`: the verb, in its tense. */
const answered = (terms: Terms, answer: string): string =>
  answeredText(terms, {
    everyone: `je ${answer} à tout le monde ici.`,
    me: `je ${answer} seulement à l’hôte et aux co-hôtes.`,
    hands: `je ${answer} à une personne à la fois.`,
    nobody: `je ne ${answer} à personne tant que personne n’est choisi.`,
    chosen: (chosen) => `je ${answer} seulement à l’hôte et à ${list(chosen)}.`,
    mentions: 'Il faut me mentionner ou répondre à un de mes messages.',
  });

/** To follow the beginning of a sentence. */
export const answeredNow = (terms: Terms): string => `désormais, ${answered(terms, 'réponds')}`;

const andMore = (names: readonly string[], more: number): string =>
  list([...names, ...(more > 0 ? [times(more, 'autre', 'autres')] : [])]);

/** Who comes after the person who has the floor. */
export const nextUp = ({ next, up }: { readonly next: readonly string[]; readonly up: number }): string =>
  up === 0 ? '' : ` Ensuite : ${andMore(next, up - next.length)}.`;

export const panelTexts: Texts['conversation']['panel'] = {
  open: 'La conversation est ouverte.',
  paused: (by) => `Mise en pause par ${by}.`,
  suspended: (why) => `En attente : ${why}.`,
  ending: 'La conversation va se terminer.',
  answers: (terms) => `Pour l’instant, ${answered(terms, 'réponds')}`,
  willAnswer: (terms) => `À la reprise, ${answered(terms, 'répondrai')}`,
  floor: (holder) => `${holder} a la parole.`,
  floorFree: 'Personne n’a la parole.',
  hands: (next, up) =>
    up === 0 ? 'Aucune main levée.' : `${times(up, 'main levée', 'mains levées')}.${nextUp({ next, up })}`,
  coHosts: (people) => `Co-hôtes : ${list(people)}.`,
  asked: (asked, people) =>
    asked === 0 ? '' : `${times(people, 'personne a', 'personnes ont')} posé ${questions(asked)}.`,
  silent: (people, more) =>
    `${people.length + more === 1 ? 'N’a' : 'N’ont'} pas encore posé de question : ${andMore(people, more)}.`,
  nobodySilent: 'Tout le monde ici a posé une question.',
  silentUnseen:
    'Discord ne me dit pas qui est ici : je compte les personnes qui ont écrit quelque chose ou levé la main.',
  whoMayAsk: 'Qui peut poser des questions ?',
  everyone: 'Tout le monde ici',
  onlyHost: 'Seulement l’hôte',
  inOrder: 'Chacun son tour, dans l’ordre des mains levées',
  leastHeard: 'Chacun son tour, priorité à qui a le moins parlé',
  chosen: 'Certaines personnes et certains rôles',
  choose: 'Choisir des personnes et des rôles',
  choosing: 'Qui peut poser des questions ? Choisis les personnes et les rôles auxquels je réponds.',
  giveFloor: 'Donner la parole à…',
  chooseCoHosts: 'Co-hôtes',
  waiting: (count, next) =>
    count === 0 ? 'Aucune question en attente.' : `${questions(count)} en attente. Ensuite : ${list(next)}.`,
  asOf: (time) => small(`Actualisé ${moment(time, 'R')}.`),
};
