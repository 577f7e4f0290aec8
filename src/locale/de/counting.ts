import { plural } from './forms.ts';

/** Eine Zahl mit ihrem Wort: „1 Frage“, „2 Fragen“. */
export const times = (count: number, one: string, many: string): string =>
  `${count} ${plural(count, { one, other: many })}`;

export const questions = (count: number): string => times(count, 'Frage', 'Fragen');
