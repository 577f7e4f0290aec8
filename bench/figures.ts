/** Percentiles and how figures are written. */

export interface Spread {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
  readonly p99: number;
}

/** By the nearest rank; NaN if there are no values. `ordered` ascends. */
const percentile = (ordered: readonly number[], share: number): number =>
  ordered[Math.max(0, Math.ceil(ordered.length * share) - 1)] ?? Number.NaN;

export const spreadOf = (values: readonly number[]): Spread => {
  const ordered = [...values].sort((a, b) => a - b);
  return {
    count: ordered.length,
    median: percentile(ordered, 0.5),
    p95: percentile(ordered, 0.95),
    p99: percentile(ordered, 0.99),
  };
};

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Bot divided by floor. */
export const ratios = (bot: Spread, floor: Spread): Omit<Spread, 'count'> => ({
  median: bot.median / floor.median,
  p95: bot.p95 / floor.p95,
  p99: bot.p99 / floor.p99,
});

export const rounded = (value: number, digits = 2): string => value.toFixed(digits);

export const mebibytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);

/** A ratio, and how far the rounds differed. */
export const withRange = (value: number, rounds: readonly number[]): string =>
  rounds.length < 2
    ? rounded(value)
    : `${rounded(value)} (${rounded(Math.min(...rounds))} to ${rounded(Math.max(...rounds))})`;
