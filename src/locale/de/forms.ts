import { formsOf } from '../forms.ts';

export const { list, times } = formsOf('de');

export const questions = (count: number): string => times(count, 'Frage', 'Fragen');
