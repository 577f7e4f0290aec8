import { z } from 'zod';
import { messageIdField, timeField, userIdField } from '../../lib/fields.ts';
import { tellingSchema } from './telling.ts';

/** What is stored about a thread's notices: the ones to be posted, the ones that are there, and the ones that may be. */

const count = z.int().nonnegative();

/** Checked in one go, because checking each of 64 ids by a schema at every write would cost more than all the rest. */
export const texts = z.custom<readonly string[]>(
  (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
);

/** Something to be said in the thread once, in order; stored until it is there. */
export const noteSchema = z.strictObject({
  nonce: z.string(),
  telling: tellingSchema,
  /** Its text once posted, used to find it again in the thread. */
  text: z.string(),
  replyTo: messageIdField.optional(),
  /** It can only come after this id. */
  since: z.string(),
});

/** A notice in the thread that edits keep up to date; `shown` is what it says, as a key. */
export const standingSchema = z.strictObject({
  id: messageIdField,
  shown: z.string(),
  /** For a floor notice: which one it is, and whom it gave the floor to. */
  floor: z.strictObject({ number: count, holder: userIdField.optional() }).optional(),
});

/** The notices that are kept up to date. `trouble`: the store fails, or missed messages may not be read. */
export const slots = ['suspension', 'aside', 'backlog', 'trouble', 'pause', 'floor'] as const;
export type Slot = (typeof slots)[number];

/** A notice that is being posted, or may have been: it may be in the thread, whether or not it is still wanted. */
export const sentSchema = z.strictObject({
  nonce: z.string(),
  /** It can only be after this id. */
  since: z.string(),
  /** When it was first sent. */
  at: timeField,
  /** A request got no response. */
  unanswered: z.boolean().optional(),
  /** The custom_ids of its buttons. */
  customIds: texts,
  /** What it said, if it had no buttons. */
  texts: texts.optional(),
});
export type SentNotice = z.output<typeof sentSchema>;

export type Note = Readonly<z.output<typeof noteSchema>>;
export type Standing = Readonly<z.output<typeof standingSchema>>;

/** At most one for each slot. */
export const bySlot = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({
    suspension: schema.optional(),
    aside: schema.optional(),
    backlog: schema.optional(),
    trouble: schema.optional(),
    pause: schema.optional(),
    floor: schema.optional(),
  } satisfies Record<Slot, z.ZodType>);
