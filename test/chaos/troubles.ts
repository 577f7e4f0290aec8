import { setTimeout as pause } from 'node:timers/promises';
import type { Wire } from '../support/wire.ts';
import type { Bench } from './bench.ts';
import type { BotProcess } from './bot-process.ts';
import type { Locker } from './locker.ts';
import type { Random } from './random.ts';

/** What happens to the bot while people write. A run goes through a list of these, one blow after the other. */

export interface Field {
  readonly bench: Bench;
  readonly random: Random;
  /** The process that it happens to. */
  readonly bot: BotProcess;
  /** Between that process and its database, if that is on a network. */
  readonly wire: Wire | undefined;
  /** What locks the file of the store. */
  readonly locker: () => Locker;
}

export interface Trouble {
  readonly name: string;
  /** Resolves when it is over, and the process runs or is about to. */
  readonly strike: (field: Field) => Promise<void>;
  /** Milliseconds after which everybody who asks when it begins has to be answered; not looked at unless given. */
  readonly longestSilence?: number;
}

const again = async ({ bot }: Field, signal?: 'SIGTERM'): Promise<void> => {
  await bot.kill(signal);
  bot.start();
};

/** Lets a few of these pass, and kills the process at once at the next: its answer is then never read. */
const killedAt = async (field: Field, listen: (happened: () => void) => () => void): Promise<void> => {
  let left = field.random.between(0, 3);
  const over = new AbortController();
  const stop = listen(() => {
    left -= 1;
    if (left >= 0) return;
    void field.bot.kill();
    over.abort();
  });
  await pause(4_000, undefined, { signal: over.signal }).catch(() => undefined);
  stop();
  await again(field);
};

const killed: Trouble = {
  name: 'killed',
  strike: async (field) => {
    await pause(field.random.between(50, 2_500));
    await again(field);
  },
};

export const kills: readonly Trouble[] = [
  killed,
  {
    name: 'killed in a call',
    strike: (field) => killedAt(field, (happened) => field.bench.sandbox.onCall(happened)),
  },
  {
    name: 'killed in a post',
    strike: (field) =>
      killedAt(field, (happened) => {
        const { world } = field.bench.playground;
        return world.changes.listen((change) => {
          if (change.kind === 'message_created' && change.message.authorId === world.bot.id) happened();
        });
      }),
  },
];

/** For as long as some kills take. */
export const lockedNowAndThen: Trouble = {
  name: 'locked',
  strike: async ({ locker, random }) => {
    await locker().lock(random.between(0, 10_000));
  },
};

/** Milliseconds after a lock in which everybody has to be answered. */
const afterLock = 5_000;

const lockedFor = (lasts: number): Trouble => ({
  name: `locked for ${lasts / 1_000} s`,
  longestSilence: lasts + afterLock,
  strike: async ({ locker }) => {
    const { released } = await locker().lock(lasts);
    await released;
  },
});

/** Another program locks the file of the store; soon after, the bot is killed. */
export const locks: readonly Trouble[] = [2_000, 5_000, 8_000, 15_000].flatMap((lasts) => [
  lockedFor(lasts),
  killed,
]);

/** Long enough for another process to take over, or not quite. */
const aWhile = (random: Random): Promise<void> => pause(random.between(500, 14_000));

/** Milliseconds in which another process takes over, and answers. */
const takeover = 40_000;

/** Of several processes on one database, one of which works. */
export const harms: readonly Trouble[] = [
  { name: 'killed', longestSilence: takeover, strike: (field) => again(field) },
  { name: 'ended', longestSilence: takeover, strike: (field) => again(field, 'SIGTERM') },
  {
    name: 'frozen',
    longestSilence: takeover,
    strike: async ({ bot, random }) => {
      bot.freeze();
      await aWhile(random);
      bot.thaw();
    },
  },
  ...(['cut', 'swallow'] as const).map((how): Trouble => ({
    name: how,
    longestSilence: takeover,
    strike: async ({ wire, random }) => {
      wire?.[how]();
      await aWhile(random);
      wire?.mend();
    },
  })),
];
