import { z } from 'zod';
import { interactionIdField, timeField, userIdField } from './fields.ts';
import type { CollectionSpec } from './envelope.ts';

/** How long Discord takes answers to an interaction, in milliseconds (its "Receiving and Responding" page). */
const tokenLife = 15 * 60_000;

/** An interaction that was acknowledged and not answered yet: after a crash its person is told so. */
const deferredInteractionSchema = z.strictObject({
  id: interactionIdField,
  applicationId: z.string(),
  token: z.string(),
  userId: userIdField,
  deferredAt: timeField,
  /** Names what can safely be run again, with what it needs. */
  again: z.strictObject({ kind: z.string(), value: z.json() }).optional(),
});

export type DeferredInteraction = z.output<typeof deferredInteractionSchema>;

export const deferredInteractions: CollectionSpec<DeferredInteraction> = {
  name: 'deferredinteractions',
  version: 1,
  schema: deferredInteractionSchema,
  keepUntil: ({ deferredAt }) => deferredAt + tokenLife,
};
