import { plural } from './forms.ts';

/** A number with its noun: "1 question", "2 questions". */
export const times = (count: number, one: string, many: string): string =>
  `${count} ${plural(count, { one, other: many })}`;

export const questions = (count: number): string => times(count, 'question', 'questions');
