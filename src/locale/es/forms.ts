import { formsOf } from '../forms.ts';

export const { list, plural, times } = formsOf('es');

export const questions = (count: number): string => times(count, 'pregunta', 'preguntas');
