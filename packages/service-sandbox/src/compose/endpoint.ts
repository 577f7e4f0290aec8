/** POST /external/v1/case/compose/ (`service-api.md` 4.3). */
import { z } from 'zod';
import type { Endpoint, Outcome } from '../endpoint.ts';
import { choose, yearsOf, type Choice } from './choose.ts';
import { vitalSignsOf } from './vital-signs.ts';

const text = z.string().trim().min(1);
const person = { name: text, age: text, gender: text, teaching_points: z.string().optional(), model: text };
const packaging = { other_sections: z.string().optional(), packaged: z.boolean() };

const composeSchema = z.discriminatedUnion('section', [
  z.strictObject({ ...person, section: z.literal('narrative') }),
  z.strictObject({ ...person, ...packaging, section: z.literal('vital_signs') }),
  z.strictObject({ ...person, ...packaging, section: z.literal('exam') }),
]);

type Request = z.infer<typeof composeSchema>;

const asText = (body: string): Outcome => ({
  status: 200,
  body: JSON.stringify(body),
  type: 'application/json',
});

/** Before each narrative, so that nobody takes it for more than it is. */
const stockNote = 'Demo: a stock text of the sandbox, not written for this case.';
/** Said instead, in every section, if the text does not follow its teaching points. */
const demoNote = 'Demo text: the sandbox has no case for these teaching points.';

const paragraphs = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');

/** It follows the teaching points without repeating them, because students get to read it. */
const narrative = ({ name, age, gender }: Request, { presentation, fits }: Choice): string => {
  const { place, complaint, story } = presentation;
  return paragraphs(
    fits ? stockNote : demoNote,
    `${name} (age: ${age}; gender: ${gender}) comes to ${place} with ${complaint}.`,
    story,
  );
};

const vitalSigns = ({ age }: Request, { presentation, fits }: Choice, packaged: boolean): Outcome => {
  const signs = vitalSignsOf(presentation.vitals, yearsOf(age));
  if (packaged) {
    const note = { name: 'Note', value: demoNote, unit: '', normal_range: '' };
    return { status: 200, body: fits ? signs : [...signs, note] };
  }
  const lines = signs.map(({ name, value, unit }) => `${name}: ${value} ${unit}`).join('\n');
  return asText(paragraphs(fits ? '' : demoNote, lines));
};

const exam = ({ presentation, fits }: Choice, packaged: boolean): Outcome => {
  const findings = Object.entries(presentation.exam).map(([name, finding]) => ({ name, finding }));
  if (packaged)
    return { status: 200, body: fits ? findings : [...findings, { name: 'Note', finding: demoNote }] };
  const lines = findings.map(({ name, finding }) => `${name}: ${finding}`).join('\n');
  return asText(paragraphs(fits ? '' : demoNote, lines));
};

export const composeEndpoint: Endpoint<Request> = {
  method: 'POST',
  path: '/external/v1/case/compose/',
  type: 'application/json',
  schema: composeSchema,
  handle: (request) => {
    const others = request.section === 'narrative' ? '' : (request.other_sections ?? '');
    const choice = choose(request.teaching_points ?? '', others, request);
    switch (request.section) {
      case 'narrative':
        return asText(narrative(request, choice));
      case 'vital_signs':
        return vitalSigns(request, choice, request.packaged);
      case 'exam':
        return exam(choice, request.packaged);
    }
  },
};
