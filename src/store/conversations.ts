import { z } from 'zod';
import type { CollectionSpec } from './envelope.ts';
import {
  channelIdField,
  days,
  guildIdField,
  interactionIdField,
  messageIdField,
  serviceIdField,
  threadIdField,
  timeField,
  userIdField,
} from './fields.ts';

/** The domain's conversation (conversation/record.ts) as it is stored; a test holds the two types together. */

const count = z.int().nonnegative();
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

/** Checked in one go: at every write, a schema for each of 64 ids would cost more than all the rest. */
const texts = z.custom<readonly string[]>(
  (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
);

const fileSchema = z.strictObject({ name: z.string(), base64: z.string() });

const partSchema = z.strictObject({
  content: z.string(),
  file: fileSchema.optional(),
  pictures: texts.optional(),
});

const turnSchema = z.strictObject({
  messageId: messageIdField,
  speakerId: userIdField,
  attempt: count,
  state: z.enum(['submitted', 'answered']),
  submittedAt: timeField,
  answeredAt: timeField.optional(),
  parts: listOf(partSchema).optional(),
  ends: z.boolean().optional(),
});

const doubtSchema = z.strictObject({ messageId: messageIdField, speakerId: userIdField, attempt: count });

const againSchema = z.strictObject({
  messageId: messageIdField,
  speakerId: userIdField.optional(),
  attempt: count,
  at: z.string(),
});

const saySchema = z.strictObject({
  id: interactionIdField,
  speakerId: userIdField,
  text: z.string(),
  content: z.string(),
  messageId: messageIdField.optional(),
});

const holdSchema = z.strictObject({
  cause: z.enum([
    'service',
    'account_refused',
    'doubt',
    'operator',
    'link',
    'other_account',
    'store',
    'asleep',
  ]),
  since: timeField,
  tries: count,
  nextTryAt: timeField.optional(),
  noticeId: messageIdField.optional(),
});

const asideSchema = z.strictObject({
  ids: listOf(messageIdField),
  why: z.enum(['away', 'asked']),
  noticeId: messageIdField.optional(),
});

const jobSchema = z.strictObject({
  kind: z.enum(['reset', 'end']),
  id: z.string(),
  by: userIdField.optional(),
  done: z.boolean().optional(),
  setAside: count.optional(),
});

const shelvedSchema = z.strictObject({
  messageId: messageIdField,
  attempt: count,
  part: count,
  content: z.string(),
  file: fileSchema.optional(),
});

const conversationSchema = z.strictObject({
  id: interactionIdField,
  kind: z.enum(['patient', 'topic']),
  status: z.enum(['opening', 'open', 'ended']),
  guildId: guildIdField,
  channelId: channelIdField,
  threadId: threadIdField.optional(),
  announcementId: messageIdField.optional(),
  firstMessageId: messageIdField.optional(),
  opening: z.enum(['begun', 'done']).optional(),
  greeting: listOf(partSchema).optional(),
  hostId: userIdField,
  hostName: z.string(),
  serviceUser: z.string(),
  subject: serviceIdField,
  title: z.string(),
  model: z.string().optional(),
  engageId: z.string().optional(),
  told: count,
  who: z.enum(['everyone', 'me']),
  hears: z.enum(['everything', 'mentions']),
  private: z.boolean(),
  earlier: z.enum(['forget', 'keep']).optional(),
  openedAt: timeField,
  lastTurnAt: timeField,
  endedAt: timeField.optional(),
  questions: count,
  speakers: listOf(userIdField),
  cursor: z.string(),
  settled: texts,
  turn: turnSchema.optional(),
  doubts: listOf(doubtSchema),
  doubtsInRow: count,
  again: listOf(againSchema),
  says: listOf(saySchema),
  hold: holdSchema.optional(),
  aside: asideSchema.optional(),
  job: jobSchema.optional(),
  shelved: listOf(shelvedSchema),
  hinted: texts,
});

export type StoredConversation = z.output<typeof conversationSchema>;

export const conversations: CollectionSpec<StoredConversation> = {
  name: 'conversations',
  /** 2: a shelved answer may be a file. */
  version: 2,
  schema: conversationSchema,
  listedAtStart: true,
  keepUntil: ({ status, endedAt, lastTurnAt }) =>
    status === 'ended' ? (endedAt ?? lastTurnAt) + days(30) : undefined,
};
