/** The components of a form (modal). */
import { z } from 'zod';
import { customId, entitySelect, id, option, rowOf, stringSelect, textDisplay } from './shared-components.ts';

const textInput = z.object({
  type: z.literal(4),
  id,
  custom_id: customId,
  style: z.literal([1, 2]),
  label: z.string().min(1).max(45).nullish(),
  min_length: z.int().min(0).max(4_000).nullish(),
  max_length: z.int().min(1).max(4_000).nullish(),
  required: z.boolean().nullish(),
  value: z.string().max(4_000).nullish(),
  placeholder: z.string().max(100).nullish(),
});

const fileUpload = z.object({
  type: z.literal(19),
  id,
  custom_id: customId,
  min_values: z.int().min(0).max(10).nullish(),
  max_values: z.int().min(1).max(10).nullish(),
  required: z.boolean().nullish(),
});

const groupFields = {
  id,
  custom_id: customId,
  required: z.boolean().nullish(),
  min_values: z.int().min(0).max(10).nullish(),
  max_values: z.int().min(1).max(10).nullish(),
};
const radioGroup = z.object({ type: z.literal(21), ...groupFields, options: z.array(option).min(2).max(10) });
const checkboxGroup = z.object({
  type: z.literal(22),
  ...groupFields,
  options: z.array(option).min(1).max(10),
});
const checkbox = z.object({ type: z.literal(23), id, custom_id: customId, default: z.boolean().nullish() });

const label = z.object({
  type: z.literal(18),
  id,
  label: z.string().min(1).max(45),
  description: z.string().max(100).nullish(),
  component: z.discriminatedUnion('type', [
    textInput,
    stringSelect,
    entitySelect,
    fileUpload,
    radioGroup,
    checkboxGroup,
    checkbox,
  ]),
});

/** What stands at the top of a form. */
export const formComponent = z.discriminatedUnion('type', [label, textDisplay, rowOf(textInput)]);

export type FormComponent = z.infer<typeof formComponent>;
export type FormField = z.infer<typeof label>['component'];
