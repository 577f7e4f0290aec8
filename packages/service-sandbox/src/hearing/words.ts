/** From what a student types to sentences of plain words. */
import leven from 'leven';
import { stemmer } from 'stemmer';
import { z } from 'zod';
import { readData } from '../data.ts';

/** Contractions, abbreviations and foreign word order. */
const spelledOut = readData('facts/spelled-out.yaml', z.array(z.tuple([z.string(), z.string()]))).map(
  ([pattern, text]): [RegExp, string] => [new RegExp(pattern, 'g'), text],
);

/** "Do you smoke, and how much?" is two questions, and so is "How is your sleep, do you snore?" */
const joint =
  /(?:,? (?:and|but|or|also|then) (?=(?:how|what|when(?! (?:you|i|it)\b)|where|why|who|which|since|do you|does|did|have you|has|is there|is it|are you|are there|were you|was|can|(?:with|for|at|from|by) (?:who|whom|what|which))\b))|(?<=\w+ \w+ \w+ \w+),(?= (?:how|what|where|who|why)\b)|,(?= (?:(?:do|did|have|are|were) you|does it|did it|do they|did they|is it|was it)\b)/g;

/** "Ok, thanks. Any fever": what is said before a comma may stand by itself. */
const aside =
  /^((?:ok|okay|alright|all right|right|oh|oh no|i see|thanks|thank you|hello|hi|hey|good morning|good afternoon|good evening|sorry|great|sure|got it|i understand|no problem|no worries)(?: \w+){0,2}),/g;

export const plain = (message: string): string =>
  spelledOut.reduce((text, [from, to]) => text.replace(from, to), message.normalize('NFKC').toLowerCase());

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

export interface Sentence {
  readonly words: readonly string[];
  /** Ends with a question mark. */
  readonly marked: boolean;
}

export const sentencesOf = (message: string): readonly Sentence[] =>
  [
    ...plain(message)
      .replace(/\s[-–—]+\s/g, '. ')
      .replace(aside, '$1.')
      .replace(joint, '?; ')
      .matchAll(/((?:[^.?!;\n]|\.(?=\d))+)([.?!;\n]*)/g),
  ]
    .map(([, text = '', end = '']) => ({ words: wordsIn(text), marked: end.includes('?') }))
    .filter(({ words }) => words.length > 0);

export const plainWords = (text: string): readonly string[] => wordsIn(plain(text));

/** The first form stands for the others. */
const firstForm = new Map(
  readData('facts/same-words.yaml', z.array(z.string())).flatMap((forms) => {
    const all = forms.split(' ');
    return all.map((form): [string, string] => [form, all[0] ?? form]);
  }),
);

/** One form for all forms of a word: "vomiting", "vomited" and "vomit" are one. */
export const stem = (word: string): string => firstForm.get(word) ?? stemmer(word);

export type Speller = (word: string) => string;

/** Takes a misspelled word for the nearest known one, if both begin alike. */
export const createSpeller = (known: ReadonlySet<string>): Speller => {
  const stems = new Set([...known].map(stem));
  const near = (word: string, distance: number): string | undefined =>
    [...known].find(
      (other) =>
        other[0] === word[0] &&
        Math.abs(other.length - word.length) <= distance &&
        leven(word, other, { maxDistance: distance + 1 }) <= distance,
    );
  /** "childern": two letters in the wrong order. */
  const turned = (word: string): string | undefined =>
    Array.from(
      { length: word.length - 1 },
      (_letter, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
    ).find((other) => known.has(other));
  return (word) =>
    word.length < 5 || /\d/.test(word) || known.has(word) || stems.has(stem(word))
      ? word
      : (turned(word) ?? near(word, 1) ?? (word.length > 8 ? near(word, 2) : undefined) ?? word);
};
