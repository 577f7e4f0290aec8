import { z } from 'zod';
import type { CollectionSpec } from './collection-spec.ts';
import { timeField, userIdField } from './fields.ts';

/** A conversation that somebody wants to start and was asked something about first. */
const startChoiceSchema = z.strictObject({
  userId: userIdField,
  order: z.strictObject({
    kind: z.enum(['patient', 'topic']),
    id: z.string(),
    title: z.string().optional(),
    who: z.enum(['everyone', 'me']),
    hears: z.enum(['everything', 'mentions']),
    private: z.boolean(),
    earlier: z.enum(['forget', 'keep']).optional(),
    model: z.string().optional(),
    endOther: z.boolean().optional(),
  }),
  expiresAt: timeField,
});

export type StartChoice = z.output<typeof startChoiceSchema>;

export const startChoices: CollectionSpec<StartChoice> = {
  name: 'startchoices',
  version: 1,
  schema: startChoiceSchema,
  keepUntil: ({ expiresAt }) => expiresAt,
};
