import type { UserId } from '../../lib/ids.ts';
import type { CaseOffer, KeptCase } from './collections.ts';
import { copyOf } from './kept-case.ts';
import { sectionsBelow, textRows, type Sections } from './case-texts.ts';
import { newId, type CaseStores } from './own-cases.ts';

/** Copies of cases that somebody has offered to somebody else, and that wait for an answer. */

/** As many as one menu shows. */
const mostWaiting = 25;

interface NewOffer {
  readonly kept: KeptCase;
  readonly sections: Sections;
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
  /** The texts that it offers. */
  sections(offer: CaseOffer): Promise<Sections>;
  delete(id: string): Promise<boolean>;
  /** Given and received. */
  of(user: UserId): Promise<readonly CaseOffer[]>;
  forget(user: UserId): Promise<void>;
}

export const createOffers = (
  stores: Pick<CaseStores, 'caseOffers' | 'caseTexts'>,
  now: () => number,
): Offers => {
  const { caseOffers: store } = stores;
  const among = async (whose: { owner: UserId } | { other: UserId }): Promise<readonly CaseOffer[]> => {
    const found: CaseOffer[] = [];
    for await (const [, offer] of store.entries(whose)) found.push(offer);
    return found.toSorted((one, other) => other.at - one.at);
  };
  const of = async (user: UserId): Promise<readonly CaseOffer[]> => [
    ...(await among({ owner: user })),
    ...(await among({ other: user })),
  ];
  return {
    add: async ({ kept, sections, from, fromName, to, withTeachingPoints }) => {
      if ((await among({ other: to })).length >= mostWaiting) return false;
      const id = newId();
      // It has its id from now on, so that it can be taken only once.
      const copy = copyOf(kept, { id: newId(), userId: to, at: now() });
      const { teachingPoints, ...others } = copy.details;
      const isComplete = withTeachingPoints || teachingPoints === undefined;
      const given = isComplete ? copy : { ...copy, details: others };
      const adds = textRows(stores, { id, kept: given, sections });
      await store.set(id, { id, from, fromName, to, kept: given, at: now() }, { adds });
      return true;
    },
    waitingFor: (user) => among({ other: user }),
    get: async (user, id) => {
      const offer = await store.get(id);
      return offer?.to === user ? offer : undefined;
    },
    sections: ({ id, kept }) => sectionsBelow(stores, { id, kept }),
    delete: (id) => store.delete(id),
    of,
    forget: async (user) => {
      for (const { id } of await of(user)) await store.delete(id);
    },
  };
};
