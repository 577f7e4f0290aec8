import type { NoRoom, PartState } from './facts.ts';

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

/** `language`: its tag, such as "pt-BR". */
export const formsOf = (language: string): Forms => {
  const rules = new Intl.PluralRules(language);
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
 * as a time of day, `f` as both, `R` relative to now ("in 20 minutes").
 */
export const moment = (time: number, style: 'D' | 't' | 'f' | 'R'): string =>
  `<t:${Math.floor(time / 1_000)}:${style}>`;

/** Something that is still to come, relative to now: never shown as past. */
export const upcoming = (time: number): string => `<t:${Math.ceil(time / 1_000)}:R>`;

/** When a limit on questions ends: a time of day within the hour, else with the date; and how long it is until then. */
export const limitEnd = ({ of, until }: Pick<NoRoom, 'of' | 'until'>): string =>
  `${moment(until, of === 'person' ? 't' : 'f')} (${moment(until, 'R')})`;

/** Marks how one part of a kept case stands. */
export const partMark = (state: PartState): string => {
  if (state.kind === 'missing') return '▫️';
  if (state.olderNarrative || state.olderDetails) return '⚠️';
  return state.by === 'hand' ? '✏️' : '✅';
};

/** A moment where Discord's timestamps are not shown, such as in a menu: "2026-09-30 14:05 UTC". */
export const utcMinute = (time: number): string =>
  `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** In small print: what the bot says about a thread, so that it is not taken for what a patient or a topic says. */
export const small = (line: string): string => `-# ${line}`;
