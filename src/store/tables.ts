import { z } from 'zod';
import { lettingOthersIn } from '../lib/letting-others-in.ts';
import { isKeyed, type Among, type Batch, type Gone } from './engine.ts';
import type { Place, Reading, Row, Stored } from './engine.ts';

interface Dialect {
  /** The types of texts and of bytes. */
  readonly text: string;
  readonly body: string;
}

/**
 * The tables of a store, and the statements that both databases understand.
 *
 * `rounds_records` everything that is stored. Names, owners, others and claims are hidden, the bodies sealed; times,
 *                  formats and versions can be read. A record that cannot be read and had to make room for another one
 *                  has the kind `aside` and is named `<when>:<kind>:<name>`.
 * `rounds_keyed`   on SQLite, the records that Keyv has; see `sqlite-keyed.ts`
 */
export const tables = ({ text, body }: Dialect): string => `
  CREATE TABLE IF NOT EXISTS rounds_records (
    kind ${text} NOT NULL,
    name ${text} NOT NULL,
    owner ${text},
    other ${text},
    claim ${text},
    expires_at bigint,
    format integer NOT NULL,
    version integer NOT NULL,
    key_id ${text} NOT NULL,
    body ${body} NOT NULL,
    PRIMARY KEY (kind, name)
  );
  CREATE UNIQUE INDEX IF NOT EXISTS rounds_records_claim ON rounds_records (claim) WHERE claim IS NOT NULL;
  CREATE INDEX IF NOT EXISTS rounds_records_owner ON rounds_records (owner, name) WHERE owner IS NOT NULL;
  CREATE INDEX IF NOT EXISTS rounds_records_other ON rounds_records (other, name) WHERE other IS NOT NULL;
  CREATE INDEX IF NOT EXISTS rounds_records_expiry ON rounds_records (kind, expires_at, name)
    WHERE expires_at IS NOT NULL;
`;

/** Where the records are that Keyv has: in a SQLite file, they have a table of their own, with the same columns. */
export type KeyedTable = 'rounds_records' | 'rounds_keyed';

const tableOf = (keyed: KeyedTable, kind: string): KeyedTable =>
  isKeyed({ kind }) ? keyed : 'rounds_records';

// ---- rows

/** The body last, where `valuesOf` has it first. A new row has the first version. */
export const columns = 'kind, name, owner, other, claim, expires_at, format, key_id, body, version';

/** What a row that is there already takes over from the one that is written. */
const rewritten = `format = excluded.format, key_id = excluded.key_id, body = excluded.body,
  version = rounds_records.version + 1`;
export const onConflict = {
  /** To name an indexed column would cost SQLite its index entry, even if nothing changes. */
  onlyBody: `ON CONFLICT (kind, name) DO UPDATE SET ${rewritten}`,
  whole: `ON CONFLICT (kind, name) DO UPDATE SET owner = excluded.owner, other = excluded.other,
    claim = excluded.claim, expires_at = excluded.expires_at, ${rewritten}`,
} as const;

export const valuesOf = ({ kind, name, owner, other, claim, expiresAt, format, keyId, body }: Row) => {
  const people = [owner ?? null, other ?? null, claim ?? null] as const;
  return [body, kind, name, ...people, expiresAt ?? null, format, keyId] as const;
};

/** Rows that give up a claim are written before rows that take one. */
export const inOrder = <Each extends Row>(rows: readonly Each[]): readonly Each[] =>
  rows.toSorted((one, other) => Number(one.claim !== undefined) - Number(other.claim !== undefined));

/** Missing things are undefined in a row, and null in the database. */
const optional = <Value>(schema: z.ZodType<Value>) =>
  schema.nullable().transform((value) => value ?? undefined);

const rowsSchema = z.array(
  z
    .object({
      kind: z.string(),
      name: z.string(),
      owner: optional(z.string()),
      other: optional(z.string()),
      claim: optional(z.string()),
      // PostgreSQL's large numbers arrive as texts.
      expires_at: optional(z.coerce.number()),
      format: z.number(),
      version: z.number(),
      key_id: z.string(),
      // Anything else was not written by us; an empty body is found damaged when it is opened.
      body: z.instanceof(Buffer).catch(() => Buffer.alloc(0)),
    })
    .transform(({ expires_at: expiresAt, key_id: keyId, ...row }): Stored => ({ ...row, expiresAt, keyId })),
);

// ---- reading

/** How many rows are read first; then as many as have about so many bytes, up to `most`. */
const portion = { first: 50, most: 500, bytes: 256 * 1024 };

/**
 * All lines, read in portions, each as it is then, so that a long listing holds up neither the process nor the database.
 * `read` returns the first ones after a line.
 */
const inPortions = async function* <Line extends { readonly body?: Buffer }>(
  read: (last: Line | undefined, most: number) => Promise<readonly Line[]>,
): AsyncGenerator<Line, void, undefined> {
  let last: Line | undefined;
  let most = portion.first;
  for (;;) {
    const found: readonly Line[] = await read(last, most);
    yield* found;
    last = found.at(-1);
    if (last === undefined || found.length < most) return;
    const bytes = found.reduce((sum, { body }) => sum + (body?.length ?? 0) + 1, 0);
    most = Math.max(1, Math.min(Math.floor((portion.bytes * found.length) / bytes), portion.most));
  }
};

/** The names that begin with this part come after the first and before the second of these. */
const under = (part: string): readonly [from: string, before: string] => [`${part}:`, `${part};`];

const selectFrom = (table: KeyedTable): string => `SELECT ${columns} FROM ${table}`;

interface Listing {
  /** Its parameters are the first value, a name after which it begins, how many rows, and the other value. */
  readonly sql: string;
  readonly values: readonly [string, ...string[]];
  /** A name before the first row. */
  readonly from: string;
}

const listing = (select: string, kind: string, among: Among | undefined): Listing => {
  const by = (which: string): string => `${select} WHERE ${which} AND name > $2 ORDER BY name LIMIT $3`;
  if (among === undefined) return { sql: by('kind = $1'), values: [kind], from: '' };
  // An owner is hidden together with the kind.
  if ('owner' in among) return { sql: by('owner = $1'), values: [among.owner], from: '' };
  if ('other' in among) return { sql: by('other = $1'), values: [among.other], from: '' };
  const [from, before] = under(among.under);
  return { sql: by('kind = $1 AND name < $4'), values: [kind, before], from };
};

const expiring = z.array(z.object({ name: z.string(), expires_at: z.coerce.number() }));
const formatResult = z.tuple([z.object({ newest: z.number() })]);

/** What an engine reads. `read` runs a statement and returns its rows. */
export const readingWith = (
  read: (sql: string, ...values: readonly (string | number)[]) => Promise<unknown>,
  keyed: KeyedTable = 'rounds_records',
): Reading => {
  const rows = async (...query: Parameters<typeof read>): Promise<readonly Stored[]> =>
    rowsSchema.parse(await read(...query));
  const all = async function* (exceptKey: string): AsyncGenerator<Stored, void, undefined> {
    for (const table of new Set<KeyedTable>(['rounds_records', keyed])) {
      const sql = `${selectFrom(table)} WHERE (kind, name) > ($1, $2) AND key_id <> $4 ORDER BY kind, name LIMIT $3`;
      yield* inPortions<Stored>((last, most) =>
        rows(sql, last?.kind ?? '', last?.name ?? '', most, exceptKey),
      );
    }
  };
  return {
    isEmpty: async () => (await rows(`${selectFrom('rounds_records')} LIMIT 1`)).length === 0,
    get: async ({ kind, name }) => {
      const sql = `${selectFrom(tableOf(keyed, kind))} WHERE kind = $1 AND name = $2`;
      return (await rows(sql, kind, name))[0];
    },
    list: (kind, among) => {
      const { sql, values, from } = listing(selectFrom(tableOf(keyed, kind)), kind, among);
      const [first, ...others] = values;
      return lettingOthersIn(
        inPortions<Stored>((last, most) => rows(sql, first, last?.name ?? from, most, ...others)),
      );
    },
    all: (exceptKey = '') => lettingOthersIn(all(exceptKey)),
    async *expired(kind, by) {
      const sql = `SELECT name, expires_at FROM ${tableOf(keyed, kind)} WHERE kind = $1 AND expires_at <= $2
        AND (expires_at, name) > ($3, $4) ORDER BY expires_at, name LIMIT $5`;
      const lines = inPortions<z.output<typeof expiring>[number] & { readonly body?: never }>(
        async (last, most) =>
          expiring.parse(
            await read(sql, kind, by, last?.expires_at ?? Number.MIN_SAFE_INTEGER, last?.name ?? '', most),
          ),
      );
      for await (const { name, expires_at: expiresAt } of lettingOthersIn(lines)) yield [name, expiresAt];
    },
    newestFormat: async (kind) => {
      const sql = `SELECT coalesce(max(format), 0) AS newest FROM ${tableOf(keyed, kind)} WHERE kind = $1`;
      return formatResult.parse(await read(sql, kind))[0].newest;
    },
  };
};

// ---- writing

/** Runs a statement that changes rows; returns how many. */
export type Run = (sql: string, values: readonly (string | number | Buffer | null)[]) => Promise<number>;

const nameOf = ({ kind, name }: Place): string => `${kind} ${name}`;

/** Whether the batch has a transaction to itself, because other writes depend on what it finds. */
export const isAlone = ({ delete: gone = [] }: Batch): boolean =>
  gone.some(({ parts }) => parts !== undefined);

/** How many of the first batches can share a statement: together, they name no row twice. */
export const howManyTogether = (waiting: readonly Batch[]): number => {
  const named = new Set<string>();
  const end = waiting.findIndex((batch) => {
    const names = [...(batch.set ?? []), ...(batch.delete ?? [])].map(nameOf);
    if (isAlone(batch) || names.some((name) => named.has(name))) return true;
    for (const name of names) named.add(name);
    return false;
  });
  return end < 0 ? waiting.length : Math.max(1, end);
};

/** In a transaction; returns how many rows there were, not counting their parts. */
export const deleteRows = async (
  run: Run,
  rows: readonly Gone[],
  keyed: KeyedTable = 'rounds_records',
): Promise<number> => {
  let deleted = 0;
  for (const { kind, name, parts, expiredBy } of rows) {
    const sql = `DELETE FROM ${tableOf(keyed, kind)} WHERE kind = $1 AND name = $2`;
    const found =
      expiredBy === undefined
        ? await run(sql, [kind, name])
        : await run(`${sql} AND expires_at <= $3`, [kind, name, expiredBy]);
    deleted += found;
    if (parts === undefined || (expiredBy !== undefined && found === 0)) continue;
    const [from, before] = under(name.slice(name.lastIndexOf(':') + 1));
    await run('DELETE FROM rounds_records WHERE kind = $1 AND name > $2 AND name < $3', [
      parts,
      from,
      before,
    ]);
  }
  return deleted;
};
