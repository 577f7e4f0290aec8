import type { NoRoom } from './facts.ts';

/** How a language forms plurals, lists and times. Each language has its own `formsOf`, and takes these from there. */

/** `other` is taken for every number that has no form of its own: "0 questions", "2 questions". */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

export interface Forms {
  /** Chooses the form for a number. French counts 0 among `one`; Spanish, French and Portuguese have `many` for millions. */
  readonly plural: (count: number, forms: PluralForms) => string;
  /** A number with its noun: "1 question", "2 questions". */
  readonly times: (count: number, one: string, many: string) => string;
  /** "A, B and C". */
  readonly list: (items: readonly string[]) => string;
}

/** Tags, such as "pt-BR". `counting`: a language that counts as this one does, if its own rule is not what people write. */
export const formsOf = (language: string, counting = language): Forms => {
  const rules = new Intl.PluralRules(counting);
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const plural: Forms['plural'] = (count, forms) => forms[rules.select(count)] ?? forms.other;
  return {
    plural,
    times: (count, one, many) => `${count} ${plural(count, { one, other: many })}`,
    list: (items) => lists.format(items),
  };
};

/**
 * A moment, in milliseconds since 1970, that Discord shows in the reader's own language and time zone: `D` as a date, `t`
 * as a time of day, `T` with its seconds, `f` as both, `R` relative to now ("in 20 minutes").
 */
export const moment = (time: number, style: 'D' | 't' | 'T' | 'f' | 'R'): string =>
  `<t:${Math.floor(time / 1_000)}:${style}>`;

/** Something that is still to come, relative to now: never shown as past. */
export const upcoming = (time: number): string => `<t:${Math.ceil(time / 1_000)}:R>`;

/**
 * When a limit on questions ends, and how long it is until then. A person's ends within the hour, so the time of day is
 * enough; an account's needs the date.
 */
export const limitEnd = ({ of, until }: Pick<NoRoom, 'of' | 'until'>): string =>
  `${moment(until, of === 'person' ? 't' : 'f')} (${moment(until, 'R')})`;

/** In small print: for what the bot says about a thread, so that nobody takes it for an answer. */
export const small = (line: string): string => `-# ${line}`;
