import { z } from 'zod';
import { messageIdField, userIdField } from '../../lib/fields.ts';
import type { UserId } from '../../lib/ids.ts';

/** Raised hands: who has the floor, and who is next. */

const count = z.int().nonnegative();
const orderField = z.enum(['in_order', 'least_heard']);

/** Stored while `who` is `hands`. */
export const handsSchema = z.strictObject({
  /** Who has the floor, or gets it with a line that is still to be posted. */
  holder: userIdField.optional(),
  /** The moderator who gave it. */
  by: userIdField.optional(),
  /** The number of the line that gave it. */
  gave: count,
  /** That line, once it is in the thread. */
  line: messageIdField.optional(),
  /** A question of the holder's has been answered, refused, deleted or left in doubt. */
  isHeard: z.boolean().optional(),
  /** Whose hands are up, in the order in which they were raised. */
  up: z.array(userIdField).readonly(),
  order: orderField,
});

/** The lines about the floor in a conversation: how many were made, and the number of the last one that stands. */
export const floorLinesSchema = z.strictObject({ made: count, told: count });

export type Hands = Readonly<z.output<typeof handsSchema>>;
export type HandsOrder = z.output<typeof orderField>;

export const mostHands = 50;

/** The raised hands, next turn first. `heard`: how many of each person's questions were answered. */
export const inTurn = (
  { up, order }: Pick<Hands, 'up' | 'order'>,
  heard: Readonly<Record<string, number>> = {},
): readonly UserId[] =>
  order === 'in_order' ? up : up.toSorted((a, b) => (heard[a] ?? 0) - (heard[b] ?? 0));
