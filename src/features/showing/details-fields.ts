import type { TextField } from '../../discord/reply.ts';
import type { Words } from '../../locale/words.ts';

/** The fields in which somebody describes a case: the same when it is composed and when its details are changed. */

/** The longest texts accepted, in characters; the form's fields and the commands' options share them. */
export const longest = { person: 100, teachingPoints: 4_000, model: 100 } as const;

type Field = 'name' | 'age' | 'gender' | 'teaching_points' | 'model';

/** What is known already, as it was typed. */
type Known = Readonly<
  Partial<Record<Exclude<Field, 'teaching_points'> | 'teachingPoints', string | undefined>>
>;

export const detailsFields = (
  known: Known,
  { compose: { form } }: Words,
): Readonly<Record<Field, TextField>> => {
  const person = { required: true, minLength: 1, maxLength: longest.person };
  return {
    name: { label: form.name, description: form.nameHint, ...person, value: known.name },
    age: { label: form.age, description: form.ageHint, ...person, value: known.age },
    gender: { label: form.gender, ...person, value: known.gender },
    teaching_points: {
      label: form.teachingPoints,
      description: form.teachingPointsHint,
      multiline: true,
      required: false,
      maxLength: longest.teachingPoints,
      value: known.teachingPoints,
    },
    model: {
      label: form.model,
      description: form.modelHint,
      required: false,
      maxLength: longest.model,
      value: known.model,
    },
  };
};
