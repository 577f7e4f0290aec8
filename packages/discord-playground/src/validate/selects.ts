/** The five menus: of texts, and of what a server has. */
import { z } from 'zod';
import { complaint } from './issues.ts';
import { choice, customId, emoji, id, refuseOddRange, refuseSameValues } from './shared-components.ts';

const fields = {
  id,
  custom_id: customId,
  placeholder: z.string().max(150).nullish(),
  min_values: z.int().min(0).max(25).nullish(),
  max_values: z.int().min(1).max(25).nullish(),
  disabled: z.boolean().nullish(),
  /** Only counts in forms. */
  required: z.boolean().nullish(),
};

type Context = z.core.$RefinementCtx<unknown>;

const stringMenu = z.object({
  type: z.literal(3),
  ...fields,
  options: z
    .array(choice.extend({ emoji: emoji.nullish() }))
    .min(1)
    .max(25),
});

const checkStringMenu = (menu: z.infer<typeof stringMenu>, context: Context): void => {
  refuseSameValues(menu, context);
  refuseOddRange(
    {
      least: menu.min_values ?? 1,
      most: menu.max_values ?? 1,
      available: menu.options.length,
      preset: menu.options.filter((one) => one.default).length,
    },
    context,
  );
};

const entityMenu = z.object({
  /** Users, roles, both, channels. */
  type: z.literal([5, 6, 7, 8]),
  ...fields,
  /** Of a menu of channels. */
  channel_types: z.array(z.literal([0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15])).nullish(),
  default_values: z
    .array(z.object({ id: z.string().regex(/^\d{1,20}$/), type: z.literal(['user', 'role', 'channel']) }))
    .max(25)
    .nullish(),
});

const presets: Readonly<Record<z.infer<typeof entityMenu>['type'], readonly string[]>> = {
  5: ['user'],
  6: ['role'],
  7: ['user', 'role'],
  8: ['channel'],
};

const checkEntityMenu = (menu: z.infer<typeof entityMenu>, context: Context): void => {
  const given = menu.default_values ?? [];
  const least = menu.min_values ?? 1;
  refuseOddRange({ least, most: menu.max_values ?? 1, available: 25, preset: given.length }, context);
  if (given.length > 0 && given.length < least)
    context.addIssue(
      complaint('SELECT_COMPONENT_TOO_FEW_DEFAULTS', 'Fewer values are chosen beforehand than must be', [
        'default_values',
      ]),
    );
  for (const [index, { type }] of given.entries()) {
    if (!presets[menu.type].includes(type))
      context.addIssue(
        complaint('SELECT_COMPONENT_DEFAULT_TYPE_INVALID', 'This menu holds nothing of this type', [
          'default_values',
          index,
          'type',
        ]),
      );
  }
  const types = menu.channel_types ?? [];
  if (new Set(types).size < types.length)
    context.addIssue(
      complaint('SET_TYPE_ALREADY_CONTAINS_VALUE', 'The set already has it', ['channel_types']),
    );
};

interface InForm {
  readonly disabled?: boolean | null | undefined;
  readonly required?: boolean | null | undefined;
  readonly min_values?: number | null | undefined;
}

/** A form's menu must not be disabled, nor be required with a minimum of zero. */
export const refuseInForm = ({ disabled, required, min_values: least }: InForm, context: Context): void => {
  if (disabled)
    context.addIssue(
      complaint('MODAL_COMPONENT_DISABLED', 'Components of a modal cannot be disabled', ['disabled']),
    );
  if (least === 0 && required !== false)
    context.addIssue(
      complaint('COMPONENT_REQUIRED_WITHOUT_MINIMUM', 'Must be at least 1 where an answer is required', [
        'min_values',
      ]),
    );
};

export const stringSelect = stringMenu.superRefine(checkStringMenu);
export const entitySelect = entityMenu.superRefine(checkEntityMenu);
export const formStringSelect = stringSelect.superRefine(refuseInForm);
export const formEntitySelect = entitySelect.superRefine(refuseInForm);

export type StringSelect = z.infer<typeof stringSelect>;
type EntitySelect = z.infer<typeof entitySelect>;
export type Select = StringSelect | EntitySelect;
