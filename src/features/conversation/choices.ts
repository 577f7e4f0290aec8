import type { Kind } from '../../conversation/record.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import type { UserId } from '../../lib/ids.ts';

/** What somebody wants to start. */
export interface StartOrder {
  readonly kind: Kind;
  /** The case's or topic's id as it was typed. */
  readonly id: string;
  readonly title?: string | undefined;
  readonly who: 'everyone' | 'me';
  readonly hears: 'everything' | 'mentions';
  readonly private: boolean;
  readonly earlier?: 'forget' | 'keep' | undefined;
  readonly model?: string | undefined;
  /** The open conversation with this patient is to be ended first. */
  readonly endOther?: boolean | undefined;
}

interface StoredChoice {
  readonly userId: UserId;
  readonly order: StartOrder;
  readonly expiresAt: number;
}

/** The collection in which a start waits for its answer. */
export interface ChoiceStore {
  get(key: string): Promise<StoredChoice | undefined>;
  set(key: string, value: StoredChoice): Promise<void>;
  delete(key: string): Promise<unknown>;
  entries(): AsyncIterable<readonly [string, StoredChoice]>;
}

export interface Choices {
  /** Keeps a start for 30 minutes, for a button; gives its id. */
  keep(caller: Caller, order: StartOrder): Promise<string>;
  /** The start behind a button of this person's; undefined when it is gone or somebody else's. */
  take(caller: Caller, choice: string): Promise<StartOrder | undefined>;
  /** For a start that goes on by the same button later, as a link has to come first. */
  putBack(caller: Caller, choice: string, order: StartOrder): Promise<void>;
  /** Deletes what this person has started and not decided. */
  forget(user: UserId): Promise<void>;
}

const lifetime = 30 * 60_000;

export const createChoices = (store: ChoiceStore): Choices => {
  const putBack: Choices['putBack'] = ({ userId }, choice, order) =>
    store.set(choice, { userId, order, expiresAt: Date.now() + lifetime });
  return {
    putBack,
    keep: async (caller, order) => {
      await putBack(caller, caller.interactionId, order);
      return caller.interactionId;
    },
    take: async ({ userId }, choice) => {
      const stored = await store.get(choice);
      if (stored?.userId !== userId) return undefined;
      await store.delete(choice);
      return stored.order;
    },
    forget: async (user) => {
      for await (const [choice, { userId }] of store.entries()) {
        if (userId === user) await store.delete(choice);
      }
    },
  };
};
