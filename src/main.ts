import { ConfigError, readConfig, withEnvFile } from './app/config.ts';
import { StartError } from './app/start-error.ts';
import { operatorWords, startApp } from './app/start.ts';
import type { App } from './app/start.ts';
import { createLog, errorFacts } from './lib/log.ts';
import type { Log } from './lib/log.ts';
import { pause } from './lib/pause.ts';
import { within } from './lib/within.ts';

/** The process: settings, start, signals and exit codes. */

/** BSD's sysexits: the settings are wrong. */
const badConfig = 78;
const failed = 1;

/**
 * Milliseconds after SHUTDOWN_SECONDS at which the process ends, whatever is still open. By then every step of the end
 * has had its time; what hangs beyond it may be a request whose answer nobody waits for any more, or a write that never
 * reached the disk. Cutting them off is no worse than a crash, and for that everything is made: SQLite keeps a
 * transaction whole or not at all (WAL, synchronous=FULL), the operating system frees the lock on the store, and the
 * next start takes up what was stored as under way.
 */
const lastResort = 1_300;
/** Milliseconds that are left then for the last lines of the log, and for the thread pool to get free. */
const lastMoment = 300;
/** Milliseconds between looks whether it is. */
const poolLook = 20;

/**
 * Whether Node's thread pool works on files or names, as far as Node tells. process.exit waits for it, however long a
 * mount that is gone or a name server takes.
 */
const poolIsBusy = (): boolean =>
  process.getActiveResourcesInfo().some((resource) => /^(?:FSReq|GetAddrInfo|GetNameInfo)/.test(resource));

const poolIsFree = async (): Promise<true> => {
  while (poolIsBusy()) await pause(poolLook);
  return true;
};

/** `patience` in milliseconds. Where only a signal can end the process after it, the exit code is the signal's. */
const exit = async (log: Log, code: number, patience = lastResort): Promise<void> => {
  const ready = async (): Promise<true> => {
    await new Promise((resolve) => log.flush(resolve)); // lines written last must be out before the process is
    return poolIsFree();
  };
  if ((await within(patience, ready())) !== true && poolIsBusy()) process.kill(process.pid, 'SIGKILL');
  process.exit(code);
};

const run = async (): Promise<void> => {
  const config = readConfig(withEnvFile(process.env, '.env'));
  const log = createLog({ level: config.log.level });
  const { start: words } = operatorWords();
  const ending = new AbortController();
  let starting: Promise<App> | undefined;

  const stop = async (code: number): Promise<void> => {
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
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));

  try {
    starting = startApp({
      config,
      log,
      signal: ending.signal,
      onFatal: (reason) => {
        log.fatal(reason === 'unauthorized' ? words.badToken : words.connectionLost(reason));
        void stop(failed);
      },
    });
    await starting;
  } catch (error) {
    if (ending.signal.aborted) return;
    if (error instanceof StartError) log.fatal(error.message);
    else log.fatal(errorFacts(error), 'the start failed');
    await exit(log, failed);
  }
};

try {
  await run();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = badConfig;
}
