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

describe('a detail is asked of what was talked about last', () => {
  test.each([
    ['Castellano', ['Do you feel sick?', 'From when?'], 'Since the night'],
    ['Castellano', ['Do you feel weak?', 'Constantly?'], 'all the time'],
    ['Castellano', ['Could you be expecting?', 'How can you be so certain?'], 'never forgot'],
    ['Castellano', ['When did it start?', 'What happened next?'], 'threw up twice'],
    ['Castellano', ['How bad is the pain?', 'Location at the beginning?'], 'Around the navel'],
    ['Castellano', ['Your parents and your sisters, are they well?'], 'gall bladder'],
    ['Brandt', ['What were you doing when it came on?', 'Did you have to rest?'], 'put the boxes down'],
    ['Brandt', ['How long has it lasted?', 'Is that minutes or hours?'], 'Hours'],
    ['Brandt', ['Any long-term conditions?', 'For how long?'], 'ten years'],
    ['Brandt', ['Any long-term conditions?', 'And are they in check?'], '150 over 90'],
    ['Brandt', ['Which medicines do you take?', 'Why did you leave that one out?'], 'legs ached'],
    ['Brandt', ['Do you drink alcohol?', 'Wine?'], 'Beer'],
    ['Brandt', ['Now a word about your family: has anybody had a heart attack?'], 'My father'],
    ['Hale', ['Are you breathless?', 'While doing what?'], 'On the stairs'],
    ['Hale', ['Do you sweat at night?', 'Since when is that?'], 'Since Sunday'],
    ['Hale', ['What comes up when you cough?', 'Was it always like this?'], 'dry cough'],
    ['Hale', ['Have you been to a doctor with it?', 'What did she prescribe?'], 'nobody gave me'],
    ['Hale', ['Are you married?', 'Any other partners?'], 'Only my wife'],
    ['Adeyemi', ['Was there a smaller headache lately?', 'Tell me more about that one.'], 'Thursday'],
    ['Adeyemi', ['Was there a smaller headache lately?', 'Did you have it looked at?'], 'no doctor'],
    ['Adeyemi', ['How strong is the pain?', 'When it struck?'], 'A ten'],
    ['Adeyemi', ['Did you vomit?', 'Were you queasy beforehand?'], 'just before'],
    ['Adeyemi', ['Do you have children?', 'Who is minding him?'], 'my husband'],
    [
      'Lindqvist',
      ['Are you very thirsty?', 'Did it start together with the tiredness?'],
      'two or three months',
    ],
    ['Lindqvist', ['Is there diabetes in the family?', 'Did you nurse any of them?'], 'my mother'],
    ['Lindqvist', ['Are you married?', 'How have you managed since then?'], 'evenings are long'],
    ['Lindqvist', ['Do you smoke?', 'When did you drop it?'], 'never smoked'],
    ['Lindqvist', ['Who fills your pill box?'], 'by myself|do it myself'],
  ])('%s, asked %j', (name, questions, part) => {
    expect(lastOf(name, questions)).toMatch(new RegExp(part));
  });
});

describe('what is said back wrongly is put right', () => {
  test.each([
    ['Brandt', 'So to sum up: a pressure on effort, better at rest. Is that right?'],
    ['Hale', 'So you got a little better and then worse again, is that right?'],
  ])('%s, told “%s”', (name, summary) => {
    expect(lastOf(name, [summary])).toContain('Not quite');
  });
});
