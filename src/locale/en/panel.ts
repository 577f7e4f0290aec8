import { times } from './counting.ts';

/** Who may ask and who is next: the words for moderators, and what a thread says when it changes. */

export type Who = 'everyone' | 'me' | 'hands' | 'chosen';
export type Hears = 'everything' | 'mentions';

export interface Terms {
  readonly who: Who;
  readonly hears: Hears;
  /** The people and roles that were chosen, as mentions. */
  readonly chosen?: readonly string[];
}

const whose = ({ who, chosen = [] }: Terms): string => {
  switch (who) {
    case 'everyone':
      return 'everyone here';
    case 'me':
      return 'only the host';
    case 'hands':
      return 'one person at a time, by raised hands';
    case 'chosen':
      return chosen.length === 0 ? 'nobody, because nobody has been chosen yet' : `only ${chosen.join(', ')}`;
  }
};

export const whomIAnswer = (terms: Terms): string =>
  terms.hears === 'everything'
    ? whose(terms)
    : `${whose(terms)}, and only messages that mention me or reply to me`;

/** Who comes after the person who has the floor. */
export const nextUp = ({ next, up }: { readonly next: readonly string[]; readonly up: number }): string => {
  if (up === 0) return '';
  const rest = up > next.length ? ` and ${up - next.length} more` : '';
  return ` Next: ${next.join(', ')}${rest}.`;
};

/** What a moderator reads above the buttons of `/manage`. */
export const panelTexts = {
  open: 'Open.',
  paused: (by: string): string => `Paused by ${by}.`,
  holding: (why: string): string => `On hold: ${why}.`,
  ending: 'Ending.',
  answers: (terms: Terms): string => `I answer ${whomIAnswer(terms)}.`,
  willAnswer: (terms: Terms): string => `Once it goes on, I answer ${whomIAnswer(terms)}.`,
  floor: (holder: string): string => `${holder} has the floor.`,
  floorFree: 'Nobody has the floor.',
  hands: (next: readonly string[], up: number): string =>
    up === 0 ? 'No hand is up.' : `${times(up, 'hand is', 'hands are')} up.${nextUp({ next, up })}`,
  coHosts: (people: readonly string[]): string => `Co-hosts: ${people.join(', ')}.`,
  whoMayAsk: 'Who may ask?',
  everyone: 'Everyone here',
  onlyHost: 'Only the host',
  oneAtATime: 'One at a time, by raised hands',
  inOrder: 'In the order in which hands went up',
  leastHeard: 'Whoever was heard least first',
  chosen: 'Chosen people and roles',
  choose: 'Choose people and roles',
  choosing: 'Who may ask? Choose the people and roles that I answer.',
  giveFloor: 'Give the floor to …',
  chooseCoHosts: 'Co-hosts',
  waiting: (count: number, next: readonly string[]): string =>
    count === 0
      ? 'No questions are waiting.'
      : `${times(count, 'question is', 'questions are')} waiting. Next: ${next.join(', ')}.`,
} as const;
