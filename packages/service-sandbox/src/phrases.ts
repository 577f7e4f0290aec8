/** Looks for phrases in what somebody wrote: word by word, in any form, with a slip of the pen, and unless it is denied. */
import leven from 'leven';
import { stemmer } from 'stemmer';
import { z } from 'zod';
import { plain } from './hearing/words.ts';

interface Word {
  readonly said: string;
  readonly stem: string;
}

const wordsOf = (text: string): readonly Word[] =>
  (plain(text).match(/\p{N}+|\p{L}+\p{N}*/gu) ?? []).map((said) => ({ said, stem: stemmer(said) }));

export type Phrases = readonly (readonly Word[])[];

const phrasesOf = (text: string): Phrases => text.split(',').map(wordsOf);

/** In a data file: "paper speed, 25 mm". */
export const phrases = z.string().transform(phrasesOf);

export type Clauses = readonly (readonly Word[])[];

/** What is denied in one clause is not denied in the next. */
export const clausesOf = (text: string): Clauses =>
  plain(text)
    .split(/[.,;:!?\n()]+(?!\d)|\b(?:but|because|please|so(?! far))\b/)
    .map(wordsOf)
    .filter((words) => words.length > 0);

const isSame = (one: Word, other: Word): boolean => {
  // To the stemmer, "his" is the plural of "hi".
  if (one.said === other.said || (one.stem === other.stem && one.stem.length > 2)) return true;
  if (Math.min(one.said.length, other.said.length) < 6 || one.said[0] !== other.said[0]) return false;
  return leven(one.said, other.said) <= (other.said.length > 8 ? 2 : 1);
};

const denials = new Set(['not', 'no', 'never', 'without', 'nor', 'neither', 'avoid', 'instead', 'skip']);
const denies = (words: readonly Word[]): boolean => words.some(({ said }) => denials.has(said));

const opinion = /^(?:think|believe|suspect)$/;
/** "Not a lung embolism", "I do not think that it is one". */
const isDenied = (before: readonly Word[]): boolean =>
  denies(before.slice(-3)) ||
  before.some(({ said }, at) => opinion.test(said) && denies(before.slice(0, at)));

/** "short breath" is in "short of breath". */
const widestGap = 2;

const follows = (clause: readonly Word[], from: number, phrase: readonly Word[]): boolean => {
  const [word, ...rest] = phrase;
  if (word === undefined) return true;
  const at = clause.findIndex((each, index) => index >= from && isSame(each, word));
  const isNear = at !== -1 && at <= from + widestGap && !denies(clause.slice(from, at));
  return isNear && follows(clause, at + 1, rest);
};

/** "I am not sure" and "why not" deny nothing. */
const hedges = phrasesOf('not sure, no idea, do not know, no doubt, not only, why not, not forget');

const isIn = (clause: readonly Word[], phrase: readonly Word[]): boolean => {
  const [first, ...rest] = phrase;
  return clause.some((word, at) => {
    if (first === undefined || !isSame(word, first) || !follows(clause, at + 1, rest)) return false;
    const before = clause.slice(0, at);
    return (
      !isDenied(before) || hedges.some((hedge) => before.some((_each, from) => follows(before, from, hedge)))
    );
  });
};

/** How many of the phrases are there. */
export const countIn = (clauses: Clauses, wanted: Phrases): number =>
  wanted.filter((phrase) => clauses.some((clause) => isIn(clause, phrase))).length;

export const says = (clauses: Clauses, wanted: Phrases): boolean => countIn(clauses, wanted) > 0;
