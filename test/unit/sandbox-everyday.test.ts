import { describe, expect, test } from 'vitest';
import { cases } from '../../src/sandbox/cases/all.ts';
import { freshChat } from '../../src/sandbox/patient.ts';
import { patients } from '../support/patients.ts';

/** What the patient says to the last of these. */
const answer = (name: string, ...questions: readonly string[]): string => {
  const patient = cases.find(({ title }) => title.includes(name));
  if (patient === undefined) throw new Error(`no patient called ${name}`);
  let state = freshChat;
  let text = '';
  for (const question of questions) {
    const reply = patients(patient, state, question);
    state = reply.state;
    text = reply.text;
  }
  return text;
};

describe('what anybody knows of a life, a patient can tell', () => {
  test.each([
    ['Lindqvist', 'Would you tell me your meals of yesterday, one by one?', 'Two rolls'],
    ['Brandt', 'Which meals did you have yesterday?', 'A sandwich and coffee'],
    ['Brandt', 'Do you put a lot of salt on your food?', 'I salt before I taste'],
    ['Lindqvist', 'Sugar in your coffee?', 'Two spoons'],
    ['Brandt', 'Have you used Cialis or the like this week?', 'nothing of that kind'],
    ['Brandt', 'Schalke or Dortmund?', 'Football?'],
    ['Brandt', 'Is your wife very worried?', 'She is worried'],
    ['Hale', 'What is the little girl called, the baby name?', 'Lale'],
    ['Adeyemi', 'Who is minding your son, who looks after him today?', 'my husband'],
    ['Castellano', 'How old were you at your first period?', 'At thirteen'],
    ['Castellano', 'What topping was on the pizza?', 'Ham and mushrooms'],
    ['Lindqvist', 'Do you still like to bake sometimes?', 'cinnamon rolls'],
    ['Lindqvist', 'For how many years were you married?', 'Thirty-nine'],
    ['Adeyemi', 'Do you know what triggers a migraine?', 'short night'],
    ['Lindqvist', 'Who puts your pills in order, do you have a pill box?', 'I do it myself'],
    ['Brandt', 'And your health insurance?', 'I am insured'],
    ['Hale', 'Can you get up one flight of stairs?', 'One flight'],
  ])('%s: %s', (name, question, part) => {
    expect(answer(name, question)).toContain(part);
  });
});

describe('a word alone does not decide', () => {
  test.each([
    ['Castellano', 'Were you at the seaside in Spain?', 'spinning'],
    ['Adeyemi', 'Do you play chess with friends?', 'chest pain'],
    ['Hale', 'Is there any sick person among your friends?', 'nausea'],
    ['Lindqvist', 'Are there a lot of stairs in your home?', 'puff'],
    [
      'Brandt',
      'Does anybody in your family have heart attacks behind them, and at what age was that?',
      'I knew of',
    ],
  ])('%s: %s', (name, question, part) => {
    expect(answer(name, question)).not.toContain(part);
  });

  test.each([
    ['Brandt', 'Was your mother ever operated on?', 'My mother is 83'],
    ['Hale', 'Does your baby have asthma?', 'five months'],
    ['Lindqvist', 'Did your sisters have trouble with their eyes?', 'Two sisters'],
    ['Brandt', 'Did your mother smoke as well?', 'My mother never'],
  ])('what is asked of a relative is not taken for the patient: %s, %s', (name, question, part) => {
    expect(answer(name, question)).toContain(part);
  });

  test('a test that was never done is denied as such', () => {
    expect(answer('Brandt', 'Have you ever had a colonoscopy?')).toBe('No, I have never had a camera test.');
  });

  test('"how old?", after the children, asks for theirs', () => {
    expect(answer('Adeyemi', 'Do you have any children?', 'How old?')).toContain('six');
  });
});
