/** What messages and forms have in common. */
import { z } from 'zod';
import { complaint } from './issues.ts';

export const id = z.int().min(0).nullish();
export const customId = z.string().min(1).max(100);

export const emoji = z.object({
  id: z.string().nullish(),
  name: z.string().nullish(),
  animated: z.boolean().optional(),
});

/** An option of a radio or checkbox group; a select's can also have an emoji. */
export const choice = z.object({
  label: z.string().min(1).max(100),
  value: z.string().min(1).max(100),
  description: z.string().max(100).nullish(),
  default: z.boolean().nullish(),
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

type Context = z.core.$RefinementCtx<unknown>;

interface Choices {
  readonly options: readonly { readonly value: string; readonly default?: boolean | null | undefined }[];
}

/** Option values have to be unique. */
export const refuseSameValues = ({ options }: Choices, context: Context): void => {
  const values = new Set(options.map(({ value }) => value));
  if (values.size < options.length)
    context.addIssue(
      complaint('SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', 'The specified option value is already used', [
        'options',
      ]),
    );
};

interface Range {
  /** The least and the most that have to be chosen. */
  readonly least: number;
  readonly most: number;
  /** How many there are to choose from. */
  readonly available: number;
  /** How many are preselected. */
  readonly preset: number;
}

/** A menu's numbers have to be consistent. */
export const refuseOddRange = ({ least, most, available, preset }: Range, context: Context): void => {
  if (least > most)
    context.addIssue(
      complaint('SELECT_COMPONENT_INVALID_MIN_VALUES', 'Min values cannot exceed max values', ['min_values']),
    );
  if (most > available)
    context.addIssue(
      complaint('SELECT_COMPONENT_INVALID_MAX_VALUES', 'Max values cannot exceed the options', [
        'max_values',
      ]),
    );
  if (preset > most)
    context.addIssue(
      complaint('SELECT_COMPONENT_TOO_MANY_DEFAULTS', 'More values are chosen beforehand than may be chosen'),
    );
};
