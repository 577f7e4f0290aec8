import { describe, expect, test } from 'vitest';
import { cases } from '../../src/sandbox/cases/all.ts';
import { freshChat } from '../../src/sandbox/patient.ts';
import { puzzled } from '../../src/sandbox/wording.ts';
import { patients } from '../support/patients.ts';

const answer = (name: string, question: string): string => {
  const patient = cases.find(({ title }) => title.includes(name));
  if (patient === undefined) throw new Error(`no patient called ${name}`);
  return patients(patient, freshChat, question).text;
};

const times = (text: string, part: string): number => text.split(part).length - 1;

describe('of two answers side by side', () => {
  test.each([
    ['Castellano', 'Have you felt sick or vomited at all since it began?', 'threw up twice'],
    ['Castellano', 'Are your parents and siblings healthy?', 'gall bladder'],
    ['Adeyemi', 'Have you had a knock to the head or a fall recently?', 'knees gave way'],
    ['Lindqvist', 'Do you have to go to the toilet more often? How about during the night?', 'four times'],
    ['Lindqvist', 'lost weight? how many kg', 'ive kilos'],
    ['Castellano', 'condoms? pill?', 'I take the pill'],
    ['Adeyemi', 'Are you afraid of something? Do you know someone who had something similar?', 'my aunt'],
  ])('%s, asked “%s”, says once what both tell', (name, question, part) => {
    expect(times(answer(name, question), part)).toBe(1);
  });

  test('each is given that says no to something else in similar words', () => {
    const said = answer('Brandt', 'Do you have a cough? Do you bring up any phlegm?');
    expect(said).toContain('no cough');
    expect(said).toContain('no phlegm');
  });
});

test('what makes it worse is not denied next to what helps', () => {
  const said = answer(
    'Castellano',
    'Exacerbating and relieving factors: what happens when you cough or lie still?',
  );
  expect(said).toContain('oughing makes it an eight');
  expect(said).not.toContain('not help');
});

test.each([
  ['Castellano', 'smoke drink drugs?', ['don’t smoke', 'wine', 'cannabis']],
  ['Adeyemi', 'smoking alcohol', ['cigarettes', 'wine']],
  ['Brandt', 'job family hobbies', ['lorry', 'father', 'Fishing']],
])('%s, asked “%s”, answers each of the words', (name, question, parts) => {
  const said = answer(name, question);
  for (const part of parts) expect(said).toContain(part);
});

test('the complaint is not told again after what was asked', () => {
  const said = answer('Castellano', 'Have you had an anaesthetic, and were there any problems with it?');
  expect(said).not.toContain('My belly hurts');
});

const talk = (name: string, questions: readonly string[]): readonly string[] => {
  const patient = cases.find(({ title }) => title.includes(name));
  if (patient === undefined) throw new Error(`no patient called ${name}`);
  let state = freshChat;
  return questions.map((question) => {
    const reply = patients(patient, state, question);
    state = reply.state;
    return reply.text;
  });
};

test.each([
  ['Castellano', 'Any burning when you pee, blood in your urine?', ['does not burn', 'no blood']],
  ['Adeyemi', 'Does light or noise bother you?', ['light hurts', 'noise is hard']],
  ['Hale', 'Shivering, or do you sweat a lot at night?', ['shivered', 'shirt']],
  ['Castellano', 'Have you noticed blood or mucus in your stool?', ['no blood', 'no mucus']],
  ['Hale', 'Do you have hay fever, eczema or an allergy?', ['hay fever', 'eczema', 'allergies']],
  ['Lindqvist', 'How do you sleep, and how is your mood?', ['toilet', 'low']],
  ['Castellano', 'Did you have a fall or a hit on the belly?', ['no falls', 'not hurt myself']],
  ['Castellano', 'If you vomited, how many times and how did it look?', ['Twice', 'yellow']],
  ['Lindqvist', 'blood in urine? foamy?', ['no blood', 'no foam']],
  [
    'Lindqvist',
    'Does it burn when you pee, and is there any change in the colour or smell?',
    ['not burn', 'clear'],
  ],
  [
    'Lindqvist',
    'When was the menopause, and have you had any bleeding since then?',
    ['fifteen', 'no bleeding'],
  ],
  ['Hale', 'Is your neck stiff or the light disturbs you?', ['move my neck', 'light']],
])('%s, asked “%s”, answers each part of it', (name, question, parts) => {
  const said = answer(name, question).toLowerCase();
  for (const part of parts) expect(said).toContain(part.toLowerCase());
});

test.each(['Castellano', 'Brandt', 'Hale', 'Adeyemi', 'Lindqvist'])(
  '%s tells the whole story to a student who asks for it',
  (name) => {
    const [short = '', long = ''] = talk(name, [
      'What brings you here?',
      'Tell me the whole story, from the beginning.',
    ]);
    expect(long.length).toBeGreaterThan(2 * short.length);
    expect(long).not.toContain(short);
  },
);

test.each([
  ['Brandt', ['Does it go into your arm?', 'Constant or on and off?'], 'all the time'],
  ['Lindqvist', ['Do you smoke?', 'Ever in the past?'], 'never smoked'],
  ['Lindqvist', ['Do you drink any alcohol?', 'How often would that be, if at all?'], 'Christmas'],
  ['Lindqvist', ['Any wounds?', 'Smell?'], 'does not smell'],
  ['Hale', ['Is there any rash?', 'Have your legs been sore or swollen?'], 'no swelling of my legs'],
  ['Adeyemi', ['What do you do for a living?', 'How long have you been doing that?'], 'fifteen years'],
  ['Adeyemi', ['Do you drink alcohol?', 'And last night, did you have anything to drink?'], 'On Sunday'],
  ['Lindqvist', ['Is there diabetes in your family?', 'other family illness?'], 'Nothing else'],
  ['Brandt', ['Does it go into your arm?', 'Which one?'], 'left arm'],
  ['Lindqvist', ['How much do you weigh?', 'trying to lose it?'], 'without trying'],
])('%s, asked %j, knows what the last of it is about', (name, questions, part) => {
  expect(talk(name, questions).at(-1)).toContain(part);
});

test.each([
  ['Adeyemi', 'Did you have a cold before all this?', 'Cold'],
  ['Brandt', 'You’re at uni, right? What do you study?', 'talk to me like that'],
  ['Hale', 'Could you breathe in and out through your mouth for me?', 'ulcers'],
  ['Castellano', 'Who is at home with you?', 'drove'],
  ['Castellano', 'When have you eaten the last time, and what it was?', 'Nobody has told me'],
  ['Brandt', 'Do you smoke? Since when, and how much?', 'on the stairs'],
  ['Brandt', 'My hands might be a bit cold, sorry! Can you lean back for me?', 'breastbone'],
  ['Hale', 'Now I’d like to move on to the fever. When did you first notice it?', 'In the evening'],
  ['Lindqvist', 'could be your blood sugar. need blood and urine tests to be sure', 'pregnant'],
])('%s, asked “%s”, does not speak of something else', (name, question, other) => {
  expect(answer(name, question)).not.toContain(other);
});

test('a picture that was shown is handed over again to those who ask, and not because of a plan', () => {
  const brandt = cases.find(({ title }) => title.includes('Brandt'));
  if (brandt === undefined) throw new Error('no patient called Brandt');
  const seen = patients(brandt, freshChat, 'Could I see your ECG?');
  expect(seen.picture).toBeDefined();
  expect(patients(brandt, seen.state, 'We will repeat the ECG later.').picture).toBeUndefined();
  expect(patients(brandt, seen.state, 'May I see the ECG again?').picture).toBeDefined();
});

test('a short question is about what was asked before it', () => {
  const [, night] = talk('Hale', ['Is there any blood in what you cough up?', 'And at night?']);
  expect(night).toContain('at night I cough most');
  const [, done] = talk('Castellano', ['Could you be pregnant?', 'done a test?']);
  expect(done).toBe('No, not yet.');
});

test('both halves of “blood or black stool” are answered', () => {
  const said = answer('Castellano', 'Any blood or black stool?');
  expect(said).toContain('no blood');
  expect(said).toContain('no black stools');
});

test('what was told before is not offered as something that nobody asked about', () => {
  const untold = talk('Hale', ['Is there anything that I have not asked about?']);
  expect(untold.at(-1)).toContain('colleague');
  const told = talk('Hale', ['Is anybody around you ill?', 'Is there anything that I have not asked about?']);
  expect(told.at(-1)).not.toContain('colleague');
});

test('a student who names a diagnosis and says what comes next is not asked what comes next', () => {
  const said = answer('Lindqvist', 'This could be diabetes. We will take some blood to be sure.');
  expect(said).toContain('Is that serious?');
  expect(said).not.toContain('What happens now?');
});

test('of a complaint with two parts, only the part that was named is told in more detail', () => {
  expect(answer('Lindqvist', 'tell me more about the tiredness')).not.toContain('toe');
});

test.each([
  ['Brandt', 'Did you take anything for it before you came here?', 'antacid', 'ambulance'],
  ['Hale', 'Do you hear a whistling noise when you breathe?', 'wheezing', 'trouble hearing'],
  ['Brandt', 'Have you been diagnosed with diabetes?', 'tested two years ago', 'epilepsy'],
  [
    'Lindqvist',
    'Have you had any operations, or have you been in hospital for anything?',
    'caesarean',
    'my daughter',
  ],
  ['Castellano', 'Any injury to your belly, like a fall or sports accident?', 'not hurt myself', 'run'],
  ['Hale', 'Did you make a test for covid or flu?', 'Covid test', 'never had the flu'],
  ['Lindqvist', 'Now tell me a little about your family. Does anyone have diabetes?', 'sisters', 'pregnant'],
  [
    'Lindqvist',
    'How lovely to hear a bit about your life! What do you like to do in your free time?',
    'garden',
    'trouble hearing',
  ],
])('%s, asked “%s”, says “%s” and nothing beside it', (name, question, part, beside) => {
  const said = answer(name, question);
  expect(said).toContain(part);
  expect(said).not.toContain(beside);
});

test('a time that was told is not told again with how often', () => {
  expect(
    times(answer('Lindqvist', 'A glass of wine now and then? How often would that be?'), 'Christmas'),
  ).toBe(1);
});

test.each([
  [
    'Castellano',
    'I can see why that’s on your mind. We’ll do our best to get to the bottom of it.',
    'Thank you',
  ],
  ['Lindqvist', 'I would worry as well. We’ll take good care of you here.', 'Thank you'],
  ['Brandt', 'You have answered everything very clearly.', 'You are welcome'],
  [
    'Brandt',
    'Please tell the nurse if the pressure gets stronger or if you have trouble breathing.',
    'I will do that',
  ],
  [
    'Lindqvist',
    'It would be good to drink water instead of sweet drinks. Could you manage that?',
    'I will do that',
  ],
  ['Lindqvist', 'We’d also need a urine sample, do you think you could manage that now?', 'fine with me'],
  ['Adeyemi', 'squeeze my fingers, both hands', 'Like this?'],
  ['Adeyemi', 'blood pressure next, give me your arm', 'go ahead'],
  [
    'Hale',
    'Please take off your shirt, I want to hear your lungs. Breathe deep with the mouth open.',
    'Like this?',
  ],
])('%s, told “%s”, takes it as no question', (name, said, part) => {
  const reply = answer(name, said);
  expect(reply).toContain(part);
  expect(reply).not.toContain('As I said');
});

test.each([
  ['Castellano', ['From 0 to 10, how bad is it?', 'And when it started?'], 'Not strong at first'],
  ['Castellano', ['When did you last eat?', 'What was it?'], 'pizza'],
  ['Castellano', ['How is your urine?', 'More often than usual?'], 'no going for a pee more often'],
  ['Castellano', ['What do you think it is?', 'Why that?'], 'Because'],
  [
    'Hale',
    ['What have you taken for it?', 'How many tablets in one day, and when was the last?'],
    'four a day',
  ],
  ['Hale', ['Do you bring anything up?', 'Is it much, like a spoon or like a cup?'], 'not much of it'],
  ['Adeyemi', ['Do you have high blood pressure?', 'treated for it?'], 'blood pressure tablets'],
  ['Lindqvist', ['Do you drive? Have you felt safe doing that?', 'Do you drive?'], 'bus'],
  ['Lindqvist', ['Any itching down below?', 'Did I miss anything?'], 'asked me everything'],
])('%s, asked %j, knows what the last of them is about', (name, questions, part) => {
  expect(talk(name, questions).at(-1)).toContain(part);
});

test('who was asked for the dose of what was told already says it without the rest', () => {
  const [, said = ''] = talk('Adeyemi', ['Any painkillers today?', 'which one, how much']);
  expect(said).toBe('Two paracetamol, 500 milligrams each.');
});

test.each([
  ['how many marbles fit in a zeppelin', 'I can’t say exactly.'],
  ['who painted the zeppelin marbles', 'I can’t tell you that.'],
  ['why is the zeppelin painted', 'I don’t know why.'],
  ['is the zeppelin painted', 'Not that I know of.'],
])('what matches nothing, “%s”, is not known in a form that fits', (question, reply) => {
  expect(puzzled(question, 0)).toBe(reply);
});

test.each([
  ['Brandt', ['Any change in weight?', 'On purpose?'], 'not on purpose'],
  ['Brandt', ['Lots of stress at work?', 'And at home?'], 'At home it is quiet'],
  ['Brandt', ['Any trouble with your breathing?', 'Also when lying flat?'], 'one pillow'],
  ['Brandt', ['Let me ask about your family now. Any heart disease there?'], 'stent'],
  ['Brandt', ['Have you ever used drugs?', 'When was the last time?'], 'Never, as I said.'],
  ['Brandt', ['Do you take any medicines?', 'What are they for?'], 'cholesterol'],
  ['Hale', ['What have you taken for it so far?', 'how often do you take it'], 'six hours'],
  ['Castellano', ['Have you vomited?', 'Was there any blood or anything green in what came up?'], 'yellow'],
  ['Lindqvist', ['Have you lost weight?', 'Is your clothes more loose now?'], 'skirts'],
])('%s, asked %j, keeps to the topic', (name, questions, part) => {
  expect(talk(name, questions).at(-1)).toContain(part);
});

test.each([
  ['Adeyemi', 'Have you had a cold, a blocked nose or pain in your sinuses lately?', ['nose', 'sinus']],
  ['Adeyemi', 'Did anyone see you have a fit or shake, or did you bite your tongue?', ['seizures', 'tongue']],
  ['Adeyemi', 'Any pain in your joints or back?', ['joints', 'back']],
  ['Lindqvist', 'Was there blood in the urine or it smell different?', ['blood', 'smells']],
])('%s, asked “%s”, leaves out nothing of the list', (name, question, parts) => {
  const said = answer(name, question);
  for (const part of parts) expect(said).toContain(part);
});

test.each([
  ['Adeyemi', 'Could you give me a big smile and lift up both arms for me?', /this\?|try/],
  ['Hale', 'deep breath in and out pls', /this\?|try/],
  ['Castellano', 'Please tell me where it hurts the most when I press gently.', /There/],
  ['Castellano', 'I will ask about something stronger for the pain. Would you like that?', /^Yes, please/],
  ['Brandt', 'You may have to stay here overnight. Would that be a problem for you?', /I will stay/],
])('%s does what is asked, and takes what is offered: “%s”', (name, message, reply) => {
  expect(answer(name, message)).toMatch(reply);
});

test('what is normal is affirmed', () => {
  expect(answer('Brandt', 'Bowel movements normal?')).toMatch(/^Yes, all normal/);
});

test('a whole question that nothing fits is not quoted back', () => {
  expect(puzzled('do you like purple zebras on mondays', 0)).toBe('I can’t really say.');
});

describe('next to what is new', () => {
  test('what was told before is not told again', () => {
    const [, said = ''] = talk('Brandt', [
      'Has it been there the whole time, or does it come and go?',
      'How is the pressure now while we are talking, any change?',
    ]);
    expect(said).toContain('still there');
    expect(said).not.toContain('As I said');
  });

  test('what was told before is told again where a clause of its own asks for it', () => {
    const [, , said = ''] = talk('Brandt', [
      'Has it been there the whole time, or does it come and go?',
      'How do you do?',
      'When did the pressure start, and has it been there continuously since?',
    ]);
    expect(said).toContain('two hours ago');
    expect(said).toContain('all the time');
  });
});

describe('a question for one thing gets one answer', () => {
  test.each([
    ['Castellano', 'Is there some position were it is better?', 'come and go'],
    ['Lindqvist', 'Have you noticed any change in how often you pass urine?', 'My daughter'],
    ['Lindqvist', 'Is the tiredness there all day, or is it worse at certain times?', 'each week'],
    ['Castellano', 'Are your eyes or skin becoming yellow?', 'rash'],
    ['Castellano', 'Do you have bleeding from the vagina now, outside of period?', 'weeks'],
    ['Castellano', 'Are there problems with the bowel, like Crohn, in your past?', 'yesterday'],
    ['Castellano', 'Did you vomit? How many times?', 'Twice.'],
    ['Castellano', 'How looked the vomit, was there blood in it?', 'No, no blood'],
    ['Hale', 'I’d have a quick look at you, and then the doctor joins us. Sound good?', 'joints'],
    ['Brandt', 'What do you usually eat? Are you more of a meat and potatoes person?', 'Good'],
    ['Brandt', 'Which tablets do you take each day? Do you happen to have a list?', 'list'],
    ['Adeyemi', 'coffee, energy drinks?', 'shop'],
    ['Adeyemi', 'hobbies, gym, heavy lifting?', 'injury'],
    ['Lindqvist', 'Do you often have sweets, cakes or sugary drinks?', 'litres'],
    ['Hale', 'Now I’d like to know who’s around you. Is anybody at home or at work ill as well?', 'Timur'],
  ])('%s, asked “%s”', (name, question, part) => {
    expect(answer(name, question)).not.toContain(part);
  });
});

describe('of the family, and not of the patient', () => {
  test.each([
    ['Adeyemi', ['family history', 'anyone with brain bleed or aneurysm'], 'My aunt', 'I have'],
    ['Adeyemi', ['stroke in the family? how old'], 'at fifty', '41'],
    ['Adeyemi', ['stroke in the family?', 'anyone with kidney disease'], 'my mother', 'mine'],
    ['Hale', ['Anything running in your family?', 'Lung problems in particular?'], 'My sister', 'as a child'],
    [
      'Castellano',
      ['Are your parents healthy?', 'Has somebody in family problem with bowel or with ovaries?'],
      'my mother',
      'yesterday',
    ],
  ])('%s, asked %j', (name, questions, part, other) => {
    const said = talk(name, questions).at(-1) ?? '';
    expect(said).toContain(part);
    expect(said).not.toContain(other);
  });
});

describe('what is announced asks for nothing', () => {
  test.each([
    [
      'Hale',
      'If your breathing gets worse, go to the emergency department straight away. All right?',
      'do that',
    ],
    [
      'Hale',
      'So in short: cough and fever. The doctor might want a chest X-ray and bloods. Would you be OK with that?',
      'fine with me',
    ],
    [
      'Hale',
      'If it is a chest infection, you may need tablets. Could you manage that at home?',
      'fine with me',
    ],
    [
      'Lindqvist',
      'I will discuss everything with the doctor, and then we will come back to you.',
      'fine with me',
    ],
    ['Hale', 'The next few questions are a bit personal, we ask everybody. Is that all right?', 'of course'],
    ['Brandt', 'You would probably have to stay with us. How would you feel about that?', 'I will stay'],
  ])('%s, told “%s”', (name, message, part) => {
    expect(answer(name, message)).toContain(part);
  });

  test('nor does what the doctor may do', () => {
    const said = answer(
      'Castellano',
      'After this maybe the doctor makes ultrasound of the belly. Do you know what is this?',
    );
    expect(said).not.toContain('Nobody has done');
  });
});

describe('a short question keeps to what was talked about', () => {
  test.each([
    ['Hale', ['Do you have a fever?', 'How did you measure it?', 'And at night?'], 'at night I cough most'],
    ['Hale', ['Is the cough worse at a certain time of day?', 'Does it keep you awake?'], 'hardly sleep'],
    ['Hale', ['Have you had to stay off work?', 'Is that a problem for you?'], 'My boss'],
    [
      'Lindqvist',
      ['Have you lost weight?', 'How much, and over what period of time?', 'Was that intentional?'],
      'without trying',
    ],
    [
      'Brandt',
      [
        'Have you had something like this before?',
        'When you climb stairs, do you normally get chest trouble?',
      ],
      'hurried',
    ],
    ['Hale', ['Were you in a hotel?', 'Are there other people ill who stayed there?'], 'colleague'],
    ['Adeyemi', ['Do you take any tablets?', 'Do you take anything to build muscle?'], 'powder'],
    ['Castellano', ['Did you have pain in the car when you came, when the road was bumpy?'], 'every bump'],
    ['Lindqvist', ['Is your mouth dry even after you have had a drink?'], 'dry like paper'],
    ['Castellano', ['Did you have a hit on the belly or a accident?'], 'not hurt myself'],
    ['Adeyemi', ['jonas adeyemi?'], 'Jonas Adeyemi'],
  ])('%s, asked %j', (name, questions, part) => {
    expect(talk(name, questions).at(-1)).toContain(part);
  });
});
