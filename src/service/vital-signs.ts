import { readEntries, takeFrom, type Entry, type EntryKeys } from './entries.ts';
import { isArray, isObject, scalarText, type Json } from './json.ts';
import { judge, type Outside } from './range.ts';

export interface VitalSign {
  readonly name: string;
  readonly value: string;
  readonly unit?: string;
  /** The normal range as the service words it. */
  readonly range?: string;
  readonly low?: number;
  readonly high?: number;
  readonly outside: Outside;
  readonly note?: string;
}

export const vitalSignKeys: EntryKeys = {
  names: ['name', 'vitalsign', 'vital', 'sign', 'parameter', 'measurement', 'label', 'title', 'test', 'type'],
  values: ['value', 'result', 'reading', 'measured', 'measurement', 'current', 'finding', 'systolic'],
};

const unitKeys = ['unit', 'units', 'uom'];
const rangeKeys = [
  'normalrange',
  'referencerange',
  'refrange',
  'range',
  'normal',
  'reference',
  'normalvalues',
  'normalvalue',
  'normallimits',
];
const lowKeys = [
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
];
const highKeys = [
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
];
const noteKeys = ['note', 'notes', 'comment', 'interpretation', 'status', 'flag', 'remark'];

const join = (low: Json | undefined, high: Json | undefined): string | undefined => {
  const least = scalarText(low);
  const most = scalarText(high);
  if (least !== undefined && most !== undefined) return `${least} – ${most}`;
  if (least !== undefined) return `≥ ${least}`;
  return most === undefined ? undefined : `≤ ${most}`;
};

/** A range as text, from any plausible form; undefined where something of it would be lost. */
const rangeText = (json: Json): string | undefined => {
  if (isArray(json)) return json.length === 2 ? join(json[0], json[1]) : undefined;
  if (!isObject(json)) return scalarText(json);
  const { take, left } = takeFrom(json);
  const limits = join(take(lowKeys), take(highKeys)) ?? scalarText(take(['text', 'range', 'value']));
  const unit = take(unitKeys);
  if (limits === undefined || Object.keys(left()).length > 0) return undefined;
  return unit === undefined ? limits : `${limits} ${scalarText(unit) ?? ''}`.trim();
};

const readVitalSign = ({ name, fields }: Entry): { row?: VitalSign; rest: readonly Json[] } => {
  const { take, left } = takeFrom(fields);
  const whole = { rest: [{ name, ...fields }] };
  const systolic = scalarText(take(['systolic']));
  const diastolic = systolic === undefined ? undefined : scalarText(take(['diastolic']));
  const pressure = diastolic === undefined ? systolic : `${systolic ?? ''}/${diastolic}`;
  const value = pressure ?? scalarText(take(vitalSignKeys.values));
  if (value === undefined || value.trim() === '') return whole;

  const unitJson = take(unitKeys);
  const unit = scalarText(unitJson)?.trim();
  const rangeJson = take(rangeKeys);
  const range = (
    rangeJson === undefined ? join(take(lowKeys), take(highKeys)) : rangeText(rangeJson)
  )?.trim();
  const noteJson = take(noteKeys);
  const note = scalarText(noteJson)?.trim();
  const lost =
    (unitJson !== undefined && unit === undefined) ||
    (rangeJson !== undefined && range === undefined) ||
    (noteJson !== undefined && note === undefined);
  const unread = left();

  const row: VitalSign = {
    name,
    value: value.trim(),
    ...(unit === undefined || unit === '' ? {} : { unit }),
    ...(range === undefined || range === '' ? {} : { range }),
    ...judge({ value, range: range ?? '', ...(unit === undefined ? {} : { unit }) }),
    ...(note === undefined || note === '' ? {} : { note }),
  };
  if (lost) return { row, ...whole };
  return { row, rest: Object.keys(unread).length === 0 ? [] : [{ name, ...unread }] };
};

/** Vital signs in any plausible layout; `rest` is what found no place in a row. */
export const readVitalSigns = (json: Json): { rows: readonly VitalSign[]; rest: readonly Json[] } => {
  const { entries, rest } = readEntries(json, vitalSignKeys);
  const read = entries.map(readVitalSign);
  return {
    rows: read.flatMap(({ row }) => (row === undefined ? [] : [row])),
    rest: [...read.flatMap((each) => each.rest), ...rest],
  };
};
