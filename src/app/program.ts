import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from './config.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { ConfigError, StartError } from './start-error.ts';
import { readCommandLine } from './operating/command-line.ts';
import { operatorWords } from '../locale/operators.ts';
import type { App } from './start.ts';
import { createLog, errorFacts, openOutput } from '../lib/log.ts';
import type { Log } from '../lib/log.ts';
import { pause, within } from '../lib/waiting.ts';

/** The process: command line, settings, start, signals and exit codes. */

const { done, failed, badUsage, tryAgain, misconfigured } = exitCodes;

/**
 * Milliseconds after SHUTDOWN_SECONDS at which the process ends, whatever is still open. By then every step of the
 * shutdown has had its time; what still hangs may be a request whose answer nobody waits for any more, or a write that
 * never reached the disk. Cutting them off is no worse than a crash, which everything is built for: SQLite keeps a
 * transaction whole or not at all (WAL, synchronous=FULL), the operating system releases the lock on the store, and the
 * next start resumes what was stored as in progress.
 */
const lastResort = 1_300;
/** Milliseconds left after that for the last lines of the log, and for the thread pool to become free. */
const lastMoment = 300;
/** Milliseconds between checks of the thread pool. */
const poolLook = 20;

/**
 * Whether Node's thread pool is busy with files or DNS lookups, as far as Node tells. process.exit waits for it,
 * however long a lost mount or a name server takes.
 */
const poolIsBusy = (): boolean =>
  process.getActiveResourcesInfo().some((resource) => /^(?:FSReq|GetAddrInfo|GetNameInfo)/.test(resource));

const poolIsFree = async (): Promise<true> => {
  while (poolIsBusy()) await pause(poolLook);
  return true;
};

/** `patience` in milliseconds. If only a signal can end the process after that, the exit code is the signal's. */
const exit = async (log: Log, code: ExitCode, patience = lastResort): Promise<void> => {
  const ready = async (): Promise<true> => {
    await new Promise((resolve) => log.flush(resolve)); // the last lines must be written before the process ends
    return poolIsFree();
  };
  if ((await within(patience, ready())) !== true && poolIsBusy()) process.kill(process.pid, 'SIGKILL');
  process.exit(code);
};

type Environment = Readonly<Record<string, string | undefined>>;

interface Given {
  /** What follows the program's name on the command line. */
  readonly words: readonly string[];
  readonly environment: Environment;
}

/**
 * The file of settings: `.env` here, else beside the program, as when cron starts it. Relative paths then count from
 * there, or a second store would be made where the program happens to be started.
 */
const findEnvFile = (environment: Environment): string => {
  const here = '.env';
  const beside = fileURLToPath(new URL('../../.env', import.meta.url));
  const isGiven = ['DISCORD_TOKEN', 'DISCORD_TOKEN_FILE', 'STORE_URL'].some(
    (name) => (environment[name]?.trim() ?? '') !== '',
  );
  if (isGiven || existsSync(here) || !existsSync(beside)) return here;
  process.chdir(dirname(beside));
  return beside;
};

const run = async (given: Environment, envFile: string): Promise<void> => {
  const { mistakenNames, readConfig, withEnvFile } = await import('./config.ts');
  const { environment, problems } = withEnvFile(given, envFile);
  const { start: words, doctor } = operatorWords;
  const mistaken = mistakenNames(environment).map((name) => doctor.settings.unknown(name).says);
  let config: Config;
  try {
    config = readConfig(environment, problems);
  } catch (error) {
    // What is missing may stand there.
    for (const line of mistaken) process.stderr.write(`${line}\n`);
    throw error;
  }
  const output = process.stdout.isTTY ? undefined : openOutput();
  const log = createLog({ level: config.log.level, ...(output === undefined ? {} : { to: output }) });
  const { startApp } = await import('./start.ts');
  for (const line of mistaken) log.warn(line);
  const ending = new AbortController();
  let starting: Promise<App> | undefined;

  const stop = async (code: ExitCode): Promise<void> => {
    if (ending.signal.aborted) return;
    setTimeout(() => {
      log.warn('not everything could be closed in time');
      void exit(log, code, lastMoment);
    }, config.shutdown + lastResort);
    ending.abort();
    const app = await starting?.catch(() => undefined);
    await app?.close();
    log.info(words.stopped);
    await exit(log, code);
  };
  const onBug = (error: unknown): void => {
    log.fatal(errorFacts(error), 'unhandled failure');
    void exit(log, failed);
  };
  process.on('unhandledRejection', onBug);
  process.on('uncaughtException', onBug);
  process.on('SIGTERM', () => void stop(done));
  process.on('SIGINT', () => void stop(done));

  try {
    starting = startApp({
      config,
      log,
      signal: ending.signal,
      linesDropped: output?.dropped,
      envFile: existsSync(envFile) ? resolve(envFile) : undefined,
      onFatal: (reason) => {
        const isToken = reason === 'unauthorized';
        const { says, todo = '' } = doctor.discord.refused;
        log.fatal(isToken ? `${says} ${todo}` : words.connectionLost(reason));
        // A start finds out how many connections Discord wants, and does without the intent.
        void stop(isToken ? misconfigured : tryAgain);
      },
      onStoreLost: () => {
        log.fatal(words.storeLost);
        void stop(tryAgain);
      },
    });
    await starting;
  } catch (error) {
    if (ending.signal.aborted) return;
    if (error instanceof StartError) log.fatal(error.message);
    else log.fatal(errorFacts(error), 'the start failed');
    await exit(log, error instanceof StartError ? error.exitCode : failed);
  }
};

const perform = async (given: Given): Promise<void> => {
  const startedIn = process.cwd();
  const envFile = findEnvFile(given.environment);
  const read = readCommandLine(given.words);
  const isElsewhere = process.cwd() !== startedIn;
  const asked = isElsewhere && 'file' in read ? { ...read, file: resolve(startedIn, read.file) } : read;
  switch (asked.kind) {
    case 'run':
      return run(given.environment, envFile);
    case 'say':
      process.stdout.write(`${asked.text.trimEnd()}\n`);
      return undefined;
    case 'refuse':
      process.stderr.write(`${asked.text.trimEnd()}\n`);
      process.exitCode = badUsage;
      return undefined;
    default: {
      const { operate } = await import('./operating/operate.ts');
      const { out, error, code } = await operate(asked, given.environment, envFile);
      process.stdout.write(out);
      process.stderr.write(error);
      process.exitCode = code;
      // A server that has not answered by now, or says to wait for an hour, must not keep the process alive.
      setTimeout(() => process.exit(), lastResort).unref();
    }
  }
};

export const main = async (given: Given): Promise<void> => {
  try {
    await perform(given);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = misconfigured;
  }
};
