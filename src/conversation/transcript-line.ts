import { z } from 'zod';
import { messageIdField, timeField, userIdField } from '../lib/fields.ts';
import type { Turn } from './record.ts';

/**
 * What a transcript is made from: which messages of the thread belong together, who spoke and when; no text. Lines are
 * stored apart from the record, which would grow with them, but in the same write. Each has a place of its own.
 */

const messages = z.array(messageIdField).readonly();

export const transcriptLineSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('turn'),
    /** The place of the asking. */
    at: z.string(),
    question: messageIdField,
    speakerId: userIdField,
    askedAt: timeField,
    answeredAt: timeField,
    /** The parts of the answer that Discord has taken, in order. */
    answers: messages,
  }),
  z.strictObject({ kind: z.literal('greeting'), at: z.string(), answers: messages }),
  z.strictObject({
    kind: z.enum(['reset', 'pause', 'resume']),
    /** The press that asked for it. */
    at: z.string(),
    by: userIdField.optional(),
    time: timeField,
  }),
]);

export type TranscriptLine = Readonly<z.output<typeof transcriptLineSchema>>;

/** The line of an answer, with the parts that stand so far. */
export const turnLine = ({
  item,
  askedAt,
  answeredAt,
  posted,
}: Extract<Turn, { at: 'answered' }>): TranscriptLine => {
  const { place: at, id: question, by: speakerId } = item;
  return { kind: 'turn', at, question, speakerId, askedAt, answeredAt, answers: posted };
};
