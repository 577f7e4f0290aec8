/** Leaves out a sentence that an earlier one of the same reply has said already. */

const wordsOf = (sentence: string): readonly string[] =>
  sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The share of its words from which a sentence counts as said already. */
const sameFrom = 0.8;

const isSaidIn = (words: readonly string[], earlier: readonly string[]): boolean =>
  words.length > 3 && words.filter((word) => earlier.includes(word)).length >= sameFrom * words.length;

const lead = /^(?:A hint|First|Now you|Now|Then tell me|For now): /;

/** The first question is kept in any case, because a reply leads on. */
export const withoutRepeats = (text: string): string => {
  const kept: string[] = [];
  for (const sentence of text.split(/(?<=[.!?][”"]?) (?=[“"]?\p{Lu})/u)) {
    const words = wordsOf(sentence.replace(lead, ''));
    const asksFirst = sentence.endsWith('?') && !kept.some((earlier) => earlier.endsWith('?'));
    if (asksFirst || !kept.some((earlier) => isSaidIn(words, wordsOf(earlier)))) kept.push(sentence);
  }
  return kept
    .filter((part, at) => !/^(?:A hint|First|Now you):$/.test(part) || at < kept.length - 1)
    .join(' ');
};
