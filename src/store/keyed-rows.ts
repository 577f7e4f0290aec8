import { Keyv } from 'keyv';
import { lettingOthersIn } from '../lib/letting-others-in.ts';
import type { Place, Row } from './engine.ts';

/** How engines name rows, `<collection>:<row>`, and read them by name. */

export const keyOf = ({ collection, row }: Place): string => `${collection}:${row}`;

export const placeOfKey = (key: string): Place => {
  const colon = key.indexOf(':');
  return { collection: key.slice(0, colon), row: key.slice(colon + 1) };
};

/** Where a row is kept that is set aside; it is still named, and sealed for, the place that it had. */
export const asideKey = (place: Place, now: number): string => `aside:${now}:${keyOf(place)}`;

/** What a row is listed by, as it is stored. */
export const listedBy = (collection: string, { index, value }: { index: string; value: string }): string =>
  `${collection}.${index}=${value}`;

/** What belongs to rows, by their keys. */
export interface Belongings {
  readonly indexes: ReadonlyMap<string, Readonly<Record<string, string>>>;
  readonly claims: ReadonlyMap<string, readonly string[]>;
}

/** A row with what belongs to it. */
export const wholeRow = (
  { key, value }: { readonly key: string; readonly value: string },
  { indexes, claims }: Belongings,
): Required<Row> => ({
  ...placeOfKey(key),
  text: value,
  indexes: indexes.get(key) ?? {},
  claims: claims.get(key) ?? [],
});

/** From how it is stored; see `listedBy`. */
export const indexValue = (listed: string): string => listed.slice(listed.indexOf('=') + 1);

/** The keys of a collection, or of the rows whose names begin with a part: from the first on, and before the second. */
export const keysOf = (collection: string, under?: string): readonly [from: string, before: string] => {
  const start = under === undefined ? collection : `${collection}:${under}`;
  return [`${start}:`, `${start};`];
};

/** How many rows are read first; then as many as have about so many characters, up to `most`. */
const portion = { first: 50, most: 500, characters: 256 * 1024 };

const inPortions = async function* <Line extends { readonly key: string; readonly value: string }>(
  from: string,
  read: (after: string, most: number) => Promise<readonly Line[]>,
): AsyncGenerator<Line, void, undefined> {
  let after = from;
  let most = portion.first;
  for (;;) {
    const found = await read(after, most);
    yield* found;
    const last = found.at(-1);
    if (last === undefined || found.length < most) return;
    after = last.key;
    const characters = found.reduce((sum, { value }) => sum + value.length, 0);
    const fitting = Math.floor((portion.characters * found.length) / characters);
    most = Math.max(1, Math.min(fitting, portion.most));
  }
};

/**
 * All lines whose keys come after `from`, in the order of their keys. They are read in portions, each as it is then, so
 * that a long listing holds up neither the process nor the database. `read` returns the first ones after a key.
 */
export const walk = <Line extends { readonly key: string; readonly value: string }>(
  from: string,
  read: (after: string, most: number) => Promise<readonly Line[]>,
): AsyncGenerator<Line, void, undefined> => lettingOthersIn(inPortions(from, read));

/** Reads texts by key. A row is the sealed text and nothing else: Keyv's JSON wrapper would fail on a damaged one. */
export const readerOf = (read: (key: string) => Promise<string | undefined>): Keyv<string> => {
  const refuse = (): Promise<never> => Promise.reject(new Error('Keyv only reads'));
  const get = async (key: string) => {
    const value = await read(key);
    return value === undefined ? undefined : { value };
  };
  const store = { get, set: refuse, delete: refuse, clear: refuse };
  const keyv = new Keyv<string>({ store, useKeyPrefix: false, throwOnErrors: true });
  return Object.assign(keyv, { serialize: undefined, deserialize: undefined });
};
