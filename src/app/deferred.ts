import { z } from 'zod';
import type { DeferredRecord, DeferredRecords } from '../discord/interactions/deferred.ts';
import { limits } from '../discord/limits.ts';
import type { Bus } from '../features/bus.ts';
import {
  channelIdField,
  guildIdField,
  interactionIdField,
  invocationSchema,
  timeField,
  userIdField,
} from '../lib/fields.ts';
import type { UserId } from '../lib/ids.ts';
import { Secret } from '../lib/secret.ts';
import type { Collection } from '../store/collection.ts';
import type { CollectionSpec } from '../store/collection-spec.ts';

/** A deferred interaction that has no answer yet: after a crash, its person is told so. */
const deferredInteractionSchema = z.strictObject({
  interactionId: interactionIdField,
  applicationId: z.string(),
  token: z.string(),
  deferral: z.enum(['private', 'update']),
  invocation: invocationSchema,
  channelId: channelIdField,
  guildId: guildIdField.optional(),
  userId: userIdField,
  language: z.string().optional(),
  at: timeField,
  progress: z
    .strictObject({
      message: z.string(),
      shown: z.array(z.string()).readonly(),
      cutOff: z.string().optional(),
    })
    .optional(),
  told: z.boolean().optional(),
});

type DeferredInteraction = z.output<typeof deferredInteractionSchema>;

export const deferredInteractions: CollectionSpec<DeferredInteraction> = {
  name: 'deferredinteractions',
  version: 1,
  schema: deferredInteractionSchema,
  keepUntil: ({ at }) => at + limits.interaction,
};

interface Pending {
  readonly deferred: Collection<DeferredInteraction>;
}

/** The store's collection of deferred interactions, as the router's port. */
export const deferredIn = ({ deferred }: Pending): DeferredRecords => ({
  note: async (record) => deferred.set(record.interactionId, { ...record, token: record.token.reveal() }),
  find: async (id) => {
    const stored = await deferred.get(id);
    return stored === undefined ? undefined : { ...stored, token: new Secret(stored.token) };
  },
  done: async (id) => {
    await deferred.delete(id);
  },
});

/** All that have no answer yet. */
export const allDeferred = async ({ deferred }: Pending): Promise<readonly DeferredRecord[]> => {
  const records: DeferredRecord[] = [];
  for await (const [, record] of deferred.entries())
    records.push({ ...record, token: new Secret(record.token) });
  return records;
};

/**
 * Lets people see and delete what was cut off and waits to be run again, because it holds what they typed. What is still
 * being answered deletes itself.
 */
export const shareCutOff = (bus: Pick<Bus, 'on'>, pending: Pending): void => {
  const cutOff = async (user: UserId): Promise<readonly DeferredRecord[]> =>
    (await allDeferred(pending)).filter(({ userId, told }) => userId === user && told === true);
  bus.on('stored', async (user) => [
    { kind: 'interrupted', records: (await cutOff(user)).map(({ invocation, at }) => ({ invocation, at })) },
  ]);
  bus.on('forgotten', async ({ userId: user }): Promise<'forgotten'> => {
    for (const { interactionId } of await cutOff(user)) await pending.deferred.delete(interactionId);
    return 'forgotten';
  });
};
