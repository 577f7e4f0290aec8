import { StartError } from './app/start-error.ts';
import { operatorWords, startApp } from './app/start.ts';
import type { App } from './app/start.ts';
import { ConfigError, readConfig, withEnvFile } from './config.ts';
import { createLog, errorFacts } from './lib/log.ts';
import type { Log } from './lib/log.ts';
import { within } from './lib/within.ts';

/** The process: settings, start, signals and exit codes. */

/** BSD's sysexits: the settings are wrong. */
const badConfig = 78;
const failed = 1;
/** Milliseconds that a start under way gets at the end. */
const startPatience = 5_000;

/** Lines written last must be out before the process is. */
const exit = (log: Log, code: number): void => {
  log.flush(() => process.exit(code));
};

const run = async (): Promise<void> => {
  const config = readConfig(withEnvFile(process.env, '.env'));
  const log = createLog({ level: config.log.level });
  const { start: words } = operatorWords();
  let starting: Promise<App> | undefined;
  let stopping = false;

  const stop = async (code: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    // What a start under way has opened has to be closed again.
    const app = await within(startPatience, Promise.resolve(starting)).catch(() => undefined);
    await app?.close();
    log.info(words.stopped);
    exit(log, code);
  };
  const onBug = (error: unknown): void => {
    log.fatal(errorFacts(error), 'unhandled failure');
    exit(log, failed);
  };
  process.on('unhandledRejection', onBug);
  process.on('uncaughtException', onBug);
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));

  try {
    starting = startApp({
      config,
      log,
      onFatal: (reason) => {
        log.fatal(reason === 'unauthorized' ? words.badToken : words.connectionLost(reason));
        void stop(failed);
      },
    });
    await starting;
  } catch (error) {
    if (stopping) return;
    if (error instanceof StartError) log.fatal(error.message);
    else log.fatal(errorFacts(error), 'the start failed');
    exit(log, failed);
  }
};

try {
  await run();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = badConfig;
}
