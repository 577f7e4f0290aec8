/**
 * How many questions there is room for. They are counted in windows that begin with a question, so that there is always
 * a moment that people can be told: from then on there is room again.
 */

/** Who pays for a question: whoever asks it, and the account that its conversation runs on. */
export const payers = ['person', 'account'] as const;
export type Payer = (typeof payers)[number];

/** As much has been asked as may be. */
export interface NoRoom {
  readonly of: Payer;
  /** How many questions there is room for. */
  readonly most: number;
  /** When there is room again, in milliseconds since 1970. */
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

/** What counts at the moment. A window that ends later than one can was begun before the clock was set back. */
export const countedNow = (counted: Counted | undefined, { lasts }: Limit, now: number): Counted =>
  counted !== undefined && now < counted.until && counted.until <= now + lasts
    ? counted
    : { count: 0, until: now + lasts };

/** One question more for each who pays for it, unless one of them has no room: then it costs nobody anything. */
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
    // Of two, the one that people have to wait for longer.
    if (isFull && until > (full?.until ?? 0)) full = { of, most: limit.most, until };
    spent[of] = { count: count + 1, until };
  }
  return full === undefined ? { kind: 'spent', counts: spent } : { kind: 'no_room', ...full };
};

/** Takes one question of this window back: it was not taken. */
export const giveBack = (counted: Counted | undefined, spent: Counted): Counted | undefined =>
  counted?.until === spent.until ? { ...counted, count: Math.max(0, counted.count - 1) } : counted;
