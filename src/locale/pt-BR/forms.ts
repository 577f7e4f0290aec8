import { formsOf } from '../forms.ts';

/** Brazilians write "0 perguntas"; by their own rule, `Intl` would have "0 pergunta". */
export const { list, plural, times } = formsOf('pt-BR', 'pt-PT');

export const questions = (count: number): string => times(count, 'pergunta', 'perguntas');

export const questionsWaiting = (count: number): string =>
  times(count, 'pergunta na fila', 'perguntas na fila');
