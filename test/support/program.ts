import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** The program as a separate process, as an operator runs it. */
export interface Program {
  readonly child: ChildProcess;
  /** Everything on standard output so far, line by line. */
  readonly lines: readonly string[];
  readonly errors: () => string;
  /** Resolves with the first line, past or future, that contains this text; rejects if the program ends first. */
  line(text: string): Promise<string>;
  /** Resolves with the exit code when the program has ended. */
  readonly ended: Promise<number | null>;
}

/**
 * Arguments to Node itself: the program lives for seconds here, and what V8 optimizes in that time costs more than it
 * gains, a quarter of the processor time of a start. With a hundred starts, that is what keeps both cores busy.
 */
export const forAShortLife: readonly string[] = ['--no-opt'];

/** The files that are shipped, as the arguments with which Node runs them. */
export const shipped: readonly string[] = [resolve('dist/main.js')];

/** V8's code cache works only with the same V8. The program looks for package.json three folders up, as in `dist`. */
export const oneFile = resolve(`node_modules/.cache/rounds-${process.version}/main.cjs`);

/** The same program in the one file that `one-file.ts` makes of it, which starts in a third of the processor time. */
export const inOneFile: readonly string[] = [resolve('test/support/one-file.mjs'), oneFile];

interface Installed {
  /** The arguments with which Node runs the bot; by default, the program in one file. */
  readonly program?: readonly string[];
  /** Arguments to Node itself; by default, those for a short life. */
  readonly node?: readonly string[];
  /** Leaves out the empty `.env` that says that none beside the program is to be read. */
  readonly mayReadBeside?: true;
  /** The user to run it as, which root alone can choose. */
  readonly user?: number | undefined;
}

/** Only `settings` reach the program; no `.env` file does. */
export const startProgram = (
  settings: Readonly<Record<string, string>>,
  folder: string,
  /** A command and its arguments. */
  words: readonly string[] = [],
  { program = inOneFile, node = forAShortLife, user, mayReadBeside }: Installed = {},
): Program => {
  if (mayReadBeside === undefined) writeFileSync(join(folder, '.env'), '', { flag: 'a' });
  const child = spawn(process.execPath, [...node, ...program, ...words], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user === undefined ? {} : { uid: user, gid: user }),
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
