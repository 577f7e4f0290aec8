import { z } from 'zod';
import type { NoRoom } from '../../machine/effects.ts';
import type { Result } from '../../machine/events.ts';
import type { Task } from '../../machine/ports.ts';
import { remedyFor } from '../../machine/remedy.ts';
import { clock } from '../../lib/clock.ts';
import { timeField } from '../../lib/fields.ts';
import type { UserId } from '../../lib/ids.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import { Queue } from '../../lib/queue.ts';
import type { Used } from '../../locale/facts.ts';
import type { Keyed, KeyedSpec } from '../../store/accounts.ts';

/**
 * Fair use: no question beyond a limit reaches the service. Questions are counted in windows that begin with a question,
 * so that people can always be told a time from which they may ask again.
 */

/** Who pays for a question: the person who asks it, and the account that its conversation runs on. */
const payers = ['person', 'account'] as const satisfies readonly NoRoom['of'][];
type Payer = NoRoom['of'];

interface Limit {
  readonly most: number;
  /** Milliseconds from a window's first question to its end. */
  readonly lasts: number;
}

export type Limits = Readonly<Partial<Record<Payer, Limit | undefined>>>;

interface Counted {
  readonly count: number;
  /** When the window is over, in milliseconds since 1970. */
  readonly until: number;
}

type Counts = Readonly<Partial<Record<Payer, Counted | undefined>>>;

/** The count that applies now. A window that would outlast a new one was begun before the clock was set back, and is void. */
const countedNow = (counted: Counted | undefined, { lasts }: Limit, now: number): Counted =>
  counted !== undefined && now < counted.until && counted.until <= now + lasts
    ? counted
    : { count: 0, until: now + lasts };

/** Counts one more question for each payer, unless one of them has reached its limit: then nobody pays. */
const spend = (
  counts: Counts,
  limits: Limits,
  now: number,
): { readonly kind: 'spent'; readonly counts: Counts } | ({ readonly kind: 'no_room' } & NoRoom) => {
  const spent: Partial<Record<Payer, Counted>> = {};
  let full: NoRoom | undefined;
  for (const of of payers) {
    const limit = limits[of];
    if (limit === undefined) continue;
    const { count, until } = countedNow(counts[of], limit, now);
    const isFull = count >= limit.most;
    // If both are full, the one with the longer wait is named.
    if (isFull && until > (full?.until ?? 0)) full = { of, most: limit.most, until };
    spent[of] = { count: count + 1, until };
  }
  return full === undefined ? { kind: 'spent', counts: spent } : { kind: 'no_room', ...full };
};

/** Takes one question off the count of its window, because the service did not take it. */
const giveBack = (counted: Counted | undefined, spent: Counted): Counted | undefined =>
  counted?.until === spent.until ? { ...counted, count: Math.max(0, counted.count - 1) } : counted;

// ---- counting

type Stored = Counted & { readonly key: string };

/**
 * How many questions somebody has asked, or were asked on an account, in the current window. Nothing in it says who that
 * is, so it stays when everything of somebody is deleted: otherwise, that would begin a new window.
 */
export const questionCounts: KeyedSpec<Stored> = {
  name: 'counts',
  schema: z.strictObject({ key: z.string(), count: z.int().nonnegative(), until: timeField }),
  keyOf: ({ key }) => key,
  expires: ({ until }) => until,
};

export type CountStore = Pick<Keyed<Stored>, 'get' | 'set'>;

/** Performs an effect; never rejects. */
export type Perform = (task: Task) => Promise<Result>;

/** Who pays for a question; `account`: see the store's `serviceUserKey`. */
interface Paying {
  readonly person?: UserId | undefined;
  readonly account?: string | undefined;
}

interface FairUseDeps {
  readonly store: {
    readonly questionCounts: CountStore;
    /** Stands for a person; see the store. */
    personKey(user: UserId): string;
  };
  readonly limits: Limits;
  readonly log: Log;
}

/** From this share on, people are told how much is left. */
const toldFrom = 0.8;

/** The store could not count it, so it is not asked. */
const notCounted: Extract<Result, { kind: 'service_failed' }> = {
  kind: 'service_failed',
  failure: { kind: 'not_taken', reason: 'store' },
};

/** The service has not taken it. */
const costsNothing = (result: Result): boolean =>
  result.kind === 'service_failed' && ['again', 'suspend'].includes(remedyFor(result.failure).kind);

export const createFairUse = ({ store, limits, log }: FairUseDeps) => {
  const { questionCounts: stored } = store;
  // The changed counts are stored before the next question is counted.
  const queue = new Queue();

  /** The payers that have a limit, with the keys of their counts. */
  const limited = (paying: Paying): readonly (readonly [Payer, string])[] =>
    payers.flatMap((of) => {
      const id = of === 'person' ? paying.person && store.personKey(paying.person) : paying.account;
      return limits[of] === undefined || id === undefined ? [] : [[of, `${of}/${id}`] as const];
    });
  const read = async (paying: Paying): Promise<Counts> =>
    Object.fromEntries(
      await Promise.all(limited(paying).map(async ([of, key]) => [of, await stored.get(key)] as const)),
    );
  const write = async (paying: Paying, counts: Counts): Promise<void> => {
    for (const [of, key] of limited(paying)) {
      const counted = counts[of];
      if (counted !== undefined) await stored.set({ ...counted, key });
    }
  };

  const take = (paying: Paying) =>
    queue.run(async () => {
      const outcome = spend(await read(paying), limits, clock.wall());
      if (outcome.kind === 'spent') await write(paying, outcome.counts);
      return outcome;
    });
  const takeBack = async (paying: Paying, spent: Counts): Promise<void> => {
    try {
      await queue.run(async () => {
        const counts = await read(paying);
        const left = payers.map((of) => [of, spent[of] && giveBack(counts[of], spent[of])] as const);
        await write(paying, Object.fromEntries(left));
      });
    } catch (error) {
      log.warn(errorFacts(error), 'a question that was not taken stays counted');
    }
  };

  const call = async (perform: Perform, task: Task, paying: Paying): Promise<Result> => {
    let room: Awaited<ReturnType<typeof take>>;
    try {
      room = await take(paying);
    } catch (error) {
      const facts = { conversation: task.record.about.id, ...errorFacts(error) };
      log.error(facts, 'a question could not be counted');
      return notCounted;
    }
    if (room.kind !== 'spent') return room;
    const result = await perform(task);
    // The next question is counted only after this.
    if (costsNothing(result)) void takeBack(paying, room.counts);
    return result;
  };

  return {
    /** Performs calls only if their questions are within the limits. */
    metered: (perform: Perform): Perform => {
      if (payers.every((of) => limits[of] === undefined)) return perform;
      return async (task) => {
        const { effect, record } = task;
        const person = record.turn?.item.by;
        return effect.kind !== 'call' || person === undefined
          ? perform(task)
          : call(perform, task, { person, account: record.about.serviceUser });
      };
    },
    /** The limits of which at most a fifth is left. */
    used: async (paying: Paying): Promise<readonly Used[]> => {
      const counts = await read(paying);
      return payers.flatMap((of): Used[] => {
        const limit = limits[of];
        if (limit === undefined || paying[of] === undefined) return [];
        const { count: asked, until } = countedNow(counts[of], limit, clock.wall());
        return asked < limit.most * toldFrom ? [] : [{ of, asked, most: limit.most, until }];
      });
    },
    /** What is kept about a person. */
    countOf: (person: UserId): Promise<Counted | undefined> =>
      stored.get(`person/${store.personKey(person)}`),
  };
};

export type FairUse = ReturnType<typeof createFairUse>;
