import { z } from 'zod';
import type { ServiceFailure } from '../lib/failure.ts';
import {
  channelIdField,
  guildIdField,
  interactionIdField,
  messageIdField,
  roleIdField,
  serviceIdField,
  threadIdField,
  timeField,
  userIdField,
} from '../lib/fields.ts';
import type { UserId } from '../lib/ids.ts';

/** What is stored of a conversation. One record holds all of it, so each step is one durable write. */

const count = z.int().nonnegative();
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

/** The id of a message or of a press: both have their place in one order. */
const placeField = z.string();

const aboutSchema = z.strictObject({
  /** The interaction that started it. */
  id: interactionIdField,
  kind: z.enum(['patient', 'topic']),
  guildId: guildIdField,
  /** The channel above the thread. */
  channelId: channelIdField,
  private: z.boolean(),
  /** Somebody practises alone: it is none of the channel's conversations. */
  alone: z.literal(true).optional(),
  /** That channel takes announcements, and has no private threads. 1.1.0 did not note it. */
  publicOnly: z.literal(true).optional(),
  hostId: userIdField,
  hostName: z.string(),
  /** Stands for the service user; see the store's `serviceUserKey`. */
  serviceUser: z.string(),
  /** The case or the topic. */
  subject: serviceIdField,
  title: z.string(),
  /** Stands in front of what the patient says. */
  patientName: z.string().optional(),
  model: z.string().optional(),
  /** The tag of the language in which the bot speaks in the thread. */
  language: z.string(),
  /** The patient is made to forget before it opens. */
  startFresh: z.boolean(),
  /** There is a list of what was to be asked, for after its end. */
  debrief: z.literal(true).optional(),
  openedAt: timeField,
  // The opening fills these in.
  /** As the service gave it, JSON text. */
  engageId: z.string().optional(),
  announcementId: messageIdField.optional(),
  threadId: threadIdField.optional(),
  firstMessageId: messageIdField.optional(),
});

export const whoField = z.enum(['everyone', 'me', 'hands', 'chosen']);
/** Those that a conversation can start with: people are chosen in it. */
export const startWhoField = whoField.exclude(['chosen']);
export const hearsField = z.enum(['everything', 'mentions']);

const chosenSchema = z.strictObject({ people: listOf(userIdField), roles: listOf(roleIdField) });

const termsSchema = z.strictObject({
  who: whoField,
  hears: hearsField,
  /** If `who` is `chosen`. */
  chosen: chosenSchema.optional(),
  coHosts: listOf(userIdField),
  /** Who leads *one at a time*; null: nobody. Absent in records of 1.1.0: the host does. */
  ledBy: userIdField.nullable().optional(),
  /** Who has paused it, or has set the time that is up; and the press that did, or the end of the time. */
  paused: userIdField.optional(),
  pausedAt: placeField.optional(),
  /** Set for all conversations of the channel: only who may manage threads changes it in one of them. */
  whoForAll: z.literal(true).optional(),
  pausedForAll: z.literal(true).optional(),
});

export const handsOrderField = z.enum(['in_order', 'least_heard']);

const handsSchema = z.strictObject({
  /** Who has the floor. */
  holder: userIdField.optional(),
  /** The holder is yet to be pinged. */
  call: z.literal(true).optional(),
  /** The moderator who gave the floor. */
  by: userIdField.optional(),
  /** Who had it before without having asked, and is next for that. */
  moved: userIdField.optional(),
  /** Who had it before, and let it pass in silence. */
  lost: userIdField.optional(),
  /** Whose hands are up, in the order in which they were raised. */
  up: listOf(userIdField),
  order: handsOrderField,
});

const itemSchema = z.strictObject({
  id: messageIdField,
  /** Its own id, or that of the press that wants it asked (again): it names this asking. */
  place: placeField,
  by: userIdField,
  is: z.enum(['waiting', 'aside', 'doubt']),
  /** Only where they cannot be read again. */
  words: z.string().optional(),
});

const inboxSchema = z.strictObject({
  /** Everything up to here has been seen. */
  upTo: placeField,
  /** What was seen of the last seconds before it, and our own posts above it. */
  recent: listOf(z.string()),
  /** For some seconds nothing has come, so nothing older is still on its way. */
  calm: z.boolean(),
  /** What is left to do, by place, without what is being asked. Everything else up to `upTo` is settled. */
  open: listOf(itemSchema),
});

/** Since when the words of a question read as they were asked; 0: as they were written. 1.1.0 did not note it. */
export const editedField = timeField.optional();

const turnFields = {
  item: itemSchema,
  askedAt: timeField,
  editedAt: editedField,
};
const turnSchema = z.discriminatedUnion('at', [
  /** The service may have it. */
  z.strictObject({ at: z.literal('submitted'), ...turnFields }),
  /** Its parts are on their way to the thread. */
  z.strictObject({
    at: z.literal('answered'),
    ...turnFields,
    answeredAt: timeField,
    /** The service said that this answer is the last one. */
    ends: z.boolean(),
    posted: listOf(messageIdField),
  }),
]);

const fileSchema = z.union([
  z.strictObject({ name: z.string(), text: z.string() }),
  /** What is no text; 1.0.0 wrote everything like this. */
  z.strictObject({ name: z.string(), base64: z.string() }),
]);

const partSchema = z.strictObject({
  content: z.string(),
  file: fileSchema.optional(),
  /** Further files of the same message. */
  others: listOf(fileSchema).optional(),
  /** The file has all of a long answer, and its content says so; the beginning is posted before it. */
  whole: z.literal(true).optional(),
  /** https addresses of pictures to show below the text. */
  pictures: listOf(z.string()).optional(),
  /** The preceptor asks this here. */
  asks: z.string().optional(),
});

const doubtReason = z.enum([
  'timeout',
  'connection_lost',
  'server_error',
  'too_large',
  'unreadable',
  /** The bot itself was cut off between asking and hearing the answer. */
  'interrupted',
]);

const summarySchema = z.strictObject({
  questions: count,
  people: count,
  minutes: count,
  /** The longest silence between two questions, in minutes. */
  silence: count,
});

const serviceFailureSchema = z.custom<ServiceFailure>(
  (value) => typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string',
);

/**
 * Why a conversation ended, if nobody just ended it. `deleted`: somebody was promised that it is deleted, which happens
 * as soon as its end has been shown.
 */
const endedBecause = z.enum(['finished', 'idle', 'no_such_case', 'gone', 'deleted']);

const lineSchema = z.discriminatedUnion('kind', [
  /** What people are to do here; a picture by its https address. */
  z.strictObject({ kind: z.literal('task'), text: z.string().optional(), picture: z.string().optional() }),
  /** The thread's first message. */
  z.strictObject({ kind: z.literal('first') }),
  z.strictObject({ kind: z.literal('part'), part: partSchema, as: z.literal('file').optional() }),
  /** How the long answer begins whose file follows: it is not stored a second time. */
  z.strictObject({ kind: z.literal('beginning') }),
  /** A part that Discord has taken neither as a message nor as a file; `rest`: there is more of a long answer. */
  z.strictObject({
    kind: z.literal('unshown'),
    missing: z.literal('AttachFiles').optional(),
    rest: z.literal(true).optional(),
  }),
  z.strictObject({ kind: z.literal('doubt'), place: placeField, reason: doubtReason }),
  z.strictObject({ kind: z.literal('refused'), failure: serviceFailureSchema }),
  z.strictObject({ kind: z.literal('no_such_case') }),
  z.strictObject({
    kind: z.literal('dropped'),
    count,
    why: z.enum(['reset', 'end', 'skipped']),
    by: userIdField.optional(),
  }),
  z.strictObject({ kind: z.literal('started_again'), by: userIdField.optional() }),
  z.strictObject({ kind: z.literal('reset_failed'), failure: serviceFailureSchema }),
  /** A moderator's words. */
  z.strictObject({ kind: z.literal('told'), by: userIdField, text: z.string() }),
  z.strictObject({
    kind: z.literal('ended'),
    by: userIdField.optional(),
    because: endedBecause.optional(),
    summary: summarySchema,
  }),
]);

const outgoingSchema = z.strictObject({
  /** Its nonce, and thus the same whenever it is tried. */
  key: z.string(),
  what: lineSchema,
  /** Which of its forms is tried, if not the first. */
  form: count.optional(),
  replyTo: messageIdField.optional(),
  ping: z.literal(true).optional(),
});

const suspensionSchema = z.strictObject({
  cause: z.enum([
    /** The service certainly has not taken the question. */
    'service',
    'rate_limited',
    /** The service refuses this account. */
    'account_refused',
    /** The account's sign-in cannot be renewed at the moment. */
    'renewal_fails',
    /** Discord does not hand out a file with a question. */
    'file',
    /** Two answers in a row failed to come back. */
    'doubt',
    'operator',
    'link',
    'other_account',
    'store',
  ]),
  since: timeField,
  tries: count,
  /** Absent if only a person can end it. */
  nextTryAt: timeField.optional(),
});

/** The time that a conversation has, until somebody takes the limit away. */
const timeSchema = z.strictObject({
  /** The press that has set this end. */
  on: placeField,
  by: userIdField,
  /** By Discord's clock, as the ids of messages and presses tell it. */
  endsAt: timeField,
  /** What is left while it is held, in milliseconds. */
  left: count.optional(),
  /** What people have been told: that little is left, or that it is up, and then the pause is the clock's. */
  is: z.enum(['near', 'up']).optional(),
  /** Set for all conversations of the channel. */
  forAll: z.literal(true).optional(),
});

const jobSchema = z.strictObject({
  kind: z.enum(['reset', 'end']),
  at: placeField,
  by: userIdField.optional(),
  because: endedBecause.optional(),
  /** It has ended, and is yet to be shown as ended. */
  done: z.literal(true).optional(),
});

const tallySchema = z.strictObject({
  /** How many were answered. */
  questions: count,
  /** How many of each person's; 0 for somebody who has only written something or raised a hand. */
  by: z.record(z.string(), count).readonly(),
  /** When the last one was answered. */
  lastAt: timeField,
  /** The longest time between an answer and the next question, in milliseconds. */
  silence: z.number(),
});

export const conversationSchema = z.strictObject({
  about: aboutSchema,
  phase: z.enum(['opening', 'open', 'ended']),
  terms: termsSchema,
  /** While `who` is `hands`. */
  hands: handsSchema.optional(),
  inbox: inboxSchema,
  turn: turnSchema.optional(),
  /** To be posted, each once, in this order. */
  outgoing: listOf(outgoingSchema),
  status: z.strictObject({ id: messageIdField }).optional(),
  /** Own messages that pass for the status and are not it: to be deleted. */
  litter: listOf(messageIdField),
  suspension: suspensionSchema.optional(),
  job: jobSchema.optional(),
  time: timeSchema.optional(),
  /** Since when the bot is out of the server. */
  away: timeField.optional(),
  /** A question of the preceptor's that nobody has answered. */
  preceptor: z
    .strictObject({
      id: messageIdField,
      text: z.string(),
      /** People have written below it. */
      isPassed: z.boolean().optional(),
    })
    .optional(),
  /** What the last turn of a topic's dialog that is known is recognised by. */
  lastTurn: z.string().optional(),
  /** Written by 1.0.0. */
  assistantMessages: count.optional(),
  tally: tallySchema,
  /** Hints that were given once. */
  hinted: listOf(z.string()),
  /** Those that stand in the thread. */
  hints: listOf(messageIdField).default([]),
  ended: z
    .strictObject({
      at: timeField,
      because: endedBecause.optional(),
      /** The host who wants it deleted; absent: its server is forgotten. */
      deletedFor: userIdField.optional(),
    })
    .optional(),
});

export type Conversation = Readonly<z.output<typeof conversationSchema>>;
export type About = Readonly<z.output<typeof aboutSchema>>;
export type Terms = Readonly<z.output<typeof termsSchema>>;
export type Who = Terms['who'];
export type Chosen = Readonly<z.output<typeof chosenSchema>>;
export type Hands = Readonly<z.output<typeof handsSchema>>;
export type HandsOrder = Hands['order'];
export type Inbox = Readonly<z.output<typeof inboxSchema>>;
export type Item = Readonly<z.output<typeof itemSchema>>;
export type Turn = Readonly<z.output<typeof turnSchema>>;
export type AnswerPart = Readonly<z.output<typeof partSchema>>;
export type DoubtReason = z.output<typeof doubtReason>;
export type Summary = Readonly<z.output<typeof summarySchema>>;
/** What the bot says once, as data; the features have the words. */
export type Line = Readonly<z.output<typeof lineSchema>>;
export type Outgoing = Readonly<z.output<typeof outgoingSchema>>;
export type Suspension = Readonly<z.output<typeof suspensionSchema>>;
export type SuspensionCause = Suspension['cause'];
export type TimeLimit = Readonly<z.output<typeof timeSchema>>;
export type Job = Readonly<z.output<typeof jobSchema>>;
export type EndedBecause = z.output<typeof endedBecause>;

/** A conversation that somebody wants opened. */
export const newConversation = (
  about: About,
  terms: Pick<Terms, 'who' | 'hears' | 'ledBy'>,
): Conversation => ({
  about,
  phase: 'opening',
  terms: { ...terms, chosen: undefined, coHosts: [], paused: undefined },
  hands: undefined,
  inbox: { upTo: about.id, recent: [], calm: true, open: [] },
  turn: undefined,
  outgoing: [],
  status: undefined,
  litter: [],
  suspension: undefined,
  job: undefined,
  time: undefined,
  away: undefined,
  preceptor: undefined,
  lastTurn: undefined,
  tally: { questions: 0, by: {}, lastAt: about.openedAt, silence: 0 },
  hinted: [],
  hints: [],
  ended: undefined,
});

/** The host and co-hosts may see who asked how often, and what people said among themselves. */
export const isHostOrCoHost = (
  { about, terms }: Pick<Conversation, 'about' | 'terms'>,
  person: UserId,
): boolean => person === about.hostId || terms.coHosts.includes(person);

/** The pause is the clock's: what was written in time is still asked. In a pause by hand, nothing is. */
export const isTimeUp = ({ time }: Pick<Conversation, 'time'>): boolean => time?.is === 'up';

/** Whose words are talk while people ask one at a time. */
export const leaderIn = ({ about, terms }: Pick<Conversation, 'about' | 'terms'>): UserId | undefined =>
  terms.who === 'hands' ? (terms.ledBy === undefined ? about.hostId : (terms.ledBy ?? undefined)) : undefined;

/** It has ended, and its thread shows all that it is to show of that: nothing more begins here, but that it is deleted. */
export const isShownAsEnded = (record: Conversation): boolean => {
  const { phase, job, turn, status, outgoing, litter, hints } = record;
  const isOver = phase === 'ended' && job === undefined && turn === undefined;
  return isOver && status === undefined && outgoing.length + litter.length + hints.length === 0;
};

/** With all keys, because JSON has dropped what was undefined. */
export const loaded = (record: Conversation): Conversation => ({
  ...newConversation(record.about, record.terms),
  ...record,
});
