import type { Terms } from '../conversation-text.ts';
import { list, questions, times } from './forms.ts';
import { answeredNow, nextUp } from './panel.ts';

/** What the bot says in a thread apart from answers. */

type Kind = 'patient' | 'topic';

const reaches = (kind: Kind): string => (kind === 'patient' ? 'reaches the patient' : 'is answered');

interface Summary {
  readonly questions: number;
  readonly people: number;
  /** Of the whole conversation. */
  readonly minutes: number;
  /** The longest one between two questions, in minutes. */
  readonly silence?: number | undefined;
}

interface FloorWords {
  readonly holder: string;
  readonly by?: string | undefined;
  readonly next: readonly string[];
  /** How many hands are up. */
  readonly up: number;
}

export const noticeTexts = {
  /** `next`: whose questions are next; `more`: other people's questions follow. */
  backlog: ({ waiting, next, more }: { waiting: number; next: readonly string[]; more: boolean }): string => {
    const count = `${times(waiting, 'question is', 'questions are')} waiting`;
    const names = next.length === 0 ? '' : `: ${list([...next, ...(more ? ['others'] : [])])}`;
    return `-# ${count}${names}. I answer one at a time, in order.`;
  },
  storeFails:
    '-# My storage is not working at the moment, so this thread has to wait. Nothing is lost; it goes on by itself.',
  cannotReadBack:
    '-# I was away and am not allowed to read what was written in the meantime. I will go on as soon as someone gives me **Read Message History** here. Nothing is lost.',
  paused: ({ by, kind }: { by: string; kind: Kind }): string =>
    `**Paused** by ${by}. Talk among yourselves: nothing ${reaches(kind)}.`,
  wentOn: ({ by, kind }: { by: string; kind: Kind }): string =>
    `-# ${by} ended the pause: what you write ${reaches(kind)} again.`,
  termsChanged: ({ by, ...terms }: Terms & { by: string }): string => `-# ${by}: ${answeredNow(terms)}`,
  coHosts: ({ by, people }: { by: string; people: readonly string[] }): string =>
    people.length === 0 ? `-# ${by} removed all co-hosts.` : `-# ${by} chose the co-hosts: ${list(people)}.`,
  floorIs: ({ holder, by, ...line }: FloorWords): string =>
    `${holder}, ${by === undefined ? 'your turn' : `${by} gives you the floor`}: one question.${nextUp(line)}`,
  floorStays: ({ holder, ...line }: FloorWords): string => `${holder} has the floor.${nextUp(line)}`,
  floorFree: 'One at a time: write your question, or raise your hand.',
  dropped: (count: number): string =>
    `-# ${times(count, 'waiting question was', 'waiting questions were')} set aside. If you still want an answer, ask again.`,
  droppedAtEnd: (count: number): string =>
    `-# ${times(count, 'waiting question was', 'waiting questions were')} left unasked.`,
  doubt: {
    timeout: '-# The answer took too long, so I stopped waiting. Ask again?',
    connection_lost: '-# The connection broke before the answer came. Ask again?',
    server_error: '-# The service had a problem with this question. Ask again?',
    too_large: '-# The answer was too long for me to handle. Ask again?',
    unreadable: '-# The service answered in a way I could not read. Ask again?',
    interrupted: '-# I was restarted before the answer came. Ask again?',
  },
  askingAgain: '-# Asking again.',
  skipped: '-# Skipped.',
  skippedWaiting: (count: number): string => `-# Skipped ${questions(count)}.`,
  undelivered: '-# Discord did not accept this answer. Press **Show** to read it.',
  setAsideAway: (count: number): string =>
    `-# I was away. ${times(count, 'question is', 'questions are')} unanswered. Shall I answer now?`,
  setAsideAsked: (count: number): string => `-# ${times(count, 'question was', 'questions were')} set aside.`,
  answering: (count: number): string =>
    `-# ${times(count, 'question is', 'questions are')} back in line to be asked.`,
  away: (count: number): string => `-# I restarted or was cut off. Answering ${questions(count)} now.`,
  startedAgain: (by: string): string => `-# ${by} started again: the patient remembers nothing of the above.`,
  startedAgainByNobody: '-# Started again: the patient remembers nothing of the above.',
  ended: ({ questions: asked, people, minutes, silence = 0 }: Summary, by?: string): string => {
    const over = by === undefined ? '**This conversation has ended.**' : `**Ended** by ${by}.`;
    if (asked === 0) return over;
    const from = `${questions(asked)} from ${times(people, 'person', 'people')}`;
    const pause = silence < 2 ? '' : `; longest pause: ${silence} min`;
    return `${over} ${from} in ${times(minutes, 'minute', 'minutes')}${pause}.`;
  },
  noSuchCase:
    '-# The service does not know this case, so nobody can answer here. The host can check below which id was used.',
  resetFailed: (reason: string): string => `-# I could not make the patient forget. ${reason}`,
} as const;

/** Why a conversation is on hold; a period follows. */
export const suspensionTexts = {
  service: 'The service cannot be reached at the moment. Nothing is lost',
  rate_limited: 'The service is getting more questions than it allows at the moment. Nothing is lost',
  account_refused:
    'The service refuses the account that this conversation runs on. The host may have to ask for access',
  renewal_fails:
    'The service fails again and again to renew the host’s sign-in. If the host signs in anew, this goes on. Nothing is lost',
  doubt: 'Two answers in a row did not arrive, so I am waiting a little. Nothing is lost',
  operator: 'The service is not set up correctly. Please tell whoever runs this bot. Nothing is lost',
  link: 'The host has to sign in again. Nothing is lost',
  other_account: 'The host is signed in with another account now. Nothing is lost',
  host_left:
    'The host has left this server, and this conversation runs on their account. A moderator can end it, and anybody can start one of their own with `/patient` or `/topic`',
  store: 'My storage is not working at the moment, so I am not asking anything. Nothing is lost',
  asleep: 'This conversation is asleep because nobody has written for a long time',
} as const;

/** Said once to somebody whose message is not asked. */
export const hintTexts = {
  unreadable:
    'I can read only messages that mention me or reply to me. To have this one asked, open its menu and choose **Apps**, **Ask this**; or use `/say`.',
  left_out: 'I answer only the host here. You can start your own conversation with `/patient`.',
  not_chosen: 'I answer only chosen people here. You can start your own conversation with `/patient`.',
  no_floor: 'One person asks at a time here. Raise your hand, and I will ping you when the floor is yours.',
  no_text: 'I can read text only. Please describe it in words.',
  ended:
    'This conversation has ended, so nobody answers here. **Start my own**, above, opens the same one for you.',
} as const;
