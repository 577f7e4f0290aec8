/** The body of an application command, checked as Discord checks it. */
import { z } from 'zod';
import { complaint } from '../validate/issues.ts';

const maxCharacters = 8_000;

const commandName = z
  .string()
  .min(1)
  .max(32)
  .regex(/^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u)
  .refine(
    (name) => name === name.toLowerCase(),
    complaint('APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid'),
  );

const locales =
  'id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th zh-CN ja zh-TW ko'.split(
    ' ',
  );

const localized = (text: z.ZodString) =>
  z
    .record(z.string(), text.nullable())
    .superRefine((texts, context) => {
      for (const locale of Object.keys(texts)) {
        if (!locales.includes(locale))
          context.addIssue(complaint('BASE_TYPE_CHOICES', 'Unknown locale', [locale]));
      }
    })
    .nullish();

const description = z.string().min(1).max(100);

const described = {
  name: commandName,
  name_localizations: localized(z.string().min(1).max(32)),
  description,
  description_localizations: localized(z.string().min(1).max(100)),
};

const choice = z.object({
  name: z.string().min(1).max(100),
  name_localizations: localized(z.string().min(1).max(100)),
  value: z.union([z.string().max(100), z.number()]),
});

const valueOption = z
  .object({
    type: z.literal([3, 4, 5, 6, 7, 8, 9, 10, 11]),
    ...described,
    required: z.boolean().nullish(),
    choices: z.array(choice).max(25).nullish(),
    autocomplete: z.boolean().nullish(),
    min_length: z.int().min(0).max(6_000).nullish(),
    max_length: z.int().min(1).max(6_000).nullish(),
    min_value: z.number().nullish(),
    max_value: z.number().nullish(),
    channel_types: z.array(z.int()).nullish(),
  })
  .superRefine((option, context) => {
    if (option.autocomplete && (option.choices ?? []).length > 0) {
      context.addIssue(
        complaint(
          'APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES',
          'Autocomplete and choices exclude each other',
          ['choices'],
        ),
      );
    }
    if (option.autocomplete && ![3, 4, 10].includes(option.type)) {
      context.addIssue(
        complaint('APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'This type has no autocomplete', [
          'autocomplete',
        ]),
      );
    }
  });

interface Named {
  readonly name: string;
  readonly type: number;
  readonly required?: boolean | null | undefined;
}

const inOrder = (options: readonly Named[], context: z.core.$RefinementCtx<unknown>): void => {
  const names = new Set<string>();
  let optionalSeen = false;
  for (const [index, option] of options.entries()) {
    if (names.has(option.name)) {
      context.addIssue(
        complaint('APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED', 'Option names must be unique', [
          index,
          'name',
        ]),
      );
    }
    names.add(option.name);
    if (option.required && optionalSeen) {
      context.addIssue(
        complaint(
          'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
          'Required options must be placed before non-required options',
          [index],
        ),
      );
    }
    if (!option.required) optionalSeen = true;
  }
  const nested = options.filter((option) => option.type < 3).length;
  if (nested > 0 && nested < options.length) {
    context.addIssue(
      complaint('APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'Sub-commands and other options cannot be mixed'),
    );
  }
};

const values = z.array(valueOption).max(25).superRefine(inOrder);
const subcommand = z.object({ type: z.literal(1), ...described, options: values.nullish() });
const group = z.object({
  type: z.literal(2),
  ...described,
  options: z.array(subcommand).min(1).max(25).superRefine(inOrder),
});

const anyOption = z.discriminatedUnion('type', [valueOption, subcommand, group]);

const shared = {
  name_localizations: described.name_localizations,
  description_localizations: described.description_localizations,
  default_member_permissions: z.string().regex(/^\d+$/).nullish(),
  dm_permission: z.boolean().nullish(),
  nsfw: z.boolean().nullish(),
  contexts: z
    .array(z.literal([0, 1, 2]))
    .min(1)
    .nullish(),
  integration_types: z
    .array(z.literal([0, 1]))
    .min(1)
    .nullish(),
  id: z.string().optional(),
};

const chatCommand = z.object({
  ...shared,
  type: z.literal(1),
  name: commandName,
  description,
  options: z.array(anyOption).max(25).superRefine(inOrder).nullish(),
});

const menuCommand = z.object({
  ...shared,
  type: z.literal([2, 3]),
  name: z.string().min(1).max(32),
  description: z.literal('').nullish(),
});

type Translated = Readonly<Record<string, string | null>> | null | undefined;

interface CommandText {
  readonly name: string;
  readonly name_localizations?: Translated;
  readonly description?: string | null | undefined;
  readonly description_localizations?: Translated;
}

/** The longest translation counts. */
const longest = (text = '', translations: Translated): number =>
  Math.max(...[text, ...Object.values(translations ?? {})].map((each) => each?.length ?? 0));

const chars = (part: CommandText): number =>
  longest(part.name, part.name_localizations) +
  longest(part.description ?? '', part.description_localizations);

const optionChars = (option: CommandOption): number =>
  option.type < 3 || !('choices' in option)
    ? chars(option) +
      ('options' in option ? (option.options ?? []).reduce((sum, one) => sum + optionChars(one), 0) : 0)
    : (option.choices ?? []).reduce(
        (sum, one) =>
          sum +
          longest(one.name, one.name_localizations) +
          (typeof one.value === 'string' ? one.value.length : 0),
        chars(option),
      );

/** One command; without a type, it is a chat command. */
export const commandBody = z
  .preprocess(
    (body) => (typeof body === 'object' && body !== null && !('type' in body) ? { ...body, type: 1 } : body),
    z.discriminatedUnion('type', [chatCommand, menuCommand]),
  )
  .superRefine((command, context) => {
    const options = command.type === 1 ? (command.options ?? []) : [];
    const total = options.reduce((sum, one) => sum + optionChars(one), chars(command));
    if (total > maxCharacters) {
      context.addIssue(
        complaint('APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${maxCharacters})`),
      );
    }
  });

export type CommandBody = z.infer<typeof commandBody>;
export type CommandOption = z.infer<typeof anyOption>;
export type ValueOption = z.infer<typeof valueOption>;
