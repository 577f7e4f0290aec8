import { z } from 'zod';
import { standing } from './kept-case.ts';
import { sectionSchema, type KeptCase } from './collections.ts';
import type { Sections } from './case-texts.ts';

/** A case as data, for other programs; `docs/case.schema.json` is made from this. */

const partSchema = z.strictObject({
  section: sectionSchema.describe('The text, or the rows that it consists of.'),
  written_by: z.enum(['service', 'hand']),
  model: z.string().exactOptional().describe('The language model, if the service wrote it.'),
  written_at: z.iso.datetime(),
});

export const exportedCaseSchema = z.strictObject({
  format: z.literal('rounds-case'),
  version: z.literal(1),
  note: z.string(),
  name: z.string(),
  age: z.string(),
  gender: z.string(),
  teaching_points: z.string().exactOptional(),
  parts: z.strictObject({
    narrative: partSchema.exactOptional(),
    vital_signs: partSchema.exactOptional(),
    exam: partSchema.exactOptional(),
  }),
});

type ExportedCase = z.output<typeof exportedCaseSchema>;

/** A case with its texts. */
export interface WholeCase {
  readonly kept: KeptCase;
  readonly sections: Sections;
}

const exportedPart = ({ kept, sections }: WholeCase, name: keyof KeptCase['parts']) => {
  const version = standing(kept, name);
  const section = sections[name];
  if (version === undefined || section === undefined) return {};
  const { by, model, at } = version;
  const part = {
    section,
    written_by: by,
    ...(model === undefined ? {} : { model }),
    written_at: new Date(at).toISOString(),
  };
  return { [name]: part };
};

/** `note`: what whoever reads it has to know. */
export const exportedCase = (whole: WholeCase, note: string): ExportedCase => {
  const { name, age, gender, teachingPoints } = whole.kept.details;
  return {
    format: 'rounds-case',
    version: 1,
    note,
    name,
    age,
    gender,
    ...(teachingPoints === undefined ? {} : { teaching_points: teachingPoints }),
    parts: {
      ...exportedPart(whole, 'narrative'),
      ...exportedPart(whole, 'vital_signs'),
      ...exportedPart(whole, 'exam'),
    },
  };
};

/** The schema as JSON Schema (draft 2020-12). */
export const exportedCaseJsonSchema = (): object => z.toJSONSchema(exportedCaseSchema);
