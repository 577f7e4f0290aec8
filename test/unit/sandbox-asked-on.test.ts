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

describe('what was just told is not the answer to a new question word', () => {
  test.each([
    ['Brandt', ['Do you drink beer or wine?', 'For how long?'], 'young man'],
    ['Brandt', ['Is your cholesterol raised?', 'Since when?'], 'two years ago'],
    [
      'Brandt',
      ['Is your cholesterol raised?', 'Do you take anything for it?', 'And why did you stop?'],
      'ached',
    ],
    ['Brandt', ['Have you tried anything against the pain?', 'From whom?'], 'My wife'],
    ['Brandt', ['Ever been operated on?', 'What for?'], 'inflamed'],
    ['Brandt', ['Any similar attacks lately?', 'How did they go away?'], 'I stopped'],
    ['Brandt', ['Is your blood pressure high?', 'Who diagnosed it?'], 'Dr. Hansen'],
    ['Castellano', ['Where were you on holiday?', 'With whom?'], 'friends'],
    ['Castellano', ['Are you on the pill?', 'Who prescribed that?'], 'gynaecologist'],
    ['Castellano', ['Where is the pain now?', 'Before that, where was it?'], 'navel'],
    ['Castellano', ['Did you vomit?', 'Did that come before the pain?'], 'pain came first'],
    ['Hale', ['Do you smoke?', 'Do you smoke less at the moment?'], 'can’t stand them'],
    ['Hale', ['Do you play any sport?', 'When did you last do it?'], 'Friday a week ago'],
    ['Adeyemi', ['Do you take supplements?', 'What is in them?'], 'caffeine'],
    ['Lindqvist', ['Have you lost weight? Do your skirts slip?', 'By how many kilos?'], 'Five kilos'],
    ['Lindqvist', ['Any cramps at night?', 'What do you use against them?'], 'Magnesium'],
    ['Lindqvist', ['Who lives with you?', 'I am so sorry. How long ago did he die?'], 'five years ago'],
    ['Lindqvist', ['Have you brought a list of your medicines?', 'What are they for?'], 'blood pressure'],
  ])('%s, asked %j', (name, questions, part) => {
    expect(lastOf(name, questions)).toContain(part);
  });

  test('of what was told, only the sentence that holds it is told again', () => {
    const answer = lastOf('Brandt', ['Do you snore?', 'Who told you so?']);
    expect(answer).toBe('As I said: Like a bear, my wife says.');
  });

  test('who does not know says what is not known', () => {
    expect(lastOf('Hale', ['Has a relative had tuberculosis?', 'When?'])).toBe(
      'I don’t remember exactly when.',
    );
  });
});

describe('“he”, “she” and “it” stay with the person or animal that was talked about', () => {
  test.each([
    ['Castellano', ['Is there a boyfriend?', 'What is he called?', 'How old is he?'], 'twenty-five'],
    ['Castellano', ['Any siblings?', 'How old is he?'], 'nineteen'],
    ['Brandt', ['Are you married?', 'Does she have a job?'], 'shop'],
    ['Brandt', ['Who is at home with you?', 'For how many years have you been married?'], 'thirty'],
    ['Brandt', ['What did your father die of?', 'Did he smoke?'], 'chimney'],
    ['Hale', ['Any children?', 'What is her name?', 'Where does she sleep?'], 'sofa'],
    ['Adeyemi', ['Any pets?', 'Who feeds it?'], 'My husband'],
    ['Adeyemi', ['Did somebody in your family have this?', 'Did she survive it?'], 'dead'],
    ['Lindqvist', ['Any children?', 'How often do you see her?'], 'Every Sunday'],
    ['Lindqvist', ['Do you have any animals?', 'And how old is it?'], 'nine'],
  ])('%s, asked %j', (name, questions, part) => {
    expect(lastOf(name, questions)).toContain(part);
  });
});

describe('a word that sounds like another question is understood by what was talked about', () => {
  test.each([
    ['Brandt', ['Is it related to meals?'], 'nothing to do with food'],
    ['Brandt', ['What does your wife say to it?', 'Why have you waited so long?'], 'pass by itself'],
    ['Hale', ['Any allergies?', 'What kind of reaction, a rash or shortness of breath?'], 'allerg|reaction'],
    ['Lindqvist', ['Is your blood pressure being treated?'], 'water tablet'],
  ])('%s, asked %j', (name, questions, part) => {
    expect(lastOf(name, questions).toLowerCase()).toMatch(new RegExp(part));
  });

  test('what was told of the belly is not told again of the leg', () => {
    const answer = lastOf('Castellano', [
      'Does it hurt when I press here?',
      'Now lift your right leg against my hand. Is that painful?',
    ]);
    expect(answer).not.toContain('letting go');
  });

  test('travel is not told again when it is asked whether all is well at home', () => {
    const answer = lastOf('Castellano', ['Been abroad lately?', 'Is all okay at home, do you feel safe?']);
    expect(answer).not.toContain('Spain');
  });
});
