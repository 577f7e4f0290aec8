import { userId } from '../../lib/ids.ts';
import type { UserId } from '../../lib/ids.ts';

/** Takes the place of somebody who has been forgotten. No Discord id begins with a zero. */

export const isStandIn = (user: string): boolean => user.startsWith('0');

/** A stand-in that is not in use here yet: each person gets one of their own, because people are counted. */
export const standInBeside = (known: unknown): UserId => {
  const text = JSON.stringify(known);
  let number = 1;
  while (text.includes(`"0${number}"`)) number += 1;
  return userId(`0${number}`);
};
