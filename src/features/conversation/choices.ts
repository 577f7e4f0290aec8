import { z } from 'zod';
import { startWhoField } from '../../conversation/domain/hearing-terms.ts';
import { timeField, userIdField } from '../../lib/fields.ts';
import type { CollectionSpec } from '../../store/collection-spec.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import type { UserId } from '../../lib/ids.ts';
import type { Collection } from '../../store/collection.ts';

/** A conversation that somebody wants to start, about which they were asked something first. */
const startChoiceSchema = z.strictObject({
  userId: userIdField,
  order: z.strictObject({
    kind: z.enum(['patient', 'topic']),
    /** The case's or topic's id as it was typed. */
    id: z.string(),
    title: z.string().optional(),
    patientName: z.string().optional(),
    who: startWhoField,
    hears: z.enum(['everything', 'mentions']),
    private: z.boolean(),
    earlier: z.enum(['forget', 'keep']).optional(),
    model: z.string().optional(),
    /** The open conversation with this patient has to be ended first. */
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
  owner: ({ userId }) => userId,
  keepUntil: ({ expiresAt }) => expiresAt,
};

/** The collection in which a start waits for the person's answer. */
export type ChoiceStore = Pick<Collection<StartChoice>, 'get' | 'set' | 'delete' | 'entries'>;

export interface Choices {
  /** Stores a start for 30 minutes, for a button; returns its id. */
  keep(caller: Caller, order: StartOrder): Promise<string>;
  /** The start behind this person's button; undefined if it is gone or somebody else's. */
  find(caller: Caller, choice: string): Promise<StartOrder | undefined>;
  /** Uses it up; false if it is gone. Pressed twice, in whatever process, it is taken once. */
  take(choice: string): Promise<boolean>;
  /** For a start that the same button continues later, because linking has to come first. */
  putBack(caller: Caller, choice: string, order: StartOrder): Promise<void>;
  /** The starts that this person has not decided about. */
  of(user: UserId): Promise<readonly StartOrder[]>;
  /** Deletes the starts that this person has not decided about. */
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
    find: async ({ userId }, choice) => {
      const stored = await store.get(choice);
      return stored?.userId === userId ? stored.order : undefined;
    },
    take: (choice) => store.delete(choice),
    of: async (user) => {
      const own: StartOrder[] = [];
      for await (const [, { order }] of store.entries({ owner: user })) own.push(order);
      return own;
    },
    forget: async (user) => {
      for await (const [choice] of store.entries({ owner: user })) await store.delete(choice);
    },
  };
};
