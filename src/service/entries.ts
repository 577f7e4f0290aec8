/** The named things of a packaged section, however the service lists them: a list, a map, or groups of either. */
import { holdsNothing, isArray, isObject, scalarText, type Json, type JsonObject } from './body.ts';
import { isQuantity } from './range.ts';
import { keysFor, wordsIn, type EntryKeys, type Role } from './key-words.ts';

export interface Entry {
  readonly name: string;
  readonly fields: JsonObject;
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

/** Fields in words ("Device: cuff 7; Site: left arm"), and those that are too deep for a line. */
export const inWords = (
  fields: readonly (readonly [key: string, value: Json])[],
): { readonly text: string; readonly rest: JsonObject } => {
  const texts: string[] = [];
  const rest: [string, Json][] = [];
  for (const [key, value] of fields) {
    if (holdsNothing(value)) continue;
    const inner = isObject(value) ? inWords(Object.entries(value)) : undefined;
    const text = joinedTexts(value) ?? scalarText(value)?.trim();
    if (text !== undefined) texts.push(`${readableName(key)}: ${text}`);
    else if (inner !== undefined && Object.keys(inner.rest).length === 0)
      texts.push(`${readableName(key)} (${inner.text})`);
    else rest.push([key, value]);
  }
  return { text: texts.join('; '), rest: Object.fromEntries(rest) };
};

/** The keys of what is said about a thing, by their words alone: a blood pressure and a course over time have two. */
const toldByWords = (fields: JsonObject, keys: EntryKeys): readonly string[] =>
  (['value', 'systolic', 'first', 'start'] as const).flatMap((role) => keysFor(fields, role, keys).byWords);

/** A text, a number, words in a list, or nothing. */
const isPlain = (json: Json): boolean =>
  scalarText(json) !== undefined || holdsNothing(json) || joinedTexts(json) !== undefined;

const isFlat = (object: JsonObject): boolean => Object.values(object).every(isPlain);

/**
 * Whether something is said about a thing, even if only that there is nothing to say: `{"value": null, "unit": "bpm"}`.
 * A key that is known by its words alone may be one thing of several, unless the object is an item of a list.
 */
const tellsOfThing = (fields: JsonObject, keys: EntryKeys, isItem: boolean): boolean => {
  const { whole } = keysFor(fields, 'value', keys);
  if (whole.some((key) => isFlat(fields) || fields[key] !== null)) return true;
  const isCourse = (['start', 'end'] as const).every((role) => keysFor(fields, role, keys).whole.length > 0);
  const told = toldByWords(fields, keys);
  return isCourse || (isItem ? told.length > 0 : told.length === 1);
};

/** The same of an object that has its name from its key: all of it has to be about that one thing. */
const tellsOfNamed = (name: string, fields: JsonObject, keys: EntryKeys): boolean => {
  const told = toldByWords(fields, keys);
  if (told.length === 0 || keysFor(fields, 'value', keys).whole.length > 0)
    return tellsOfThing(fields, keys, false);
  const known = wordsIn(name);
  const isOfThing = (key: string): boolean =>
    [...wordsIn(key)].every(
      (word) => known.has(word) || keys.plain.has(word) || word === 'systolic' || word === 'diastolic',
    );
  return told.length === 1 && told.every(isOfThing);
};

/** The texts and numbers of a list that contains nothing else, joined. */
const joinedTexts = (json: Json): string | undefined => {
  const items = isArray(json) ? json.filter((item) => !holdsNothing(item)) : [];
  return items.length > 0 && items.every((item) => typeof item === 'string' || typeof item === 'number')
    ? items.join('; ')
    : undefined;
};

const merge = (parts: readonly Entries[]): Entries => ({
  entries: parts.flatMap((part) => part.entries),
  rest: parts.flatMap((part) => part.rest),
});

export const isEntry = (json: Json, keys: EntryKeys): boolean =>
  isObject(json) && namedEntry(json, keys, false) !== undefined;

const roles: readonly Role[] = [
  'name',
  'value',
  'systolic',
  'diastolic',
  'first',
  'last',
  'start',
  'end',
  'unit',
  'range',
  'low',
  'high',
  'note',
];

/** An item under the text that names it: what has no meaning is its value. */
const headedEntry = (item: JsonObject, heading: string, keys: EntryKeys): Entry => {
  const name = (scalarText(item[heading]) ?? heading).trim();
  const fields = Object.fromEntries(Object.entries(item).filter(([key]) => key !== heading));
  const isTold = (['value', 'systolic', 'first'] as const).some((role) => {
    const { whole, byWords } = keysFor(fields, role, keys);
    return whole.length + byWords.length > 0;
  });
  if (isTold) return { name, fields };
  const understood = new Set(
    roles.flatMap((role) => {
      const found = keysFor(fields, role, keys);
      return [...found.whole, ...found.byWords];
    }),
  );
  const others = Object.entries(fields).filter(
    ([key, value]) => !understood.has(key) && !holdsNothing(value),
  );
  const [only] = others;
  const text =
    only !== undefined && others.length === 1
      ? (joinedTexts(only[1]) ?? scalarText(only[1]) ?? '')
      : inWords(others).text;
  const kept = Object.entries(fields).filter(([key]) => understood.has(key));
  const [value = 'value'] = keys.whole.value;
  return { name, fields: { ...Object.fromEntries(kept), [value]: text } };
};

/** A thing with its own name and something said about it. */
const namedEntry = (object: JsonObject, keys: EntryKeys, isItem: boolean): Entry | undefined => {
  const candidates = keysFor(object, 'name', keys);
  const named = [...candidates.whole, ...candidates.byWords].flatMap((key) => {
    const value = object[key];
    return typeof value === 'string' && value.trim() !== '' ? [{ key, value }] : [];
  })[0];
  if (named === undefined) return undefined;
  const fields = Object.fromEntries(Object.entries(object).filter(([key]) => key !== named.key));
  if (tellsOfThing(fields, keys, isItem)) return { name: named.value.trim(), fields };
  return isItem && isFlat(fields) && Object.keys(fields).length > 0
    ? headedEntry(object, named.key, keys)
    : undefined;
};

/** Begins like a name, not like a number. */
const isHeading = (json: Json | undefined): boolean => typeof json === 'string' && /^\s*\p{L}/u.test(json);

/** Whether a field says something about one thing, whatever that thing is: "response", but not "heart findings". */
const tellsOfAnyThing = (fields: JsonObject, keys: EntryKeys): boolean =>
  (['value', 'first', 'start', 'unit'] as const).some((role) => {
    const { whole, byWords } = keysFor(fields, role, keys);
    return whole.length > 0 || byWords.some((key) => [...wordsIn(key)].every((word) => keys.plain.has(word)));
  });

/**
 * Flat objects with the same keys, none of which says what it names: one line each, under the time or the first text
 * that tells them apart. Undefined if the list is none of these. One object alone may be a map of readings, unless it
 * has a time or a key that is about one thing.
 */
const alikeEntries = (list: readonly Json[], keys: EntryKeys): readonly Entry[] | undefined => {
  const items = list.filter((item) => !holdsNothing(item));
  const [first] = items;
  if (!isObject(first)) return undefined;
  const objects = items.filter(isObject);
  if (objects.length < items.length || !objects.every(isFlat)) return undefined;
  if (objects.some((item) => namedEntry(item, keys, true) !== undefined)) return undefined;
  const shared = Object.keys(first).filter((key) => objects.every((item) => key in item));
  const headings = shared.filter((key) => objects.every((item) => isHeading(item[key])));
  const differ = (key: string): boolean => new Set(objects.map((item) => item[key])).size === objects.length;
  const times = keysFor(first, 'time', keys);
  const time = [...times.whole, ...times.byWords].find((key) =>
    objects.every((item) => scalarText(item[key]) !== undefined && Object.keys(item).length > 1),
  );
  const text = headings.find(differ) ?? headings[0];
  const others = Object.fromEntries(Object.entries(first).filter(([key]) => key !== text));
  const heading = time ?? (objects.length > 1 || tellsOfAnyThing(others, keys) ? text : undefined);
  if (heading === undefined || (time === undefined && shared.length < 2)) return undefined;
  return objects.map((item) => headedEntry(item, heading, keys));
};

export const readEntries = (json: Json, keys: EntryKeys, group = '', isItem = false): Entries => {
  if (isArray(json)) {
    const alike = alikeEntries(json, keys);
    if (alike === undefined) return merge(json.map((item) => readEntries(item, keys, group, true)));
    return { entries: alike.map((entry) => ({ ...entry, name: group + entry.name })), rest: [] };
  }
  if (!isObject(json)) return { entries: [], rest: holdsNothing(json) ? [] : [json] };
  const named = namedEntry(json, keys, isItem);
  if (named !== undefined) return { entries: [{ ...named, name: group + named.name }], rest: [] };
  return merge(
    Object.entries(json).map(([key, value]): Entries => {
      const name = group + readableName(key);
      const [only = 'value'] = keys.whole.value;
      if (holdsNothing(value)) return { entries: [], rest: [] };
      const text = joinedTexts(value) ?? scalarText(value);
      if (text !== undefined) return { entries: [{ name, fields: { [only]: text } }], rest: [] };
      if (isObject(value) && namedEntry(value, keys, false) === undefined && tellsOfNamed(key, value, keys)) {
        return { entries: [{ name, fields: value }], rest: [] };
      }
      // The key of a single list names nothing; with several lists, each key says whose things these are (left arm,
      // right arm).
      const lone = isArray(value) && Object.keys(json).length === 1;
      return readEntries(value, keys, lone ? group : `${name}: `);
    }),
  );
};

/** Whether a thing is named but nothing is said about it. */
export const saysNothingOf = ({ fields }: Entry, keys: EntryKeys): boolean => {
  const { whole, byWords } = keysFor(fields, 'value', keys);
  return [...whole, ...byWords].every((key) => holdsNothing(fields[key] ?? null));
};

interface Taking {
  /** The likeliest field of this role that holds something: see `holdsNothing`. */
  readonly take: (role: Role) => Json | undefined;
  /** The likeliest one that holds a text or a number: a limit some digit, a beginning and an end a quantity. */
  readonly takeText: (role: Role) => string | undefined;
  /** The fields that have not been taken. */
  readonly left: () => JsonObject;
}

/** Takes fields out of an object one by one, so that what is left can be kept. */
export const takeFrom = (object: JsonObject, keys: EntryKeys): Taking => {
  const remaining = new Map(Object.entries(object));
  const takeWhere = (role: Role, fits: (value: Json) => boolean): Json | undefined => {
    const { whole, byWords } = keysFor(object, role, keys);
    for (const key of [...whole, ...byWords]) {
      const value = remaining.get(key);
      if (value === undefined || !fits(value)) continue;
      // "is normal: true" is no range.
      if (typeof value === 'boolean' && !whole.includes(key)) continue;
      remaining.delete(key);
      return value;
    }
    return undefined;
  };
  const isText = (value: Json): boolean => scalarText(value) !== undefined && !holdsNothing(value);
  const isLimit = (value: Json): boolean => isText(value) && /\d/.test(scalarText(value) ?? '');
  const isPoint = (value: Json): boolean => isQuantity(scalarText(value) ?? '');
  const fits: Partial<Record<Role, (value: Json) => boolean>> = {
    low: isLimit,
    high: isLimit,
    first: isPoint,
    last: isPoint,
    start: isPoint,
    end: isPoint,
  };
  return {
    take: (role) => takeWhere(role, (value) => !holdsNothing(value)),
    takeText: (role) => scalarText(takeWhere(role, fits[role] ?? isText))?.trim(),
    left: () => Object.fromEntries([...remaining].filter(([, value]) => !holdsNothing(value))),
  };
};
