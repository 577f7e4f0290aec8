/** Whether a measured value is outside its normal range. Marked only if certain: a wrong mark teaches the wrong thing. */

export type Outside = 'low' | 'high' | 'no' | 'unknown';

const number = String.raw`[-+]?\d+(?:[.,]\d+)?`;
/** One number, or two for a blood pressure. */
const pair = String.raw`(${number})(?:\/(${number}))?`;
const unit = String.raw`([^\d<>≤≥-]*)`;
const valuePattern = new RegExp(`^${pair}${unit}$`);
const rangePattern = new RegExp(`^${pair}${unit}(?:-|to)${pair}${unit}$`);
/** "90-120/60-80": a range for each part. */
const partsPattern = new RegExp(`^(${number})-(${number})/(${number})-(${number})${unit}$`);
const oneSidedPattern = new RegExp(`^(<=|>=|<|>|≤|≥)${pair}${unit}$`);

/** No measurement is written with more characters. */
const longest = 100;

const tidy = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\s°]/g, '');

/** NaN where a comma may separate thousands. */
const numeric = (texts: readonly (string | undefined)[]): readonly number[] =>
  texts
    .filter((text) => text !== undefined)
    .map((text) => (/,\d{3}$/.test(text) ? Number.NaN : Number(text.replace(',', '.'))));

/** Of each part, the least and the most that is normal; `open`: the bound itself is not. */
interface Bounds {
  readonly lows: readonly number[];
  readonly highs: readonly number[];
  readonly open?: boolean;
  readonly units: readonly string[];
}

const boundsIn = (range: string): Bounds | undefined => {
  const [, low, low2, lowUnit = '', high, high2, highUnit = ''] = rangePattern.exec(range) ?? [];
  if (low !== undefined) {
    return { lows: numeric([low, low2]), highs: numeric([high, high2]), units: [lowUnit, highUnit] };
  }
  const [, least, most, least2, most2, partUnit = ''] = partsPattern.exec(range) ?? [];
  if (least !== undefined)
    return { lows: numeric([least, least2]), highs: numeric([most, most2]), units: [partUnit] };
  const [, sign = '', bound, bound2, boundUnit = ''] = oneSidedPattern.exec(range) ?? [];
  if (bound === undefined) return undefined;
  const bounds = numeric([bound, bound2]);
  const none = (value: number): readonly number[] => bounds.map(() => value);
  return {
    ...(/[<≤]/.test(sign)
      ? { lows: none(-Infinity), highs: bounds }
      : { lows: bounds, highs: none(Infinity) }),
    open: sign === '<' || sign === '>',
    units: [boundUnit],
  };
};

/**
 * Compares a value with its range: "112" or "158/96", with "60-100", "90/60-120/80", "90-120/60-80" or "<120". Of two
 * numbers outside, the first (systolic) one decides.
 */
export const judge = (given: {
  readonly value: string;
  readonly unit?: string;
  readonly range: string;
}): Outside => {
  if (given.value.length + given.range.length > longest) return 'unknown';
  const bounds = boundsIn(tidy(given.range));
  const [, first, second, ownUnit = ''] = valuePattern.exec(tidy(given.value)) ?? [];
  if (bounds === undefined || first === undefined) return 'unknown';
  const { lows, highs, open = false, units } = bounds;
  const values = numeric([first, second]);
  const named = new Set([...units, ownUnit, tidy(given.unit ?? '')].filter((each) => each !== ''));
  const isOrdered = lows.every((low, part) => low <= (highs[part] ?? Number.NaN));
  if (values.length !== lows.length || lows.length !== highs.length || named.size > 1 || !isOrdered)
    return 'unknown';
  if (values.some(Number.isNaN)) return 'unknown';
  const sides = values.map((value, part): Outside => {
    const [low = -Infinity, high = Infinity] = [lows[part], highs[part]];
    if (value < low || (open && value === low)) return 'low';
    return value > high || (open && value === high) ? 'high' : 'no';
  });
  return sides.find((side) => side !== 'no') ?? 'no';
};
