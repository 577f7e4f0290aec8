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

/**
 * What a field means is read from the words of its name: `start_value`, "lower limit" and `normalMin` are all a lower
 * bound. Each meaning has its words, the likeliest first; where a name has words of several meanings, the first of these
 * decides. A name with any other word is not understood.
 */
type Meanings<Meaning extends string> = readonly (readonly [Meaning, string])[];

interface Understood<Meaning> {
  readonly meaning: Meaning;
  /** Of several fields with one meaning, the lowest is the likeliest. */
  readonly rank: number;
}

/** Characters of a name; anything longer is none. */
const longestName = 60;

export const vocabulary = <Meaning extends string>(
  meanings: Meanings<Meaning>,
): ((key: string) => Understood<Meaning> | undefined) => {
  const words = meanings.flatMap(([meaning, all]) => all.split(' ').map((word) => ({ word, meaning })));
  const any = `(?:${words.map(({ word }) => word).join('|')})`;
  // Each word is followed by words to the end: "vital" and "sign", not "vitals" and "ign".
  const pattern = new RegExp(`${any}(?=${any}*$)`, 'g');
  return (key) => {
    const name = normalKey(key);
    const used: readonly string[] = name.length > longestName ? [] : (name.match(pattern) ?? []);
    if (used.join('') !== name) return undefined;
    const decides = words.findIndex(({ word }) => used.includes(word));
    const { meaning } = words[decides] ?? {};
    return meaning && { meaning, rank: used.length * words.length + decides };
  };
};

const signField = vocabulary([
  ['note', 'note notes comment comments remark remarks interpretation'],
  ['unit', 'unit units uom'],
  ['low', 'low lower min minimum start from'],
  ['high', 'high upper max maximum end to'],
  ['systolic', 'systolic'],
  ['diastolic', 'diastolic'],
  ['range', 'range normal reference ref limits limit interval'],
  ['name', 'name label title'],
  ['value', 'value values result reading measured current observed'],
  ['subject', 'vital vitals sign signs parameter measurement measure test type of'],
]);

const findingField = vocabulary([
  ['name', 'name label title'],
  ['finding', 'finding findings result results description value text observation observations'],
  ['subject', 'exam examination physical system organ area region body part component test type of'],
]);

const limit = /^[-+−]?\d+(?:[.,]\d+)?(?:\/\d+(?:[.,]\d+)?)?[^\d:]*$/;

/** The key of the likeliest field with this meaning. */
export const likeliest = <Meaning extends string>(
  keys: Iterable<string>,
  understood: (key: string) => Understood<Meaning> | undefined,
  wanted: Meaning,
): string | undefined =>
  [...keys]
    .map((key) => ({ key, ...understood(key) }))
    .filter(({ meaning }) => meaning === wanted)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))[0]?.key;

const fieldsOf = <Meaning extends string>(
  object: JsonObject,
  understood: (key: string) => Understood<Meaning> | undefined,
) => {
  const left = new Map(Object.entries(object).filter(([, held]) => !holdsNothing(held)));
  const takeIf = (meaning: Meaning, fits: (held: Json) => boolean): Json | undefined => {
    const key = likeliest(left.keys(), understood, meaning);
    const held = key === undefined ? undefined : left.get(key);
    if (key === undefined || held === undefined || !fits(held)) return undefined;
    left.delete(key);
    return held;
  };
  const textIf = (meaning: Meaning, fits: (text: string) => boolean): string | undefined =>
    scalarText(
      takeIf(meaning, (held) => {
        const text = scalarText(held);
        return text !== undefined && fits(text.trim());
      }),
    )?.trim();
  return {
    /** What the likeliest field with this meaning holds. */
    take: (meaning: Meaning) => takeIf(meaning, () => true),
    /** The same if it is a text or a number; anything else stays. */
    takeText: (meaning: Meaning) => textIf(meaning, () => true),
    /** The same if it is a number, or two, perhaps with a unit. */
    takeLimit: (meaning: Meaning) => textIf(meaning, (text) => limit.test(text)),
    /** All that has not been taken, in words. */
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
  const { takeText, takeLimit, rest } = fieldsOf(json, signField);
  const limits = fromTo(takeLimit('low'), takeLimit('high')) ?? '';
  return joined([limits, takeText('unit'), rest()], ' ');
};

/** What is inside the value stands beside it, unless it would hide something there. */
const unfolded = (object: JsonObject): JsonObject => {
  const key = likeliest(Object.keys(object), signField, 'value') ?? '';
  const { [key]: value, ...others } = object;
  if (!isObject(value) || Object.keys(value).some((inner) => Object.hasOwn(others, inner))) return object;
  return { ...others, ...value };
};

/** Undefined without a name; of a map, whose keys are names, also for an object that says nothing that we know of. */
const readSign = (object: JsonObject, key?: string): VitalSign | undefined => {
  const { take, takeText, takeLimit, rest } = fieldsOf(unfolded(object), signField);
  const name = takeText('name') ?? key ?? takeText('subject');
  if (name === undefined) return undefined;
  const pressure = joined([takeText('systolic'), takeText('diastolic')], '/');
  const measured = joined([pressure, inline(take('value') ?? '')], '; ');
  const unit = takeText('unit');
  // Some say it twice.
  const bare = unit !== undefined && measured.endsWith(unit) ? measured.slice(0, -unit.length) : measured;
  const value = /[\d\s]$/.test(bare) ? bare.trim() : measured;
  const limits = fromTo(takeLimit('low'), takeLimit('high'));
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
  const { take, takeText, rest } = fieldsOf(object, findingField);
  const name = takeText('name') ?? key ?? takeText('subject');
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

/** A list of things with their names, a map of them by name or of lists of them, or one such thing. */
const rowsIn = <Row>(json: Json, { read, isOne, plain }: Reading<Row>): Rows<Row> => {
  const readItem = (item: Json): Row | undefined => (isObject(item) ? read(item) : undefined);
  const readMember = (key: string, held: Json): Row | undefined => {
    if (isObject(held)) return read(held, readableName(key));
    return plain(readableName(key), inline(held));
  };
  const isMap = isObject(json) && !isOne(json);
  const readGroup = (key: string, held: Json) =>
    isArray(held) && held.some(isObject)
      ? held.map((item) => ({ from: { [key]: item }, row: readItem(item) }))
      : [{ from: { [key]: held }, row: readMember(key, held) }];
  const found = isMap
    ? Object.entries(json).flatMap(([key, held]) => readGroup(key, held))
    : (isArray(json) ? json : [json]).map((item) => ({ from: item, row: readItem(item) }));
  const told = found.filter(({ from }) => !holdsNothing(from));
  return {
    rows: told.flatMap(({ row }) => (row === undefined ? [] : [row])),
    rest: told.flatMap(({ from, row }) => (row === undefined ? [from] : [])),
  };
};

export const vitalSignsIn = (json: Json): Rows<VitalSign> =>
  rowsIn(json, {
    read: readSign,
    isOne: (object) => (readSign(object)?.value ?? '') !== '',
    plain: (name, value) => ({ name, value, outside: 'unknown' }),
  });

export const findingsIn = (json: Json): Rows<Finding> =>
  rowsIn(json, {
    read: readFinding,
    isOne: (object) => {
      const { take, takeText } = fieldsOf(object, findingField);
      return (takeText('name') ?? takeText('subject')) !== undefined && take('finding') !== undefined;
    },
    plain: (name, finding) => ({ name, finding }),
  });
