import { describe, expect, test } from 'vitest';
import { cases } from '../../src/sandbox/cases/all.ts';
import { freshChat } from '../../src/sandbox/patient.ts';
import { patients } from '../support/patients.ts';

const answer = (name: string, question: string): string => {
  const patient = cases.find(({ title }) => title.includes(name));
  if (patient === undefined) throw new Error(`no patient called ${name}`);
  return patients(patient, freshChat, question).text;
};

const times = (text: string, part: string): number => text.split(part).length - 1;

describe('of two answers side by side', () => {
  test.each([
    ['Castellano', 'Have you felt sick or vomited at all since it began?', 'threw up twice'],
    ['Castellano', 'Are your parents and siblings healthy?', 'gall bladder'],
    ['Adeyemi', 'Have you had a knock to the head or a fall recently?', 'knees gave way'],
    ['Lindqvist', 'Do you have to go to the toilet more often? How about during the night?', 'four times'],
    ['Lindqvist', 'lost weight? how many kg', 'ive kilos'],
  ])('%s, asked “%s”, says once what both tell', (name, question, part) => {
    expect(times(answer(name, question), part)).toBe(1);
  });

  test('each is given that says no to something else in similar words', () => {
    const said = answer('Brandt', 'Do you have a cough? Do you bring up any phlegm?');
    expect(said).toContain('no cough');
    expect(said).toContain('no phlegm');
  });
});

test('what makes it worse is not denied next to what helps', () => {
  const said = answer(
    'Castellano',
    'Exacerbating and relieving factors: what happens when you cough or lie still?',
  );
  expect(said).toContain('oughing makes it an eight');
  expect(said).not.toContain('Not that I have noticed');
});

test.each([
  ['Castellano', 'smoke drink drugs?', ['don’t smoke', 'wine', 'cannabis']],
  ['Adeyemi', 'smoking alcohol', ['cigarettes', 'wine']],
  ['Brandt', 'job family hobbies', ['lorry', 'father', 'Fishing']],
])('%s, asked “%s”, answers each of the words', (name, question, parts) => {
  const said = answer(name, question);
  for (const part of parts) expect(said).toContain(part);
});

test('the complaint is not told again after what was asked', () => {
  const said = answer('Castellano', 'Have you had an anaesthetic, and were there any problems with it?');
  expect(said).not.toContain('My belly hurts');
});
