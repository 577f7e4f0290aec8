import { inWords, readEntries, restOf, type Entry } from './entries.ts';
import { fieldsFor, readFields, saysNothing, takeFrom, type Field } from './fields.ts';
import { signKeys, wordsIn } from './key-words.ts';
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
  // Here, a key that says nothing to us may hold the words: {"text": "60-100"}.
  const fields = readFields(json, signKeys).map((field) => ({ ...field, role: field.role ?? 'range' }));
  const { takeText, left } = takeFrom(fields);
  const limits = limitsIn(takeText, { ofSomething: true }) ?? takeText('range') ?? takeText('value');
  const unit = takeText('unit') ?? '';
  return limits === undefined || left().length > 0 ? undefined : `${limits} ${unit}`.trim();
};

/** A value that is an object is read like the fields around it, unless they would hide one another. */
const unfolded = (fields: readonly Field[]): readonly Field[] => {
  const folded = fieldsFor(fields, 'value').find(({ value }) => isObject(value));
  if (folded === undefined || !isObject(folded.value)) return fields;
  const inner = folded.value;
  const around = fields.filter((field) => field !== folded);
  return around.some(({ key }) => Object.hasOwn(inner, key))
    ? fields
    : unfolded([...readFields(inner, signKeys), ...around]);
};

type Part = 'systolic' | 'diastolic';

/** The fields of one part of a blood pressure, as if it were a sign of its own. */
const fieldsOfPart = (fields: readonly Field[], part: Part): readonly Field[] =>
  fields
    .filter(({ key, role }) => role !== 'aside' && wordsIn(key).has(part))
    .map((field) => ({ ...field, role: field.role === part ? 'value' : field.role }));

type Measured = Omit<VitalSign, 'name'>;

interface Pressure {
  /** Both parts as one sign, with what belongs to neither. */
  readonly fields: readonly Field[];
  readonly range: string;
  readonly outside: Outside;
}

/** A blood pressure in two parts, each judged by its own range if it has one. */
const pressureIn = (fields: readonly Field[]): Pressure | undefined => {
  const hasBoth = (['systolic', 'diastolic'] as const).every((part) =>
    fields.some(({ role }) => role === part),
  );
  if (!hasBoth) return undefined;
  const [ofSystolic, ofDiastolic] = [fieldsOfPart(fields, 'systolic'), fieldsOfPart(fields, 'diastolic')];
  const [systolic, diastolic] = [measuredIn(ofSystolic), measuredIn(ofDiastolic)];
  if (!systolic?.row.value || !diastolic?.row.value) return undefined;
  if (Object.keys({ ...systolic.rest, ...diastolic.rest }).length > 0) return undefined;
  const [{ row: upper }, { row: lower }] = [systolic, diastolic];
  const ranges = [upper.range, lower.range].filter((range) => range !== undefined);
  const part: Part = upper.range === undefined ? 'diastolic' : 'systolic';
  const range = ranges.length === 1 ? `${part} ${ranges[0] ?? ''}` : ranges.join('/');
  const others = fields.filter(({ key }) => ![...ofSystolic, ...ofDiastolic].some((own) => own.key === key));
  const units = new Set([upper.unit, lower.unit].filter((unit) => unit !== undefined));
  const unit = [...units].join('/');
  const hasUnit = others.some(({ role, value }) => role === 'unit' && value === unit);
  const both = readFields(
    { value: `${upper.value}/${lower.value}`, note: joined([upper.note, lower.note]) },
    signKeys,
  );
  // These come last, because a unit and a range of the whole go before.
  const shared = readFields({ unit: hasUnit ? '' : unit, 'normal range of each': range }, signKeys);
  return {
    fields: [...both, ...others, ...shared],
    range,
    outside: together([upper.outside, lower.outside]),
  };
};

const joined = (texts: readonly (string | undefined)[]): string =>
  texts.filter((text) => text !== undefined && text !== '').join('; ');

/** What fields say of one sign, and what of them is too deep for a line. */
const measuredIn = (
  folded: readonly Field[],
): { readonly row: Measured; readonly rest: JsonObject } | undefined => {
  const fields = unfolded(folded);
  const pressure = pressureIn(fields);
  const { take, takeText, left } = takeFrom(pressure?.fields ?? fields);
  const single = takeText('value') ?? takeText('systolic');
  const value = single ?? courseIn(takeText);
  const unit = takeText('unit');
  const outsideOf = (range: string | undefined): Outside =>
    pressure !== undefined && range === pressure.range
      ? pressure.outside
      : judge({ value: value ?? '', range: range ?? '', ...(unit === undefined ? {} : { unit }) });

  const rangeJson = take('range');
  const worded = rangeJson === undefined ? undefined : rangeText(rangeJson);
  // Limits in fields of their own say more than words that nothing can be compared with.
  const limits =
    outsideOf(worded) === 'unknown' ? limitsIn(takeText, { ofSomething: single !== undefined }) : undefined;
  const range = limits ?? worded;
  const isUnread = rangeJson !== undefined && (worded === undefined || limits !== undefined);
  const ownNote = takeText('note');
  const more = inWords([...left(), ...(isUnread ? [{ key: 'normal range', value: rangeJson }] : [])]);
  const isValue = value === undefined && !saysNothing(folded);
  if (isValue && more.text === '') return undefined;
  const note = joined([ownNote, isValue ? '' : more.text]);
  const row = {
    value: isValue ? more.text : (value ?? ''),
    ...(unit === undefined ? {} : { unit }),
    ...(range === undefined ? {} : { range }),
    outside: outsideOf(range),
    ...(note === '' ? {} : { note }),
  };
  return { row, rest: more.rest };
};

const readVitalSign = ({ name, fields }: Entry): { row?: VitalSign; rest: readonly Json[] } => {
  const measured = measuredIn(fields);
  if (measured === undefined) return { rest: [restOf(name, fields)] };
  const { row, rest } = measured;
  return { row: { name, ...row }, rest: Object.keys(rest).length === 0 ? [] : [{ [name]: rest }] };
};

/** Vital signs in any plausible layout; `rest` is what did not fit into a row. */
export const readVitalSigns = (json: Json): { rows: readonly VitalSign[]; rest: readonly Json[] } => {
  const { entries, rest } = readEntries(json, signKeys);
  const read = entries.map(readVitalSign);
  return {
    rows: read.flatMap(({ row }) => (row === undefined ? [] : [row])),
    rest: [...read.flatMap((each) => each.rest), ...rest],
  };
};
