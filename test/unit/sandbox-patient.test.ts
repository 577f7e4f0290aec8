import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { cases } from '../../src/sandbox/cases/all.ts';
import { chestPain } from '../../src/sandbox/cases/chest-pain.ts';
import type { FactKey } from '../../src/sandbox/facts/all.ts';
import { createAnswering, freshChat, type PatientReply } from '../../src/sandbox/patient.ts';

const answering = createAnswering();

const interview = (questions: readonly string[], patient = chestPain): readonly PatientReply[] => {
  let state = freshChat;
  return questions.map((question) => {
    const reply = answering(patient, state, question);
    state = reply.state;
    return reply;
  });
};

describe('a sandbox patient answers what is asked', () => {
  it.each<[string, FactKey]>([
    ['Hello, my name is Dr. Moreau.', 'greeting'],
    ['What brings you here today?', 'complaint'],
    ['What is your name?', 'name'],
    ['How old are you?', 'age'],
    ['What do you do for work?', 'work'],
    ['When did it start?', 'onset'],
    ['Where is the pain?', 'location'],
    ['What does it feel like?', 'character'],
    ['How bad is the pain on a scale of one to ten?', 'severity'],
    ['Does it spread to your arm?', 'spread:arm'],
    ['What makes it worse?', 'worse'],
    ['Does anything make it better?', 'better'],
    ['Have you vomited?', 'vomiting'],
    ['Any fever?', 'fever'],
    ['Are you short of breath?', 'breathless'],
    ['Do you have any other illnesses?', 'history'],
    ['What medication do you take?', 'medication'],
    ['Are you allergic to anything?', 'allergies'],
    ['Do you smoke?', 'smoking'],
    ['How much alcohol do you drink?', 'alcohol'],
    ['Any heart disease in your family?', 'family:heart'],
    ['Who do you live with?', 'home'],
    ['What are you worried about?', 'worry'],
  ])('%s', (question, topic) => {
    const [reply] = interview([question]);
    expect(reply?.about).toEqual([topic]);
    expect(reply?.text).not.toBe('');
  });

  it('in other words when it is asked again', () => {
    const [first, second] = interview(['How old are you?', 'How old are you?']);
    expect(second?.text).not.toBe(first?.text);
  });

  it('the same way every time', () => {
    const questions = ['Hello', 'Where?', 'Zxqv?', 'What do you take?', 'Since when?', 'A diagnosis?'];
    expect(interview(questions)).toEqual(interview(questions));
  });

  it('all of it, when several things are asked at once', () => {
    const [reply] = interview(['Since when, and how bad is it? Any fever, chills or a rash?']);
    expect(reply?.about).toEqual(['onset', 'severity', 'fever', 'chills', 'rash']);
  });

  it('and nothing besides: not to an example, an explanation or a word in a list', () => {
    const asked = [
      'Does it feel like a tightness, a burning, a weight?',
      'Have you been dizzy, for example when you stand up?',
      'Have you felt confused, or has anybody said you were?',
      'Do you use any drugs? I ask because it matters for some treatments.',
      'I can see that it hurts, so I will be quick. Any allergies?',
    ];
    expect(interview(asked).map(({ about }) => about)).toEqual([
      ['character'],
      ['dizzy'],
      ['confusion'],
      ['substances'],
      ['allergies'],
    ]);
  });

  it('each thing once, though it answers two questions', () => {
    const [reply] = interview(['Is there anyone with you, and can we call anyone for you?']);
    const sentences = reply?.text.split(/(?<=[.?!]) /) ?? [];
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('and lets students begin', () => {
    const asked = [
      'Would it be alright if I asked you some questions?',
      "Hi, I'm Ann, one of the students. Would you mind having a chat with me?",
      'I know you must be tired, is it ok if I ask you a few things?',
    ];
    expect(interview(asked).map(({ about }) => about)).toEqual([['consent'], ['consent'], ['consent']]);
  });

  it('with the last subject in mind after "if so", "when" and "they"', () => {
    const about = interview([
      'Do you smoke or vape?',
      'If so, how many a day?',
      'Do you take any tablets?',
      'Do you always take them?',
      'And your bowels, have they been normal?',
    ]);
    expect(about.map((reply) => reply.about)).toEqual([
      ['smoking', 'vaping'],
      ['smoking'],
      ['medication'],
      ['adherence'],
      ['bowels'],
    ]);
  });

  it('with the last subject in mind', () => {
    const about = interview([
      'Do you smoke?',
      'How many a day?',
      'Any strokes in the family?',
      'And diabetes?',
    ]);
    expect(about.map((reply) => reply.about)).toEqual([
      ['smoking'],
      ['smoking'],
      ['family:stroke'],
      ['family:diabetes'],
    ]);
    expect(about[1]?.text).toContain(chestPain.answers['smoking/amount']);
  });

  it('in spite of typing errors', () => {
    const replies = interview(['any alergies', 'do u have diabtes', 'have you vommited']);
    expect(replies.map(({ about }) => about)).toEqual([['allergies'], ['diabetes'], ['vomiting']]);
  });

  it('truthfully if the case says nothing, and names what was asked', () => {
    const [unknown, unheard] = interview(['Do you have asthma?', 'Do you have any telescopes?']);
    expect(unknown?.text).toMatch(/^No\b.*asthma/);
    expect(unheard?.text).toMatch(/telescopes/i);
    expect(unheard?.about).toEqual(['puzzled']);
  });

  it('and repeats what it does not understand', () => {
    const [letters, digits, signs] = interview(['Zxqv?', '12345', '🙂']);
    expect(letters?.text).toMatch(/zxqv/i);
    expect(digits?.text).toContain('12345');
    for (const reply of [letters, digits, signs]) expect(reply?.about).toEqual(['puzzled']);
  });

  it('and notices what is not a question', () => {
    const said = [
      'I think you are having a heart attack.',
      'We will take some blood.',
      'So to sum up, you have had this for two hours.',
      'That must be frightening.',
      'Thank you.',
      'Goodbye.',
      'You are an idiot.',
    ];
    expect(interview(said).map(({ about }) => about[0])).toEqual([
      'diagnosis',
      'plan',
      'summary',
      'empathy',
      'thanks',
      'goodbye',
      'insult',
    ]);
  });
});

describe.each(cases)('$title', (patient) => {
  it('has a preceptor who asks after five questions and at a diagnosis', () => {
    const replies = interview(
      Array.from({ length: 6 }, () => 'Hello'),
      patient,
    );
    expect(replies.map(({ preceptorQuestion }) => preceptorQuestion !== undefined)).toEqual([
      false,
      false,
      false,
      false,
      true,
      false,
    ]);
    expect(interview(['My diagnosis is clear.'], patient)[0]?.preceptorQuestion).toBe(
      patient.preceptor.onDiagnosis,
    );
  });

  it('answers the questions of any history', () => {
    const asked = [
      'onset',
      'severity',
      'medication',
      'allergies',
      'smoking',
      'family',
      'worry',
      'age',
    ] as const;
    for (const question of asked) expect(patient.answers[question]?.[0]).toBeTruthy();
  });
});

describe('a picture', () => {
  it.each([
    ['Brandt', 'Could I see your ECG?'],
    ['Hale', 'Have you had a chest x-ray?'],
    ['Lindqvist', 'Please show me your toe.'],
  ])(
    'of %s is drawn for those who ask for it, and described for those who cannot see it',
    (name, question) => {
      const patient = cases.find(({ title }) => title.includes(name)) ?? chestPain;
      const [before, shown] = interview(['How old are you?', question], patient);
      expect(before?.picture).toBeUndefined();
      const { url = '', alt } = shown?.picture ?? {};
      const [head = '', data = ''] = url.split(',');
      expect(head).toBe('data:image/png;base64');
      const png = decode(Buffer.from(data, 'base64'));
      expect(new Set(png.data).size).toBeGreaterThan(20);
      expect(alt).toMatch(/\w{3}/);
    },
  );

  it('is shown to nobody if the case has none', () => {
    const patient = cases.find(({ title }) => title.includes('Castellano')) ?? chestPain;
    const [reply] = interview(['Could I see your ECG?'], patient);
    expect(reply?.picture).toBeUndefined();
    expect(reply?.text).toMatch(/ECG/);
  });
});
