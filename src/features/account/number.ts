import { randomInt, timingSafeEqual } from 'node:crypto';

/** The six digits that a person takes from the page back to Discord. */

export const newNumber = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Reads six digits from what a person typed; spaces, dashes, full-width digits and invisible characters are fine. */
export const readNumber = (typed: string): string | undefined => {
  const digits = typed.normalize('NFKC').replace(/[\s\p{Pd}\p{Default_Ignorable_Code_Point}.·]/gu, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
};

/** Both are six digits, so neither the length nor the time that this takes reveals anything. */
export const sameNumber = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));
