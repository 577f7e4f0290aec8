import { clock } from '../lib/clock.ts';
import { Closing } from '../lib/closing.ts';
import { DiscordError } from '../lib/failure.ts';
import { announce, errorFacts } from '../lib/log.ts';
import { Queue } from '../lib/queue.ts';
import { unlessGivenUp, within } from '../lib/waiting.ts';
import { StoreError, type StoreProblem } from '../store/store-error.ts';
import { ListenError } from '../web/listen.ts';
import { startBot } from './bot.ts';
import type { Config } from './config.ts';
import { discordTrouble } from './doctor/discord.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import type { BotOptions } from './foundation.ts';
import { operatorWords } from '../locale/operators.ts';
import { StartError } from './start-error.ts';
import { findSurroundings } from './surroundings.ts';

/** Start and stop: the bot's surroundings, and the bot in them. */

const { start: words } = operatorWords;

export interface App {
  /** Where members find the page. */
  readonly pageUrl: string;
  /** Accepts no new work, lets work in progress finish within its time, then closes everything. Never rejects. */
  close(): Promise<void>;
}

interface AppOptions extends Pick<
  BotOptions,
  'config' | 'log' | 'linesDropped' | 'envFile' | 'onFatal' | 'onStoreLost' | 'timings'
> {
  /**
   * Aborts a start in progress: `startApp` rejects soon after, with everything closed. After the start, use `close`.
   */
  readonly signal?: AbortSignal;
}

const { failed, tryAgain, misconfigured } = exitCodes;

const ofStore: Readonly<Record<StoreProblem, ExitCode>> = {
  in_use: tryAgain,
  connection_lost: tryAgain,
  missing: misconfigured,
  cannot_open: misconfigured,
  certificate: misconfigured,
  newer_version: misconfigured,
  half_moved: misconfigured,
  wrong_key: misconfigured,
  damaged: misconfigured,
  broken: failed,
  claimed: failed,
};

/** Codes of what passes: another program has the file locked, or the disk is full or fails. */
const passing = /^(?:SQLITE_(?:BUSY|LOCKED|FULL|IOERR)|ENOSPC|EIO|EMFILE)$/;

const storeExitCode = ({ reason, code = '' }: StoreError): ExitCode =>
  passing.test(code) ? tryAgain : ofStore[reason];

const asStartError = async (error: unknown, config: Config): Promise<unknown> => {
  if (error instanceof StoreError) return new StartError(error.message, { exitCode: storeExitCode(error) });
  if (error instanceof ListenError)
    // Of the others, some pass as well: an address that the machine has once its network is up.
    return new StartError(error.message, { exitCode: error.code === 'EACCES' ? misconfigured : tryAgain });
  if (!(error instanceof DiscordError)) return error;
  const { failure } = error;
  const { says, todo } = await discordTrouble(error, { config, now: clock.wall });
  const passes = failure.kind === 'limit' || !(failure.kind === 'unauthorized' || 'code' in failure);
  return new StartError(`${says} ${todo}`, { exitCode: passes ? tryAgain : misconfigured });
};

/** Milliseconds that an aborted start has to reach its next step, which then fails: only the store can hang. */
const startPatience = 500;

/** If the start fails or the signal aborts it, closes what it has opened. */
const open = async (options: BotOptions) => {
  const closing = new Closing(options.log);
  const starting = startBot(options, closing);
  try {
    const running = await unlessGivenUp([options.signal], () => starting);
    return { ...running, close: () => closing.closeAll() };
  } catch (error) {
    await within(
      startPatience,
      starting.catch(() => undefined),
    );
    await closing.closeAll();
    throw error;
  }
};

type Bot = Awaited<ReturnType<typeof open>>;

/** Starts everything. Rejects with a StartError if an operator can fix the problem; what was opened is closed again. */
export const startApp = async (options: AppOptions): Promise<App> => {
  const { config, log, signal } = options;
  const around = new Closing(log);
  // Starts and the end run one after the other, whenever they are requested.
  const queue = new Queue();
  const ending = new AbortController();
  let running: Bot | undefined;
  /** Stops what is running. If the start fails, or the end comes meanwhile, it rejects and nothing is running. */
  const start = (): Promise<Bot> =>
    queue.run(async () => {
      if (!ending.signal.aborted) await running?.close();
      const access = await surroundings;
      ending.signal.throwIfAborted();
      const port = running?.port ?? config.web.port;
      running = await open({ ...options, access, port, signal: ending.signal });
      return running;
    });
  const end = async (): Promise<void> => {
    ending.abort();
    await queue.run(async () => running?.close());
  };
  signal?.addEventListener('abort', () => void end(), { once: true });
  const restartBot = async (): Promise<void> => {
    try {
      await start();
    } catch (error) {
      log.error(errorFacts(error), 'the bot could not be restarted');
      throw error;
    }
  };
  const surroundings = findSurroundings({ config, log, restartBot }, around);
  try {
    const { pageUrl } = await start();
    const { playgroundUrl, introduce } = (await surroundings).discord;
    // If this fails, nobody has to wait or do without the playground: there is still `/link`.
    await introduce?.().catch((error: unknown) => log.warn(errorFacts(error), words.notIntroduced));
    // Last, where it is seen, because opening it is the next step.
    if (playgroundUrl !== undefined) announce(log, words.playground(playgroundUrl));
    const close = async (): Promise<void> => {
      await end();
      await around.closeAll();
    };
    return { pageUrl, close };
  } catch (error) {
    await end();
    await around.closeAll();
    throw await asStartError(error, config);
  }
};
