import { formsOf } from '../forms.ts';

export const { plural, list } = formsOf('de');
