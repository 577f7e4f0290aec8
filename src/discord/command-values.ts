import { showsNothing } from '../lib/invisible.ts';
import { routerTexts } from '../texts/discord.ts';
import type { GivenOption } from './interaction.ts';
import { limits } from './limits.ts';
import type { BooleanOption, Options, StoredValues, StringOption } from './route.ts';

export type ValuesOrRefusal = { readonly values: StoredValues } | { readonly refusal: string };

/** A text of which nothing can be seen was not given. */
const isGiven = (value: unknown): value is string | boolean =>
  typeof value === 'boolean' || (typeof value === 'string' && !showsNothing(value));

/** What is wrong with the value, in words; undefined when nothing is. */
const problemWith = (
  name: string,
  option: StringOption | BooleanOption,
  value: unknown,
): string | undefined => {
  if (value === undefined) return option.required === true ? routerTexts.missingOption(name) : undefined;
  if (typeof value !== option.type) return routerTexts.wrongOption(name);
  if (option.type === 'boolean' || typeof value !== 'string') return undefined;
  if (option.required === true && showsNothing(value)) return routerTexts.missingOption(name);
  const limit = option.maxLength ?? limits.optionText;
  if (value.length > limit) return routerTexts.tooLongOption(name, limit);
  const choices = option.choices ?? [];
  return choices.length > 0 && choices.every((choice) => choice.value !== value)
    ? routerTexts.wrongOption(name)
    : undefined;
};

/**
 * Reads what a person gave by the command's own declaration. Discord checks most of this; a command registered by an
 * older version of ours may still come with other options.
 */
export const readValues = (options: Options, given: readonly GivenOption[]): ValuesOrRefusal => {
  const values: Record<string, string | boolean | undefined> = {};
  for (const [name, option] of Object.entries(options)) {
    const value = given.find((each) => each.name === name)?.value ?? undefined;
    const problem = problemWith(name, option, value);
    if (problem !== undefined) return { refusal: problem };
    values[name] = isGiven(value) ? value : undefined;
  }
  return { values };
};
