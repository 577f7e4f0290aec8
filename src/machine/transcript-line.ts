import { z } from 'zod';
import { messageIdField, timeField, userIdField } from '../lib/fields.ts';
import { editedField } from './record.ts';
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
    editedAt: editedField,
    answeredAt: timeField,
    /** The parts of the answer that Discord has taken, in order. */
    answers: messages,
  }),
  z.strictObject({ kind: z.literal('greeting'), at: z.string(), answers: messages }),
  /** `at`: the message with the words. */
  z.strictObject({ kind: z.literal('told'), at: messageIdField, by: userIdField }),
  z.strictObject({
    kind: z.enum(['reset', 'pause', 'resume', 'time', 'time_up']),
    /** The press that asked for it, or the end of the time. */
    at: z.string(),
    by: userIdField.optional(),
    time: timeField,
    /** Of a time that is set: how long it is from here; absent: the limit is taken away. */
    minutes: z.int().nonnegative().optional(),
  }),
]);

export type TranscriptLine = Readonly<z.output<typeof transcriptLineSchema>>;

/** The line of an answer, with the parts that stand so far. */
export const turnLine = ({
  item,
  askedAt,
  editedAt,
  answeredAt,
  posted,
}: Extract<Turn, { at: 'answered' }>): TranscriptLine => {
  const { place: at, id: question, by: speakerId } = item;
  return { kind: 'turn', at, question, speakerId, askedAt, editedAt, answeredAt, answers: posted };
};
