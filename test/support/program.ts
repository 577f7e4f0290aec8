import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The built program as a process of its own, as an operator runs it. */
export interface Program {
  readonly child: ChildProcess;
  /** Everything on standard output so far, a line each. */
  readonly lines: readonly string[];
  readonly errors: () => string;
  /** Resolves with the first line, past or future, that holds this text; rejects when the program ends first. */
  line(text: string): Promise<string>;
  /** Resolves with the exit code when the program has ended. */
  readonly ended: Promise<number | null>;
}

/**
 * To Node, before the program: it lives for seconds here, and what V8 optimizes in them costs more than it brings, a
 * quarter of the processor's time for a start. With a hundred starts that is what keeps both cores busy.
 */
export const forAShortLife: readonly string[] = ['--no-opt'];

const main = new URL('../../dist/main.js', import.meta.url).pathname;

/** Only `settings` reach the program, and no `.env` file. */
export const startProgram = (settings: Readonly<Record<string, string>>, folder: string): Program => {
  const child = spawn(process.execPath, [...forAShortLife, main], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  let errors = '';
  const seen = new EventTarget();
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    seen.dispatchEvent(new Event('line'));
  });
  child.stderr.on('data', (data: Buffer) => {
    errors += data.toString();
  });
  const ended = once(child, 'close').then(() => child.exitCode);
  return {
    child,
    lines,
    errors: () => errors,
    ended,
    line: async (text) => {
      const over = ended.then(() => {
        throw new Error(`ended before it said "${text}":\n${lines.join('\n')}\n${errors}`);
      });
      over.catch(() => undefined); // told only to whoever waits
      for (;;) {
        const found = lines.find((line) => line.includes(text));
        if (found !== undefined) return found;
        await Promise.race([once(seen, 'line'), over]);
      }
    },
  };
};
