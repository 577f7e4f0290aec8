/** Takes a misspelt word for the nearest one that the bank knows. */
import MiniSearch from 'minisearch';
import { commonWords } from './common-words.ts';
import { stem } from './stem.ts';

export type Speller = (word: string) => string;

const sorted = (word: string): string => Array.from(word).toSorted().join('');

/** Swapped letters, or one wrong in a word of five letters, two in one of nine. */
const isNear = (word: string, other: string): boolean => {
  if (word[0] !== other[0] && sorted(word) !== sorted(other)) return false;
  if (sorted(word) === sorted(other)) return word.length > 3;
  return word.length > 4 || (word.length === 4 && other.startsWith(word));
};

export const createSpeller = (vocabulary: ReadonlySet<string>): Speller => {
  const known = new Set([...vocabulary, ...commonWords]);
  const stems = new Set([...known].map(stem));
  // Built for the first unknown word, because most conversations have none.
  let index: MiniSearch<{ id: number; word: string }> | undefined;
  const makeIndex = (): MiniSearch<{ id: number; word: string }> => {
    const made = new MiniSearch<{ id: number; word: string }>({
      fields: ['word'],
      tokenize: (text) => [text],
      processTerm: (term) => term,
    });
    // Stems too: "vommited" is no closer to any word in the bank than to the stem of one.
    const words = [...new Set([...known, ...stems])].filter((word) => word.length > 3);
    made.addAll(words.map((word, id) => ({ id, word })));
    return made;
  };

  const nearest = (word: string, distance: number): string | undefined => {
    index ??= makeIndex();
    return index
      .search(word, { fuzzy: distance })
      .map(({ terms }) => terms[0] ?? '')
      .find((other) => isNear(word, other));
  };

  const corrected = (word: string): string | undefined => {
    const near = nearest(word, 1);
    if (near !== undefined) return near;
    const far = nearest(word, 2);
    return far !== undefined && (word.length > 7 || sorted(word) === sorted(far)) ? far : undefined;
  };

  return (word) => {
    if (word.length < 4 || /\d/.test(word) || known.has(word) || stems.has(stem(word))) return word;
    return corrected(word) ?? corrected(stem(word)) ?? word;
  };
};
