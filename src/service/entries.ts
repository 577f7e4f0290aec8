/** The named things of a packaged section, however the service lists them: a list, a map, or groups of either. */
import {
  holdsNothing,
  isArray,
  isObject,
  plainText,
  scalarText,
  type Json,
  type JsonObject,
} from './body.ts';
import { fieldsFor, readFields, toldIn, type Field } from './fields.ts';
import { wordsIn, type KeyRules } from './key-words.ts';

export interface Entry {
  readonly name: string;
  readonly fields: readonly Field[];
}

interface Entries {
  readonly entries: readonly Entry[];
  /** What names nothing. */
  readonly rest: readonly Json[];
}

/** "heart_rate" as a person would write it. */
const readableName = (key: string): string => {
  const words = key.replace(/[_\s]+/g, ' ').trim();
  return words === '' ? key : words.charAt(0).toUpperCase() + words.slice(1);
};

/** A thing that cannot be read, as JSON. */
export const restOf = (name: string, fields: readonly Field[]): JsonObject => ({
  [name]: Object.fromEntries(fields.map(({ key, value }) => [key, value])),
});

/** Fields in words ("Device: cuff 7; Site: left arm"), and those that are too deep for a line. */
export const inWords = (
  fields: readonly Pick<Field, 'key' | 'value'>[],
): { readonly text: string; readonly rest: JsonObject } => {
  const texts: string[] = [];
  const rest: [string, Json][] = [];
  for (const { key, value } of fields) {
    if (holdsNothing(value)) continue;
    const text = plainText(value)?.trim();
    const inner = isObject(value) ? objectInWords(value) : undefined;
    if (text !== undefined) texts.push(`${readableName(key)}: ${text}`);
    else if (inner !== undefined) texts.push(`${readableName(key)} (${inner})`);
    else rest.push([key, value]);
  }
  return { text: texts.join('; '), rest: Object.fromEntries(rest) };
};

/** Undefined if part of the object is too deep for a line. */
export const objectInWords = (object: JsonObject): string | undefined => {
  const { text, rest } = inWords(Object.entries(object).map(([key, value]) => ({ key, value })));
  return Object.keys(rest).length === 0 ? text : undefined;
};

const isFlat = (fields: readonly Field[]): boolean =>
  fields.every(({ value }) => plainText(value) !== undefined || holdsNothing(value));

/** Whether a key says how this thing is: "response" and "heart sounds finding" do of heart sounds, but not of skin. */
const tellsOf = (name: string, fields: readonly Field[]): boolean => {
  const ownWords = wordsIn(name);
  return toldIn(fields).some(({ unknown }) => unknown.every((word) => ownWords.has(word)));
};

/** What has no meaning to us is said of the thing, unless something else is. */
const headedEntry = (fields: readonly Field[], heading: Field, keys: KeyRules): Entry => {
  const name = (plainText(heading.value) ?? heading.key).trim();
  const others = fields.filter((field) => field !== heading);
  const unread = others.filter(({ role, value }) => role === undefined && !holdsNothing(value));
  const [only, ...more] = unread;
  if (only === undefined || toldIn(others).some(({ role }) => role !== 'start'))
    return { name, fields: others };
  const value = more.length === 0 ? (plainText(only.value) ?? '') : inWords(unread).text;
  const read = others.filter((field) => !unread.includes(field));
  return { name, fields: [...read, ...readFields({ value }, keys)] };
};

/**
 * A thing with its own name and something said about it. Several keys that are known by some of their words may be
 * several things, unless the object is an item of a list.
 */
const namedEntry = (
  fields: readonly Field[],
  { keys, isItem }: { readonly keys: KeyRules; readonly isItem: boolean },
): Entry | undefined => {
  const heading = fieldsFor(fields, 'name').find(
    ({ value }) => typeof value === 'string' && !holdsNothing(value),
  );
  if (heading === undefined) return undefined;
  const name = (scalarText(heading.value) ?? '').trim();
  const others = fields.filter((field) => field !== heading);
  const told = toldIn(others).length;
  if (told === 1 || (isItem && told > 0) || tellsOf(name, others)) return { name, fields: others };
  return isItem && isFlat(others) && others.length > 0 ? headedEntry(fields, heading, keys) : undefined;
};

export const isEntry = (object: JsonObject, keys: KeyRules): boolean =>
  namedEntry(readFields(object, keys), { keys, isItem: false }) !== undefined;

/** Begins like a name, not like a number. */
const isHeading = (json: Json | undefined): boolean => typeof json === 'string' && /^\s*\p{L}/u.test(json);

/**
 * The key of the time, or else of the first text, that tells flat objects apart. One object alone may be a map of
 * readings, unless it has a time or a key that is about one thing.
 */
const headingKey = (objects: readonly JsonObject[], keys: KeyRules): string | undefined => {
  const [first = {}] = objects;
  const shared = readFields(first, keys).filter(({ key }) => objects.every((object) => key in object));
  const time = fieldsFor(shared, 'time').find(({ key }) =>
    objects.every((object) => scalarText(object[key]) !== undefined),
  );
  if (time !== undefined) return time.key;
  const texts = shared.filter(({ key }) => objects.every((object) => isHeading(object[key])));
  const isDistinct = ({ key }: Field): boolean =>
    new Set(objects.map((object) => object[key])).size === objects.length;
  const text = texts.find(isDistinct) ?? texts[0];
  const others = shared.filter((field) => field !== text);
  const isOneThing = tellsOf('', others) || fieldsFor(others, 'unit').length > 0;
  return others.length > 0 && (objects.length > 1 || isOneThing) ? text?.key : undefined;
};

/** Flat objects none of which says what it names: one line each. Undefined if the list is none of these. */
const alikeEntries = (list: readonly Json[], keys: KeyRules): readonly Entry[] | undefined => {
  const items = list.filter((item) => !holdsNothing(item));
  const objects = items.filter(isObject);
  const key = objects.length === items.length ? headingKey(objects, keys) : undefined;
  const rows = objects.map((object) => readFields(object, keys));
  const isAlike = (row: readonly Field[]): boolean =>
    isFlat(row) && namedEntry(row, { keys, isItem: true }) === undefined;
  if (key === undefined || !rows.every(isAlike)) return undefined;
  return rows.flatMap((row) => {
    const heading = row.find((field) => field.key === key);
    return heading === undefined ? [] : [headedEntry(row, heading, keys)];
  });
};

const merge = (parts: readonly Entries[]): Entries => ({
  entries: parts.flatMap(({ entries }) => entries),
  rest: parts.flatMap(({ rest }) => rest),
});

/** What an object that names nothing holds under one of its keys. */
const readMember = (key: string, value: Json, keys: KeyRules): Entries => {
  const name = readableName(key);
  const text = plainText(value);
  if (text !== undefined) return { entries: [{ name, fields: readFields({ value: text }, keys) }], rest: [] };
  if (isObject(value) && !isEntry(value, keys)) {
    const fields = readFields(value, keys);
    if (tellsOf(key, fields)) return { entries: [{ name, fields }], rest: [] };
  }
  const { entries, rest } = readEntries(value, keys);
  return { entries: entries.map((entry) => ({ ...entry, name: `${name}: ${entry.name}` })), rest };
};

const readItem = (item: Json, keys: KeyRules): Entries => {
  const named = isObject(item) ? namedEntry(readFields(item, keys), { keys, isItem: true }) : undefined;
  return named === undefined ? readEntries(item, keys) : { entries: [named], rest: [] };
};

export const readEntries = (json: Json, keys: KeyRules): Entries => {
  if (holdsNothing(json)) return { entries: [], rest: [] };
  if (isArray(json)) {
    const alike = alikeEntries(json, keys);
    return alike === undefined
      ? merge(json.map((item) => readItem(item, keys)))
      : { entries: alike, rest: [] };
  }
  if (!isObject(json)) return { entries: [], rest: [json] };
  const named = namedEntry(readFields(json, keys), { keys, isItem: false });
  if (named !== undefined) return { entries: [named], rest: [] };
  const members = Object.entries(json).filter(([, value]) => !holdsNothing(value));
  const [only] = members;
  // The key of a single list names nothing; with several lists, each key says whose things these are (left arm, right
  // arm).
  if (members.length === 1 && isArray(only?.[1]) && plainText(only[1]) === undefined)
    return readEntries(only[1], keys);
  return merge(members.map(([key, value]) => readMember(key, value, keys)));
};
