import { z } from 'zod';
import { days, timeField, userIdField } from '../../lib/fields.ts';
import type { CollectionSpec } from '../../store/collection-spec.ts';

/** An incomplete case: what its `Try again` button completes, even after a restart. */
const draftSchema = z.strictObject({
  userId: userIdField,
  description: z.strictObject({
    name: z.string(),
    age: z.string(),
    gender: z.string(),
    teachingPoints: z.string().exactOptional(),
    model: z.string(),
  }),
  /** Passed to the other sections, once it is written. */
  narrative: z.string().exactOptional(),
  missing: z.array(z.enum(['narrative', 'vital_signs', 'exam'])).readonly(),
  savedAt: timeField,
});

export type CaseDraft = Readonly<z.output<typeof draftSchema>>;

export const drafts: CollectionSpec<CaseDraft> = {
  name: 'drafts',
  version: 1,
  schema: draftSchema,
  owner: ({ userId }) => userId,
  keepUntil: ({ savedAt }) => savedAt + days(30),
};
