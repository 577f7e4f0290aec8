/** How a language forms plurals, lists and times. Each language has its own `formsOf`, and takes these from there. */

/** `other` is taken for every number that has no form of its own: "0 questions", "2 questions". */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

export interface Forms {
  /** Chooses the form for a number. French counts 0 among `one`; Spanish, French and Portuguese have `many` for millions. */
  readonly plural: (count: number, forms: PluralForms) => string;
  /** "A, B and C". */
  readonly list: (items: readonly string[]) => string;
}

/** `language`: its tag, such as "pt-BR". */
export const formsOf = (language: string): Forms => {
  const rules = new Intl.PluralRules(language);
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    plural: (count, forms) => forms[rules.select(count)] ?? forms.other,
    list: (items) => lists.format(items),
  };
};

/**
 * A moment, in milliseconds since 1970, that Discord shows in the reader's own language and time zone: `D` as a date, `t`
 * as a time of day, `f` as both, `R` relative to now ("in 20 minutes").
 */
export const moment = (time: number, style: 'D' | 't' | 'f' | 'R'): string =>
  `<t:${Math.floor(time / 1_000)}:${style}>`;

/** Something that is still to come, relative to now: never shown as past. */
export const upcoming = (time: number): string => `<t:${Math.ceil(time / 1_000)}:R>`;

/** In small print: what the bot says about a thread, so that it is not taken for what a patient or a topic says. */
export const small = (line: string): string => `-# ${line}`;
