import type { UserId } from '../../lib/ids.ts';
import type { CaseOffer, KeptCase } from './collections.ts';
import { copyOf } from './kept-case.ts';

/** Copies of cases that somebody has offered to somebody else, and that wait for an answer. */

export interface OfferStore {
  get(id: string): Promise<CaseOffer | undefined>;
  set(id: string, offer: CaseOffer): Promise<void>;
  delete(id: string): Promise<boolean>;
  entries(among: {
    readonly index: 'giver' | 'receiver';
    readonly value: string;
  }): AsyncIterable<readonly [string, CaseOffer]>;
}

/** As many as one menu shows. */
const mostWaiting = 25;

interface NewOffer {
  readonly id: string;
  readonly kept: KeptCase;
  readonly from: UserId;
  readonly fromName: string;
  readonly to: UserId;
  readonly withTeachingPoints: boolean;
}

/** Every call rejects if the store fails. */
export interface Offers {
  /** False if as many wait for this person already as can be shown. */
  add(offer: NewOffer): Promise<boolean>;
  /** Newest first. */
  waitingFor(user: UserId): Promise<readonly CaseOffer[]>;
  /** Undefined if it is gone, or for somebody else. */
  get(user: UserId, id: string): Promise<CaseOffer | undefined>;
  delete(id: string): Promise<boolean>;
  /** Given and received. */
  of(user: UserId): Promise<readonly CaseOffer[]>;
  forget(user: UserId): Promise<void>;
}

export const createOffers = (store: OfferStore, now: () => number): Offers => {
  const among = async (index: 'giver' | 'receiver', user: UserId): Promise<readonly CaseOffer[]> => {
    const found: CaseOffer[] = [];
    for await (const [, offer] of store.entries({ index, value: user })) found.push(offer);
    return found.toSorted((one, other) => other.at - one.at);
  };
  const of = async (user: UserId): Promise<readonly CaseOffer[]> => [
    ...(await among('giver', user)),
    ...(await among('receiver', user)),
  ];
  return {
    add: async ({ id, kept, from, fromName, to, withTeachingPoints }) => {
      if ((await among('receiver', to)).length >= mostWaiting) return false;
      const copy = copyOf(kept, { id, userId: to, at: now() });
      const { teachingPoints, ...others } = copy.details;
      const isComplete = withTeachingPoints || teachingPoints === undefined;
      const given = isComplete ? copy : { ...copy, details: others };
      await store.set(id, { id, from, fromName, to, kept: given, at: now() });
      return true;
    },
    waitingFor: (user) => among('receiver', user),
    get: async (user, id) => {
      const offer = await store.get(id);
      return offer?.to === user ? offer : undefined;
    },
    delete: (id) => store.delete(id),
    of,
    forget: async (user) => {
      for (const { id } of await of(user)) await store.delete(id);
    },
  };
};
