import type { FormData } from '../../discord/reply.ts';
import type { Words } from '../../locale/words.ts';
import { detailsForm } from './buttons.ts';
import type { Details, KeptCase } from './collections.ts';

/** The longest texts of the form, in characters: the same as in `/compose`. */
const longest = { person: 100, teachingPoints: 4_000, model: 100 };

const filled = (value: string | undefined): { value?: string } =>
  value === undefined || value === '' ? {} : { value };

export const askForDetails = ({ id, details }: KeptCase, { cases, compose: { form } }: Words): FormData => {
  const person = { required: true, minLength: 1, maxLength: longest.person };
  return detailsForm.make({
    title: cases.detailsForm,
    fields: {
      name: { label: form.name, description: form.nameHint, ...person, ...filled(details.name) },
      age: { label: form.age, description: form.ageHint, ...person, ...filled(details.age) },
      gender: { label: form.gender, ...person, ...filled(details.gender) },
      teaching_points: {
        label: form.teachingPoints,
        description: form.teachingPointsHint,
        multiline: true,
        required: false,
        maxLength: longest.teachingPoints,
        ...filled(details.teachingPoints),
      },
      model: {
        label: form.model,
        description: form.modelHint,
        required: false,
        maxLength: longest.model,
        ...filled(details.model),
      },
    },
    with: { kept: id },
  });
};

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
