import { buttonKind, formKind } from '../../discord/interactions/components.ts';
import type { FormData } from '../../discord/reply.ts';
import { escapeName } from '../../lib/markdown.ts';
import type { Description } from '../../service/compose.ts';
import type { Texts } from '../../locale/words.ts';

/** How a case is described: what is typed, read and asked for. */

/** The longest texts accepted, in characters; the form's fields and the commands' options share them. */
export const longest = { person: 100, teachingPoints: 4_000, model: 100 } as const;

/** The language models to choose from; the first is the default. */
export type Models = readonly [string, ...string[]];

/** What was entered in a command or a form, as it was typed. */
export interface Typed {
  readonly name?: string | undefined;
  readonly age?: string | undefined;
  readonly gender?: string | undefined;
  readonly teaching_points?: string | undefined;
  readonly model?: string | undefined;
}

type ReadDescription =
  | { readonly kind: 'complete'; readonly description: Description }
  /** What is missing or blank. */
  | { readonly kind: 'blank'; readonly fields: readonly ('name' | 'age' | 'gender')[] };

export const readDescription = (typed: Typed, [usual]: Models): ReadDescription => {
  const name = typed.name?.trim() ?? '';
  const age = typed.age?.trim() ?? '';
  const gender = typed.gender?.trim() ?? '';
  const needed = { name, age, gender };
  const fields = (['name', 'age', 'gender'] as const).filter((field) => needed[field] === '');
  if (fields.length > 0) return { kind: 'blank', fields };
  const teachingPoints = typed.teaching_points?.trim() ?? '';
  return {
    kind: 'complete',
    description: {
      ...needed,
      ...(teachingPoints === '' ? {} : { teachingPoints }),
      model: typed.model?.trim() || usual,
    },
  };
};

/** Tells the person what they left out. */
export const blankWords = (
  fields: Extract<ReadDescription, { kind: 'blank' }>['fields'],
  { compose }: Texts,
): string => compose.blank(fields.map((field) => compose.form[field]));

interface Heading {
  readonly what: string;
  readonly description: Description;
  readonly words: Texts;
}

export const headingOf = ({ what, description: { name, age, gender }, words }: Heading): string =>
  words.compose.heading(what, {
    name: escapeName(name),
    age: escapeName(age),
    gender: escapeName(gender),
  });

export const tryAgainButton = buttonKind('compose-again', ['draft']);

export const caseForm = formKind('compose-case', {
  name: 'text',
  age: 'text',
  gender: 'text',
  teaching_points: 'text',
  model: 'text',
});

/** The form for the description of a case, filled in with what is already known. */
export const askForCase = (
  typed: Typed,
  { models, words: { compose } }: { readonly models: Models; readonly words: Texts },
): FormData => {
  const { form } = compose;
  const person = { required: true, minLength: 1, maxLength: longest.person };
  const model = {
    label: form.model,
    description: form.modelHint,
    required: false,
    maxLength: longest.model,
    value: typed.model,
  };
  return caseForm.make({
    title: form.title,
    fields: {
      name: { label: form.name, description: form.nameHint, ...person, value: typed.name },
      age: { label: form.age, description: compose.options.age, ...person, value: typed.age },
      gender: { label: form.gender, ...person, value: typed.gender },
      teaching_points: {
        label: form.teachingPoints,
        description: form.teachingPointsHint,
        multiline: true,
        required: false,
        maxLength: longest.teachingPoints,
        value: typed.teaching_points,
      },
      model: models.length > 1 ? model : undefined,
    },
    with: {},
  });
};
