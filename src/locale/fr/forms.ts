import { formsOf } from '../forms.ts';

export const { list, times } = formsOf('fr');

export const questions = (count: number): string => times(count, 'question', 'questions');

export const questionsAsked = (count: number): string => times(count, 'question posée', 'questions posées');
