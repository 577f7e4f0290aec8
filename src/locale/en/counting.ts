/** A number with its noun: "1 question", "2 questions". */
export const times = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const questions = (count: number): string => times(count, 'question', 'questions');
