import { times } from './forms.ts';

export const questions = (count: number): string => times(count, 'pergunta', 'perguntas');
