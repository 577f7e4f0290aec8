import { answeredText, type Terms } from '../conversation-text.ts';
import { moment, small } from '../forms.ts';
import { list, times } from './forms.ts';

/** Who may ask and who is next: the words for moderators, and what a thread says when it changes. */

const answered = (terms: Terms, now: string): string =>
  answeredText(terms, {
    everyone: `everyone can ask${now}.`,
    me: `only the host and co-hosts can ask${now}.`,
    hands: `one person at a time can ask${now}.`,
    nobody: 'nobody can ask until someone is chosen.',
    chosen: (chosen) => `only the host and ${list(chosen)} can ask${now}.`,
    mentions: 'Messages have to mention me or reply to me.',
  });

/** To follow the beginning of a sentence. */
export const answeredNow = (terms: Terms): string => answered(terms, ' now');

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const andMore = (names: readonly string[], more: number): string =>
  list([...names, ...(more > 0 ? [`${more} more`] : [])]);

/** Who comes after the person who has the floor. */
export const nextUp = ({ next, up }: { readonly next: readonly string[]; readonly up: number }): string =>
  up === 0 ? '' : ` Next: ${andMore(next, up - next.length)}.`;

/** What a moderator reads above the buttons of `/manage`. */
export const panelTexts = {
  open: 'The conversation is open.',
  paused: (by: string): string => `Paused by ${by}.`,
  suspended: (why: string): string => `On hold: ${why}.`,
  ending: 'The conversation is about to end.',
  answers: (terms: Terms): string => capital(answeredNow(terms)),
  willAnswer: (terms: Terms): string => `Once it goes on, ${answered(terms, '')}`,
  floor: (holder: string): string => `${holder} has the floor.`,
  floorFree: 'Nobody has the floor.',
  hands: (next: readonly string[], up: number): string =>
    up === 0 ? 'No hand is up.' : `${times(up, 'hand is', 'hands are')} up.${nextUp({ next, up })}`,
  coHosts: (people: readonly string[]): string => `Co-hosts: ${list(people)}.`,
  /** Only what was answered counts. */
  asked: (asked: number, people: number): string =>
    asked === 0
      ? ''
      : `${times(people, 'person has', 'people have')} asked ${times(asked, 'question', 'questions')}.`,
  silent: (people: readonly string[], more: number): string =>
    `${people.length + more === 1 ? 'Has' : 'Have'} not asked yet: ${andMore(people, more)}.`,
  nobodySilent: 'Everyone here has asked.',
  silentUnseen:
    'Discord does not tell me who is here, so I count those who have written something or raised a hand.',
  whoMayAsk: 'Who may ask?',
  everyone: 'Everyone here',
  onlyHost: 'Only the host',
  inOrder: 'One at a time, in the order of hands',
  leastHeard: 'One at a time, least heard first',
  chosen: 'Chosen people and roles',
  choose: 'Choose people and roles',
  choosing: 'Who may ask? Choose the people and roles that I answer.',
  giveFloor: 'Give the floor to…',
  chooseCoHosts: 'Co-hosts',
  waiting: (count: number, next: readonly string[]): string =>
    count === 0
      ? 'No questions are waiting.'
      : `${times(count, 'question is', 'questions are')} waiting. Next: ${list(next)}.`,
  /** When it was drawn. */
  asOf: (time: number): string => small(`As of ${moment(time, 'R')}.`),
} as const;
