import type { Words } from '../en/english.ts';
import { questions } from './counting.ts';
import { list, times } from './forms.ts';

type Panel = Words['conversation']['panel'];
type Terms = Parameters<Panel['answers']>[0];

/** `answer`: the verb, in its tense. */
const whoIsAnswered = ({ who, chosen = [] }: Terms, answer: string): string => {
  switch (who) {
    case 'everyone':
      return `je ${answer} à tout le monde ici`;
    case 'me':
      return `je ${answer} seulement à l’hôte et aux co-hôtes`;
    case 'hands':
      return `je ${answer} à une personne à la fois`;
    case 'chosen':
      return chosen.length === 0
        ? `je ne ${answer} à personne tant que personne n’est choisi`
        : `je ${answer} seulement à ${list(chosen)}`;
  }
};

const mentionsOnly = ({ hears }: Terms): string =>
  hears === 'everything' ? '' : ' Il faut me mentionner ou répondre à un de mes messages.';

const answered = (terms: Terms, answer: string): string =>
  `${whoIsAnswered(terms, answer)}.${mentionsOnly(terms)}`;

/** To follow the beginning of a sentence. */
export const answeredNow = (terms: Terms): string => `désormais, ${answered(terms, 'réponds')}`;

/** Who comes after the person who has the floor. */
export const nextUp = ({ next, up }: { readonly next: readonly string[]; readonly up: number }): string => {
  if (up === 0) return '';
  const rest = up > next.length ? [times(up - next.length, 'autre', 'autres')] : [];
  return ` Ensuite : ${list([...next, ...rest])}.`;
};

export const panelTexts: Panel = {
  open: 'Ouverte.',
  paused: (by) => `Mise en pause par ${by}.`,
  suspended: (why) => `En attente : ${why}.`,
  ending: 'Se termine.',
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
    `Ici, sans avoir encore posé de question : ${list([...people, ...(more > 0 ? [times(more, 'autre', 'autres')] : [])])}.`,
  nobodySilent: 'Tout le monde ici a posé une question.',
  silentUnseen:
    'Discord ne me dit pas qui est ici (intent Server Members) : je compte donc les personnes qui ont écrit ou levé la main.',
  paceIs: (wait) => `Mode lent : ${wait} entre deux messages.`,
  noPace: 'Pas de mode lent',
  choosingPace: 'Combien de temps chacun attend-il entre deux messages ? Cela vaut aussi pour vos apartés.',
  paceRefused:
    'Discord ne me laisse pas changer le mode lent ici. Demande à qui gère le serveur de m’autoriser **Gérer les fils** dans ce salon.\n',
  whoMayAsk: 'Qui peut poser des questions ?',
  everyone: 'Tout le monde ici',
  onlyHost: 'Seulement l’hôte',
  inOrder: 'Une personne à la fois, dans l’ordre des mains levées',
  leastHeard: 'Une personne à la fois, les plus discrètes d’abord',
  chosen: 'Des personnes et des rôles choisis',
  choose: 'Choisir des personnes et des rôles',
  changedMeanwhile:
    'Quelqu’un a changé quelque chose entre-temps : ton choix n’a pas été pris en compte. Choisis encore une fois.\n',
  choosing: 'Qui peut poser des questions ? Choisis les personnes et les rôles à qui je réponds.',
  giveFloor: 'Donner la parole à…',
  chooseCoHosts: 'Co-hôtes',
  waiting: (count, next) =>
    count === 0 ? 'Aucune question en attente.' : `${questions(count)} en attente. Ensuite : ${list(next)}.`,
};
