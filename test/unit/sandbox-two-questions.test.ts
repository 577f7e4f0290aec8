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

describe('of two questions in one message, both are answered', () => {
  test.each([
    ['Hale', 'Have you had a headache with all this? Does light bother you?', ['a dull one', 'bright light']],
    ['Hale', 'How about your throat and nose, are you all stuffed up or sore?', ['raw', 'runny nose']],
    ['Hale', 'Any earache, or pain around your cheeks and forehead?', ['ears', 'sinus']],
    ['Hale', 'How have you been sleeping? And how are you feeling in yourself?', ['hardly sleep', 'fed up']],
    [
      'Hale',
      'If you do get pain, can you tell me which side it’s on and how bad it is out of ten?',
      ['Five', 'right side'],
    ],
    [
      'Hale',
      'Has anyone you know ever had tuberculosis? Or have you ever been tested for it?',
      ['grandfather', 'never tested'],
    ],
    ['Brandt', 'Has your mood been low, or have you been under particular strain?', ['mood', 'rush']],
    ['Adeyemi', 'Is your eye red or painful?', ['red eyes', 'my eyes themselves']],
    ['Adeyemi', 'Is everything normal with urine and stool?', ['passing water', 'bowels']],
  ])('%s, asked “%s”', (name, question, parts) => {
    const said = answer(name, question);
    for (const part of parts) expect(said).toContain(part);
  });

  test('though the first of them was answered before', () => {
    const said = answer(
      'Hale',
      'Have you seen a doctor about it?',
      'Have you seen another doctor about this already, or had any antibiotics?',
    );
    expect(said).toContain('you are the first');
    expect(said).toContain('no antibiotics');
  });
});

describe('what stands around a question', () => {
  test.each([
    ['Hale', 'Any home remedies? My grandma swears by honey and lemon!', 'grandfather'],
    ['Hale', 'Are your muscles aching too? It can feel like being run over by a truck, can’t it?', 'in bed'],
    ['Hale', 'Are you getting out of breath? Like when you walk up the stairs?', 'football'],
    ['Hale', 'Is anyone around you sick as well? Family, friends, people at work?', 'grandfather'],
    ['Hale', 'Any recreational drugs, things you smoke or inject? We ask everybody this.', 'injections'],
    ['Hale', 'Tell me a bit about the cough, is it dry or are you bringing stuff up?', 'run over'],
    ['Hale', 'Have you been waking up with the sheets soaked? I know that’s an unpleasant one.', 'All right'],
    ['Adeyemi', 'Is somebody here with you, or should we call your family?', 'aunt'],
    ['Castellano', 'Anything else, weed or other drugs?', 'threw up'],
    ['Lindqvist', 'anyone help you at home', 'lemonade'],
  ])('is not asked of %s: “%s”', (name, question, part) => {
    expect(answer(name, question)).not.toContain(part);
  });

  test('is asked as far as it names the subject', () => {
    expect(
      answer('Hale', 'Tell me a bit about the cough, is it dry or are you bringing stuff up?'),
    ).toContain('rusty brown');
    expect(answer('Hale', 'Sorry to be gross, but if there’s any phlegm, what colour is it?')).toBe(
      'Rusty brown.',
    );
  });
});

describe('while the patient is examined', () => {
  test('pressing asks what hurts, and not for leave', () => {
    const examined = ['I’d like to examine your belly. Is that alright?', 'Does it hurt when I press here?'];
    expect(answer('Castellano', ...examined)).toContain('hurts most');
    expect(answer('Castellano', ...examined, 'And when I let go quickly?')).toContain('letting go');
    expect(answer('Castellano', ...examined, 'And on the left side?')).toContain('on the left');
    expect(answer('Castellano', ...examined, 'Does it hurt when I press on the left?')).toContain(
      'on the left',
    );
    expect(answer('Castellano', 'Does it hurt if I tap on your back over the kidneys?')).toMatch(/^No\b/);
    expect(answer('Hale', 'Let me feel your neck, does it hurt anywhere when I press?')).toContain(
      'Pressing',
    );
  });

  test('what has to be done for it is agreed to once', () => {
    expect(
      answer(
        'Hale',
        'Can I have a listen to your chest as well? You’d need to lift your shirt, are you comfortable with that?',
      ),
    ).toBe('Of course, go ahead.');
  });
});

describe('what is planned is agreed to', () => {
  test.each([
    ['Hale', 'And maybe you could cough into a little pot for us, do you think you could manage that?'],
    ['Castellano', 'What happens next is a blood test and probably an ultrasound. Are you okay with that?'],
    ['Brandt', 'The senior doctor will come in a few minutes and discuss the results with you.'],
  ])('%s, told “%s”', (name, message) => {
    expect(answer(name, message)).toContain('fine with me');
  });
});

describe('a follow-up keeps to its subject', () => {
  test.each([
    ['Castellano', ['When did you last eat something?', 'And drink?'], 'sips of water'],
    ['Castellano', ['Are your periods regular?', 'Do you get a lot of pain with them?'], 'cramp'],
    ['Lindqvist', ['What tablets do you take?', 'taking them regularly?'], 'never forget'],
    ['Hale', ['Paracetamol is fine for the fever. Do you have some at home?'], 'enough at home'],
    [
      'Hale',
      ['Are you thirsty?', 'Please drink a lot, water or tea. Can someone bring you some?'],
      'looks after me',
    ],
    ['Hale', ['Sorry about the wait! Did you find the clinic okay?'], 'drove me'],
    [
      'Brandt',
      ['Any pain?', 'Did you notice any discomfort when climbing stairs or walking quickly?'],
      'stairs',
    ],
    ['Adeyemi', ['Is your blood pressure high?', 'Do you check it at home?'], 'never measured'],
  ])('%s, asked %j', (name, questions, part) => {
    expect(answer(name, ...questions)).toContain(part);
  });
});
