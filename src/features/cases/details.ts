import type { FormData } from '../../discord/reply.ts';
import type { Words } from '../../locale/words.ts';
import { detailsFields } from '../showing/details-fields.ts';
import { detailsForm } from './buttons.ts';
import type { Details, KeptCase } from './collections.ts';

export const askForDetails = ({ id, details }: KeptCase, words: Words): FormData =>
  detailsForm.make({
    title: words.cases.detailsForm,
    fields: detailsFields(details, words),
    with: { kept: id },
  });

/** Blank fields that a case cannot be without keep what they had. */
export const detailsFrom = (
  typed: Readonly<Record<'name' | 'age' | 'gender' | 'teaching_points' | 'model', string>>,
  before: Details,
): Details => {
  const points = typed.teaching_points.trim();
  return {
    name: typed.name.trim() || before.name,
    age: typed.age.trim() || before.age,
    gender: typed.gender.trim() || before.gender,
    ...(points === '' ? {} : { teachingPoints: points }),
    model: typed.model.trim() || before.model,
  };
};
