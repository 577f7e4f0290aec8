import type { Terms } from '../conversation-text.ts';
import { list, questions, times } from './forms.ts';
import { answeredNow, nextUp } from './panel.ts';
import { upcoming } from '../forms.ts';

/** What the bot says in a thread apart from answers. */

type Kind = 'patient' | 'topic';

interface Summary {
  readonly kind: Kind;
  /** Of a topic: what people wrote, which is mostly answers. */
  readonly questions: number;
  readonly people: number;
  /** Of the whole conversation. */
  readonly minutes: number;
  /** The longest one between two questions, in minutes. */
  readonly silence: number;
}

interface Floor {
  readonly holder: string;
  /** The moderator who gave it. */
  readonly by: string | undefined;
  readonly next: readonly string[];
  /** How many hands are up. */
  readonly up: number;
}

/** The lines of the status, each of which holds as long as it stands there. */
export const statusTexts = {
  storeFails: '-# My storage is not working, so this thread has to wait. Nothing is lost.',
  postBlocked: {
    missing: (right: string): string =>
      `I am not allowed to post here: whoever manages the server has to give me **${right}**.`,
    locked: 'This thread is locked, so I cannot post. Whoever manages threads can unlock it.',
    timedOut: (until: number): string =>
      `A moderator has put me in time-out, so I cannot post. It ends ${upcoming(until)}.`,
    unknown: 'I am not allowed to post here. Please check my permissions in this channel.',
  },
  paused: ({ by, kind }: { by: string; kind: Kind }): string =>
    `**Paused** by ${by}. Talk among yourselves: nothing ${kind === 'patient' ? 'reaches the patient' : 'is answered'}.`,
  floor: ({ holder, by, ...line }: Floor): string =>
    `${holder}, your turn${by === undefined ? '' : `, given by ${by}`}: one question.${nextUp(line)}`,
  floorFree: 'One at a time: write your question, or raise your hand.',
  /** While it is paused: nobody should write yet. */
  floorLater: ({ holder, ...line }: Omit<Floor, 'by'>): string =>
    `-# After the pause, it is ${holder}’s turn.${nextUp(line)}`,
  floorFreeLater: '-# After the pause, one at a time: you can raise your hand now.',
  moved: (person: string): string => `${person}, you are next.`,
  passesOn: ({ holder, at }: { holder: string; at: number }): string =>
    `-# The turn passes on ${upcoming(at)} if ${holder} says nothing.`,
  lost: (person: string): string => `-# ${person} said nothing, so the turn has passed on.`,
  /** While the question stands right above. */
  preceptorFirst: '-# What was asked earlier waits until somebody answers the preceptor.',
  waiting: ({ waiting, next }: { waiting: number; next: readonly string[] }): string =>
    `-# ${times(waiting, 'question is', 'questions are')} waiting. Next: ${list(next)}. I answer one at a time, in order.`,
  aside: (count: number): string => `-# ${times(count, 'question is', 'questions are')} set aside.`,
  // What a moderator has just changed.
  resumed: (by: string): string => `-# ${by} ended the pause.`,
  terms: ({ by, ...terms }: Terms & { by: string }): string => `-# ${by}: ${answeredNow(terms)}`,
  coHosts: ({ by, people }: { by: string; people: readonly string[] }): string =>
    people.length === 0 ? `-# ${by} removed all co-hosts.` : `-# ${by} chose the co-hosts: ${list(people)}.`,
} as const;

const dropped = (count: number): string => times(count, 'waiting question was', 'waiting questions were');

/** What is said once. */
export const lineTexts = {
  dropped: {
    reset: (count: number): string => `-# ${dropped(count)} dropped. If you still want an answer, ask again.`,
    end: (count: number): string => `-# ${dropped(count)} left unasked.`,
    skipped: (count: number, by: string): string =>
      `-# ${by} dropped ${questions(count)}. If you still want an answer, ask again.`,
  },
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
  /** What the teacher has set, word for word; absent if it is a picture alone. */
  task: (text?: string): string => (text === undefined ? '**Picture**' : `**Task**\n${text}`),
  unshown: '-# Discord did not accept a part of this answer, so it cannot be shown.',
  fileUnshown: (right: string, channel: string): string =>
    `-# A file of this answer cannot be shown: I lack **${right}** in <#${channel}>. Whoever manages the server can grant it.`,
  restUnshown: '-# There is more of this answer, and Discord did not accept the file with all of it.',
  restNeedsRight: (right: string, channel: string): string =>
    `-# There is more of this answer, but I cannot attach the file with all of it: I lack **${right}** in <#${channel}>. Whoever manages the server can grant it.`,
  startedAgain: (by: string | undefined): string =>
    `-# ${by === undefined ? 'Started again' : `${by} started again`}: the patient remembers nothing of the above.`,
  ended: {
    by: (by: string): string => `**Ended** by ${by}.`,
    finished: '**The service has ended this conversation.**',
    idle: '**This conversation has ended**, because nobody has asked anything for seven days.',
    other: '**This conversation has ended.**',
    deleted: '**This conversation has ended** and is deleted here, so there is no transcript.',
    summary: ({ kind, questions: asked, people, minutes, silence }: Summary): string => {
      const count = kind === 'patient' ? questions(asked) : times(asked, 'answer', 'answers');
      const from = `${count} from ${times(people, 'person', 'people')}`;
      const pause = silence < 2 ? '' : `; longest silence: ${silence} min`;
      return `${from} in ${times(minutes, 'minute', 'minutes')}${pause}.`;
    },
  },
  tooLong:
    '-# This conversation has become too long for the language model: it answers no more questions here.',
  noSuchCase:
    '-# The service does not know this case, so nobody can answer here. Its host can start another one.',
  resetFailed: (reason: string): string => `-# I could not make the patient forget. ${reason}`,
} as const;

/** Why a conversation is on hold; a period follows. */
export const suspensionTexts = {
  service: 'I cannot reach the service. Nothing is lost',
  rate_limited: 'The service is very busy. Nothing is lost',
  account_refused: 'The host has to ask the service for access',
  renewal_fails: 'The host’s sign-in could not be renewed; the host should sign in again',
  file: 'Discord will not give me the file of a long question. Nothing is lost',
  doubt: 'Two answers did not come, so I am waiting a little',
  operator: 'My settings are wrong; please tell whoever runs this bot',
  link: 'The host has to sign in again. Nothing is lost',
  other_account: 'The host has to link the earlier account again. Nothing is lost',
  store: 'My storage is not working. Nothing is lost',
} as const;

/** Said once to somebody whose message is not asked. */
export const hintTexts = {
  unreadable:
    'I can read only messages that mention me or reply to me. To have this one asked, open its menu and choose **Apps**, then “Ask this”; or use `/say`.',
  left_out: 'I answer only the host here. You can read along, or ask the host to let you ask.',
  not_chosen:
    'I answer only chosen people here. You can read along, or ask whoever moderates here to choose you.',
  no_floor:
    'One person asks at a time here. I keep this one: raise your hand, and I will ping you when it is your turn.',
  mentions: 'Here, I answer only messages that mention me or reply to me.',
  odd: 'Discord gave me this message incompletely, so I did not ask it. Please write it once more, not as a reply and without mentions.',
  no_text: 'I read only text, not pictures, files or links alone. Please put it in words.',
  command: (name: string): string =>
    `\`/${name}\` was sent as text, so nothing happened. To use a command, pick it from the list that opens when you type \`/\`.`,
  side_talk:
    'I took this for talk among yourselves (💬) and did not ask it. To have it asked, open its menu and choose **Apps**, then “Ask this”.',
  text_alone: 'Only your text is asked; I cannot see what is attached. If it matters, describe it in words.',
  asked_already: 'This had already been asked when you edited it. If the change matters, write it again.',
  full: 'Too many questions are waiting, so I left this one out. Please ask again later.',
  ended:
    'This conversation has ended, so nobody answers here. **Start my own** above begins one like it; you need a linked account for that.',
  /** Where there is no such button. */
  ended_no_case:
    'This conversation has ended, because the service does not know its case. Its host can start another one.',
  ended_deleted:
    'This conversation has ended, so nobody answers here. `/patient` or `/topic` starts another one; you need a linked account for that.',
} as const;
