/** `discord-playground run -- <command>`: a playground for as long as a command runs. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { resolve } from 'node:path';
import type { Playground } from '../server.ts';
import { isReady, whatWasSeen } from './readiness.ts';
import { recordOf } from './record.ts';

export interface Run {
  /** The tests; or the bot, if there are `tests` besides. */
  readonly command: readonly string[];
  /** Run in a shell once the bot has logged in. */
  readonly tests: string | undefined;
  /** Seconds that the bot has for that. */
  readonly ready: number;
}

interface Running {
  /** The exit code; 128 and the signal's number, as shells have it, for what a signal has ended. */
  readonly ended: Promise<number>;
  tell(signal: NodeJS.Signals): void;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const isWindows = process.platform === 'win32';
/** Milliseconds that a bot has to go when the tests are over. */
const patience = 5_000;

const say = (text: string): void => void process.stderr.write(`discord-playground: ${text}\n`);

/** A group of its own, so that what `npm test` or a shell has started hears every signal, too, and hears it once. */
const start = (program: string, words: readonly string[], how: { env: object; shell: boolean }): Running => {
  const env = { ...process.env, ...how.env };
  const child = spawn(program, words, { ...how, env, stdio: 'inherit', detached: !isWindows });
  const ended = new Promise<number>((end) => {
    child.once('error', (error) => {
      say(error.message);
      end(127);
    });
    child.once('exit', (code, signal) =>
      end(code ?? 128 + (signal === null ? 0 : constants.signals[signal])),
    );
  });
  const tell = (signal: NodeJS.Signals): void => {
    if (child.pid === undefined) return;
    try {
      process.kill(isWindows ? child.pid : -child.pid, signal);
    } catch (error) {
      // It has ended in the meantime.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  };
  return { ended, tell };
};

const endOf = async ({ ended, tell }: Running): Promise<void> => {
  tell('SIGTERM');
  const timer = setTimeout(() => tell('SIGKILL'), patience);
  await ended;
  clearTimeout(timer);
};

/** Runs it, and returns the exit code of the tests. Unless that is 0, `playground.json` has what went on. */
export const runBeside = async (playground: Playground, run: Run): Promise<number> => {
  const { apiUrl, url, key, token, applicationId } = playground;
  const record = recordOf(playground);
  const env = {
    PLAYGROUND_API: apiUrl,
    PLAYGROUND_TOKEN: token,
    PLAYGROUND_APPLICATION_ID: applicationId,
    PLAYGROUND_URL: url,
    PLAYGROUND_KEY: key,
  };
  const running: Running[] = [];
  let isOver = false;
  const begin = (program: string, words: readonly string[], shell: boolean): Running => {
    const one = start(program, words, { env, shell });
    running.push(one);
    return one;
  };
  for (const signal of signals)
    process.on(signal, () => {
      isOver = true;
      for (const { tell } of running) tell(signal);
    });

  const testBeside = async (bot: Running, line: string): Promise<number> => {
    /** There is nothing left to be tested, whatever the bot thinks of it. */
    const lost = bot.ended.then((code) => {
      if (!isOver) say(`the bot has ended by itself, with exit code ${code}`);
      return code === 0 ? 1 : code;
    });
    const came = await Promise.race([isReady(playground, run.ready), lost]);
    if (came === false) say(`no bot has logged in within ${run.ready} seconds. ${whatWasSeen(playground)}`);
    if (came !== true || isOver) return Number(came) || 1;
    const tests = begin(line, [], true);
    const code = await Promise.race([tests.ended, lost]);
    isOver = true;
    await Promise.all([endOf(tests), endOf(bot)]);
    return code;
  };

  const [program = '', ...words] = run.command;
  const first = begin(program, words, isWindows);
  const code = await (run.tests === undefined ? first.ended : testBeside(first, run.tests));
  await endOf(first);
  if (code !== 0) {
    const file = resolve('playground.json');
    writeFileSync(file, record({ command: run.command.join(' '), tests: run.tests, exitCode: code }));
    say(`exit code ${code}; what went on is in ${file}`);
  }
  return code;
};
