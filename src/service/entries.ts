/** The named things of a packaged section, however the service lists them: a list, a map, or groups of either. */
import {
  field,
  holdsNothing,
  isArray,
  isObject,
  normalKey,
  scalarText,
  type Json,
  type JsonObject,
} from './body.ts';

export interface Entry {
  readonly name: string;
  readonly fields: JsonObject;
}

interface Entries {
  readonly entries: readonly Entry[];
  /** What names nothing. */
  readonly rest: readonly Json[];
}

export interface EntryKeys {
  /** Keys that hold a thing's name, normalised by `normalKey`. */
  readonly names: readonly string[];
  /** Keys that hold what is said about it. */
  readonly values: readonly string[];
}

/** "heart_rate" as a person would write it. */
const readableName = (key: string): string => {
  const words = key.replace(/[_\s]+/g, ' ').trim();
  return words === '' ? key : words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * Whether something is said about a thing, even if only that there is nothing to say: `{"value": null, "unit": "bpm"}`.
 */
const tellsOfThing = (fields: JsonObject, keys: EntryKeys): boolean => {
  if (field(fields, keys.values) !== undefined) return true;
  const isAsked = Object.keys(fields).some((key) => keys.values.includes(normalKey(key)));
  const isFlat = Object.values(fields).every(
    (value) => scalarText(value) !== undefined || holdsNothing(value),
  );
  return isAsked && isFlat;
};

/** A thing with its own name and something said about it. */
const namedEntry = (object: JsonObject, keys: EntryKeys): Entry | undefined => {
  const filled = Object.entries(object).flatMap(([key, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [{ key, value }] : [],
  );
  const named = keys.names.flatMap((name) => filled.filter(({ key }) => normalKey(key) === name))[0];
  if (named === undefined) return undefined;
  const fields = Object.fromEntries(Object.entries(object).filter(([key]) => key !== named.key));
  return tellsOfThing(fields, keys) ? { name: named.value.trim(), fields } : undefined;
};

/** The texts of a list that contains only texts, joined. */
const joinedTexts = (json: Json): string | undefined => {
  const items = isArray(json) ? json.filter((item) => !holdsNothing(item)) : [];
  return items.length > 0 && items.every((item) => typeof item === 'string') ? items.join('; ') : undefined;
};

const merge = (parts: readonly Entries[]): Entries => ({
  entries: parts.flatMap((part) => part.entries),
  rest: parts.flatMap((part) => part.rest),
});

export const isEntry = (json: Json, keys: EntryKeys): boolean =>
  isObject(json) && namedEntry(json, keys) !== undefined;

export const readEntries = (json: Json, keys: EntryKeys, group = ''): Entries => {
  if (isArray(json)) return merge(json.map((item) => readEntries(item, keys, group)));
  if (!isObject(json)) return { entries: [], rest: holdsNothing(json) ? [] : [json] };
  const named = namedEntry(json, keys);
  if (named !== undefined) return { entries: [{ ...named, name: group + named.name }], rest: [] };
  return merge(
    Object.entries(json).map(([key, value]): Entries => {
      const name = group + readableName(key);
      const only = keys.values[0] ?? 'value';
      if (holdsNothing(value)) return { entries: [], rest: [] };
      const text = joinedTexts(value) ?? scalarText(value);
      if (text !== undefined) return { entries: [{ name, fields: { [only]: text } }], rest: [] };
      if (isObject(value) && namedEntry(value, keys) === undefined && tellsOfThing(value, keys)) {
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
export const saysNothingOf = ({ fields }: Entry, keys: EntryKeys): boolean =>
  Object.entries(fields).every(
    ([key, value]) => !keys.values.includes(normalKey(key)) || holdsNothing(value),
  );

interface Taking {
  /** The first of `names` (the best first) that holds something: see `holdsNothing`. */
  readonly take: (names: readonly string[]) => Json | undefined;
  /** The first of `names` that holds a non-empty text or a number; anything else stays. */
  readonly takeText: (names: readonly string[]) => string | undefined;
  /** The fields that have not been taken. */
  readonly left: () => JsonObject;
}

/** Takes fields out of an object one by one, so that what is left can be kept. */
export const takeFrom = (object: JsonObject): Taking => {
  const remaining = new Map(Object.entries(object));
  const takeWhere = (names: readonly string[], fits: (value: Json) => boolean): Json | undefined => {
    for (const name of names) {
      for (const [key, value] of remaining) {
        if (normalKey(key) === name && fits(value)) {
          remaining.delete(key);
          return value;
        }
      }
    }
    return undefined;
  };
  const isText = (value: Json): boolean => scalarText(value) !== undefined && !holdsNothing(value);
  return {
    take: (names) => takeWhere(names, (value) => !holdsNothing(value)),
    takeText: (names) => scalarText(takeWhere(names, isText))?.trim(),
    left: () => Object.fromEntries([...remaining].filter(([, value]) => !holdsNothing(value))),
  };
};
