import { expect, it } from 'vitest';
import { z } from 'zod';
import { ownDataRoutes } from '../../src/features/account/own-data.ts';
import { createBus, type Stored } from '../../src/features/bus.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { alice, alone, callerOf } from '../support/linkers.ts';

const { account: texts } = wordsFor('en');

const fileSchema = z.object({
  user: z.literal(alice),
  at: z.iso.datetime(),
  stored: z.array(z.object({ kind: z.string(), what: z.string(), records: z.array(z.unknown()) })),
});

/** What `My data` gives, where files may have so many bytes. */
const dataOf = async (own: readonly Stored[], uploadLimit: number) => {
  const bus = createBus();
  bus.on('stored', () => own);
  const book = { get: async () => undefined };
  const deps = { bus, book, forget: async () => undefined, now: () => 0 };
  const [show] = ownDataRoutes(deps);
  const reply = await show?.handle({ ...callerOf(alice), uploadLimit }, {}, alone);
  if (reply?.kind !== 'private') throw new Error('not a private answer');
  return reply.messages;
};

const records = Array.from({ length: 9 }, (_, number) => ({ number, text: `"${'é'.repeat(40)}"` }));

async function* oneByOne() {
  yield* records;
}

const stored: readonly Stored[] = [
  { kind: 'hosted', records: [] },
  { kind: 'account', records: [{ name: 'Ana' }] },
  { kind: 'cases', records: oneByOne() },
];

it('what is stored comes in as many files as it takes, each of them whole and small enough', async () => {
  const messages = await dataOf(stored, 700);
  const files = messages.flatMap(({ uploads = [] }) => uploads);
  expect(files.length).toBeGreaterThan(2);
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  for (const { data } of files) expect(Buffer.byteLength(data)).toBeLessThanOrEqual(700);
  const read = files.flatMap(({ data }) => fileSchema.parse(JSON.parse(Buffer.from(data).toString())).stored);
  expect(read.flatMap((each) => each.records)).toEqual([{ name: 'Ana' }, ...records]);
  expect(messages[0]?.content).toBe(
    texts.myData([texts.storedLine(texts.stored.account, 1), texts.storedLine(texts.stored.cases, 9)]),
  );
});

it('a record that fits into no file is told', async () => {
  const [message] = await dataOf([{ kind: 'hosted', records: [{ text: 'x'.repeat(800) }] }], 700);
  expect(message?.content).toBe(texts.dataTooLarge);
});
