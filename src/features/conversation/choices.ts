import { z } from 'zod';
import { timeField, userIdField } from '../../lib/fields.ts';
import type { CollectionSpec } from '../../store/collection-spec.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import type { UserId } from '../../lib/ids.ts';

/** A conversation that somebody wants to start and was asked something about first. */
const startChoiceSchema = z.strictObject({
  userId: userIdField,
  order: z.strictObject({
    kind: z.enum(['patient', 'topic']),
    /** The case's or topic's id as it was typed. */
    id: z.string(),
    title: z.string().optional(),
    patientName: z.string().optional(),
    who: z.enum(['everyone', 'me']),
    hears: z.enum(['everything', 'mentions']),
    private: z.boolean(),
    earlier: z.enum(['forget', 'keep']).optional(),
    model: z.string().optional(),
    /** The open conversation with this patient is to be ended first. */
    endOther: z.boolean().optional(),
  }),
  expiresAt: timeField,
});

type StartChoice = Readonly<z.output<typeof startChoiceSchema>>;

/** What somebody wants to start. */
export type StartOrder = Readonly<StartChoice['order']>;

export const startChoices: CollectionSpec<StartChoice> = {
  name: 'startchoices',
  version: 1,
  schema: startChoiceSchema,
  keepUntil: ({ expiresAt }) => expiresAt,
};

/** The collection in which a start waits for its answer. */
export interface ChoiceStore {
  get(key: string): Promise<StartChoice | undefined>;
  set(key: string, value: StartChoice): Promise<void>;
  delete(key: string): Promise<unknown>;
  entries(): AsyncIterable<readonly [string, StartChoice]>;
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
