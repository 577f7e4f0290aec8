import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import type { Secret } from '../../src/lib/secret.ts';
import { lookAtDatabase } from '../../src/store/open.ts';
import { createSealing } from '../../src/store/sealing.ts';
import { meddleWith } from '../support/broken-store.ts';
import { storeKinds } from '../support/databases.ts';
import { newKey } from '../support/stores.ts';

const script = fileURLToPath(new URL('../support/busy-process.mjs', import.meta.url));

/** Each is written by another statement, or several. */
const shapes = ['plain', 'both', 'keyv'] as const;

/** A process that writes to a store what it is told. */
const startWriter = async (url: string, key: Secret) => {
  const child = spawn(process.execPath, [script, url, key.reveal()], { stdio: ['pipe', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await closed;
  };
  onTestFinished(kill);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await lines.next();
  const write = async (shape: string, number: number): Promise<unknown> => {
    child.stdin.write(`${shape} ${number}\n`);
    return (await lines.next()).value;
  };
  return { write, kill };
};

const sealedSchema = z.array(z.object({ key_id: z.string(), body: z.instanceof(Buffer) }));
const textSchema = z.array(z.object({ value: z.string() }));

/** What another process finds in the store. */
const foundIn = async (url: string, key: Secret): Promise<readonly number[]> => {
  const sealing = createSealing([key]);
  const numberIn = (keyId: string, body: Buffer, place: string): number => {
    const opened = sealing.open({ keyId, body }, place);
    return opened.kind === 'opened' ? Number(/"number":"(\d+)"/.exec(opened.text)?.[1]) : Number.NaN;
  };
  const database = await lookAtDatabase(url, []);
  try {
    const found: number[] = [];
    for (const shape of shapes.slice(0, 2)) {
      const rows = await database.all(`SELECT key_id, body FROM rounds_${shape} WHERE id = 'one'`);
      const [row] = sealedSchema.parse(rows);
      found.push(numberIn(row?.key_id ?? '', row?.body ?? Buffer.alloc(0), `rounds_${shape}\0one`));
    }
    const [account] = textSchema.parse(await database.all('SELECT value FROM rounds_accounts'));
    const [keyId = '', body = ''] = account?.value.split('.') ?? [];
    return [...found, numberIn(keyId, Buffer.from(body, 'base64'), 'notes')];
  } finally {
    await database.close();
  }
};

describe.each(storeKinds)('a store in $name that another program has locked', ({ newUrl }) => {
  it('has what it acknowledges afterwards, whichever write was refused, even if it is killed', async () => {
    const url = await newUrl();
    const key = newKey();
    const writer = await startWriter(url, key);
    const other = await meddleWith(url);
    onTestFinished(() => other.close());
    const last = new Map<string, number>();
    const writeAllBut = async (refused: string | undefined, number: number): Promise<void> => {
      for (const shape of shapes.filter((one) => one !== refused)) {
        expect(await writer.write(shape, number)).toBe(`wrote ${shape} ${number}`);
        last.set(shape, number);
      }
    };
    await writeAllBut(undefined, 1);
    for (const [index, refused] of shapes.entries()) {
      await other.lock();
      expect(await writer.write(refused, 0)).toBe(`refused ${refused} 0`);
      await other.release();
      await writeAllBut(refused, index + 2);
      expect(await foundIn(url, key), `after ${refused}`).toEqual(shapes.map((shape) => last.get(shape)));
    }
    await writer.kill();
    expect(await foundIn(url, key)).toEqual(shapes.map((shape) => last.get(shape)));
  });
});
