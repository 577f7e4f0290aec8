import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { wordsFor } from '../../../src/locale/words.ts';

const { start: startTexts } = wordsFor('en');

/** The built program as `npm start` runs it on a fresh machine: without a single setting except its port. */
export interface RunningApp {
  /** Of the playground's page, as the terminal shows it. */
  readonly address: string;
  stop(): Promise<void>;
}

const built = fileURLToPath(new URL('../../../dist/main.js', import.meta.url));

const [before = '', after = ''] = startTexts.playground('|').split('|');

const addressIn = (line: string): string | undefined => {
  const from = line.indexOf(before);
  if (from === -1) return undefined;
  const rest = line.slice(from + before.length);
  return /^http:\/\/[\d.:]+/.exec(after === '' ? rest : rest.slice(0, rest.indexOf(after)))?.[0];
};

export const runApp = async (): Promise<RunningApp> => {
  const folder = await mkdtemp(join(tmpdir(), 'rounds-browser-'));
  const child = spawn(process.execPath, [built], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HTTP_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    const ended = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  let address: string | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    address ??= addressIn(line);
    if (address !== undefined) break;
  }
  child.stdout.resume();
  if (address === undefined) {
    await stop();
    throw new Error('the program printed no address');
  }
  return { address, stop };
};
