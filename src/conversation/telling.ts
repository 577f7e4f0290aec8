import { z } from 'zod';
import type { ServiceFailure } from '../lib/failure.ts';
import { messageIdField, userIdField } from '../lib/fields.ts';
import { hearsField, whoField } from './terms.ts';

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

const summarySchema = z.strictObject({ questions: count, people: count, minutes: count });

export const tellingSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('in_doubt'),
    reason: doubtReason,
    messageId: messageIdField,
    attempt: count,
  }),
  z.strictObject({ kind: z.literal('rejected'), failure: serviceFailureSchema }),
  z.strictObject({
    kind: z.literal('undelivered'),
    messageId: messageIdField,
    attempt: count,
    part: count,
  }),
  z.strictObject({ kind: z.literal('dropped'), count, by: z.enum(['reset', 'end']) }),
  z.strictObject({ kind: z.literal('started_again'), by: userIdField.optional() }),
  z.strictObject({ kind: z.literal('reset_failed'), failure: serviceFailureSchema }),
  z.strictObject({ kind: z.literal('ended'), by: userIdField.optional(), summary: summarySchema }),
  z.strictObject({ kind: z.literal('away'), count }),
  z.strictObject({ kind: z.literal('went_on'), by: userIdField }),
  z.strictObject({ kind: z.literal('terms_changed'), by: userIdField, who: whoField, hears: hearsField }),
]);

export type Telling = Readonly<z.output<typeof tellingSchema>>;
export type DoubtReason = z.output<typeof doubtReason>;
export type Summary = Readonly<z.output<typeof summarySchema>>;
