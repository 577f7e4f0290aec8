import { ComponentType } from 'discord.js';
import { showsNothing } from '../../lib/invisible.ts';
import { isSnowflake, userId } from '../../lib/ids.ts';
import { childOf, numberOf, objectsOf, textOf, textsOf, type Payload } from '../payload.ts';
import { personOf, type ChosenPerson } from './chosen.ts';

/** What somebody filled into a form. */

/** A file as Discord describes it; for its content see `outbox/file.ts`. Everything in it can be stored. */
export interface GivenFile {
  readonly name: string;
  /** Signed, and valid for about a day. */
  readonly url: string;
  /** Bytes. */
  readonly size: number;
}

/** What a field of a form holds: what was typed, chosen, or uploaded. */
export type FieldKind = 'text' | 'choices' | 'people' | 'files';

/** A text, values of options, people, or files. */
export type GivenField =
  | string
  | { readonly kind: 'choices'; readonly values: readonly string[] }
  | { readonly kind: 'people'; readonly people: readonly ChosenPerson[] }
  | { readonly kind: 'files'; readonly files: readonly GivenFile[] };

const filesOf = (component: Payload, resolved: Payload): readonly GivenFile[] =>
  textsOf(component, 'values').flatMap((id) => {
    const file = childOf(childOf(resolved, 'attachments'), id);
    const url = textOf(file, 'url');
    if (url === undefined) return [];
    return [{ name: textOf(file, 'filename') ?? '', url, size: numberOf(file, 'size') ?? 0 }];
  });

const givenField = (component: Payload, resolved: Payload): GivenField | undefined => {
  switch (numberOf(component, 'type')) {
    case ComponentType.FileUpload:
      return { kind: 'files', files: filesOf(component, resolved) };
    case ComponentType.UserSelect: {
      const ids = textsOf(component, 'values').filter(isSnowflake);
      return { kind: 'people', people: ids.map((id) => personOf(userId(id), resolved)) };
    }
    default:
      return Array.isArray(component['values'])
        ? { kind: 'choices', values: textsOf(component, 'values') }
        : textOf(component, 'value');
  }
};

/** By their custom_ids; what cannot be read is left out. */
export const readFields = (data: Payload): ReadonlyMap<string, GivenField> => {
  const resolved = childOf(data, 'resolved');
  const fields = new Map<string, GivenField>();
  const add = (component: Payload): void => {
    const id = textOf(component, 'custom_id');
    const given = givenField(component, resolved);
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
  readonly people: readonly ChosenPerson[];
  readonly files: readonly GivenFile[];
}

/** What the handler of a form gets for a field; a field without visible text, or of another kind, counts as empty. */
export const fieldValue = (kind: FieldKind, given: GivenField | undefined): FieldValues[FieldKind] => {
  if (kind === 'text') return typeof given === 'string' && !showsNothing(given) ? given : '';
  if (given === undefined || typeof given === 'string' || given.kind !== kind) return [];
  switch (given.kind) {
    case 'choices':
      return given.values;
    case 'people':
      return given.people;
    case 'files':
      return given.files;
  }
};
