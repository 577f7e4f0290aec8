import type { Transcript } from './document.ts';

/**
 * Times as a clock showed them where the bot runs (`TZ`). A page without a program does not know where its reader is,
 * so the offset is named; it is the same for a whole transcript, even if the clocks change in the middle.
 */
export interface Clock {
  /** Such as "UTC+5:30". */
  readonly zone: string;
  /** A moment whose UTC fields show that clock. */
  at(iso: string): Date;
}

const minute = 60_000;

const zoneOf = (offset: number): string => {
  if (offset === 0) return 'UTC';
  const minutes = Math.abs(offset) % 60;
  const part = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `UTC${offset < 0 ? '−' : '+'}${Math.floor(Math.abs(offset) / 60)}${part}`;
};

export const clockOf = ({ startedAt }: Pick<Transcript, 'startedAt'>): Clock => {
  const offset = -new Date(startedAt).getTimezoneOffset();
  return { zone: zoneOf(offset), at: (iso) => new Date(Date.parse(iso) + offset * minute) };
};
