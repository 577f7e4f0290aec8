import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pause } from '../../src/lib/waiting.ts';
import { forAShortLife } from '../support/program.ts';

interface BotOptions {
  /** The whole environment, PATH apart. */
  readonly settings: Readonly<Record<string, string>>;
  /** The working directory, so that no `.env` is read. */
  readonly folder: string;
  /** The arguments with which Node runs the bot; by default, the built program. */
  readonly program?: readonly string[] | undefined;
  /** Whether it is started again when it ends by itself, as operators have it. */
  readonly supervised?: boolean | undefined;
}

interface EndedByItself {
  readonly code: number | null;
  /** The last ones before it. */
  readonly lines: string;
}

/** Milliseconds before a process is started again. */
const rest = 200;
/** Milliseconds; generous, because other tests may keep the machine busy. */
export const patience = 150_000;

/** The built bot as a process that may be killed at any moment and started again on the same store. */
export class BotProcess {
  readonly #options: BotOptions;
  #child: ChildProcess | undefined;
  #ended: Promise<unknown> = Promise.resolve();
  #ready: Promise<void> = Promise.resolve();
  #expected = false;
  #endedByItself: EndedByItself[] = [];
  #lines: string[] = [];
  #earlierLines: string[] = [];
  #starts = 0;

  constructor(options: BotOptions) {
    this.#options = options;
  }

  get settings(): Readonly<Record<string, string>> {
    return this.#options.settings;
  }

  /** Where it says that its page is. */
  pageUrl(): string {
    return /page (https?:\/\/[^\s,;"]+)/.exec(this.#lines.join('\n'))?.[1] ?? '';
  }

  get starts(): number {
    return this.#starts;
  }

  /** What it wrote since it was last started. */
  get lines(): readonly string[] {
    return this.#lines;
  }

  /** How many lines with this text it has written, over all its starts. */
  timesSaid(text: string): number {
    return [...this.#earlierLines, ...this.#lines].filter((line) => line.includes(text)).length;
  }

  /** Unrequested ends. */
  get endedByItself(): readonly EndedByItself[] {
    return this.#endedByItself;
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Resolves once the process runs; `ready` once it says that it is ready. */
  start(): void {
    const lines: string[] = [];
    this.#earlierLines.push(...this.#lines);
    this.#lines = lines;
    this.#expected = false;
    this.#starts += 1;
    const { settings, folder, program = [resolve('dist/main.js')], supervised } = this.#options;
    const child = spawn(process.execPath, [...forAShortLife, ...program], {
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#ready = new Promise((ready) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        lines.push(line);
        if (line.includes('Rounds is ready')) ready();
      });
    });
    child.stderr.on('data', (data: Buffer) => lines.push(data.toString()));
    this.#ended = once(child, 'close').then(async () => {
      if (this.#expected) return;
      this.#endedByItself.push({ code: child.exitCode, lines: lines.slice(-5).join('\n') });
      if (supervised !== true) return;
      await pause(rest);
      if (!this.#expected && this.#child === child) this.start();
    });
  }

  /** Rejects when it ends before it is ready, or is not for long. */
  async ready(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const never = new Promise<never>((_resolve, reject) => {
      const fail = (): void => reject(new Error(`the bot did not become ready:\n${this.#lines.join('\n')}`));
      timer = setTimeout(fail, patience);
      void this.#ended.then(fail);
    });
    await Promise.race([this.#ready, never]);
    clearTimeout(timer);
  }

  /** It stands still, and does not know it. */
  freeze(): void {
    this.#child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child?.kill('SIGCONT');
  }

  /** Waits for a line that contains this. */
  async says(text: string): Promise<void> {
    const until = Date.now() + patience;
    while (!this.#lines.some((line) => line.includes(text))) {
      if (Date.now() > until) throw new Error(`it does not say "${text}":\n${this.#lines.join('\n')}`);
      await pause(20);
    }
  }

  /** At once, whatever it is doing; to be awaited before it is started again. */
  kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<unknown> {
    this.#expected = true;
    this.#child?.kill(signal);
    return this.#ended;
  }
}
