import { moment, small, upcoming } from '../forms.ts';
import { times } from './forms.ts';

/** The time that a conversation has. `end`: a moment, in milliseconds since 1970. */

const after = {
  patient:
    'Talk among yourselves: nothing more reaches the patient. What was asked in time is still answered.',
  topic: 'Talk among yourselves: nothing more is answered, except what was written in time.',
};

export const timeTexts = {
  button: 'Time',
  choose: 'How much time?',
  minutes: (count: number): string => `${count} minutes`,
  more: '2 more minutes',
  none: 'No limit',
  goOn: 'Go on without a limit',
  sameEnd: 'The same end for all',
  // In the status.
  until: (end: number): string => small(`Until ${moment(end, 'T')} (${upcoming(end)}).`),
  near: (end: number): string => `**Time is nearly up**: until ${moment(end, 'T')}.`,
  up: ({ end, kind }: { end: number; kind: keyof typeof after }): string =>
    `**Time is up** (${moment(end, 'T')}). ${after[kind]}`,
  set: (by: string): string => small(`${by} set the time limit.`),
  lifted: (by: string): string => small(`${by} took the time limit away.`),
  talked: small(
    'What was written in the pause was not asked. To have a message asked, open its menu and choose **Apps**, then “Ask this”.',
  ),
  // In the panels.
  panelUntil: (end: number): string => `Open until ${moment(end, 'T')} (${upcoming(end)}).`,
  panelUp: 'Time is up.',
  stateUntil: (end: number): string => `open until ${moment(end, 'T')}`,
  stateUp: 'time is up',
  did: {
    done: (count: number): string => `Time changed in ${times(count, 'group', 'groups')}`,
    already: (count: number): string => `${count} unchanged`,
  },
  resumeUp: (count: number): string => `in ${count}, the time is up`,
  forAll: 'This was set for all groups of this channel. Whoever may manage threads here can change it.',
} as const;
