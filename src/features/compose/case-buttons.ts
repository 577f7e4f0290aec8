import type { FormData } from '../../discord/reply.ts';
import { buttonKind, formKind } from '../../discord/interactions/route.ts';
import type { Words } from '../../locale/words.ts';
import { detailsFields } from '../showing/details-fields.ts';
import type { Typed } from './description.ts';

export const tryAgainButton = buttonKind('compose-again', ['draft']);

export const caseForm = formKind('compose-case', ['name', 'age', 'gender', 'teaching_points', 'model']);

/** The form for the description of a case, filled in with what is already known. */
export const askForCase = ({ teaching_points: teachingPoints, ...typed }: Typed, words: Words): FormData =>
  caseForm.make({
    title: words.compose.form.title,
    fields: detailsFields({ ...typed, teachingPoints }, words),
    with: {},
  });
