/** Forms (modals) as the playground sends them. */
import { z } from 'zod';
import { wireChoice, wireEntitySelect, wireStringSelect } from './wire-component.ts';

const textInput = z.object({
  type: z.literal(4),
  custom_id: z.string(),
  style: z.number(),
  label: z.string().nullish(),
  min_length: z.number().nullish(),
  max_length: z.number().nullish(),
  required: z.boolean().nullish(),
  value: z.string().nullish(),
  placeholder: z.string().nullish(),
});

const group = {
  custom_id: z.string(),
  required: z.boolean().nullish(),
  options: z.array(wireChoice),
};
const count = { min_values: z.number().nullish(), max_values: z.number().nullish() };
const radios = z.object({ type: z.literal(21), ...group });
const checkboxes = z.object({ type: z.literal(22), ...group, ...count });
const checkbox = z.object({ type: z.literal(23), custom_id: z.string(), default: z.boolean().nullish() });
const fileUpload = z.object({
  type: z.literal(19),
  custom_id: z.string(),
  required: z.boolean().nullish(),
  ...count,
  file_types: z.array(z.string()).nullish(),
});

const field = z.discriminatedUnion('type', [
  textInput,
  wireStringSelect,
  wireEntitySelect,
  radios,
  checkboxes,
  checkbox,
  fileUpload,
]);

export const wireForm = z.object({
  custom_id: z.string(),
  title: z.string(),
  components: z.array(
    z.discriminatedUnion('type', [
      z.object({
        type: z.literal(18),
        label: z.string(),
        description: z.string().nullish(),
        component: field,
      }),
      z.object({ type: z.literal(10), content: z.string() }),
      z.object({ type: z.literal(1), components: z.array(textInput) }),
    ]),
  ),
});

export type Form = z.infer<typeof wireForm>;
export type FormField = z.infer<typeof field>;
