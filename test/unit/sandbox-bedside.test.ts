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

describe('while they are examined, patients do what is asked and tell what they feel', () => {
  test.each([
    ['Castellano', 'One strong cough for me please, does that hurt?', '(coughs) Ow! Here, low on the right.'],
    ['Castellano', 'Would you hop on the spot for me?', 'That jolt is awful'],
    ['Castellano', 'Is it sore when I knock on your loins?', 'It hurts in front'],
    ['Castellano', 'Now I flex and rotate the hip, is it painful?', 'pulls low on the right'],
    ['Brandt', 'Is it tender as I am pushing on the breastbone?', 'does not hurt when you press'],
    ['Brandt', 'I press my thumb on the ankle, is there any pitting?', 'nothing stays there'],
    ['Brandt', 'Turn your head to the left, please.', 'All right'],
    ['Adeyemi', 'I am raising your leg now, straightening it. Does it pull?', 'right up into my neck'],
    ['Adeyemi', 'Grip my fingers. Firmer. Equal on both sides?', 'Both sides feel the same'],
    ['Adeyemi', 'May I look into the back of your eye?', 'go ahead'],
    ['Lindqvist', 'Do you feel the tuning fork on your ankle, with your eyes closed?', 'Not really'],
    ['Hale', 'Could you show me your nails?', 'All right'],
  ])('%s, told “%s”', (name, question, part) => {
    expect(answer(name, question)).toContain(part);
  });

  test.each([
    ['Brandt', 'Do I hear any murmurs?', 'You will have to tell me'],
    ['Hale', 'Is there a crepitation at the right base?', 'You will have to tell me'],
    ['Hale', 'Are the tonsils swollen or coated?', 'You will have to tell me'],
    ['Hale', 'How are his obs?', 'nobody told me the figures'],
    ['Castellano', 'Pulse, BP, temperature?', 'nobody told me the figures'],
    ['Lindqvist', 'What is the glucose?', 'You will know before I do'],
    ['Castellano', 'Is the CRP back yet?', 'You will know before I do'],
  ])('%s does not know what only the examiner finds: “%s”', (name, question, part) => {
    expect(answer(name, question)).toContain(part);
  });

  test('leave is not given for what is done already', () => {
    expect(answer('Brandt', 'I am pressing on your leg now, does a dent stay?')).not.toContain('go ahead');
  });

  test.each([
    ['Brandt', 'Cough?', 'no cough'],
    ['Brandt', 'Has a doctor ever heard a murmur?', 'heart'],
    ['Brandt', 'What is your blood pressure usually like?', '150 over 90'],
  ])('a question about the past or a complaint stays one: %s, “%s”', (name, question, part) => {
    expect(answer(name, question).toLowerCase()).toContain(part);
  });
});

describe('what is said between the questions', () => {
  test.each([
    ['Lindqvist', 'I guess that is hard when you were always busy.', 'somebody listens'],
    ['Adeyemi', 'Of course you are, anybody would be. It stays between the two of us.', 'Thank you'],
    ['Hale', 'You did well to come in.', 'calms me'],
    ['Brandt', 'A stent is a small tube of wire that keeps the vessel open.', 'Thank you for explaining'],
    [
      'Castellano',
      'Put in simple terms, it is a part of the bowel. In plain words, a dead end.',
      'explaining',
    ],
    ['Adeyemi', 'Never get up on your own, please.', 'All right, I won’t.'],
    ['Adeyemi', 'Would you like a short break?', 'Then go on'],
    ['Hale', 'How does all of that sound?', 'a lot to take in'],
    ['Lindqvist', 'If it were sugar after all, how would you deal with it?', 'If I keep my foot'],
    ['Hale', 'I always loved football, my brother plays too.', 'Oh, really?'],
  ])('%s, told “%s”', (name, message, part) => {
    expect(answer(name, message)).toContain(part);
  });

  test.each([
    ['Hale', 'How many cigarettes a day? Be honest, no judgement.', 'mood'],
    ['Brandt', 'Were you at rest, or busy? I mean carrying, climbing, that sort of thing.', 'parcels ask'],
    ['Hale', 'Do you have chills, do you need to change the bed sheets?', 'fine with me'],
    ['Brandt', 'Take a deep breath. Now tell me what happened.', 'go ahead'],
  ])('what is said to soften a question is not answered: %s, “%s”', (name, message, stray) => {
    expect(answer(name, message)).not.toContain(stray);
  });

  test('a summary that says the opposite of what was told is not confirmed', () => {
    expect(
      answer('Brandt', 'To sum up, a pressure on the stairs which eased off when you sat down.'),
    ).toMatch(/^Not quite/);
    expect(answer('Hale', 'So you got better on Monday and then worse again, is that right?')).toMatch(
      /^Not quite/,
    );
  });
});
