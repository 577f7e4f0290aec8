import { showsNothing } from '../../lib/invisible.ts';
import { childOf, objectsOf, textOf, textsOf, type Payload } from '../payload.ts';

/** What somebody filled into a form. */

/** What a field of a form holds: what was typed, or the values of options. */
export type FieldKind = 'text' | 'choices';

export type GivenField = string | readonly string[];

const givenField = (component: Payload): GivenField | undefined =>
  Array.isArray(component['values']) ? textsOf(component, 'values') : textOf(component, 'value');

/** By their custom_ids; what cannot be read is left out. */
export const readFields = (data: Payload): ReadonlyMap<string, GivenField> => {
  const fields = new Map<string, GivenField>();
  const add = (component: Payload): void => {
    const id = textOf(component, 'custom_id');
    const given = givenField(component);
    if (id !== undefined && given !== undefined) fields.set(id, given);
  };
  for (const part of objectsOf(data, 'components')) {
    add(childOf(part, 'component')); // inside a label
    objectsOf(part, 'components').forEach(add); // inside an action row, the older layout
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
