import { z } from 'zod';
import { days, timeField, userIdField } from '../../lib/fields.ts';
import type { Section, SectionName } from '../../service/section.ts';
import type { TableSpec } from '../../store/table.ts';

const vitalSign = z.strictObject({
  name: z.string(),
  value: z.string(),
  unit: z.string().exactOptional(),
  range: z.string().exactOptional(),
  outside: z.enum(['low', 'high', 'no', 'unknown']),
  note: z.string().exactOptional(),
});

const rest = { rest: z.string().exactOptional() };

/** A section as the service's reader returns it. */
export const sectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string(), ...rest }),
  z.strictObject({ kind: z.literal('table'), rows: z.array(vitalSign).readonly(), ...rest }),
  z.strictObject({
    kind: z.literal('findings'),
    rows: z.array(z.strictObject({ name: z.string(), finding: z.string() })).readonly(),
    ...rest,
  }),
]);

const textSchema = z.strictObject({
  section: sectionSchema,
  /** The language model that wrote it. */
  model: z.string(),
  at: timeField,
});

const partSchema = z.strictObject({
  ...textSchema.shape,
  /** The text before it, until its author has chosen one of the two. */
  earlier: textSchema.exactOptional(),
});

export type CasePart = Readonly<z.output<typeof partSchema>>;

/** What was composed, for its author. The key is its id. */
const keptCaseSchema = z.strictObject({
  id: z.string(),
  userId: userIdField,
  details: z.strictObject({
    name: z.string(),
    age: z.string(),
    gender: z.string(),
    teachingPoints: z.string().exactOptional(),
    model: z.string(),
  }),
  parts: z.strictObject({
    narrative: partSchema.exactOptional(),
    vital_signs: partSchema.exactOptional(),
    exam: partSchema.exactOptional(),
  }),
  touchedAt: timeField,
});

export type KeptCase = Readonly<z.output<typeof keptCaseSchema>>;

export type Details = KeptCase['details'];

export const partNames = ['narrative', 'vital_signs', 'exam'] as const satisfies readonly SectionName[];

/** The parts that are written. */
export const partsOf = ({ parts }: Pick<KeptCase, 'parts'>): readonly SectionName[] =>
  partNames.filter((name) => parts[name] !== undefined);

/** A part as plain text. */
export const partText = (section: Section): string => {
  switch (section.kind) {
    case 'text':
      return section.text;
    case 'table':
      return section.rows
        .map(({ name, value, unit = '', range, note }) =>
          [`${name}: ${value} ${unit}`.trim(), ...(range === undefined ? [] : [`(${range})`]), note ?? '']
            .join(' ')
            .trim(),
        )
        .join('\n');
    case 'findings':
      return section.rows.map(({ name, finding }) => `${name}: ${finding}`).join('\n');
  }
};

/** `keepFor`: days since a case was last touched. */
export const keptCases = (keepFor = 180): TableSpec<KeptCase> => ({
  name: 'cases',
  schema: keptCaseSchema,
  columns: { owner: { of: ({ userId }) => userId } },
  expires: ({ touchedAt }) => touchedAt + days(keepFor),
});
