/** The named things of a packaged section, however the service lists them: a list, a map, or groups of either. */
import { field, isArray, isObject, normalKey, scalarText, type Json, type JsonObject } from './json.ts';

export interface Entry {
  readonly name: string;
  readonly fields: JsonObject;
}

export interface Entries {
  readonly entries: readonly Entry[];
  /** What names nothing. */
  readonly rest: readonly Json[];
}

export interface EntryKeys {
  /** Keys that hold a thing's name, in the form of `normalKey`. */
  readonly names: readonly string[];
  /** Keys that hold what is said of it. */
  readonly values: readonly string[];
}

/** "heart_rate" as a person would write it. */
const readableName = (key: string): string => {
  const words = key.replace(/[_\s]+/g, ' ').trim();
  return words === '' ? key : words.charAt(0).toUpperCase() + words.slice(1);
};

/** A thing that carries its own name and something said of it. */
const namedEntry = (object: JsonObject, keys: EntryKeys): Entry | undefined => {
  const filled = Object.entries(object).flatMap(([key, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [{ key, value }] : [],
  );
  const named = keys.names.flatMap((name) => filled.filter(({ key }) => normalKey(key) === name))[0];
  if (named === undefined) return undefined;
  const fields = Object.fromEntries(Object.entries(object).filter(([key]) => key !== named.key));
  return field(fields, keys.values) === undefined ? undefined : { name: named.value.trim(), fields };
};

const isTextList = (json: Json): json is readonly string[] =>
  isArray(json) && json.length > 0 && json.every((item) => typeof item === 'string');

const isEmpty = (json: Json): boolean =>
  json === null ||
  json === '' ||
  (isArray(json) && json.length === 0) ||
  (isObject(json) && Object.keys(json).length === 0);

const merge = (parts: readonly Entries[]): Entries => ({
  entries: parts.flatMap((part) => part.entries),
  rest: parts.flatMap((part) => part.rest),
});

export const isEntry = (json: Json, keys: EntryKeys): boolean =>
  isObject(json) && namedEntry(json, keys) !== undefined;

export const readEntries = (json: Json, keys: EntryKeys, group = ''): Entries => {
  if (isArray(json)) return merge(json.map((item) => readEntries(item, keys, group)));
  if (!isObject(json)) return { entries: [], rest: isEmpty(json) ? [] : [json] };
  const named = namedEntry(json, keys);
  if (named !== undefined) return { entries: [{ ...named, name: group + named.name }], rest: [] };
  return merge(
    Object.entries(json).map(([key, value]): Entries => {
      const name = group + readableName(key);
      const only = keys.values[0] ?? 'value';
      const text = isTextList(value) ? value.join('; ') : scalarText(value);
      if (text !== undefined && text.trim() !== '')
        return { entries: [{ name, fields: { [only]: text } }], rest: [] };
      if (isEmpty(value)) return { entries: [], rest: [] };
      if (
        isObject(value) &&
        namedEntry(value, keys) === undefined &&
        field(value, keys.values) !== undefined
      ) {
        return { entries: [{ name, fields: value }], rest: [] };
      }
      // A lone list names nothing; one of several says whose things these are (left arm, right arm).
      const lone = isArray(value) && Object.keys(json).length === 1;
      return readEntries(value, keys, lone ? group : `${name}: `);
    }),
  );
};

interface Taking {
  /** The first of `names` (the best first) that holds something. */
  readonly take: (names: readonly string[]) => Json | undefined;
  /** The first of `names` that holds a filled text or a number; anything else stays. */
  readonly takeText: (names: readonly string[]) => string | undefined;
  /** What nobody took. */
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
  const isText = (value: Json): boolean => (scalarText(value)?.trim() ?? '') !== '';
  return {
    take: (names) => takeWhere(names, (value) => value !== null),
    takeText: (names) => scalarText(takeWhere(names, isText))?.trim(),
    left: () => Object.fromEntries([...remaining].filter(([, value]) => !isEmpty(value))),
  };
};
