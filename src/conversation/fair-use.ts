/**
 * How many questions may be asked. They are counted in windows that begin with a question, so that people can always be
 * told a time from which they may ask again.
 */

/** Who pays for a question: the person who asks it, and the account that its conversation runs on. */
export const payers = ['person', 'account'] as const;
export type Payer = (typeof payers)[number];

/** A limit has been reached. */
export interface NoRoom {
  readonly of: Payer;
  /** How many questions may be asked. */
  readonly most: number;
  /** When questions may be asked again, in milliseconds since 1970. */
  readonly until: number;
}

export interface Limit {
  readonly most: number;
  /** Milliseconds from a window's first question to its end. */
  readonly lasts: number;
}

export type Limits = Readonly<Partial<Record<Payer, Limit | undefined>>>;

export interface Counted {
  readonly count: number;
  /** When the window is over, in milliseconds since 1970. */
  readonly until: number;
}

export type Counts = Readonly<Partial<Record<Payer, Counted | undefined>>>;

/** The count that applies now. A window that would outlast a new one was begun before the clock was set back, and is void. */
export const countedNow = (counted: Counted | undefined, { lasts }: Limit, now: number): Counted =>
  counted !== undefined && now < counted.until && counted.until <= now + lasts
    ? counted
    : { count: 0, until: now + lasts };

/** Counts one more question for each payer, unless one of them has reached its limit: then nobody pays. */
export const spend = (
  counts: Counts,
  limits: Limits,
  now: number,
): { readonly kind: 'spent'; readonly counts: Counts } | ({ readonly kind: 'no_room' } & NoRoom) => {
  const spent: Partial<Record<Payer, Counted>> = {};
  let full: NoRoom | undefined;
  for (const of of payers) {
    const limit = limits[of];
    if (limit === undefined) continue;
    const { count, until } = countedNow(counts[of], limit, now);
    const isFull = count >= limit.most;
    // If both are full, the one with the longer wait is named.
    if (isFull && until > (full?.until ?? 0)) full = { of, most: limit.most, until };
    spent[of] = { count: count + 1, until };
  }
  return full === undefined ? { kind: 'spent', counts: spent } : { kind: 'no_room', ...full };
};

/** Takes one question off the count of its window, because the service did not take it. */
export const giveBack = (counted: Counted | undefined, spent: Counted): Counted | undefined =>
  counted?.until === spent.until ? { ...counted, count: Math.max(0, counted.count - 1) } : counted;
