import { describe, expect, test } from 'vitest';
import { cases } from '../../src/sandbox/cases/all.ts';
import { freshChat } from '../../src/sandbox/patient.ts';
import { patients } from '../support/patients.ts';

const answerOf = (name: string, question: string): string => {
  const patient = cases.find(({ title }) => title.includes(name));
  if (patient === undefined) throw new Error(`no patient called ${name}`);
  return patients(patient, freshChat, question).text;
};

describe('nothing is said beside the answer that the words did not ask for', () => {
  test.each([
    [
      'Adeyemi',
      'What were you doing when it struck? Sport, sex, lifting a box?',
      'lifting weights',
      'husband',
    ],
    ['Adeyemi', 'Do you see double, blurred, or are there black spots?', 'double', 'rash'],
    [
      'Adeyemi',
      'Is there a wood stove at home? Anyone at home with headaches as well?',
      'nobody else',
      'who is six',
    ],
    ['Adeyemi', 'Peanuts, latex, bees, anything like that?', 'None', 'contrast'],
    ['Brandt', 'Any rash or itching from medicines so far?', 'Penicillin', 'no rash'],
    [
      'Brandt',
      'Your siblings and your mother? Anything with the kidneys or diabetes?',
      'in my family',
      'It was tested',
    ],
    ['Brandt', 'Do your calves cramp when you walk far?', 'calves', 'sat down'],
    ['Brandt', 'Have they already taken an ECG and drawn blood?', 'They took blood', 'fine with me'],
    ['Hale', 'Are you eating and drinking all right?', 'Two glasses of tea', 'beer'],
    ['Castellano', 'Any drugs or pills when you go out?', 'cannabis', 'ibuprofen'],
    ['Castellano', 'Are you able to lie flat, or must you curl up?', 'curled up', 'breathing'],
  ])('%s, asked %j', (name, question, part, stray) => {
    const text = answerOf(name, question);
    expect(text).toContain(part);
    expect(text).not.toContain(stray);
  });
  test('what is asked besides in words of its own is still told', () => {
    expect(answerOf('Adeyemi', 'How is your sight? Any rash or spots on the skin?')).toContain('rash');
    expect(answerOf('Hale', 'How is your appetite? And do you drink alcohol?')).toContain('beer');
  });
});

describe('at the bedside', () => {
  test.each([
    ['Adeyemi', 'Please count backwards from 100 in steps of seven.', 'Ninety-three'],
    ['Adeyemi', 'Hold your arms out in front of you. Does either of them sink?', 'Both sides'],
    ['Adeyemi', 'Walk a few metres for me, please.', 'Like this?'],
    [
      'Adeyemi',
      'I look into your eyes with the lamp, is there any papilloedema?',
      'You will have to tell me',
    ],
    ['Brandt', 'What was the blood pressure that the ambulance crew measured?', 'high, they said'],
    ['Brandt', 'What are the readings?', 'high, they said'],
    ['Hale', 'I am going to knock on your back now. Is it dull on the right?', 'You will have to tell me'],
    ['Castellano', 'What hurts more, when I press or when I let go?', 'letting go hurts more'],
    ['Lindqvist', 'May I measure a few things, like pulse and weight?', 'go ahead'],
    ['Lindqvist', 'I will press on your belly now, any tenderness?', 'does not hurt'],
  ])('%s, told %j', (name, said, part) => {
    expect(answerOf(name, said)).toContain(part);
  });
});

describe('what is explained and asked for at the beginning and the end', () => {
  test.each([
    ['Hale', 'Hello, I am Ben, a student, and I would like to ask you some things, ok?', 'of course'],
    ['Castellano', 'Hi, I am Lea, alright if I ask you some questions?', 'of course'],
    ['Adeyemi', 'We have to exclude that a vessel has burst.', 'Is that serious?'],
    ['Adeyemi', 'We must make sure that it is not a bleed. Do you understand?', 'I think so'],
    ['Adeyemi', 'We need to do a CT scan to rule out a bleed.', 'fine with me'],
    ['Adeyemi', 'Perhaps we also do a lumbar puncture. Have you ever heard of that?', 'explain it'],
    ['Adeyemi', 'Sorry for the strange sounding question', 'It is all right'],
    ['Hale', 'You will get antibiotics. Please finish the whole course even if you feel well.', 'All right'],
    ['Hale', 'I would order an x-ray and some blood tests. Fine with you?', 'fine with me'],
    ['Hale', 'Cool, any questions left?', 'Can the baby catch it?'],
  ])('%s, told %j', (name, said, part) => {
    const text = answerOf(name, said);
    expect(text).toContain(part);
    expect(text).not.toContain('I don’t know what to say');
  });
});
