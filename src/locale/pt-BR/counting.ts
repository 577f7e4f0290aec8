import { times } from './forms.ts';

export const questions = (count: number): string => times(count, 'pergunta', 'perguntas');

export const questionsSetAside = (count: number): string =>
  times(count, 'pergunta deixada de lado', 'perguntas deixadas de lado');

export const questionsWaiting = (count: number): string =>
  times(count, 'pergunta na fila', 'perguntas na fila');
