import { readEntries, saysNothingOf, takeFrom, type Entry } from './entries.ts';
import { plainOfSigns, signByWords, entryKeys } from './key-words.ts';
import { isArray, isObject, scalarText, type Json } from './body.ts';
import { judge, type Outside } from './range.ts';

export interface VitalSign {
  readonly name: string;
  /** '' if the service names a sign without a value. */
  readonly value: string;
  readonly unit?: string;
  /** The normal range as the service words it. */
  readonly range?: string;
  readonly outside: Outside;
  readonly note?: string;
}

export const vitalSignKeys = entryKeys({
  whole: {
    name: [
      'name',
      'vitalsign',
      'vital',
      'sign',
      'parameter',
      'measurement',
      'label',
      'title',
      'test',
      'type',
    ],
    value: ['value', 'result', 'reading', 'measured', 'measurement', 'current', 'finding', 'systolic'],
    systolic: ['systolic'],
    diastolic: ['diastolic'],
    unit: ['unit', 'units', 'uom'],
    range: [
      'normalrange',
      'referencerange',
      'refrange',
      'range',
      'normal',
      'reference',
      'normalvalues',
      'normalvalue',
      'normallimits',
    ],
    low: [
      'low',
      'min',
      'minimum',
      'lower',
      'lowerlimit',
      'normallow',
      'normalmin',
      'rangelow',
      'rangemin',
      'from',
    ],
    high: [
      'high',
      'max',
      'maximum',
      'upper',
      'upperlimit',
      'normalhigh',
      'normalmax',
      'rangehigh',
      'rangemax',
      'to',
    ],
    note: ['note', 'notes', 'comment', 'interpretation', 'status', 'flag', 'remark'],
    text: ['text', 'range', 'value'],
  },
  byWords: signByWords,
  plain: plainOfSigns,
});

const fromTo = (least: string | undefined, most: string | undefined): string | undefined => {
  if (least !== undefined && most !== undefined) return `${least} – ${most}`;
  if (least !== undefined) return `≥ ${least}`;
  return most === undefined ? undefined : `≤ ${most}`;
};

const limitsIn = (takeText: ReturnType<typeof takeFrom>['takeText']): string | undefined =>
  fromTo(takeText('low'), takeText('high'));

/** A range as text, from any plausible form; undefined if part of it would be lost. */
const rangeText = (json: Json): string | undefined => {
  if (isArray(json)) {
    const [least, most] = json.map(scalarText);
    return json.length === 2 && least !== undefined && most !== undefined ? fromTo(least, most) : undefined;
  }
  if (!isObject(json)) return scalarText(json)?.trim();
  const { takeText, left } = takeFrom(json, vitalSignKeys);
  const limits = limitsIn(takeText) ?? takeText('text');
  const unit = takeText('unit') ?? '';
  return limits === undefined || Object.keys(left()).length > 0 ? undefined : `${limits} ${unit}`.trim();
};

const pressure = ({ fields }: Entry): string | undefined => {
  const { takeText } = takeFrom(fields, vitalSignKeys);
  const systolic = takeText('systolic');
  const diastolic = takeText('diastolic');
  return systolic === undefined || diastolic === undefined ? undefined : `${systolic}/${diastolic}`;
};

const readVitalSign = (entry: Entry): { row?: VitalSign; rest: readonly Json[] } => {
  const { name, fields } = entry;
  const { take, takeText, left } = takeFrom(fields, vitalSignKeys);
  const both = pressure(entry);
  if (both !== undefined) {
    takeText('systolic');
    takeText('diastolic');
  }
  const value =
    both ??
    takeText('value') ??
    takeText('systolic') ??
    (saysNothingOf(entry, vitalSignKeys) ? '' : undefined);
  if (value === undefined) return { rest: [{ name, ...fields }] };

  const unit = takeText('unit');
  const outsideOf = (range: string | undefined): Outside =>
    judge({ value, range: range ?? '', ...(unit === undefined ? {} : { unit }) });
  const rangeJson = take('range');
  const worded = rangeJson === undefined ? undefined : rangeText(rangeJson);
  // Limits in fields of their own say more than words that nothing can be compared with.
  const range = outsideOf(worded) === 'unknown' ? (limitsIn(takeText) ?? worded) : worded;
  const note = takeText('note');
  const unread = {
    ...left(),
    ...(rangeJson !== undefined && (range === undefined || range !== worded) ? { range: rangeJson } : {}),
  };
  const row: VitalSign = {
    name,
    value,
    ...(unit === undefined ? {} : { unit }),
    ...(range === undefined || range === '' ? {} : { range }),
    outside: outsideOf(range),
    ...(note === undefined ? {} : { note }),
  };
  return { row, rest: Object.keys(unread).length === 0 ? [] : [{ name, ...unread }] };
};

/** Vital signs in any plausible layout; `rest` is what did not fit into a row. */
export const readVitalSigns = (json: Json): { rows: readonly VitalSign[]; rest: readonly Json[] } => {
  const { entries, rest } = readEntries(json, vitalSignKeys);
  const read = entries.map(readVitalSign);
  return {
    rows: read.flatMap(({ row }) => (row === undefined ? [] : [row])),
    rest: [...read.flatMap((each) => each.rest), ...rest],
  };
};
