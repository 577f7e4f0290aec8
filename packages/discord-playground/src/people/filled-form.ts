/** From values by label or custom_id to the data of a submitted form. */
import { storeUploads } from '../actions/attachments.ts';
import type { Form } from '../validate/form.ts';
import type { FileUpload, FormField, TextInput } from '../validate/form-components.ts';
import { resolvedBy, wireChosen } from '../wire/chosen.ts';
import type { WireObject } from '../wire/json.ts';
import { wireUploaded } from '../wire/message.ts';
import type { Attachment } from '../world/entities.ts';
import { checkFiles, chosenInForm, type Choosing } from './chosen.ts';
import { Impossible } from './impossible.ts';
import { uploadsOf, type GivenFile } from './given-file.ts';

export type FieldValue = string | boolean | readonly string[] | readonly GivenFile[];

type Values = Readonly<Record<string, FieldValue>>;

/** What a form's values stand for, which the bot is told along with them. */
interface Gathered {
  readonly ids: string[];
  readonly files: Attachment[];
}

const textOf = (field: TextInput, given: FieldValue | undefined): string => {
  const value = given ?? field.value ?? '';
  if (typeof value !== 'string') throw new Impossible(`${field.custom_id} takes text`);
  if (value === '' && field.required !== false) throw new Impossible(`${field.custom_id} is required`);
  const tooShort = value !== '' && value.length < (field.min_length ?? 0);
  if (tooShort || value.length > (field.max_length ?? 4_000))
    throw new Impossible(`${field.custom_id} is out of bounds`);
  return value;
};

const filesOf = (
  { world, place }: Choosing,
  field: FileUpload,
  given: FieldValue | undefined,
): Attachment[] => {
  const value = given ?? [];
  if (typeof value === 'string' || typeof value === 'boolean')
    throw new Impossible(`${field.custom_id} takes files`);
  const files = value.filter((one) => typeof one !== 'string');
  if (files.length < value.length) throw new Impossible(`${field.custom_id} takes files`);
  checkFiles(
    field,
    files.map(({ name }) => name),
  );
  return storeUploads(world, { channelId: place.id, uploads: uploadsOf(files), listed: [] });
};

const namesOf = (field: FormField, given: FieldValue | undefined): readonly string[] | undefined => {
  if (given === undefined) return undefined;
  if (typeof given === 'string') return [given];
  if (typeof given === 'boolean') throw new Impossible(`${field.custom_id} takes choices`);
  const names = given.filter((one) => typeof one === 'string');
  if (names.length < given.length) throw new Impossible(`${field.custom_id} takes choices`);
  return names;
};

const filled = (
  choosing: Choosing,
  gathered: Gathered,
  { field, given }: { field: FormField; given: FieldValue | undefined },
): WireObject => {
  const shared = { type: field.type, id: field.id, custom_id: field.custom_id };
  switch (field.type) {
    case 4:
      return { ...shared, value: textOf(field, given) };
    case 19: {
      const files = filesOf(choosing, field, given);
      gathered.files.push(...files);
      return { ...shared, values: files.map(({ id }) => id) };
    }
    case 23:
      return { ...shared, value: given === undefined ? (field.default ?? false) : given === true };
    case 21:
      return { ...shared, value: chosenInForm(choosing, field, namesOf(field, given))[0] ?? null };
    case 3:
    case 22:
      return { ...shared, values: chosenInForm(choosing, field, namesOf(field, given)) };
    default: {
      const ids = chosenInForm(choosing, field, namesOf(field, given));
      gathered.ids.push(...ids);
      return { ...shared, values: ids };
    }
  }
};

const resolvedOf = ({ world, place }: Choosing, { ids, files }: Gathered): WireObject => {
  const attachments = files.map((file) => [file.id, wireUploaded(file)] as const);
  return resolvedBy({
    ...wireChosen(world, place, ids),
    ...(attachments.length === 0 ? {} : { attachments: Object.fromEntries(attachments) }),
  });
};

/** What Discord's client sends. Throws for values that fit no field, and for what the client would not let through. */
export const filledForm = (choosing: Choosing, form: Form, values: Values): WireObject => {
  const unused = new Set(Object.keys(values));
  const gathered: Gathered = { ids: [], files: [] };
  const take = (names: readonly (string | null | undefined)[]): FieldValue | undefined => {
    const name = names.find((one) => typeof one === 'string' && unused.has(one));
    if (typeof name !== 'string') return undefined;
    unused.delete(name);
    return values[name];
  };
  const fill = (field: FormField, label: string | null | undefined): WireObject =>
    filled(choosing, gathered, { field, given: take([field.custom_id, label]) });
  const components = form.components.map((top): WireObject => {
    switch (top.type) {
      case 10:
        return { type: 10, id: top.id };
      case 18:
        return { type: 18, id: top.id, component: fill(top.component, top.label) };
      case 1:
        return {
          type: 1,
          id: top.id,
          components: top.components.map((field) => fill(field, field.label)),
        };
    }
  });
  if (unused.size > 0) throw new Impossible(`the form has no field "${[...unused].join('", "')}"`);
  return { custom_id: form.custom_id, components, ...resolvedOf(choosing, gathered) };
};
