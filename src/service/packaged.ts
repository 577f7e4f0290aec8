/** The rows of a packaged section: vital signs and exam findings, in a list or a map. */
import { isArray, isObject, type Json, type JsonObject } from './body.ts';
import { judge, type Outside } from './range.ts';
import { holdsNothing, inline, normalKey, readableName, scalarText } from './readable.ts';

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

/** One part of a physical exam. */
export interface Finding {
  readonly name: string;
  /** '' if the service names a part and says nothing about it. */
  readonly finding: string;
}

/** The usual names of fields, as `normalKey` has them, the likeliest first. */
type Names = Readonly<Record<string, readonly string[]>>;

const signNames = {
  name: ['name', 'vitalsign', 'sign', 'vital', 'label', 'parameter', 'measurement', 'test', 'type'],
  value: ['value', 'result', 'reading', 'measuredvalue', 'currentvalue', 'measured'],
  unit: ['unit', 'units', 'uom'],
  range: ['normalrange', 'referencerange', 'range', 'normal', 'reference', 'normallimits', 'refrange'],
  low: ['low', 'min', 'minimum', 'lower', 'normallow', 'normalmin', 'rangelow', 'rangemin'],
  high: ['high', 'max', 'maximum', 'upper', 'normalhigh', 'normalmax', 'rangehigh', 'rangemax'],
  systolic: ['systolic'],
  diastolic: ['diastolic'],
  note: ['note', 'notes', 'comment', 'comments', 'interpretation'],
} satisfies Names;

const findingNames = {
  name: ['examname', 'name', 'exam', 'system', 'area', 'region', 'bodypart', 'component', 'title', 'label'],
  finding: ['examfinding', 'finding', 'findings', 'result', 'description', 'value', 'text', 'observation'],
} satisfies Names;

interface Fields<Name extends string> {
  /** What the first field with one of the usual names holds. */
  readonly take: (name: Name) => Json | undefined;
  /** The same if it is a text or a number; anything else stays. */
  readonly takeText: (name: Name) => string | undefined;
  /** All that has not been taken, in words. */
  readonly rest: () => string;
}

const fieldsOf = <Name extends string>(
  object: JsonObject,
  names: Readonly<Record<Name, readonly string[]>>,
): Fields<Name> => {
  const left = new Map(Object.entries(object).filter(([, held]) => !holdsNothing(held)));
  const find = (name: Name): string | undefined =>
    names[name].flatMap((usual) => [...left.keys()].filter((key) => normalKey(key) === usual))[0];
  const take = (name: Name): Json | undefined => {
    const key = find(name);
    const held = key === undefined ? undefined : left.get(key);
    if (key !== undefined) left.delete(key);
    return held;
  };
  return {
    take,
    takeText: (name) => {
      const key = find(name);
      return key === undefined || scalarText(left.get(key)) === undefined
        ? undefined
        : scalarText(take(name))?.trim();
    },
    rest: () => inline(Object.fromEntries(left)),
  };
};

const joined = (parts: readonly (string | undefined)[], separator: string): string =>
  parts.filter((part) => part !== undefined && part !== '').join(separator);

const fromTo = (low: string | undefined, high: string | undefined): string | undefined => {
  if (low !== undefined && high !== undefined) return `${low} – ${high}`;
  if (low !== undefined) return `≥ ${low}`;
  return high === undefined ? undefined : `≤ ${high}`;
};

/** A text, [60, 100], or an object with limits. */
const rangeText = (json: Json): string => {
  if (isArray(json)) {
    const [low, high, ...more] = json.map(scalarText);
    const limits = low === undefined || high === undefined || more.length > 0 ? undefined : fromTo(low, high);
    return limits ?? inline(json);
  }
  if (!isObject(json)) return inline(json);
  const { takeText, rest } = fieldsOf(json, signNames);
  const limits = fromTo(takeText('low'), takeText('high')) ?? '';
  return joined([limits, takeText('unit'), rest()], ' ');
};

/** What is inside the value stands beside it, unless it would hide something there. */
const unfolded = (object: JsonObject): JsonObject => {
  const { value, ...others } = object;
  if (!isObject(value) || Object.keys(value).some((key) => Object.hasOwn(others, key))) return object;
  return { ...others, ...value };
};

/** Undefined without a name; of a map, whose keys are names, also for an object that says nothing that we know of. */
const readSign = (object: JsonObject, key?: string): VitalSign | undefined => {
  const { take, takeText, rest } = fieldsOf(unfolded(object), signNames);
  const name = key ?? takeText('name');
  if (name === undefined) return undefined;
  const pressure = joined([takeText('systolic'), takeText('diastolic')], '/');
  const value = joined([pressure, inline(take('value') ?? '')], '; ');
  const unit = takeText('unit');
  const limits = fromTo(takeText('low'), takeText('high'));
  const range = joined([rangeText(take('range') ?? ''), limits], '; ');
  if (key !== undefined && value === '' && range === '' && unit === undefined) return undefined;
  const note = joined([takeText('note'), rest()], '; ');
  return {
    name,
    value,
    ...(unit === undefined ? {} : { unit }),
    ...(range === '' ? {} : { range }),
    outside: judge({ value, range, ...(unit === undefined ? {} : { unit }) }),
    ...(note === '' ? {} : { note }),
  };
};

const readFinding = (object: JsonObject, key?: string): Finding | undefined => {
  const { take, takeText, rest } = fieldsOf(object, findingNames);
  const name = key ?? takeText('name');
  if (name === undefined) return undefined;
  const finding = inline(take('finding') ?? '');
  const more = rest();
  return { name, finding: finding === '' || more === '' ? finding + more : `${finding} (${more})` };
};

interface Rows<Row> {
  readonly rows: readonly Row[];
  /** What fits into no row. */
  readonly rest: readonly Json[];
}

interface Reading<Row> {
  readonly read: (object: JsonObject, key?: string) => Row | undefined;
  /** Whether an object is one thing, not a map of them. */
  readonly isOne: (object: JsonObject) => boolean;
  /** Of a map's plain value. */
  readonly plain: (name: string, said: string) => Row;
}

/** A list of things with their names, a map of them by name, or one such thing. */
const rowsIn = <Row>(json: Json, { read, isOne, plain }: Reading<Row>): Rows<Row> => {
  const readItem = (item: Json): Row | undefined => (isObject(item) ? read(item) : undefined);
  const readMember = (key: string, held: Json): Row | undefined => {
    if (isObject(held)) return read(held, readableName(key));
    const isPlain = !isArray(held) || held.every((item) => !isObject(item));
    return isPlain ? plain(readableName(key), inline(held)) : undefined;
  };
  const isMap = isObject(json) && !isOne(json);
  const found = isMap
    ? Object.entries(json).map(([key, held]) => ({ from: { [key]: held }, row: readMember(key, held) }))
    : (isArray(json) ? json : [json]).map((item) => ({ from: item, row: readItem(item) }));
  const told = found.filter(({ from }) => !holdsNothing(from));
  return {
    rows: told.flatMap(({ row }) => (row === undefined ? [] : [row])),
    rest: told.flatMap(({ from, row }) => (row === undefined ? [from] : [])),
  };
};

const hasBoth = <Name extends string>(
  object: JsonObject,
  names: Readonly<Record<Name, readonly string[]>>,
  [name, value]: readonly [Name, Name],
): boolean => {
  const { take, takeText } = fieldsOf(object, names);
  return takeText(name) !== undefined && take(value) !== undefined;
};

export const vitalSignsIn = (json: Json): Rows<VitalSign> =>
  rowsIn(json, {
    read: readSign,
    isOne: (object) => hasBoth(object, signNames, ['name', 'value']),
    plain: (name, value) => ({ name, value, outside: 'unknown' }),
  });

export const findingsIn = (json: Json): Rows<Finding> =>
  rowsIn(json, {
    read: readFinding,
    isOne: (object) => hasBoth(object, findingNames, ['name', 'finding']),
    plain: (name, finding) => ({ name, finding }),
  });
