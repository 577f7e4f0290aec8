/** The components of a form (modal). */
import { z } from 'zod';
import { complaint } from './issues.ts';
import { formEntitySelect, formStringSelect, refuseInForm } from './selects.ts';
import {
  choice,
  customId,
  id,
  refuseOddRange,
  refuseSameValues,
  rowOf,
  textDisplay,
} from './shared-components.ts';

const textInput = z
  .object({
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
  })
  .superRefine(({ min_length: least, max_length: most, value }, context) => {
    if ((least ?? 0) > (most ?? 4_000))
      context.addIssue(
        complaint('TEXT_INPUT_COMPONENT_INVALID_RANGE', 'Min length cannot exceed max length', [
          'min_length',
        ]),
      );
    if ((value ?? '').length > (most ?? 4_000))
      context.addIssue(
        complaint('BASE_TYPE_MAX_LENGTH', `Must be ${most ?? 4_000} or fewer in length.`, ['value']),
      );
  });

/** In a row, nothing else labels the field. */
const namedTextInput = textInput.superRefine(({ label }, context) => {
  if (!label) context.addIssue(complaint('BASE_TYPE_REQUIRED', 'This field is required', ['label']));
});

const fileUpload = z
  .object({
    type: z.literal(19),
    id,
    custom_id: customId,
    min_values: z.int().min(0).max(10).nullish(),
    max_values: z.int().min(1).max(10).nullish(),
    required: z.boolean().nullish(),
    file_types: z
      .array(z.string().regex(/^(?:image|video|audio|\.[\w.-]+)$/))
      .max(10)
      .nullish(),
  })
  .superRefine((upload, context) => {
    refuseInForm(upload, context);
    refuseOddRange(
      { least: upload.min_values ?? 1, most: upload.max_values ?? 1, available: 10, preset: 0 },
      context,
    );
  });

const group = { id, custom_id: customId, required: z.boolean().nullish() };

const radioGroup = z
  .object({ type: z.literal(21), ...group, options: z.array(choice).min(2).max(10) })
  .superRefine((radios, context) => {
    refuseSameValues(radios, context);
    const preset = radios.options.filter((one) => one.default).length;
    refuseOddRange({ least: 1, most: 1, available: radios.options.length, preset }, context);
  });

const checkboxGroup = z
  .object({
    type: z.literal(22),
    ...group,
    min_values: z.int().min(0).max(10).nullish(),
    max_values: z.int().min(1).max(10).nullish(),
    options: z.array(choice).min(1).max(10),
  })
  .superRefine((boxes, context) => {
    refuseSameValues(boxes, context);
    refuseInForm(boxes, context);
    const available = boxes.options.length;
    const preset = boxes.options.filter((one) => one.default).length;
    refuseOddRange(
      { least: boxes.min_values ?? 1, most: boxes.max_values ?? available, available, preset },
      context,
    );
  });

const checkbox = z.object({ type: z.literal(23), id, custom_id: customId, default: z.boolean().nullish() });

const label = z.object({
  type: z.literal(18),
  id,
  label: z.string().min(1).max(45),
  description: z.string().min(1).max(100).nullish(),
  component: z.discriminatedUnion('type', [
    textInput,
    formStringSelect,
    formEntitySelect,
    fileUpload,
    radioGroup,
    checkboxGroup,
    checkbox,
  ]),
});

/** Components at the top level of a form. */
export const formComponent = z.discriminatedUnion('type', [label, textDisplay, rowOf(namedTextInput)]);

export type FormComponent = z.infer<typeof formComponent>;
export type FormField = z.infer<typeof label>['component'];
export type TextInput = z.infer<typeof textInput>;
export type FileUpload = z.infer<typeof fileUpload>;
export type ChoiceGroup = z.infer<typeof radioGroup> | z.infer<typeof checkboxGroup>;
