/** POST /external/v1/case/compose/ (`service-api.md` 4.3). */
import { z } from 'zod';
import type { Endpoint, Outcome } from './endpoint.ts';
import { presentations, type Presentation } from './presentations.ts';

const text = z.string().trim().min(1);
const person = { name: text, age: text, gender: text, teaching_points: z.string().optional(), model: text };
const packaging = { other_sections: z.string().optional(), packaged: z.boolean() };

const composeSchema = z.discriminatedUnion('section', [
  z.strictObject({ ...person, section: z.literal('narrative') }),
  z.strictObject({ ...person, ...packaging, section: z.literal('vital_signs') }),
  z.strictObject({ ...person, ...packaging, section: z.literal('exam') }),
]);

type Request = z.infer<typeof composeSchema>;

const presentationFor = (hints: string): Presentation | undefined => {
  const words = hints.toLowerCase();
  return (
    presentations.find((each) => each.words.some((word) => words.includes(word))) ?? presentations.at(-1)
  );
};

const asText = (body: string): Outcome => ({
  status: 200,
  body: JSON.stringify(body),
  type: 'application/json',
});

const narrative = ({ name, age, gender, teaching_points: points }: Request, shown: Presentation): string => {
  const teaching = points?.trim() ?? '';
  const aims = teaching === '' ? '' : `\n\nTeaching points: ${teaching}`;
  return `${name} (age: ${age}; gender: ${gender}) comes to the emergency department with ${shown.complaint}.\n\n${shown.story}${aims}`;
};

export const composeEndpoint: Endpoint<Request> = {
  method: 'POST',
  path: '/external/v1/case/compose/',
  type: 'application/json',
  schema: composeSchema,
  handle: (request) => {
    const others = request.section === 'narrative' ? '' : (request.other_sections ?? '');
    // A narrative of ours names its complaint; the teaching points decide where there is none.
    const known = presentations.find(({ complaint }) => others.includes(complaint));
    const shown = known ?? presentationFor(`${request.teaching_points ?? ''} ${others}`);
    if (shown === undefined) return { status: 500, body: {} };
    switch (request.section) {
      case 'narrative':
        return asText(narrative(request, shown));
      case 'vital_signs':
        return request.packaged
          ? { status: 200, body: shown.vitalSigns }
          : asText(shown.vitalSigns.map(({ name, value, unit }) => `${name}: ${value} ${unit}`).join('\n'));
      case 'exam':
        return request.packaged
          ? { status: 200, body: shown.exam }
          : asText(shown.exam.map(({ name, finding }) => `${name}: ${finding}`).join('\n'));
    }
  },
};
