import { z } from 'zod';
import {
  channelIdField,
  guildIdField,
  interactionIdField,
  messageIdField,
  serviceIdField,
  threadIdField,
  timeField,
  userIdField,
} from '../../lib/fields.ts';
import type { MessageId } from '../../lib/ids.ts';
import { floorNoticesSchema, handsSchema } from './hands.ts';
import { floorSchema, hearsField, termsSchema, whoField } from './hearing-terms.ts';
import type { LeftOut } from './hearing-terms.ts';
import { bySlot, noteSchema, sentSchema, standingSchema, texts } from './stored-notices.ts';

/** What is stored of a conversation. One record holds all of it, so each step is one durable write. */

const count = z.int().nonnegative();
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

export const mostCoHosts = 10;

const fileSchema = z.strictObject({ name: z.string(), base64: z.string() });

const partSchema = z.strictObject({
  content: z.string(),
  file: fileSchema.optional(),
  /** https addresses of pictures to show below the text. */
  pictures: texts.optional(),
  /** Discord refused it as a message: it is sent as a file, or kept for `Show`. */
  as: z.enum(['file', 'shelved']).optional(),
  /** What the message with that file says: kept, because it is found again by what it says. */
  sentence: z.string().optional(),
});

/** The service may have it. */
const submittedSchema = z.strictObject({
  messageId: messageIdField,
  speakerId: userIdField,
  /** How often it was asked again. */
  attempt: count,
  state: z.literal('submitted'),
  submittedAt: timeField,
});

/** Its parts are to be posted. */
const answeredSchema = submittedSchema.extend({
  state: z.literal('answered'),
  answeredAt: timeField,
  parts: listOf(partSchema),
  /** The service said that this answer is the last one. */
  ends: z.boolean(),
});

const turnSchema = z.discriminatedUnion('state', [submittedSchema, answeredSchema]);

/** A settled turn that the service may or may not have taken. */
const doubtSchema = z.strictObject({ messageId: messageIdField, speakerId: userIdField, attempt: count });

/** A settled message that somebody wants asked (again); `at` is its place in the queue. */
const againSchema = z.strictObject({
  messageId: messageIdField,
  speakerId: userIdField.optional(),
  attempt: count,
  at: z.string(),
});

/**
 * What somebody had the bot say for them, which may not be in the thread yet if there is no `messageId`; or a person's
 * own message that is to be asked in these words.
 */
const relayedSchema = z.strictObject({
  id: interactionIdField,
  speakerId: userIdField,
  text: z.string(),
  content: z.string(),
  messageId: messageIdField.optional(),
});

const suspensionCauses = [
  /** The service certainly has not taken the turn. */
  'service',
  /** The service refuses this account. */
  'rate_limited',
  'account_refused',
  'renewal_fails',
  /** Two answers in a row failed to come back. */
  'doubt',
  'operator',
  'link',
  'other_account',
  'host_left',
  'store',
  'asleep',
] as const;

const suspensionSchema = z.strictObject({
  cause: z.enum(suspensionCauses),
  since: timeField,
  tries: count,
  /** Milliseconds since 1970; absent if only a person can end it. */
  nextTryAt: timeField.optional(),
});

/** Messages set aside until a moderator has them answered. */
const asideSchema = z.strictObject({
  ids: listOf(messageIdField),
  /** `no_room`: a limit had been reached. If there were several reasons, the latest. */
  why: z.enum(['away', 'asked', 'no_room']),
  /** Tells its notice from an earlier one about the same messages. */
  since: timeField.optional(),
  /** The messages among them that somebody wanted asked again, or whose speaker is known. */
  again: listOf(againSchema.omit({ at: true })).optional(),
});

/** A reset or an end under way; `id` is its place among the messages and makes it happen once. */
const jobSchema = z.strictObject({
  kind: z.enum(['reset', 'end']),
  id: z.string(),
  by: userIdField.optional(),
  /** The service's part is done, or the end is announced. */
  done: z.boolean().optional(),
  /** How many waiting messages it set aside, once that is known. */
  setAside: count.optional(),
});

/** An answer that Discord would not take, kept for `Show` until the conversation ends. */
const shelvedSchema = z.strictObject({
  messageId: messageIdField,
  attempt: count,
  part: count,
  content: z.string(),
  file: fileSchema.optional(),
});

export const conversationSchema = z.strictObject({
  /** The interaction that started it. */
  id: interactionIdField,
  kind: z.enum(['patient', 'topic']),
  status: z.enum(['opening', 'open', 'ended']),
  guildId: guildIdField,
  /** The channel above the thread. */
  channelId: channelIdField,
  threadId: threadIdField.optional(),
  /** The announcement's text, stored before it is posted: used to find it again. */
  announcement: z.string().optional(),
  announcementId: messageIdField.optional(),
  firstMessageId: messageIdField.optional(),
  /** How far the opening has come at the service; `begun` without `done` may not be repeated for a topic. */
  opening: z.enum(['begun', 'done']).optional(),
  /** The start failed and is being undone; `tell`: the host has yet to be told. */
  abandoned: z.strictObject({ tell: z.boolean() }).optional(),
  greeting: listOf(partSchema).optional(),

  hostId: userIdField,
  hostName: z.string(),
  /** Stands for the service user; see the store's `serviceUserKey`. */
  serviceUser: z.string(),
  subject: serviceIdField,
  title: z.string(),
  /** The tag of the language in which the bot speaks in the thread, as long as it exists; English if absent. */
  language: z.string().optional(),
  /** Stands in front of what the patient says. */
  patientName: z.string().optional(),
  model: z.string().optional(),
  /** As the service gave it, JSON text. */
  engageId: z.string().optional(),
  /** How many of the assistant's messages in the topic's dialog have been received. */
  assistantMessages: count,
  /** Who may ask, and what is heard, until that is changed. */
  who: whoField,
  hears: hearsField,
  private: z.boolean(),
  earlier: z.enum(['forget', 'keep']).optional(),

  openedAt: timeField,
  lastTurnAt: timeField,
  endedAt: timeField.optional(),
  /** The line that announced its end, with the buttons for what can come after. */
  endNoticeId: messageIdField.optional(),
  /** The service does not know a case with this id: nobody ever answered. */
  noSuchCase: z.boolean().optional(),
  /** When the bot left the server: nothing is asked until it is back. */
  awaySince: timeField.optional(),
  questions: count,
  speakers: listOf(userIdField),
  /** The longest time between an answer and the next question, in milliseconds. */
  silence: z.number().optional(),
  /** How many of each person's questions were answered. */
  heard: z.record(z.string(), count).readonly().optional(),

  /** At or below this message id everything in the thread is settled. */
  cursor: z.string(),
  /** Everything up to this message was seen; absent if it is the cursor. Anything newer was missed. */
  seen: z.string().optional(),
  /** The last settled message ids, ascending; only the latest are stored. */
  settled: texts,
  /** The highest settled id that is not among them any more. */
  settledTo: z.string().optional(),
  turn: turnSchema.optional(),
  doubts: listOf(doubtSchema),
  doubtsInRow: count,
  again: listOf(againSchema),
  /** The last messages that were asked, ascending. */
  asked: texts.optional(),
  relayed: listOf(relayedSchema),
  /** The last messages in which the bot spoke for somebody. */
  said: listOf(z.strictObject({ messageId: messageIdField, speakerId: userIdField })).optional(),
  suspension: suspensionSchema.optional(),
  aside: asideSchema.optional(),
  /** Who was told lately that a limit had been reached; without `who`, it was the account's limit. */
  noRoom: listOf(z.strictObject({ who: userIdField.optional(), at: timeField })).optional(),
  /** See `hearing-terms.ts`. */
  terms: listOf(termsSchema).optional(),
  /** See `hands.ts`. */
  hands: handsSchema.optional(),
  floors: listOf(floorSchema).optional(),
  floorNotices: floorNoticesSchema.optional(),
  /** They moderate along with the host. */
  coHosts: listOf(userIdField).optional(),
  job: jobSchema.optional(),
  shelved: listOf(shelvedSchema),
  /** One-time hints already given, per person if that matters. */
  hinted: texts,
  /** The latest hints, which the thread shows as replies, just as it does answers. */
  hints: listOf(z.strictObject({ replyTo: messageIdField, text: z.string() })).optional(),
  notes: listOf(noteSchema).optional(),
  board: bySlot(standingSchema).optional(),
  /** Notices in the thread that have no place on the board any more: they are to be deleted. */
  spent: listOf(messageIdField).optional(),
  sent: bySlot(sentSchema).optional(),
});

export type Conversation = Readonly<z.output<typeof conversationSchema>>;
export type Kind = Conversation['kind'];
export type Part = Readonly<z.output<typeof partSchema>>;
export type SubmittedTurn = Readonly<z.output<typeof submittedSchema>>;
export type AnsweredTurn = Readonly<z.output<typeof answeredSchema>>;
export type Relayed = Readonly<z.output<typeof relayedSchema>>;
export type SuspensionCause = (typeof suspensionCauses)[number];
export type SetAsideWhy = NonNullable<Conversation['aside']>['why'];
export type Job = Readonly<z.output<typeof jobSchema>>;
export type Shelved = Readonly<z.output<typeof shelvedSchema>>;

/** Hints that a thread, or a person in it, gets once. */
export type Hint = 'unreadable' | LeftOut | 'no_text' | 'ended';

/** A conversation whose thread exists. */
export type Threaded = Conversation & { readonly threadId: NonNullable<Conversation['threadId']> };

export const isThreaded = (conversation: Conversation): conversation is Threaded =>
  conversation.threadId !== undefined;

/** Forgets what need not be remembered about messages once they are settled, answered or set aside. */
export const forgetMessages = (
  { again, relayed }: Conversation,
  ids: readonly MessageId[],
): Pick<Conversation, 'again' | 'relayed'> => ({
  again: again.filter(({ messageId }) => !ids.includes(messageId)),
  relayed: relayed.filter(({ messageId }) => messageId === undefined || !ids.includes(messageId)),
});

/** The fields of a conversation before anything has been said in it. */
export const nothingSaid = {
  assistantMessages: 0,
  questions: 0,
  speakers: [],
  cursor: '0',
  settled: [],
  doubts: [],
  doubtsInRow: 0,
  again: [],
  relayed: [],
  shelved: [],
  hinted: [],
} as const satisfies Partial<Conversation>;
