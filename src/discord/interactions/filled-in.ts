import { showsNothing } from '../../lib/invisible.ts';
import { listOf } from '../payload.ts';

/** What somebody filled into a form. */

/** What a field of a form holds: what was typed, or the values of options. */
export type FieldKind = 'text' | 'choices';

export type GivenField = string | readonly string[];

interface Submitted {
  readonly custom_id?: string;
  readonly value?: unknown;
  readonly values?: readonly unknown[];
}

/** What a form was submitted with: fields stand in labels, or in rows, the older layout. */
export interface SubmittedForm {
  readonly components?: readonly {
    readonly component?: Submitted;
    readonly components?: readonly Submitted[];
  }[];
}

const givenField = ({ value, values }: Submitted): GivenField | undefined => {
  if (Array.isArray(values)) return values.filter((one) => typeof one === 'string');
  return typeof value === 'string' ? value : undefined;
};

/** By their custom_ids; what cannot be read is left out. */
export const readFields = ({ components }: SubmittedForm): ReadonlyMap<string, GivenField> => {
  const fields = new Map<string, GivenField>();
  for (const { component, components: inRow } of listOf(components)) {
    for (const field of [...listOf([component]), ...listOf(inRow)]) {
      const given = givenField(field ?? {});
      if (field?.custom_id !== undefined && given !== undefined) fields.set(field.custom_id, given);
    }
  }
  return fields;
};

export interface FieldValues {
  readonly text: string;
  readonly choices: readonly string[];
}

/** What the handler of a form gets for a field; a field without visible text, or of another kind, counts as empty. */
export const fieldValue = (kind: FieldKind, given: GivenField | undefined): FieldValues[FieldKind] => {
  if (kind === 'text') return typeof given === 'string' && !showsNothing(given) ? given : '';
  return given === undefined || typeof given === 'string' ? [] : given;
};
