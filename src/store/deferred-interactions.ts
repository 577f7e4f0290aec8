import { z } from 'zod';
import {
  channelIdField,
  interactionIdField,
  invocationSchema,
  timeField,
  userIdField,
} from '../lib/fields.ts';
import type { CollectionSpec } from './envelope.ts';

/** How long Discord takes answers to an interaction, in milliseconds (its "Receiving and Responding" page). */
const tokenLife = 15 * 60_000;

/** An interaction that was told to wait and has no answer yet: after a crash its person is told so. */
const deferredInteractionSchema = z.strictObject({
  interactionId: interactionIdField,
  applicationId: z.string(),
  token: z.string(),
  deferral: z.enum(['private', 'update']),
  invocation: invocationSchema,
  channelId: channelIdField,
  userId: userIdField,
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

export type DeferredInteraction = z.output<typeof deferredInteractionSchema>;

export const deferredInteractions: CollectionSpec<DeferredInteraction> = {
  name: 'deferredinteractions',
  version: 1,
  schema: deferredInteractionSchema,
  keepUntil: ({ at }) => at + tokenLife,
};
