import { z } from 'zod';
import { messageIdField, userIdField } from '../../lib/fields.ts';
import type { MessageId, UserId } from '../../lib/ids.ts';
import type { FloorNotice, Telling } from './telling.ts';

/** Raised hands: who has the floor, who is next, and the notice in the thread that says so. */

const count = z.int().nonnegative();
const orderField = z.enum(['in_order', 'least_heard']);

/** A question that was out of turn, kept until its author's turn comes; of its words, as much as a floor notice quotes. */
const keptSchema = z.strictObject({ by: userIdField, messageId: messageIdField, text: z.string() });

/** Stored while `who` is `hands`. */
export const handsSchema = z.strictObject({
  /** Who has the floor, or gets it with a floor notice that is still to be posted. */
  holder: userIdField.optional(),
  /** The moderator who gave it. */
  by: userIdField.optional(),
  /** The number of the floor notice that gave it. */
  gave: count,
  /** That notice, once it is in the thread; or where somebody has taken the floor that it left free. */
  from: messageIdField.optional(),
  /** The holder has taken the floor, which nobody had. */
  isTaken: z.boolean().optional(),
  /** A question of the holder's has been answered, refused, deleted or left in doubt. */
  isHeard: z.boolean().optional(),
  /** Whose hands are up, in the order in which they were raised. */
  up: z.array(userIdField).readonly(),
  /** One for each person at most, while they wait for the floor or have it. */
  kept: z.array(keptSchema).readonly().optional(),
  /** The kept question that the holder has had asked. */
  asked: messageIdField.optional(),
  order: orderField,
});

/** The floor notices in a conversation: how many were made, and the number of the last one whose place is known. */
export const floorNoticesSchema = z.strictObject({ made: count, known: count });

export type Hands = Readonly<z.output<typeof handsSchema>>;
type KeptQuestion = Readonly<z.output<typeof keptSchema>>;
export type HandsOrder = z.output<typeof orderField>;

export const mostHands = 50;

/** The people whose hands are up, the next one first. `heard`: how many of each person's questions were answered. */
export const handsInOrder = (
  { up, order }: Pick<Hands, 'up' | 'order'>,
  heard: Readonly<Record<string, number>> = {},
): readonly UserId[] =>
  order === 'in_order' ? up : up.toSorted((a, b) => (heard[a] ?? 0) - (heard[b] ?? 0));

export const keep = (hands: Hands, question: KeptQuestion): Hands => ({
  ...hands,
  kept: [...(hands.kept ?? []).filter(({ by }) => by !== question.by), question],
});

export const withoutKept = (hands: Hands, ids: readonly MessageId[]): Hands => ({
  ...hands,
  kept: hands.kept?.filter(({ messageId }) => !ids.includes(messageId)),
});

/** Nothing is kept for people who neither wait for the floor nor have it. */
export const keptWhileWanted = (hands: Hands): Hands => ({
  ...hands,
  kept: hands.kept?.filter(({ by }) => by === hands.holder || hands.up.includes(by)),
});

const questionOf = ({ kept = [], holder }: Hands): FloorNotice['question'] => {
  const question = kept.find(({ by }) => by === holder);
  return question && { messageId: question.messageId, text: question.text };
};

/** How many people a floor notice names as next. */
const named = 3;

/** What the latest floor notice should say. */
export const floorNoticeOf = (
  hands: Hands,
  {
    number,
    heard,
  }: { readonly number: number; readonly heard: Readonly<Record<string, number>> | undefined },
): FloorNotice => ({
  kind: 'floor',
  number,
  holder: hands.holder,
  next: handsInOrder(hands, heard).slice(0, named),
  up: hands.up.length,
  question: questionOf(hands),
  ...(number === hands.gave ? { by: hands.by } : { isAgain: true }),
});

/**
 * A floor notice is on its way: the person to whom it gives the floor may already have written after it. Until
 * its place in the thread is known, nothing that depends on who has the floor is settled.
 */
export const isFloorNoticeComing = ({
  notes,
}: {
  readonly notes?: readonly { readonly telling: Telling }[] | undefined;
}): boolean => notes?.some(({ telling }) => telling.kind === 'floor') === true;

/** The same for a floor notice that gives the floor to somebody; one that is only posted anew decides nothing. */
export const isFloorMoving: typeof isFloorNoticeComing = ({ notes }) =>
  notes?.some(({ telling }) => telling.kind === 'floor' && telling.isAgain !== true) === true;
