import { z } from 'zod';
import { partNames, sectionSchema, type KeptCase, type CasePart } from './kept-case.ts';

/** A case as data, for other programs; `docs/case.schema.json` is made from this. */

const partSchema = z.strictObject({
  section: sectionSchema.describe('The text, or the rows that it consists of.'),
  model: z.string().describe('The language model that wrote it.'),
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

const exportedPart = ({ section, model, at }: CasePart) => ({
  section,
  model,
  written_at: new Date(at).toISOString(),
});

/** `note`: what its readers have to know. */
export const exportedCase = (kept: KeptCase, note: string): ExportedCase => {
  const { name, age, gender, teachingPoints } = kept.details;
  return {
    format: 'rounds-case',
    version: 1,
    note,
    name,
    age,
    gender,
    ...(teachingPoints === undefined ? {} : { teaching_points: teachingPoints }),
    parts: Object.fromEntries(
      partNames.flatMap((part) => {
        const written = kept.parts[part];
        return written === undefined ? [] : [[part, exportedPart(written)]];
      }),
    ),
  };
};

/** The schema as JSON Schema (draft 2020-12). */
export const exportedCaseJsonSchema = (): object => z.toJSONSchema(exportedCaseSchema);
