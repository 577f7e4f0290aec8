import { buttonKind, formKind } from '../../discord/interactions/route.ts';
import type { FormData } from '../../discord/reply.ts';
import { escapeName } from '../../lib/markdown.ts';
import type { Description } from '../../service/compose.ts';
import type { Words } from '../../locale/words.ts';
import { detailsFields } from '../showing/details-fields.ts';

/** How a case is described: what is typed, read and asked for. */

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

/** `model` is the default for an empty model. */
export const readDescription = (typed: Typed, model: string): ReadDescription => {
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
      model: typed.model?.trim() || model,
    },
  };
};

/** Tells the person what they left out. */
export const blankWords = (
  fields: Extract<ReadDescription, { kind: 'blank' }>['fields'],
  { compose }: Words,
): string => compose.blank(fields.map((field) => compose.form[field]));

interface Heading {
  readonly what: string;
  readonly description: Description;
  readonly words: Words;
}

export const headingOf = ({ what, description: { name, age, gender }, words }: Heading): string =>
  words.compose.heading(what, {
    name: escapeName(name),
    age: escapeName(age),
    gender: escapeName(gender),
  });

export const tryAgainButton = buttonKind('compose-again', ['draft']);

export const caseForm = formKind('compose-case', ['name', 'age', 'gender', 'teaching_points', 'model']);

/** The form for the description of a case, filled in with what is already known. */
export const askForCase = ({ teaching_points: teachingPoints, ...typed }: Typed, words: Words): FormData =>
  caseForm.make({
    title: words.compose.form.title,
    fields: detailsFields({ ...typed, teachingPoints }, words),
    with: {},
  });
