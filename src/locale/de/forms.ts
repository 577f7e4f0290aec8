import { formsOf } from '../forms.ts';

export const { list, plural, times } = formsOf('de');

export const questions = (count: number): string => times(count, 'Frage', 'Fragen');
