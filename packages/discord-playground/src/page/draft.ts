/** A slash command on its way from the list to the bot. */
import type { OptionValue } from './server.ts';
import type { CommandDraft } from './state.ts';
import { words } from './words.ts';
import type { Call, Option } from './wire-command.ts';

/** Discord's numbers for kinds of options. */
export const optionType = {
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
} as const;

const required = ({ options }: Call): readonly Option[] => options.filter((option) => option.required);

/** A command with its required options ready to be filled in. */
export const draftOf = (call: Call): CommandDraft => ({
  call,
  values: new Map(required(call).map(({ name }) => [name, ''])),
  chosen: new Map(),
  errors: new Map(),
  suggestions: undefined,
});

export const withValue = (draft: CommandDraft, option: string, text: string): CommandDraft => {
  const chosen = new Map(draft.chosen);
  chosen.delete(option);
  const errors = new Map(draft.errors);
  errors.delete(option);
  return { ...draft, values: new Map(draft.values).set(option, text), chosen, errors };
};

export const withoutOption = (draft: CommandDraft, option: string): CommandDraft => {
  const values = new Map(draft.values);
  values.delete(option);
  return { ...draft, values, suggestions: undefined };
};

/** The options that have not been added yet. */
export const addable = ({ call, values }: CommandDraft): readonly Option[] =>
  call.options.filter(({ name }) => !values.has(name));

/** The options in the draft, in the command's order. */
export const shownOptions = ({ call, values }: CommandDraft): readonly Option[] =>
  call.options.filter(({ name }) => values.has(name));

const valueOf = (
  { chosen, values }: CommandDraft,
  { name, type, choices }: Option,
): OptionValue | undefined => {
  const text = values.get(name) ?? '';
  if (text === '') return undefined;
  const picked = chosen.get(name) ?? choices.find((choice) => choice.name === text);
  if (picked !== undefined) return picked.value;
  if (type === optionType.boolean) return text === words.yes;
  return type === optionType.integer || type === optionType.number ? Number(text) : text;
};

type Checked =
  | { readonly kind: 'complete'; readonly values: Readonly<Record<string, OptionValue>> }
  | { readonly kind: 'errors'; readonly errors: ReadonlyMap<string, string> };

/** The values as they are sent, or what is wrong with them, as Discord's client puts it. */
export const checkDraft = (draft: CommandDraft): Checked => {
  const values: Record<string, OptionValue> = {};
  const errors = new Map<string, string>();
  for (const option of shownOptions(draft)) {
    const value = valueOf(draft, option);
    if (value === undefined) {
      if (option.required) errors.set(option.name, words.requiredOption);
    } else if (Number.isNaN(value)) errors.set(option.name, words.badNumber);
    else values[option.name] = value;
  }
  return errors.size > 0 ? { kind: 'errors', errors } : { kind: 'complete', values };
};

/** The values so far, for autocompletion; invalid ones are left out. */
export const valuesSoFar = (draft: CommandDraft, besides: string): Readonly<Record<string, OptionValue>> =>
  Object.fromEntries(
    shownOptions(draft).flatMap((option) => {
      const value = option.name === besides ? undefined : valueOf(draft, option);
      return value === undefined || Number.isNaN(value) ? [] : [[option.name, value]];
    }),
  );

/** The commands that match what was typed after the slash. */
export const matching = (calls: readonly Call[], text: string): readonly Call[] => {
  if (!text.startsWith('/') || text.includes('\n')) return [];
  const typed = text.toLowerCase();
  return calls.filter(({ path }) => path.startsWith(typed) || path.includes(typed.slice(1)));
};
