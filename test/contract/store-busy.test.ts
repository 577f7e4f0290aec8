import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { lookAtEngine } from '../../src/store/open.ts';
import { meddleWith } from '../support/broken-store.ts';
import { storeKinds } from '../support/databases.ts';

const script = fileURLToPath(new URL('../support/busy-process.mjs', import.meta.url));

/** Each is another statement, or several. */
const shapes = ['whole', 'body', 'transaction', 'keyed_one'] as const;

/** A process that writes to a store what it is told. */
const startWriter = async (url: string) => {
  const child = spawn(process.execPath, [script, url], { stdio: ['pipe', 'pipe', 'inherit'] });
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

/** What another process finds in the store. */
const foundIn = async (url: string): Promise<readonly number[]> => {
  const engine = await lookAtEngine(url);
  try {
    const rows = await Promise.all(shapes.map((kind) => engine.get({ kind, name: 'one' })));
    return rows.map((row) => Number(row?.body.toString()));
  } finally {
    await engine.close();
  }
};

describe.each(storeKinds)('a store in $name that another program has locked', ({ newUrl }) => {
  it('has what it acknowledges afterwards, whichever write was refused, even if it is killed', async () => {
    const url = await newUrl();
    const writer = await startWriter(url);
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
      expect(await foundIn(url), `after ${refused}`).toEqual(shapes.map((shape) => last.get(shape)));
    }
    await writer.kill();
    expect(await foundIn(url)).toEqual(shapes.map((shape) => last.get(shape)));
  });
});
