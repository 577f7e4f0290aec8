import { describe, expect, it } from 'vitest';
import { readCases, type PatientCase } from '../src/cases/case.ts';
import { freshChat, type PatientReply } from '../src/patient.ts';
import { patients } from './patients.ts';

const cases = readCases();
const [brandt] = cases;
if (brandt === undefined) throw new Error('there is no case');

const interview = (patient: PatientCase, questions: readonly string[]): readonly PatientReply[] => {
  let state = freshChat;
  return questions.map((question) => {
    const reply = patients(patient, state, question);
    state = reply.state;
    return reply;
  });
};

const lastOf = (patient: PatientCase, questions: readonly string[]): PatientReply => {
  const last = interview(patient, questions).at(-1);
  if (last === undefined) throw new Error('nothing was asked');
  return last;
};

describe.each(cases.map((patient) => [patient.title, patient] as const))('%s', (_title, patient) => {
  it.each(Object.entries(patient.samples))('understands “%s”', (question, asked) => {
    const [fact] = asked.split('/');
    const { about, text } = lastOf(patient, [question]);
    expect(about).toContain(fact);
    expect(text).not.toBe('');
  });
});

describe('a follow-up', () => {
  it('is about what was talked about last', () => {
    const replies = interview(brandt, [
      'Do you smoke?',
      'how many cigs a day?',
      'and since when?',
      'Any allergies?',
    ]);
    expect(replies.map(({ about }) => about)).toEqual([['smoking'], ['smoking'], ['smoking'], ['allergies']]);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(4);
  });

  it.each([
    [101, ['Does it go anywhere?', 'arm? jaw?'], ['spread:arm', 'spread:jaw']],
    [101, ['Where does it hurt?', 'ok'], ['acknowledgement']],
    [102, ['When was your last period?', 'and was it a normal one?'], ['period']],
    [
      103,
      ['Do you have high blood pressure?', 'do you take something for it?', 'why not'],
      ['bloodPressure'],
    ],
    [103, ['Do you have children?', 'how old are they'], ['childrenOwn']],
    [104, ['Have you lost weight?', 'without trying?'], ['weightLoss']],
    [104, ['Do you pass more urine than you used to?', 'And during the night?'], ['urineOften']],
    ['0042', ['Are you bringing anything up?', 'and at night?'], ['sputum']],
    [102, ['When did you last open your bowels?', 'There is blood in it?'], ['bloodStool']],
    ['0042', ['What colour is the sputum?', 'Have blood inside?'], ['haemoptysis']],
    [104, ['Have you taken cortisone?', 'since how long already?'], ['steroids']],
    [101, ['What makes it worse?', 'breathing in?'], ['worse:breathing']],
    [103, ['I am sorry about your aunt. How old was she?'], ['family']],
    [102, ['Do you smoke or drink alcohol?', 'How much in one week?'], ['alcohol']],
    [101, ['Is your cholesterol too high?', 'How much do you smoke and since when?'], ['smoking']],
    [103, ['How quickly did it come on?', 'what time was that?'], ['onset']],
    [103, ['Do you have trouble finding words?', 'have you ever had a headache like that'], ['before']],
    [101, ['Are you nauseous? did you throw up?', 'is it the first time?'], ['before']],
    [104, ['What can I do for you?', 'how long is this going on?'], ['onset']],
    [102, ['Does lying still help you? what about a hot water bottle'], ['better:still', 'better:warmth']],
    [102, ['When did you last eat?', 'When did it all start?'], ['onset']],
    [101, ['Is your cholesterol too high?', 'Since when?'], ['cholesterol']],
    [104, ['Do you have to pass water often, does it burn?'], ['urineOften', 'dysuria']],
    ['0042', ['Did you take any antibiotic already? did it help?'], ['antibiotics']],
    [104, ['Do you have any wounds?', 'Did anybody treat it?'], ['woundCare']],
    [102, ['Do you have allergies?', 'What happened?'], ['allergies']],
    [102, ['Have you taken any drugs?', 'Is it possible to see your belly please?'], ['examBelly']],
    [102, ['Any fever?', 'And if you take a deep breath?'], ['worse:breathing']],
    [104, ['Have you high blood pressure?', 'Who takes care of it?'], ['bloodPressure']],
    [101, ['Where does it hurt?', 'Any pain in your arm?'], ['pain:arm']],
    [102, ['Any nausea?', 'What sicknesses do you have?'], ['history']],
    [104, ['Have you high cholesterol?', 'Are you taking something against it?'], ['cholesterol']],
    [104, ['Any pain?', 'Since when do you have the problem with the eyes?'], ['vision']],
    [101, ['Any nausea?', 'Does it get worse when you climb stairs?'], ['worse:exertion']],
    [102, ['On a scale from 0 to 10?', 'does it come and go'], ['course']],
    [101, ['Any fever?', 'do you have diabetes'], ['diabetes']],
  ])('of a few words alone finds nothing else in case %s: %j', (id, questions, about) => {
    const patient = cases.find((each) => each.id === id);
    expect(patient && lastOf(patient, questions).about).toEqual(about);
  });

  it('is not what means nothing', () => {
    expect(lastOf(brandt, ['Do you smoke?', 'banana']).about).not.toContain('smoking');
  });
});

describe('a patient', () => {
  it.each([
    ['Have you heart problems or chest pain?', ['heart', 'chestPain']],
    ['Do your skin and mouth feel dry?', ['drySkin', 'dryMouth']],
    ['Could I listen to your heart and lungs?', ['examHeart', 'examLungs']],
  ])('answers of both things that are named: %s', (question, both) => {
    for (const patient of cases)
      expect(lastOf(patient, [question]).about.toSorted()).toEqual(both.toSorted());
  });

  it('tells medicines from drugs', () => {
    for (const patient of cases) {
      expect(lastOf(patient, ['Any medications?']).about).toEqual(['medication']);
      expect(lastOf(patient, ['Any drugs?']).about).toEqual(['substances']);
    }
  });

  it.each([
    'What do you think could be causing this, and what worries you most?',
    'Do you have high blood pressure?',
    'Is your cholesterol too high, and do you take something for it?',
  ])('says nothing twice in an answer: %s', (question) => {
    for (const patient of cases) {
      const said = lastOf(patient, [question]).text.split(/(?<=[.?!]) /);
      expect(new Set(said).size).toBe(said.length);
    }
  });

  it('answers of one thing first as a whole, then what is asked closer', () => {
    const mira = cases.find(({ id }) => id === 102);
    if (mira === undefined) throw new Error('there is no such case');
    const { text } = lastOf(mira, ['How often did you vomit and how did it look like?']);
    expect(text).toBe(`${mira.answers['vomiting']?.[0]} ${mira.answers['vomiting/colour']?.[0]}`);
    expect(lastOf(mira, ['When did you last open your bowels, and was it normal?']).text).toBe(
      mira.answers['bowels/last']?.[0],
    );
  });

  it.each(['Good morning Mr. Brandt, where does it hurt?', 'I am Dr. Weber, where does it hurt?'])(
    'hears what is asked after a title: %s',
    (question) => {
      expect(lastOf(brandt, [question]).about).toEqual(['location']);
    },
  );

  it('understands misspelled words, also with letters in the wrong order', () => {
    const { about } = lastOf(brandt, ['Do you have any alergies? Do you have childern?']);
    expect(about).toEqual(['allergies', 'childrenOwn']);
  });

  it.each([
    ['Does the wound hurt?', 'wound/hurts'],
    ['How did you notice the sore?', 'wound/found'],
    ['What dose of the water tablet?', 'waterTablets/amount'],
    ['Who brought you to hospital?', 'seenDoctor/transport'],
  ])('answers what is asked closer: %s', (question, key) => {
    const rosa = cases.find(({ id }) => id === 104);
    expect(rosa?.answers[key]).toContain(rosa && lastOf(rosa, [question]).text);
  });

  it('says how much weight is gone, whether or not it is asked what was done for it', () => {
    const rosa = cases.find(({ id }) => id === 104);
    if (rosa === undefined) throw new Error('there is no such case');
    for (const question of ['Have you lost weight?', 'Have you lost weight without trying?'])
      expect(lastOf(rosa, [question]).text).toMatch(/five kilos/i);
  });

  it('denies what the case does not mention, by its name', () => {
    expect(lastOf(brandt, ['Do you have gallstones?']).text).toContain('gallstones');
  });

  it('says in another way that there is no more to say', () => {
    const [first, next] = interview(brandt, ['Does your father have diabetes?', 'And why is that?']);
    expect(next?.text).toBe(`${brandt.manner.again} ${first?.text}`);
  });

  it.each(['who told you that?', 'who looks after it?'])('leaves open what nobody told: %s', (who) => {
    expect(lastOf(brandt, ['Do you have any illnesses?', who]).text).toBe(brandt.manner.unknown);
  });

  it('confirms a summary that is right, and corrects one that is wrong', () => {
    const facts = 'pressure in the chest since this morning, cold sweat';
    expect(brandt.answers['summary']).toContain(lastOf(brandt, [`So: ${facts}, no fever. Right?`]).text);
    const wrong = lastOf(brandt, [`So: ${facts} and fever. Right?`]).text;
    expect(wrong).toBe(lastOf(brandt, ['Any fever?']).text);
  });

  it.each(['purple monkey dishwasher', 'Did you see the seagull stealing my sandwich?'])(
    'finds nothing of medicine in “%s”',
    (nonsense) => {
      for (const patient of cases)
        expect(['unheard', 'chat', 'offTopic']).toContain(lastOf(patient, [nonsense]).about.join(' '));
    },
  );

  it('notices only the very same question', () => {
    const [first, again, closer] = interview(brandt, ['Do you smoke?', 'Do you smoke?', 'How many a day?']);
    expect(first?.text).not.toContain(brandt.manner.again);
    expect(again?.text).toContain(brandt.manner.again);
    expect(closer?.text).not.toContain(brandt.manner.again);
  });

  it('takes kindness as if it were the first time', () => {
    const kind = 'That must be very frightening for you.';
    const replies = interview(brandt, [kind, kind, kind, kind]);
    expect(replies.map(({ text }) => text).join(' ')).not.toContain(brandt.manner.again);
    expect(replies.map(({ about }) => about)).toEqual([['empathy'], ['empathy'], ['empathy'], ['empathy']]);
  });

  it.each([
    ['offer', 'Would you like a glass of water?'],
    ['advice', 'You should really stop smoking.'],
    ['robot', 'Are you an AI?'],
    ['thanks', 'Thank you very much.'],
    ['goodbye', 'Goodbye, see you later!'],
    ['insult', 'You are an idiot.'],
    ['instruction', 'Until the doctor comes please stay on the bed and don’t drive'],
    ['instruction', 'we’ll do a CT and perhaps a lumbar puncture, lie down and ring if it changes'],
    ['plan', 'We would like to take some blood.'],
    ['diagnosis', 'I think you are having a heart attack.'],
  ])('has words of their own for %s', (fact, said) => {
    for (const patient of cases) expect(patient.answers[fact]).toContain(lastOf(patient, [said]).text);
  });

  it('shows a picture to somebody who asks for it, and to nobody else', () => {
    expect(lastOf(brandt, ['Can I see your ECG?']).picture?.url).toMatch(/^data:image\/png/);
    expect(lastOf(brandt, ['Where does it hurt?']).picture).toBeUndefined();
  });
});

describe('the preceptor', () => {
  const four = ['Hello.', 'What brings you here?', 'Where does it hurt?', 'Do you smoke?'];

  it('asks after five questions, and takes what is said next for the answer', () => {
    const [fifth, sixth] = interview(brandt, [
      ...four,
      'How old are you?',
      'I would ask whether the pain changes with breathing.',
    ]).slice(4);
    expect(fifth?.preceptorQuestion).toBe(brandt.preceptor.afterFive.asks);
    expect(sixth).toMatchObject({ text: brandt.preceptor.afterFive.says, speaker: 'preceptor' });
    expect(fifth?.speaker).toBe('patient');
  });

  it('leaves a question to the patient', () => {
    const { about } = lastOf(brandt, [...four, 'How old are you?', 'Do you have any allergies?']);
    expect(about).toContain('allergies');
  });

  it('asks when a diagnosis is named', () => {
    const { preceptorQuestion } = lastOf(brandt, ['I think you have pneumonia.']);
    expect(preceptorQuestion).toBe(brandt.preceptor.onDiagnosis.asks);
  });
});
