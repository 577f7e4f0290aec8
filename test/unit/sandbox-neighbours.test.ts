import { describe, expect, test } from 'vitest';
import { cases } from '../../src/sandbox/cases/all.ts';
import { freshChat } from '../../src/sandbox/patient.ts';
import { patients } from '../support/patients.ts';

/** What the patient says to the last of these questions. */
const lastOf = (name: string, questions: readonly string[]): string => {
  const patient = cases.find(({ title }) => title.includes(name));
  if (patient === undefined) throw new Error(`no patient called ${name}`);
  let state = freshChat;
  let text = '';
  for (const question of questions) ({ text, state } = patients(patient, state, question));
  return text;
};

describe('two things that are asked in one question', () => {
  test.each([
    ['Adeyemi', 'Are you married, any children?', ['married', 'six']],
    ['Castellano', 'How did you get here, and is somebody with you?', ['drove', 'waiting room']],
    ['Brandt', 'What happened today, and why did you call for help?', ['boxes', 'wife called']],
  ])('%s: %s', (name, question, parts) => {
    for (const part of parts) expect(lastOf(name, [question])).toContain(part);
  });
});

describe('what is only touched in a question is not told', () => {
  test.each([
    ['Castellano', ['What is the date of your last bleed, I mean your period?'], 'Tuesday'],
    ['Castellano', ['Now raise the right leg off the bed, is that painful?'], 'letting go'],
    ['Adeyemi', ['Shall I dim the light and lower my voice a bit?'], 'hoarse'],
    ['Hale', ['Do you have a risk for HIV, such as used needles?'], 'bother'],
    ['Hale', ['How high did your temperature get?'], 'nobody told me'],
    ['Lindqvist', ['Did you nap yesterday?'], 'as tired as I was'],
    [
      'Lindqvist',
      ['Did anyone in your family have a heart attack or cancer, and at what age?'],
      'sixty or so',
    ],
  ])('%s: %s', (name, questions, stray) => {
    expect(lastOf(name, questions)).not.toContain(stray);
  });
});

describe('a neighbour of the last fact is no answer', () => {
  test.each([
    ['Hale', ['Do you sweat at night?', 'Did that come on all at once?'], 'suddenly'],
    ['Lindqvist', ['What do you drink?', 'Do you pass more water than before?'], 'ten times'],
    ['Lindqvist', ['Which illnesses do you have?', 'What do you use against it?'], 'hydrochlorothiazide'],
    ['Lindqvist', ['Do you have grandchildren?', 'What is your cat called?'], 'Minka'],
    ['Lindqvist', ['Itching anywhere?', 'Where is it?'], 'down below'],
    ['Brandt', ['What do you take?', 'Have you stopped any of them?'], 'legs ached'],
    ['Brandt', ['Is anyone in your family ill?', 'When did your brother have his stent?'], '53'],
    ['Castellano', ['Do you have diarrhoea?', 'When have you last been?'], 'Yesterday morning'],
    ['Castellano', ['Where is the pain?', 'Where was it before that?'], 'navel'],
    ['Adeyemi', ['Any headaches before?', 'How do your usual migraines begin?'], 'zigzags'],
  ])('%s: %j', (name, questions, part) => {
    expect(lastOf(name, questions)).toContain(part);
  });
});

describe('a feeling or a finding is no consent', () => {
  test.each([
    ['Castellano', ['You may need surgery. How would you feel about that?'], 'scared'],
    ['Castellano', ['Tell me if it is sore when I push on the left side.'], 'on the left'],
    ['Hale', ['I put this clip on to check your oxygen. What does it say?'], 'nobody told me'],
    ['Lindqvist', ['I touch you with a monofilament. Say yes as soon as you feel it.'], 'thick socks'],
    ['Brandt', ['No cigarettes and no driving until we know more, please.'], 'I won’t'],
  ])('%s: %j', (name, questions, part) => {
    expect(lastOf(name, questions)).toContain(part);
  });
});
