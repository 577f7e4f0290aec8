import { showsNothing } from '../../lib/invisible.ts';
import type { GivenOption } from '../interactions/interaction.ts';
import { limits } from '../limits.ts';
import type { BooleanOption, Options, Said, StoredValues, StringOption } from '../interactions/route.ts';

export type ValuesOrRefusal = { readonly values: StoredValues } | { readonly refusal: Said };

/** A text of which nothing can be seen was not given. */
const isGiven = (value: unknown): value is string | boolean =>
  typeof value === 'boolean' || (typeof value === 'string' && !showsNothing(value));

/** What is wrong with the value; undefined when nothing is. */
const problemWith = (
  name: string,
  option: StringOption | BooleanOption,
  value: unknown,
): Said | undefined => {
  const missing: Said = ({ router }) => router.missingOption(name);
  const wrong: Said = ({ router }) => router.wrongOption(name);
  if (value === undefined) return option.required === true ? missing : undefined;
  if (typeof value !== option.type) return wrong;
  if (option.type === 'boolean' || typeof value !== 'string') return undefined;
  if (option.required === true && showsNothing(value)) return missing;
  const limit = option.maxLength ?? limits.optionText;
  if (value.length > limit) return ({ router }) => router.tooLongOption(name, limit);
  const choices = option.choices ?? [];
  return choices.length > 0 && choices.every((choice) => choice.value !== value) ? wrong : undefined;
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
