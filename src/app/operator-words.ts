import { wordsFor, type Words } from '../locale/words.ts';

/** What the operator reads, in the terminal and in the log. */
export const operatorWords = (): Words => wordsFor('en');
