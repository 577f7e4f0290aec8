import { formsOf } from '../forms.ts';

export const { plural, times, list } = formsOf('pt-BR');
