import { z } from 'zod';
import type { ServiceFailure } from '../../lib/failure.ts';
import { messageIdField, timeField, userIdField } from '../../lib/fields.ts';
import { payers } from './fair-use.ts';
import { chosenSchema, hearsField, whoField } from './hearing-terms.ts';

/** What the bot says once in the thread, apart from answers. */

const count = z.int().nonnegative();

const serviceFailureSchema = z.custom<ServiceFailure>(
  (value) => typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string',
);

/** `interrupted`: the bot itself was cut off between asking and hearing the answer. */
const doubtReason = z.enum([
  'timeout',
  'connection_lost',
  'server_error',
  'too_large',
  'unreadable',
  'interrupted',
]);

const summarySchema = z.strictObject({
  questions: count,
  people: count,
  minutes: count,
  /** The longest silence between two questions, in minutes. */
  silence: count.optional(),
});

/** A notice in the thread: who has the floor from here on. The latest one carries the buttons. */
const floorNoticeSchema = z.strictObject({
  kind: z.literal('floor'),
  /** Counts the floor notices of a conversation. */
  number: count,
  holder: userIdField.optional(),
  /** The first few people whose hands are up, the next one first. */
  next: z.array(userIdField).readonly(),
  /** How many hands are up. */
  up: count,
  /** The moderator who gave it. */
  by: userIdField.optional(),
  /** What the holder wrote out of turn, and can have asked now. */
  question: z.strictObject({ messageId: messageIdField, text: z.string() }).optional(),
  /** The floor has not changed: the notice is posted anew because the previous one has scrolled away. */
  isAgain: z.boolean().optional(),
});

export const tellingSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('in_doubt'),
    reason: doubtReason,
    messageId: messageIdField,
    attempt: count,
  }),
  z.strictObject({ kind: z.literal('rejected'), failure: serviceFailureSchema }),
  z.strictObject({ kind: z.literal('no_such_case') }),
  z.strictObject({
    kind: z.literal('undelivered'),
    messageId: messageIdField,
    attempt: count,
    part: count,
  }),
  z.strictObject({ kind: z.literal('dropped'), count, by: z.enum(['reset', 'end']) }),
  z.strictObject({ kind: z.literal('skipped'), count }),
  z.strictObject({ kind: z.literal('answering'), count }),
  z.strictObject({ kind: z.literal('started_again'), by: userIdField.optional() }),
  z.strictObject({ kind: z.literal('reset_failed'), failure: serviceFailureSchema }),
  z.strictObject({ kind: z.literal('ended'), by: userIdField.optional(), summary: summarySchema }),
  z.strictObject({ kind: z.literal('away'), count }),
  z.strictObject({ kind: z.literal('no_room'), of: z.enum(payers), most: count, until: timeField }),
  z.strictObject({ kind: z.literal('went_on'), by: userIdField }),
  z.strictObject({
    kind: z.literal('terms_changed'),
    by: userIdField,
    who: whoField,
    hears: hearsField,
    chosen: chosenSchema.optional(),
  }),
  z.strictObject({ kind: z.literal('co_hosts'), by: userIdField, people: z.array(userIdField).readonly() }),
  floorNoticeSchema,
]);

export type FloorNotice = Readonly<z.output<typeof floorNoticeSchema>>;
export type Telling = Readonly<z.output<typeof tellingSchema>>;
export type DoubtReason = z.output<typeof doubtReason>;
export type Summary = Readonly<z.output<typeof summarySchema>>;
