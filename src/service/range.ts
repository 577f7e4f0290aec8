/**
 * Whether a measured value is outside its normal range. Marked only if certain: a wrong mark teaches the wrong thing.
 */

export type Outside = 'low' | 'high' | 'no' | 'unknown';

interface Reading {
  /** One number, or two for a blood pressure. */
  readonly parts: readonly number[];
  readonly unit: string;
}

/** Of one number. */
interface Bounds {
  readonly low?: number;
  readonly high?: number;
  /** The bound itself is outside: "<120". */
  readonly open: boolean;
}

interface Range {
  readonly parts: readonly Bounds[];
  readonly unit: string;
}

const number = String.raw`[-+]?\d+(?:[.,]\d+)?`;
const pair = String.raw`${number}(?:\s*\/\s*${number})?`;
const words = String.raw`([^\d<>≤≥-]{0,30})`;

const readingPattern = new RegExp(`^(${pair})\\s*${words}$`);
const rangePattern = new RegExp(`^(${pair})\\s*${words}(?:-|to\\s)\\s*(${pair})\\s*${words}$`);
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

/** Whether a text is a quantity and nothing else: no time of day, no date, no sentence. */
export const isQuantity = (text: string): boolean =>
  text.length <= longest && readingPattern.test(tidy(text));

const oneUnit = (units: readonly string[]): string | undefined => {
  const [unit = '', ...others] = new Set(units.filter((each) => each !== ''));
  return others.length === 0 ? unit : undefined;
};

const closedBounds = (lows: readonly number[], highs: readonly number[]): readonly Bounds[] | undefined => {
  if (lows.length !== highs.length) return undefined;
  const ordered = lows.every((low, part) => low <= (highs[part] ?? -Infinity));
  return ordered ? lows.map((low, part) => ({ low, high: highs[part] ?? Infinity, open: false })) : undefined;
};

const parseSimple = (range: string): Range | undefined => {
  const fromTo = rangePattern.exec(range);
  if (fromTo !== null) {
    const [, low, lowUnit = '', high, highUnit = ''] = fromTo;
    const unit = oneUnit([unitOf(lowUnit), unitOf(highUnit)]);
    const [lows, highs] = [toNumbers(splitPair(low)), toNumbers(splitPair(high))];
    if (unit === undefined || lows === undefined || highs === undefined) return undefined;
    const parts = closedBounds(lows, highs);
    return parts === undefined ? undefined : { parts, unit };
  }
  const oneSided = oneSidedPattern.exec(range);
  if (oneSided === null) return undefined;
  const [, sign = '', bound, unit = ''] = oneSided;
  const open = sign === '<' || sign === '>';
  const parts = toNumbers(splitPair(bound))?.map((each) =>
    /[<≤]/.test(sign) ? { high: each, open } : { low: each, open },
  );
  return parts === undefined ? undefined : { parts, unit: unitOf(unit) };
};

const parseRange = (text: string): Range | undefined => {
  const range = tidy(text);
  if (doubtful.test(range)) return undefined;
  const simple = parseSimple(range);
  if (simple !== undefined) return simple;
  // "90-120/60-80": a range for each part.
  const [systolic, diastolic, ...more] = splitPair(range).map(parseSimple);
  if (systolic?.parts.length !== 1 || diastolic?.parts.length !== 1 || more.length > 0) return undefined;
  const unit = oneUnit([systolic.unit, diastolic.unit]);
  return unit === undefined ? undefined : { parts: [...systolic.parts, ...diastolic.parts], unit };
};

const sideOf = (value: number, { low, high, open }: Bounds): Outside => {
  if (low !== undefined && (value < low || (open && value === low))) return 'low';
  if (high !== undefined && (value > high || (open && value === high))) return 'high';
  return 'no';
};

/** Of several that are judged together: the first that is outside decides; nothing is certain if one is not. */
export const together = (sides: readonly Outside[]): Outside =>
  sides.find((side) => side === 'low' || side === 'high') ?? (sides.includes('unknown') ? 'unknown' : 'no');

/** Between the values of a course over time; the last one is judged. */
export const courseArrow = '→';

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
  const normal = value.length + range.length > longest ? undefined : parseRange(range);
  if (normal === undefined) return 'unknown';
  const reading = parseReading(value.slice(value.lastIndexOf(courseArrow) + 1));
  if (reading?.parts.length !== normal.parts.length) return 'unknown';
  if (oneUnit([reading.unit, unitOf(tidy(unit)), normal.unit]) === undefined) return 'unknown';
  return together(normal.parts.map((bounds, part) => sideOf(reading.parts[part] ?? NaN, bounds)));
};
