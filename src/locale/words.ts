import { german } from './de/german.ts';
import { english, type Texts } from './en/english.ts';
import { spanish } from './es/spanish.ts';
import { french } from './fr/french.ts';
import { portuguese } from './pt-BR/portuguese.ts';

export type { Texts };

export interface Languages {
  readonly english: Texts;
  /** Keyed by their tags. */
  readonly others: ReadonlyMap<string, Texts>;
}

const keyed = (...words: readonly Texts[]): Languages['others'] =>
  new Map(words.map((each) => [each.language.tag, each]));

/** Another language is a folder next to `en` and an argument here; see docs/translating.md. */
export const languages: Languages = { english, others: keyed(german, spanish, french, portuguese) };

/** The languages to choose from. */
export const languageNames: readonly Texts['language'][] = [
  english.language,
  ...[...languages.others.values()].map(({ language }) => language),
];

const nameOf = (locale: string): string => locale.split('-', 1)[0] ?? '';

/**
 * Finds the words for somebody who reads these locales, most preferred first: "de" and "de-AT" substitute for each
 * other.
 */
export const speaker =
  ({ english: fallback, others }: Languages) =>
  (...locales: readonly string[]): Texts => {
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
