import { escapeMarkdown } from '../../lib/markdown.ts';
import type { Description } from '../../service/compose.ts';
import { composeTexts } from '../../locale/en/compose.ts';

/** Longest texts taken, in characters; the form's fields and the commands' options share them. */
export const longest = { person: 100, teachingPoints: 4_000, model: 100 } as const;

/** What a command or a form gave, as it was typed. */
export interface Typed {
  readonly name?: string | undefined;
  readonly age?: string | undefined;
  readonly gender?: string | undefined;
  readonly teaching_points?: string | undefined;
  readonly model?: string | undefined;
}

export type ReadDescription =
  | { readonly kind: 'complete'; readonly description: Description }
  /** The labels of what is missing or blank. */
  | { readonly kind: 'blank'; readonly labels: readonly string[] };

/** `model` is what an empty model stands for. */
export const readDescription = (typed: Typed, model: string): ReadDescription => {
  const name = typed.name?.trim() ?? '';
  const age = typed.age?.trim() ?? '';
  const gender = typed.gender?.trim() ?? '';
  const labels = [
    ...(name === '' ? [composeTexts.form.name] : []),
    ...(age === '' ? [composeTexts.form.age] : []),
    ...(gender === '' ? [composeTexts.form.gender] : []),
  ];
  if (labels.length > 0) return { kind: 'blank', labels };
  const teachingPoints = typed.teaching_points?.trim() ?? '';
  return {
    kind: 'complete',
    description: {
      name,
      age,
      gender,
      ...(teachingPoints === '' ? {} : { teachingPoints }),
      model: typed.model?.trim() || model,
    },
  };
};

export const headingOf = (what: string, { name, age, gender }: Description): string =>
  composeTexts.heading(what, {
    name: escapeMarkdown(name),
    age: escapeMarkdown(age),
    gender: escapeMarkdown(gender),
  });
