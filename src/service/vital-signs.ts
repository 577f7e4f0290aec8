import { inWords, readEntries, saysNothingOf, takeFrom, type Entry } from './entries.ts';
import { entryKeys, keysFor, plainOfSigns, signByWords, wordsIn } from './key-words.ts';
import { isArray, isObject, scalarText, type Json, type JsonObject } from './body.ts';
import { courseArrow, judge, together, type Outside } from './range.ts';

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
    low: ['low', 'min', 'minimum', 'lower', 'lowerlimit', 'normallow', 'normalmin', 'rangelow', 'rangemin'],
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
    ],
    start: ['start', 'from'],
    end: ['end', 'stop', 'to'],
    time: ['time', 'at'],
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

type TakeText = ReturnType<typeof takeFrom>['takeText'];

/** A beginning and an end are limits only of something. */
const limitsIn = (
  takeText: TakeText,
  { ofSomething }: { readonly ofSomething: boolean },
): string | undefined =>
  fromTo(
    takeText('low') ?? (ofSomething ? takeText('start') : undefined),
    takeText('high') ?? (ofSomething ? takeText('end') : undefined),
  );

/** The values of a course over time. */
const courseIn = (takeText: TakeText): string | undefined => {
  const points = [takeText('first') ?? takeText('start'), takeText('last') ?? takeText('end')];
  const measured = points.filter((point) => point !== undefined);
  return measured.length === 0 ? undefined : measured.join(` ${courseArrow} `);
};

/** A range as text, from any plausible form; undefined if part of it would be lost. */
const rangeText = (json: Json): string | undefined => {
  if (isArray(json)) {
    const [least, most] = json.map(scalarText);
    return json.length === 2 && least !== undefined && most !== undefined ? fromTo(least, most) : undefined;
  }
  if (!isObject(json)) return scalarText(json)?.trim();
  const { takeText, left } = takeFrom(json, vitalSignKeys);
  const limits = limitsIn(takeText, { ofSomething: true }) ?? takeText('text');
  const unit = takeText('unit') ?? '';
  return limits === undefined || Object.keys(left()).length > 0 ? undefined : `${limits} ${unit}`.trim();
};

/** A value that is an object is read like the fields around it, unless they would hide one another. */
const unfolded = (fields: JsonObject): JsonObject => {
  const { whole, byWords } = keysFor(fields, 'value', vitalSignKeys);
  const key = [...whole, ...byWords].find((each) => !wordsIn(each).has('systolic') && isObject(fields[each]));
  const inner = key === undefined ? undefined : fields[key];
  if (!isObject(inner)) return fields;
  const around = Object.entries(fields).filter(([each]) => each !== key);
  if (around.some(([each]) => Object.hasOwn(inner, each))) return fields;
  return unfolded(Object.fromEntries([...Object.entries(inner), ...around]));
};

/** The fields of one part of a blood pressure, as if it were a sign of its own, and their keys. */
const fieldsOfPart = (fields: JsonObject, part: 'systolic' | 'diastolic') => {
  const own = new Map<string, string>();
  for (const key of Object.keys(fields)) {
    const words = wordsIn(key);
    const role = words.has(part) ? signByWords(words) : undefined;
    const name = role === part ? 'value' : role && vitalSignKeys.whole[role]?.[0];
    if (name !== undefined && !own.has(name)) own.set(name, key);
  }
  const keys = new Set(own.values());
  return { keys, own: Object.fromEntries([...own].map(([name, key]) => [name, fields[key] ?? null])) };
};

type Measured = Omit<VitalSign, 'name'>;

const joined = (texts: readonly (string | undefined)[]): string =>
  texts.filter((text) => text !== undefined && text !== '').join('; ');

/** A blood pressure, each part judged by its own range if it has one, and the fields that belong to neither. */
const pressureIn = (
  fields: JsonObject,
): { readonly pressure: Measured; readonly others: JsonObject } | undefined => {
  const [ofSystolic, ofDiastolic] = [fieldsOfPart(fields, 'systolic'), fieldsOfPart(fields, 'diastolic')];
  if (!('value' in ofSystolic.own) || !('value' in ofDiastolic.own)) return undefined;
  const [systolic, diastolic] = [measuredIn(ofSystolic.own), measuredIn(ofDiastolic.own)];
  if (!systolic?.row.value || !diastolic?.row.value) return undefined;
  if (Object.keys({ ...systolic.rest, ...diastolic.rest }).length > 0) return undefined;
  const [{ row: upper }, { row: lower }] = [systolic, diastolic];
  const ranges = [upper.range, lower.range].filter((range) => range !== undefined);
  const part = upper.range === undefined ? 'diastolic' : 'systolic';
  const range = ranges.length === 1 ? `${part} ${ranges[0] ?? ''}` : ranges.join('/');
  const units = new Set([upper.unit, lower.unit].filter((unit) => unit !== undefined));
  const note = joined([upper.note, lower.note]);
  const pressure = {
    value: `${upper.value}/${lower.value}`,
    ...(units.size === 0 ? {} : { unit: [...units].join('/') }),
    ...(range === '' ? {} : { range }),
    outside: together([upper.outside, lower.outside]),
    ...(note === '' ? {} : { note }),
  };
  const isOther = ([key]: [string, Json]): boolean => !ofSystolic.keys.has(key) && !ofDiastolic.keys.has(key);
  return { pressure, others: Object.fromEntries(Object.entries(fields).filter(isOther)) };
};

/** What fields say of one sign, and what of them is too deep for a line. */
const measuredIn = (
  folded: JsonObject,
): { readonly row: Measured; readonly rest: JsonObject } | undefined => {
  const fields = unfolded(folded);
  const { pressure, others = fields } = pressureIn(fields) ?? {};
  const { take, takeText, left } = takeFrom(others, vitalSignKeys);
  const single = pressure?.value ?? takeText('value') ?? takeText('systolic');
  const value = single ?? courseIn(takeText);

  const ownUnit = takeText('unit');
  const unit = ownUnit ?? pressure?.unit;
  const outsideOf = (range: string | undefined): Outside =>
    judge({ value: value ?? '', range: range ?? '', ...(unit === undefined ? {} : { unit }) });
  const rangeJson = take('range');
  const worded = rangeJson === undefined ? undefined : rangeText(rangeJson);
  // Limits in fields of their own say more than words that nothing can be compared with.
  const shared =
    outsideOf(worded) === 'unknown'
      ? (limitsIn(takeText, { ofSomething: single !== undefined }) ?? worded)
      : worded;
  const range = shared ?? pressure?.range;
  const ofParts = shared === undefined ? undefined : pressure?.range;
  const isUnread = rangeJson !== undefined && (range === undefined || range !== worded);
  const ownNote = takeText('note');
  const more = inWords([
    ...Object.entries(left()),
    ...(isUnread ? [['normal range', rangeJson] as const] : []),
    ...(ofParts !== undefined ? [['normal range of each', ofParts] as const] : []),
    ...(ownUnit !== undefined && pressure?.unit !== undefined && ownUnit !== pressure.unit
      ? [['unit', pressure.unit] as const]
      : []),
  ]);
  const isValue = value === undefined && !saysNothingOf({ name: '', fields: folded }, vitalSignKeys);
  if (isValue && more.text === '') return undefined;
  const note = joined([ownNote, pressure?.note, isValue ? '' : more.text]);
  const row = {
    value: isValue ? more.text : (value ?? ''),
    ...(unit === undefined ? {} : { unit }),
    ...(range === undefined || range === '' ? {} : { range }),
    outside: shared === undefined && pressure !== undefined ? pressure.outside : outsideOf(range),
    ...(note === '' ? {} : { note }),
  };
  return { row, rest: more.rest };
};

const readVitalSign = ({ name, fields }: Entry): { row?: VitalSign; rest: readonly Json[] } => {
  const measured = measuredIn(fields);
  if (measured === undefined) return { rest: [{ name, ...fields }] };
  const { row, rest } = measured;
  return { row: { name, ...row }, rest: Object.keys(rest).length === 0 ? [] : [{ name, ...rest }] };
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
