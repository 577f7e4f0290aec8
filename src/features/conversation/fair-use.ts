import { z } from 'zod';
import type { Result } from '../../conversation/events.ts';
import { countedNow, giveBack, payers, spend } from '../../conversation/fair-use.ts';
import type { Counted, Counts, Limits, Payer } from '../../conversation/fair-use.ts';
import type { Ports, Task } from '../../conversation/ports.ts';
import { remedyFor } from '../../conversation/remedy.ts';
import { timeField } from '../../lib/fields.ts';
import type { UserId } from '../../lib/ids.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import { Queue } from '../../lib/queue.ts';
import type { Used } from '../../locale/facts.ts';
import type { Keyed, KeyedSpec } from '../../store/accounts.ts';

/** Fair use: no question beyond a limit reaches the service. */

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
      const outcome = spend(await read(paying), limits, Date.now());
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

  const call = async (perform: Ports['perform'], task: Task, paying: Paying): Promise<Result> => {
    let room: Awaited<ReturnType<typeof take>>;
    try {
      room = await take(paying);
    } catch (error) {
      const facts = { conversation: task.record.about.id, ...errorFacts(error) };
      log.error(facts, 'a question could not be counted');
      return notCounted;
    }
    if (room.kind !== 'spent') return room;
    const result = await new Promise<Result>((resolve) => perform(task, resolve));
    // The next question is counted only after this.
    if (costsNothing(result)) void takeBack(paying, room.counts);
    return result;
  };

  return {
    /** Performs calls only if their questions are within the limits. */
    metered: (perform: Ports['perform']): Ports['perform'] => {
      if (payers.every((of) => limits[of] === undefined)) return perform;
      return (task, tell) => {
        const { effect, record } = task;
        const person = record.turn?.item.by;
        if (effect.kind !== 'call' || person === undefined) return perform(task, tell);
        call(perform, task, { person, account: record.about.serviceUser })
          .then(tell)
          .catch((error: unknown) => log.fatal(errorFacts(error), 'a conversation could not continue'));
      };
    },
    /** The limits of which at most a fifth is left. */
    used: async (paying: Paying): Promise<readonly Used[]> => {
      const counts = await read(paying);
      return payers.flatMap((of): Used[] => {
        const limit = limits[of];
        if (limit === undefined || paying[of] === undefined) return [];
        const { count: asked, until } = countedNow(counts[of], limit, Date.now());
        return asked < limit.most * toldFrom ? [] : [{ of, asked, most: limit.most, until }];
      });
    },
    /** What is kept about a person. */
    countOf: (person: UserId): Promise<Counted | undefined> =>
      stored.get(`person/${store.personKey(person)}`),
  };
};

export type FairUse = ReturnType<typeof createFairUse>;
