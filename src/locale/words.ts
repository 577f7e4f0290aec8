import { english } from './en/english.ts';

/** English defines the shape for every language: the texts differ, but none may be missing. */
type Spoken<T> = T extends string
  ? string
  : T extends (...facts: never) => unknown
    ? T
    : { readonly [Key in keyof T]: Spoken<T[Key]> };

/** Everything that the bot says, in one language. */
export interface Words extends Spoken<typeof english> {}

export interface Languages {
  readonly english: Words;
  /** Keyed by Discord's names for them ("Locales" in its reference). */
  readonly others: ReadonlyMap<string, Words>;
}

/** Another language is a folder next to `en` and a line here. */
export const languages: Languages = { english, others: new Map() };

const nameOf = (locale: string): string => locale.split('-', 1)[0] ?? '';

/**
 * Finds the words for somebody who reads these locales, most preferred first: "de" and "de-AT" substitute for each
 * other.
 */
export const speaker =
  ({ english: fallback, others }: Languages) =>
  (...locales: readonly string[]): Words => {
    for (const locale of locales) {
      const name = nameOf(locale);
      if (name === 'en') return fallback;
      const akin = [...others].find(([other]) => nameOf(other) === name)?.[1];
      const words = others.get(locale) ?? akin;
      if (words !== undefined) return words;
    }
    return fallback;
  };

/** The words for `locale`; English if we do not have that language. */
export const wordsFor = speaker(languages);
