/** What was filled in, in the form that the playground expects, and what is missing. */
import { fits, presetOf, rangeOf, type Range } from './menus.ts';
import type { OpenForm } from './state.ts';
import type { Form, FormField } from './wire-form.ts';
import { words } from './words.ts';

export type FilledValue = string | boolean | readonly string[] | readonly File[];

export const fieldsOf = (form: Form): readonly FormField[] =>
  form.components.flatMap((top): readonly FormField[] =>
    top.type === 18 ? [top.component] : top.type === 1 ? top.components : [],
  );

export const isRequired = (field: FormField): boolean => 'required' in field && field.required !== false;

/** How many choices or files a field takes. */
export const countOf = (field: Exclude<FormField, { type: 4 | 23 }>): Range => {
  if (field.type === 21) return { least: field.required === false ? 0 : 1, most: 1 };
  if (field.type === 19 || field.type === 22) {
    const most = field.max_values ?? (field.type === 19 ? 1 : field.options.length);
    return { least: field.required === false ? 0 : (field.min_values ?? 1), most };
  }
  return rangeOf(field, 'form');
};

const valueOf = (field: FormField, { chosen }: OpenForm, data: FormData): FilledValue => {
  const id = field.custom_id;
  const texts = data.getAll(id).filter((one) => typeof one === 'string');
  switch (field.type) {
    case 4:
      return texts[0] ?? '';
    case 19:
      // A field without a file still yields one, without a name.
      return data.getAll(id).flatMap((one) => (typeof one === 'string' || one.name === '' ? [] : [one]));
    case 21:
    case 22:
      return texts;
    case 23:
      return texts.length > 0;
    default:
      return chosen.get(id) ?? presetOf(field);
  }
};

const errorOf = (field: FormField, value: FilledValue): string | undefined => {
  if (field.type === 4 || field.type === 23 || !Array.isArray(value)) return undefined;
  const range = countOf(field);
  if (fits(value.length, range)) return undefined;
  // What is not required may be left out, but not in part.
  return value.length === 0 ? words.requiredField : words.chooseSome(range.least, range.most);
};

export interface Filled {
  readonly values: Readonly<Record<string, FilledValue>>;
  /** By the field's id. */
  readonly errors: ReadonlyMap<string, string>;
}

export const readForm = (open: OpenForm, element: HTMLFormElement): Filled => {
  const data = new FormData(element);
  const values = fieldsOf(open.form).map((field) => ({ field, value: valueOf(field, open, data) }));
  return {
    values: Object.fromEntries(values.map(({ field, value }) => [field.custom_id, value])),
    errors: new Map(
      values.flatMap(({ field, value }) => {
        const error = errorOf(field, value);
        return error === undefined ? [] : [[field.custom_id, error] as const];
      }),
    ),
  };
};
