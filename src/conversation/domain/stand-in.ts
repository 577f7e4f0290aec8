import { userId } from '../../lib/ids.ts';
import type { InteractionId, UserId } from '../../lib/ids.ts';

/** An id that belongs to nobody takes the place of somebody who has been forgotten. No Discord id begins with a zero. */

export const isStandIn = (user: string): boolean => user.startsWith('0');

/** Each request to forget somebody brings one of its own, because people are counted. */
export const standInFor = (request: InteractionId): UserId => userId(`0${request}`);
