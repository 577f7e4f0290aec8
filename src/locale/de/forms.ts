import { formsOf } from '../forms.ts';

export const { lasting, list, plural, times } = formsOf('de');

export const questions = (count: number): string => times(count, 'Frage', 'Fragen');
