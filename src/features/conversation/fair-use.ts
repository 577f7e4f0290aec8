import { z } from 'zod';
import { countedNow, giveBack, payers, spend } from '../../conversation/domain/fair-use.ts';
import type { Counted, Counts, Limits, Payer } from '../../conversation/domain/fair-use.ts';
import { costsNothing } from '../../conversation/domain/remedy.ts';
import type { Result } from '../../conversation/domain/event.ts';
import type { Ports, Task } from '../../conversation/domain/ports.ts';
import { timeField } from '../../lib/fields.ts';
import type { UserId } from '../../lib/ids.ts';
import { QueueByKey } from '../../lib/queue.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import type { Used } from '../../locale/facts.ts';
import type { Keyed, KeyedSpec } from '../../store/accounts.ts';

/** Fair use: no question beyond a limit reaches the service. */

/**
 * How many questions somebody has asked, or were asked on an account, in the current window. Nothing in it says who that
 * is, so it stays when everything of somebody is deleted: otherwise, that would begin a new window.
 */
export const questionCounts: KeyedSpec<Counted & { readonly key: string }> = {
  name: 'counts',
  schema: z.strictObject({ key: z.string(), count: z.int().nonnegative(), until: timeField }),
  keyOf: ({ key }) => key,
  expires: ({ until }) => until,
};

export type CountStore = Pick<Keyed<Counted & { readonly key: string }>, 'get' | 'set'>;

/** Who pays for a question; `account`: see the store's `serviceUserKey`. */
interface Paying {
  readonly person: UserId;
  readonly account?: string | undefined;
}

interface FairUseDeps {
  readonly store: CountStore;
  /** Stands for a person; see the store. */
  readonly personKey: (user: UserId) => string;
  readonly limits: Limits;
  readonly log: Log;
}

export interface FairUse {
  /** Performs calls only if their questions are within the limits. */
  metered(perform: Ports['perform']): Ports['perform'];
  /** The limits of which at most a fifth is left. */
  used(paying: Paying): Promise<readonly Used[]>;
  /** What is kept about a person. */
  countsOf(person: UserId): Promise<readonly Counted[]>;
}

/** From this share on, people are told how much is left. */
const toldFrom = 0.8;

const isSet = ({ person, account }: Limits): boolean => person !== undefined || account !== undefined;

/** The store could not count it, so it is not asked. */
const notCounted: Extract<Result, { kind: 'service_failed' }> = {
  kind: 'service_failed',
  failure: { kind: 'not_taken', reason: 'store' },
};

/** The counts of payers that have a limit; each payer's questions are counted one after another. */
const createCounts = ({ store, personKey, limits, log }: FairUseDeps) => {
  const turns = new QueueByKey();
  const keyOfPerson = (person: UserId): string => `person/${personKey(person)}`;
  const keysOf = ({ person, account }: Paying): Readonly<Record<Payer, string | undefined>> => ({
    person: keyOfPerson(person),
    account: account === undefined ? undefined : `account/${account}`,
  });
  const limited = (paying: Paying) => {
    const keys = keysOf(paying);
    return payers.flatMap((payer) => {
      const key = keys[payer];
      return limits[payer] === undefined || key === undefined ? [] : [{ payer, key }];
    });
  };
  // Always in the same order, so that no two wait for each other.
  const inTurn = <Result>(keys: readonly string[], task: () => Promise<Result>): Promise<Result> => {
    const [first, ...others] = keys;
    return first === undefined ? task() : turns.run(first, () => inTurn(others, task));
  };
  const read = async (paying: Paying): Promise<Counts> => {
    const counts: Partial<Record<Payer, Counted | undefined>> = {};
    const reading = limited(paying).map(async ({ payer, key }) => {
      counts[payer] = await store.get(key);
    });
    await Promise.all(reading);
    return counts;
  };
  /** The changed counts are stored before the next question is counted. */
  const change = <Outcome extends { readonly counts: Counts } | { readonly kind: 'no_room' }>(
    paying: Paying,
    decide: (counts: Counts) => Outcome,
  ): Promise<Outcome> => {
    const kept = limited(paying);
    return inTurn(
      kept.map(({ key }) => key),
      async () => {
        const outcome = decide(await read(paying));
        await Promise.all(
          kept.map(async ({ payer, key }) => {
            const counted = 'counts' in outcome ? outcome.counts[payer] : undefined;
            if (counted !== undefined) await store.set({ ...counted, key });
          }),
        );
        return outcome;
      },
    );
  };
  return {
    read,
    ofPerson: (person: UserId) => store.get(keyOfPerson(person)),
    take: (paying: Paying) => change(paying, (counts) => spend(counts, limits, Date.now())),
    takeBack: async (paying: Paying, spent: Counts): Promise<void> => {
      try {
        await change(paying, (counts) => ({
          counts: Object.fromEntries(payers.map((of) => [of, spent[of] && giveBack(counts[of], spent[of])])),
        }));
      } catch (error) {
        log.warn(errorFacts(error), 'a question that was not taken stays counted');
      }
    },
  };
};

const metering =
  ({ take, takeBack }: ReturnType<typeof createCounts>, log: Log): FairUse['metered'] =>
  (perform) => {
    const taken = async ({ record }: Task, paying: Paying) => {
      try {
        return await take(paying);
      } catch (error) {
        log.error({ conversation: record.id, ...errorFacts(error) }, 'a question could not be counted');
        return notCounted;
      }
    };
    const call = async (task: Task, paying: Paying, tell: (result: Result) => void): Promise<void> => {
      const room = await taken(task, paying);
      if (room.kind !== 'spent') return tell(room);
      perform(task, (result) => {
        // The next question is counted only after this.
        if (costsNothing(result)) void takeBack(paying, room.counts);
        tell(result);
      });
    };
    return (task, done) => {
      const { effect, record } = task;
      const person = record.turn?.speakerId;
      if (effect.kind !== 'call' || person === undefined) return perform(task, done);
      call(task, { person, account: record.serviceUser }, done).catch((error: unknown) =>
        log.fatal(errorFacts(error), 'a conversation could not continue'),
      );
    };
  };

export const createFairUse = (deps: FairUseDeps): FairUse => {
  const { limits, log } = deps;
  const counts = createCounts(deps);
  return {
    metered: isSet(limits) ? metering(counts, log) : (perform) => perform,
    used: async (paying) => {
      const counted = await counts.read(paying);
      return payers.flatMap((of): Used[] => {
        const limit = limits[of];
        if (limit === undefined || paying[of] === undefined) return [];
        const { count: asked, until } = countedNow(counted[of], limit, Date.now());
        return asked < limit.most * toldFrom ? [] : [{ of, asked, most: limit.most, until }];
      });
    },
    countsOf: async (person) => {
      const counted = await counts.ofPerson(person);
      return counted === undefined ? [] : [{ count: counted.count, until: counted.until }];
    },
  };
};
