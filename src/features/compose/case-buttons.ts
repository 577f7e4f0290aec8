import type { FormData } from '../../discord/reply.ts';
import { buttonKind, formKind } from '../../discord/interactions/route.ts';
import type { Words } from '../../locale/words.ts';
import { longest, type Typed } from './description.ts';

export const tryAgainButton = buttonKind('compose-again', ['draft']);

export const caseForm = formKind('compose-case', ['name', 'age', 'gender', 'teaching_points', 'model']);

const filled = (value: string | undefined): { value?: string } =>
  value === undefined || value === '' ? {} : { value };

/** The form for the description of a case, filled in with what is already known. */
export const askForCase = (typed: Typed, { compose: { form } }: Words): FormData => {
  const person = { required: true, minLength: 1, maxLength: longest.person };
  return caseForm.make({
    title: form.title,
    fields: {
      name: { label: form.name, description: form.nameHint, ...person, ...filled(typed.name) },
      age: { label: form.age, description: form.ageHint, ...person, ...filled(typed.age) },
      gender: { label: form.gender, ...person, ...filled(typed.gender) },
      teaching_points: {
        label: form.teachingPoints,
        description: form.teachingPointsHint,
        multiline: true,
        required: false,
        maxLength: longest.teachingPoints,
        ...filled(typed.teaching_points),
      },
      model: {
        label: form.model,
        description: form.modelHint,
        required: false,
        maxLength: longest.model,
        ...filled(typed.model),
      },
    },
    with: {},
  });
};
