import { randomInt, timingSafeEqual } from 'node:crypto';

/** The number that leads from the page back to Discord. */

export const newNumber = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Six digits out of what a person typed: spaces, dashes, full-width digits and what nobody can see are fine. */
export const readNumber = (typed: string): string | undefined => {
  const digits = typed.normalize('NFKC').replace(/[\s\p{Pd}\p{Default_Ignorable_Code_Point}.·]/gu, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
};

/** Both are six digits, so neither their length nor the time this takes tells anything. */
export const sameNumber = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));
