import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { presentations } from '../src/compose/choose.ts';
import { startSandbox, type Sandbox } from '../src/sandbox.ts';
import { patients } from './patients.ts';

let sandbox: Sandbox;
let bearer: string;

beforeAll(async () => {
  sandbox = await startSandbox({ answering: patients });
  const fields = {
    grant_type: 'password',
    username: 'teacher',
    password: 'demo-teacher',
    client_id: sandbox.clientId,
    client_secret: sandbox.clientSecret,
  };
  const answer = await fetch(`${sandbox.authUrl}/o/token/`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  bearer = z.object({ access_token: z.string() }).parse(await answer.json()).access_token;
});
afterAll(() => sandbox.close());

const someone = { name: 'Kim Berg', age: '47', gender: 'female', model: 'm' };

const compose = async (fields: Readonly<Record<string, unknown>>): Promise<unknown> => {
  const answer = await fetch(`${sandbox.baseUrl}/external/v1/case/compose/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify({ ...someone, ...fields }),
  });
  expect(answer.status).toBe(200);
  return answer.json();
};

const narrative = async (points: string, person = {}): Promise<string> =>
  z.string().parse(await compose({ section: 'narrative', teaching_points: points, ...person }));

const signsSchema = z.array(
  z.strictObject({
    name: z.string(),
    value: z.union([z.number(), z.string()]),
    unit: z.string(),
    normal_range: z.string(),
  }),
);

const whichIn = (text: string): string | undefined =>
  presentations.find(({ complaint }) => text.includes(complaint))?.about[0]?.[0]?.said;

describe('a composed case follows its teaching points', () => {
  it('with twelve presentations, which differ in their complaints', () => {
    expect(presentations.length).toBe(12);
    expect(new Set(presentations.map(({ complaint }) => complaint)).size).toBe(presentations.length);
  });

  it.each([
    ['Acute coronary syndrome: an ECG within ten minutes', 'myocardial'],
    ['chest pain', 'myocardial'],
    ['Community-acquired pneumonia, CRB-65', 'pneumonia'],
    ['recognise DKA early', 'dka'],
    ['migraine with aura', 'migraine'],
    ['apendicitis', 'appendicitis'],
    ['PE and the Wells score', 'pulmonary'],
    ['Asthma attack', 'asthma'],
    ['heart failure', 'heart'],
    ['Stroke: time is brain', 'stroke'],
    ['sepsis six', 'sepsis'],
    ['Asking about suicide in depression', 'depression'],
    ['ectopic pregnancy', 'ectopic'],
  ])('%s', async (points, which) => {
    const text = await narrative(points);
    expect(whichIn(text)).toBe(which);
    expect(text).toMatch(/stock text/i);
    expect(text).not.toMatch(/demo text/i);
  });

  it.each([
    ['no man is pregnant', 'ectopic pregnancy', { age: '30', gender: 'male' }],
    ['no child has a heart attack', 'heart attack', { age: '6', gender: 'male' }],
    ['nothing fits', 'broken ankle', {}],
  ])('and is labelled as a demo text if %s', async (_why, points, person) => {
    const text = await narrative(points, person);
    expect(text).toMatch(/demo text/i);
    expect(whichIn(text)).not.toBe('ectopic');
    for (const section of ['vital_signs', 'exam']) {
      for (const packaged of [true, false]) {
        const told = await compose({ section, packaged, teaching_points: points, ...person });
        expect(JSON.stringify(told)).toMatch(/demo text/i);
      }
    }
  });
});

describe('the sections of a case go together', () => {
  it.each(presentations.map(({ about, complaint }) => [complaint, about] as const))(
    '%s',
    async (complaint, about) => {
      const { ages, gender = 'female' } = presentations.find((each) => each.complaint === complaint) ?? {};
      const person = { gender, age: String(ages?.[0] ?? 40) };
      const text = await narrative(
        about
          .flat()
          .map(({ said }) => said)
          .join(' '),
        person,
      );
      expect(text).toContain(complaint);
      // The teacher's own points may be gone by then: the narrative alone decides.
      const rest = { ...person, other_sections: text };
      const signs = signsSchema.parse(await compose({ section: 'vital_signs', packaged: true, ...rest }));
      const shown = presentations.find((each) => each.complaint === complaint);
      expect(signs.map(({ name }) => name)).toEqual([
        'Heart rate',
        'Blood pressure',
        'Respiratory rate',
        'Temperature',
        'Oxygen saturation',
      ]);
      expect(signs.at(-1)?.value).toBe(shown?.vitals.saturation);
      const exam = await compose({ section: 'exam', packaged: true, ...rest });
      expect(exam).toEqual(Object.entries(shown?.exam ?? {}).map(([name, finding]) => ({ name, finding })));
      const plain = z.string().parse(await compose({ section: 'exam', packaged: false, ...rest }));
      for (const finding of Object.values(shown?.exam ?? {})) expect(plain).toContain(finding);
    },
  );

  it('and vital signs match the age', async () => {
    const heartRate = async (age: string): Promise<string | undefined> => {
      const fields = { section: 'vital_signs', packaged: true, teaching_points: 'appendicitis', age };
      return signsSchema.parse(await compose(fields))[0]?.normal_range;
    };
    expect(await heartRate('40')).toBe('60-100');
    expect(await heartRate('4 years')).toBe('80-120');
    expect(await heartRate('10 months')).toBe('100-160');
  });
});
