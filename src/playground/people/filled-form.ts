/** From values by label or custom_id to the data of a submitted form. */
import type { Form } from '../validate/form.ts';
import type { FormField } from '../validate/form-components.ts';
import type { WireObject } from '../wire/json.ts';
import { Impossible } from './impossible.ts';

export type FieldValue = string | boolean | readonly string[];

type Values = Readonly<Record<string, FieldValue>>;

const textOf = (field: Extract<FormField, { type: 4 }>, given: FieldValue | undefined): string => {
  const value = given ?? field.value ?? '';
  if (typeof value !== 'string') throw new Impossible(`${field.custom_id} takes text`);
  if (value === '' && field.required !== false) throw new Impossible(`${field.custom_id} is required`);
  const tooShort = value !== '' && value.length < (field.min_length ?? 0);
  if (tooShort || value.length > (field.max_length ?? 4_000))
    throw new Impossible(`${field.custom_id} is out of bounds`);
  return value;
};

const chosenOf = (
  field: Exclude<FormField, { type: 4 | 23 }>,
  given: FieldValue | undefined,
): readonly string[] => {
  const preset = 'options' in field ? field.options.filter((one) => one.default).map((one) => one.value) : [];
  const values = given === undefined ? preset : typeof given === 'string' ? [given] : given;
  if (typeof values === 'boolean') throw new Impossible(`${field.custom_id} takes choices`);
  const chosen =
    'options' in field
      ? values.map((value) => field.options.find((one) => one.value === value || one.label === value)?.value)
      : values;
  const known = chosen.flatMap((value) => value ?? []);
  if (known.length < values.length) throw new Impossible(`${field.custom_id} has no such choice`);
  if (known.length === 0 && field.required !== false) throw new Impossible(`${field.custom_id} is required`);
  return known;
};

const filled = (field: FormField, given: FieldValue | undefined): WireObject => {
  const shared = { type: field.type, id: field.id, custom_id: field.custom_id };
  if (field.type === 4) return { ...shared, value: textOf(field, given) };
  if (field.type === 23)
    return { ...shared, value: given === undefined ? (field.default ?? false) : given === true };
  const values = chosenOf(field, given);
  return field.type === 21 ? { ...shared, value: values[0] ?? null } : { ...shared, values };
};

/** What Discord's client sends. Throws for values that fit no field, and for what the client would not let through. */
export const filledForm = (form: Form, values: Values): WireObject => {
  const unused = new Set(Object.keys(values));
  const take = (names: readonly (string | null | undefined)[]): FieldValue | undefined => {
    const name = names.find((one) => typeof one === 'string' && unused.has(one));
    if (typeof name !== 'string') return undefined;
    unused.delete(name);
    return values[name];
  };
  const components = form.components.map((top): WireObject => {
    switch (top.type) {
      case 10:
        return { type: 10, id: top.id };
      case 18: {
        const field = top.component;
        return { type: 18, id: top.id, component: filled(field, take([field.custom_id, top.label])) };
      }
      case 1:
        return {
          type: 1,
          id: top.id,
          components: top.components.map((field) => filled(field, take([field.custom_id, field.label]))),
        };
    }
  });
  if (unused.size > 0) throw new Impossible(`the form has no field "${[...unused].join('", "')}"`);
  return { custom_id: form.custom_id, components };
};
