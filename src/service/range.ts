/**
 * Whether a measured value is outside its normal range. Marked only if certain: a wrong mark teaches the wrong thing.
 */

export type Outside = 'low' | 'high' | 'no' | 'unknown';

interface Reading {
  /** One number, or two for a blood pressure. */
  readonly parts: readonly number[];
  readonly unit: string;
}

interface Bounds {
  readonly low?: readonly number[];
  readonly high?: readonly number[];
  /** The bound itself is outside: "<120". */
  readonly open: boolean;
  readonly unit: string;
}

const number = String.raw`-?\d+(?:[.,]\d+)?`;
const pair = String.raw`${number}(?:\s*\/\s*${number})?`;
const words = String.raw`([^\d<>≤≥-]{0,30})`;

const readingPattern = new RegExp(`^(${pair})\\s*${words}$`);
const rangePattern = new RegExp(`^(${pair})\\s*${words}(?:-|to\\s)\\s*(${pair})\\s*${words}$`);
/** "90-120/60-80": a range for each part. */
const partRangesPattern = new RegExp(
  `^(${number})\\s*-\\s*(${number})\\s*/\\s*(${number})\\s*-\\s*(${number})\\s*${words}$`,
);
const oneSidedPattern = new RegExp(`^(<=|>=|<|>|≤|≥)\\s*(${pair})\\s*${words}$`);

/** No measurement is written with more characters. */
const longest = 200;

/** Words that turn a range into something other than from-to. */
const doubtful =
  /\b(?:not|abnormal|below|above|under|over|less|more|than|or|and|higher|lower|outside|about|approx)\b/;

const sameUnits = new Map([
  ['bpm', '/min'],
  ['rpm', '/min'],
  ['beats/min', '/min'],
  ['breaths/min', '/min'],
  ['beatsperminute', '/min'],
  ['breathsperminute', '/min'],
  ['perminute', '/min'],
  ['celsius', 'c'],
  ['fahrenheit', 'f'],
]);

const tidy = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\([^()\d]*\)/g, '')
    .replace(/^normal(?: range)?\s*:?\s*/, '')
    .trim();

const unitOf = (text: string): string => {
  const plain = text.replace(/[\s.°º˚]|degrees?/g, '');
  return sameUnits.get(plain) ?? plain;
};

/** Undefined if a comma may separate thousands. */
const toNumber = (text: string): number | undefined =>
  /,\d{3}$/.test(text) ? undefined : Number(text.replace(',', '.'));

const toNumbers = (texts: readonly string[]): readonly number[] | undefined => {
  const numbers = texts.map(toNumber).filter((value) => value !== undefined);
  return numbers.length === texts.length ? numbers : undefined;
};

const splitPair = (text = ''): readonly string[] => text.split('/').map((part) => part.trim());

const parseReading = (text: string): Reading | undefined => {
  const match = readingPattern.exec(tidy(text));
  if (match === null) return undefined;
  const parts = toNumbers(splitPair(match[1]));
  const unit = match[2] ?? '';
  return parts === undefined || doubtful.test(unit) ? undefined : { parts, unit: unitOf(unit) };
};

const closedBounds = (
  lowTexts: readonly string[],
  highTexts: readonly string[],
  unit: string,
): Bounds | undefined => {
  const low = toNumbers(lowTexts);
  const high = toNumbers(highTexts);
  if (low === undefined || high === undefined || low.length !== high.length) return undefined;
  const ordered = low.every((value, part) => value <= (high[part] ?? -Infinity));
  return ordered ? { low, high, open: false, unit } : undefined;
};

const parseBounds = (text: string): Bounds | undefined => {
  const range = tidy(text);
  if (doubtful.test(range)) return undefined;

  const ofParts = partRangesPattern.exec(range);
  if (ofParts !== null) {
    const [, low1 = '', high1 = '', low2 = '', high2 = '', unit = ''] = ofParts;
    return closedBounds([low1, low2], [high1, high2], unitOf(unit));
  }
  const fromTo = rangePattern.exec(range);
  if (fromTo !== null) {
    const [, low, lowUnit = '', high, highUnit = ''] = fromTo;
    const units = [unitOf(lowUnit), unitOf(highUnit)].filter((unit) => unit !== '');
    if (new Set(units).size > 1) return undefined;
    return closedBounds(splitPair(low), splitPair(high), units[0] ?? '');
  }
  const oneSided = oneSidedPattern.exec(range);
  if (oneSided !== null) {
    const [, sign = '', bound, unit = ''] = oneSided;
    const parts = toNumbers(splitPair(bound));
    if (parts === undefined) return undefined;
    const open = sign === '<' || sign === '>';
    return /[<≤]/.test(sign)
      ? { high: parts, open, unit: unitOf(unit) }
      : { low: parts, open, unit: unitOf(unit) };
  }
  return undefined;
};

const sideOf = (value: number, part: number, { low, high, open }: Bounds): Outside => {
  const least = low?.[part];
  const most = high?.[part];
  if (least !== undefined && (value < least || (open && value === least))) return 'low';
  if (most !== undefined && (value > most || (open && value === most))) return 'high';
  return 'no';
};

/**
 * Compares a value with its range, both as a person would write them ("98.6 °F", "37,5", "60 – 100 bpm", "<120"). A
 * blood pressure is compared part by part; if both parts are outside, the first (systolic) one decides.
 */
export const judge = ({
  value,
  unit = '',
  range,
}: {
  readonly value: string;
  readonly unit?: string;
  readonly range: string;
}): Outside => {
  const bounds = value.length + range.length > longest ? undefined : parseBounds(range);
  if (bounds === undefined) return 'unknown';
  const reading = parseReading(value);
  const partCount = (bounds.low ?? bounds.high ?? []).length;
  if (reading?.parts.length !== partCount) return 'unknown';
  const units = [reading.unit, unitOf(tidy(unit)), bounds.unit].filter((each) => each !== '');
  if (new Set(units).size > 1) return 'unknown';

  const sides = reading.parts.map((part, index) => sideOf(part, index, bounds));
  return sides.find((side) => side !== 'no') ?? 'no';
};
