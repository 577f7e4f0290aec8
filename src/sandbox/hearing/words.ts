/** From what a student types to sentences of plain words. */
import leven from 'leven';
import { stemmer } from 'stemmer';
import { z } from 'zod';
import { readData } from '../data.ts';

/** Contractions, with and without an apostrophe, and what people abbreviate. */
const spelledOut: readonly (readonly [RegExp, string])[] = [
  [/[’‘`´]/g, "'"],
  [/\bcan ?not\b|\bcan'?t\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should)n'?t\b/g, '$1 not'],
  [/\b(what|where|when|how|who|why|that|there|here)'?s\b/g, '$1 is'],
  [/\b(it|he|she|name)'s\b/g, '$1 is'],
  [/\blet'?s\b/g, 'let us'],
  [/\bi'?m\b/g, 'i am'],
  [/\b(you|they|we)'?re\b(?<!\bwere)/g, '$1 are'],
  [/\b(you|they|we|i)'?ve\b/g, '$1 have'],
  [/\b(you|they|we|i|he|she|it|that)'ll\b/g, '$1 will'],
  [/\b(you|they|we|i|he|she|it)'d\b/g, '$1 would'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\br\b/g, 'are'],
  [/\b(?:pls|plz)\b/g, 'please'],
  [/\b(?:thx|ty)\b/g, 'thanks'],
  [/\b(?:cos|coz|bc)\b/g, 'because'],
  [/\bb4\b/g, 'before'],
  [/\b(?:meds)\b/g, 'medication'],
  [/\bbp\b/g, 'blood pressure'],
  [/\bhr\b/g, 'heart rate'],
  [/\b(?:temp|temps)\b/g, 'temperature'],
  [/\bsob\b/g, 'short of breath'],
  [/\bn ?(?:&|and|\/) ?v\b/g, 'nausea or vomiting'],
  [/\bd ?(?:&|and|\/) ?v\b/g, 'diarrhoea or vomiting'],
  [/\b(?:fhx?|fam(?:ily)? hx)\b/g, 'family history'],
  [/\b(?:pmhx?|medical hx)\b/g, 'past medical history'],
  [/\b(?:hx|h\/o)\b/g, 'history'],
  [/\bhtn\b/g, 'high blood pressure'],
  [/\b(?:tb)\b/g, 'tuberculosis'],
  [/\b(?:doc|docs)\b/g, 'doctor'],
  [/\b(?:dr|mr|mrs|ms|st)\./g, ' '],
  [/\b(?:gonna)\b/g, 'going to'],
  [/\b(?:wanna)\b/g, 'want to'],
  [/\bo'clock\b/g, 'oclock'],
];

/** "Do you smoke, and how much?" is two questions, and so is "How is your sleep, do you snore?" */
const joint =
  /(?:,? (?:and|but|or|also|then) (?=(?:how|what|when(?! (?:you|i|it)\b)|where|why|who|which|since|do you|did you|have you|has|is there|is it|are you|are there|were you|was|can)\b))|,(?= (?:do|did|have|are|were) you\b)/g;

/** "Ok, thanks. Any fever": what is said before a comma may stand by itself. */
const aside =
  /^((?:ok|okay|alright|all right|right|oh|oh no|i see|thanks|thank you|hello|hi|hey|good morning|good afternoon|sorry|great|sure|got it|i understand|no problem|no worries)(?: \w+){0,2}),/g;

const plain = (message: string): string =>
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
  return (word) =>
    word.length < 5 || /\d/.test(word) || known.has(word) || stems.has(stem(word))
      ? word
      : (near(word, 1) ?? (word.length > 8 ? near(word, 2) : undefined) ?? word);
};
