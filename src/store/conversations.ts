import { z } from 'zod';
import type { CollectionSpec } from './collection-spec.ts';
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

/** What the store goes by, whatever else a conversation has. */
interface Filed {
  readonly id: string;
  readonly guildId: string;
  readonly hostId: string;
  readonly kind: 'patient' | 'topic';
  readonly status: 'opening' | 'open' | 'ended';
  readonly serviceUser: string;
  readonly subject: string | number;
  readonly lastTurnAt: number;
  readonly endedAt?: number | undefined;
}

/** Conversations lie under their servers. */
export const conversationKey = ({ guildId, id }: Pick<Filed, 'guildId' | 'id'>): string => `${guildId}/${id}`;

/** Takes the schema from whoever says what a conversation is. */
export const conversationsOf = <T extends Filed>(schema: z.ZodType<T>): CollectionSpec<T> => ({
  name: 'conversations',
  /** 2: a shelved answer may be a file. 3: the key begins with the server. */
  version: 3,
  schema,
  keyOf: conversationKey,
  indexes: { host: ({ hostId }) => hostId },
  // The service keeps one chat per user and case.
  claims: {
    of: ({ kind, status, serviceUser, subject }) =>
      kind === 'patient' && status !== 'ended' ? [`${serviceUser}/${subject}`] : [],
    changeWith: ({ status }) => status !== 'open',
  },
  listedAtStart: true,
  keepUntil: ({ status, endedAt, lastTurnAt }) =>
    status === 'ended' ? (endedAt ?? lastTurnAt) + days(30) : undefined,
});

export const conversations = conversationsOf(conversationSchema);
