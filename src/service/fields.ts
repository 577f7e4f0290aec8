/** The fields of a thing in a packaged section, each with the role that its key gives it. */
import { holdsNothing, scalarText, type Json, type JsonObject } from './body.ts';
import { ruleFor, wordsIn, type KeyRules, type Role } from './key-words.ts';
import { isQuantity } from './range.ts';

export interface Field {
  readonly key: string;
  readonly value: Json;
  /** Undefined if the key says nothing to us. */
  readonly role: Role | undefined;
  /** The words of the key that say nothing to us: they may name a thing. */
  readonly unknown: readonly string[];
  /** Of several fields with one role, the lowest is the likeliest. */
  readonly rank: number;
}

/** Otherwise the key is put aside: "shown as normal: true" is no range, and "start: 08:00" no beginning of a course. */
const fits = (role: Role, { value, unknown }: Pick<Field, 'value' | 'unknown'>): boolean => {
  if (typeof value === 'boolean') return unknown.length === 0;
  const text = scalarText(value) ?? '';
  switch (role) {
    case 'low':
    case 'high':
      return /\d/.test(text);
    case 'first':
    case 'last':
    case 'start':
    case 'end':
      return isQuantity(text);
    default:
      return true;
  }
};

export const readFields = (object: JsonObject, keys: KeyRules): readonly Field[] =>
  Object.entries(object).map(([key, value]) => {
    const words = wordsIn(key);
    const rule = ruleFor(words, value, keys);
    const unknown = [...words].filter((word) => !keys.known.has(word) && word !== rule?.role);
    if (rule === undefined) return { key, value, role: undefined, unknown, rank: Infinity };
    const role = fits(rule.role, { value, unknown }) ? rule.role : 'aside';
    const rank = keys.rules.indexOf(rule) + (unknown.length === 0 ? 0 : keys.rules.length);
    return { key, value, role, unknown, rank };
  });

/** The fields with this role, the likeliest first. */
export const fieldsFor = (fields: readonly Field[], role: Role): readonly Field[] =>
  fields.filter((field) => field.role === role).sort((one, other) => one.rank - other.rank);

/**
 * The fields that say how the thing is, even if only that there is nothing to say: `{"value": null}`. A beginning
 * without an end may be half a range.
 */
export const toldIn = (fields: readonly Field[]): readonly Field[] => {
  const start = fieldsFor(fields, 'end').length > 0 ? fieldsFor(fields, 'start') : [];
  return [...(['value', 'systolic', 'first'] as const).flatMap((role) => fieldsFor(fields, role)), ...start];
};

/** Whether nothing is said, even though fields may be there for it. */
export const saysNothing = (fields: readonly Field[]): boolean =>
  fields.every(({ role, value }) => (role !== 'value' && role !== 'systolic') || holdsNothing(value));

interface Taking {
  /** What the likeliest field of this role holds: see `holdsNothing`. */
  readonly take: (role: Role) => Json | undefined;
  /** The same of the likeliest one that holds a text or a number. */
  readonly takeText: (role: Role) => string | undefined;
  /** The fields that have not been taken and hold something. */
  readonly left: () => readonly Field[];
}

/** Takes fields one by one, so that what is left can be kept. */
export const takeFrom = (fields: readonly Field[]): Taking => {
  const remaining = new Set(fields.filter(({ value }) => !holdsNothing(value)));
  const takeWhere = (role: Role, isWanted: (value: Json) => boolean): Json | undefined => {
    const found = fieldsFor([...remaining], role).find(({ value }) => isWanted(value));
    if (found !== undefined) remaining.delete(found);
    return found?.value;
  };
  return {
    take: (role) => takeWhere(role, () => true),
    takeText: (role) => scalarText(takeWhere(role, (value) => scalarText(value) !== undefined))?.trim(),
    left: () => [...remaining],
  };
};
