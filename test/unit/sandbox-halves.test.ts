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

describe('a question is answered as a whole, and not the half that sounds familiar', () => {
  test.each([
    ['Adeyemi', ['And what age are you?', 'Please tell me what happened.'], 'at the gym'],
    ['Adeyemi', ['Do you drink coffee?', 'What sort of job do you have?'], 'mathematics'],
    ['Adeyemi', ['Is it worse than every headache you had before?'], 'worst of my life'],
    ['Adeyemi', ['Are you married?', 'Is your husband outside?'], 'on his way'],
    ['Adeyemi', ['What were you doing?', 'How quickly did it get to its peak? Seconds?'], 'within seconds'],
    ['Adeyemi', ['Where is it?', 'The pain goes also into the neck?'], 'down into the neck'],
    ['Adeyemi', ['From the start until now, has it stayed the same or changed?'], 'stayed all the time'],
    ['Adeyemi', ['What have you taken?', 'Did they help at all?'], 'did not touch'],
    ['Brandt', ['How often did you have those attacks?', 'A few minutes or hours?'], 'a few minutes each'],
    ['Brandt', ['How often did you have those attacks?', 'More often lately?'], 'more often, and on fewer'],
    ['Brandt', ['What do you usually do then?', 'And then it passes?'], 'went by itself'],
    ['Brandt', ['Is it only on exertion, or does it come when you are resting?'], 'never came at rest'],
    ['Brandt', ['Steps? How many flights do you manage before you stop?'], 'second floor'],
    ['Brandt', ['Now I want to ask about operations. Have you ever had any?'], 'appendix'],
    ['Brandt', ['Any operations?', 'Any problems with bleeding?'], 'bleeding disorder'],
    ['Brandt', ['Never any hives or itching after antibiotics?'], 'Penicillin'],
    [
      'Brandt',
      ['And your brother? Anything with the heart, diabetes?'],
      'nobody in my family has had diabetes',
    ],
    ['Brandt', ['What was the blood pressure that the nurse measured?'], 'did not tell me'],
    [
      'Brandt',
      ['I am going to check your blood pressure on the left and right. Is it different between the two?'],
      'Nobody has ever measured both',
    ],
    ['Castellano', ['Do you prefer that we call you Ms Castellano, or Mira?'], 'Mira is fine'],
    ['Hale', ['Do you smoke?', 'How many beers would it be in a week?'], 'A beer or two'],
    ['Hale', ['How are you managing, emotionally?'], 'fed up'],
    ['Hale', ['Are you somebody who catches infections easily?'], 'a cold in winter'],
    ['Hale', ['How many people live in your household?'], 'With my wife'],
    ['Castellano', ['Which hurts more, pushing or releasing?'], 'letting go'],
    ['Lindqvist', ['Are you thirsty?', 'Are you going to the loo all the time?'], 'ten times a day'],
    ['Lindqvist', ['Is it there all day, or only in the evenings?'], 'After lunch'],
    ['Lindqvist', ['Any allergies?', 'How does it show itself, swelling, itching?'], 'goes red'],
    ['Lindqvist', ['Where do you live, and is somebody at home with you?'], 'Alone'],
    ['Lindqvist', ['Any grandkids?'], 'No grandchildren'],
  ])('%s, asked %j', (name, questions, part) => {
    expect(lastOf(name, questions)).toMatch(new RegExp(part));
  });

  test('the rest of a family is not answered with the patient’s own illnesses', () => {
    const text = lastOf('Brandt', ['And your mother? Anything like diabetes, high cholesterol?']);
    expect(text).not.toMatch(/that I know of|legs ached/);
  });
});
