import { setTimeout as pause } from 'node:timers/promises';
import { meddleWith } from '../support/broken-store.ts';
import type { Wire } from '../support/wire.ts';
import type { Bench } from './bench.ts';
import type { BotProcess } from './bot-process.ts';
import type { Random } from './random.ts';

/** What happens to the bot while people write. A run goes through a list of these, one blow after the other. */

export interface Field {
  readonly bench: Bench;
  readonly random: Random;
  /** The process that it happens to. */
  readonly bot: BotProcess;
  /** Between that process and its database, if that is on a network. */
  readonly wire: Wire | undefined;
}

export interface Trouble {
  readonly name: string;
  /** Resolves when it is over, and the process runs or is about to. */
  readonly strike: (field: Field) => Promise<void>;
  /** Milliseconds after which nobody who asks when it begins may meet silence; not looked at unless given. */
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

/** Another program locks the file of the store, for a moment or for longer than a write waits, and at times it is killed. */
export const locked: Trouble = {
  name: 'locked',
  strike: async (field) => {
    const other = await meddleWith(`sqlite://${field.bench.storeFile}`);
    await other.lock();
    await pause(field.random.between(0, 10_000));
    if (field.random.chance(0.5)) await again(field);
    await other.release();
    await other.close();
  },
};

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
