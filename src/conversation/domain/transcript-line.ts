import { z } from 'zod';
import { messageIdField, timeField, userIdField } from '../../lib/fields.ts';

/**
 * What a transcript is made from: which messages of the thread belong together, who spoke and when; no text. Lines are
 * stored apart from the record, which would grow with them, but in the same write.
 */

const messages = z.array(messageIdField).readonly();

export const transcriptLineSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('turn'),
    /** The question's message, which is the line's place. */
    at: messageIdField,
    speakerId: userIdField,
    /** When the service was asked. */
    askedAt: timeField,
    answeredAt: timeField,
    /** The parts of the answer that Discord has taken, in order. */
    answers: messages,
  }),
  z.strictObject({ kind: z.literal('greeting'), at: z.string(), answers: messages }),
  z.strictObject({
    kind: z.enum(['reset', 'pause', 'go_on']),
    /** The press that asked for it. */
    at: z.string(),
    by: userIdField.optional(),
    time: timeField,
  }),
]);

export type TranscriptLine = Readonly<z.output<typeof transcriptLineSchema>>;
