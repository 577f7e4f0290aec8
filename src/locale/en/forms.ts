import { formsOf } from '../forms.ts';

export const { list, times } = formsOf('en');

export const questions = (count: number): string => times(count, 'question', 'questions');
