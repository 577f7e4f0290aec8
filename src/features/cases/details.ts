import type { FormData, Reply } from '../../discord/reply.ts';
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

type Typed = Readonly<Record<'name' | 'age' | 'gender' | 'teaching_points' | 'model', string>>;

/** What was typed, as a file, because it could not be kept. */
export const typedDetails = (typed: Typed, why: string, words: Words): Reply => {
  const { compose, cases: texts } = words;
  const { name, age, gender, teachingPoints, model } = compose.form;
  const lines = [
    `${name}: ${typed.name}`,
    `${age}: ${typed.age}`,
    `${gender}: ${typed.gender}`,
    `${model}: ${typed.model}`,
    `${teachingPoints}:\n${typed.teaching_points}`,
  ];
  const uploads = [{ name: 'details.txt', data: lines.join('\n') }];
  return { kind: 'private', messages: [{ content: `${why}\n${texts.typedFile}`, uploads }] };
};

/** Blank fields that a case cannot be without keep what they had. */
export const detailsFrom = (typed: Typed, before: Details): Details => {
  const points = typed.teaching_points.trim();
  return {
    name: typed.name.trim() || before.name,
    age: typed.age.trim() || before.age,
    gender: typed.gender.trim() || before.gender,
    ...(points === '' ? {} : { teachingPoints: points }),
    model: typed.model.trim() || before.model,
  };
};
