/** The components that messages and forms have in common. */
import { z } from 'zod';
import { complaint } from './issues.ts';

export const id = z.int().min(0).optional();
export const customId = z.string().min(1).max(100);

export const emoji = z.object({
  id: z.string().nullish(),
  name: z.string().nullish(),
  animated: z.boolean().optional(),
});

export const option = z.object({
  label: z.string().min(1).max(100),
  value: z.string().min(1).max(100),
  description: z.string().max(100).nullish(),
  emoji: emoji.nullish(),
  default: z.boolean().nullish(),
});

const selectFields = {
  id,
  custom_id: customId,
  placeholder: z.string().max(150).nullish(),
  min_values: z.int().min(0).max(25).nullish(),
  max_values: z.int().min(1).max(25).nullish(),
  disabled: z.boolean().nullish(),
  required: z.boolean().nullish(),
};

export const stringSelect = z
  .object({ type: z.literal(3), ...selectFields, options: z.array(option).min(1).max(25) })
  .superRefine((value, context) => {
    const values = new Set(value.options.map((one) => one.value));
    if (values.size < value.options.length)
      context.addIssue(
        complaint('SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', 'The specified option value is already used', [
          'options',
        ]),
      );
    if ((value.max_values ?? 1) > value.options.length)
      context.addIssue(
        complaint('SELECT_COMPONENT_INVALID_MAX_VALUES', 'Max values cannot exceed the options', [
          'max_values',
        ]),
      );
  });

export const entitySelect = z.object({
  type: z.literal([5, 6, 7, 8]),
  ...selectFields,
  channel_types: z.array(z.int()).optional(),
  default_values: z.array(z.object({ id: z.string(), type: z.string() })).optional(),
});

export const textDisplay = z.object({ type: z.literal(10), id, content: z.string().min(1).max(4_000) });

/** An action row: five narrow components or one wide one. */
export const rowOf = <Inner extends z.ZodType<{ type: number }>>(inner: Inner) =>
  z
    .object({ type: z.literal(1), id, components: z.array(inner).min(1).max(5) })
    .superRefine((row, context) => {
      if (row.components.length > 1 && row.components.some((one) => one.type !== 2)) {
        context.addIssue(
          complaint('COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'Layout component cannot fit within maximum width', [
            'components',
          ]),
        );
      }
    });
