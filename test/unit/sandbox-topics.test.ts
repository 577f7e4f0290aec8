import { describe, expect, it } from 'vitest';
import { besideAnswer, kindWords, whatWasShown } from '../../src/sandbox/topics/feelings.ts';
import { badNews } from '../../src/sandbox/topics/bad-news.ts';
import { ecg } from '../../src/sandbox/topics/ecg.ts';
import type { Grumble } from '../../src/sandbox/topics/grumbles.ts';
import { handover } from '../../src/sandbox/topics/handover.ts';
import { freshProgress, type Mood, type Progress } from '../../src/sandbox/topics/progress.ts';
import { withoutRepeats } from '../../src/sandbox/topics/repeats.ts';
import type { Topic } from '../../src/sandbox/topics/topic.ts';
import { answerAsTutor } from '../../src/sandbox/topics/tutor.ts';

interface Said {
  readonly text: string;
  readonly after: Progress;
}

const talk = (topic: Topic, said: readonly string[]): readonly Said[] => {
  let progress = freshProgress;
  return said.map((message) => {
    const reply = answerAsTutor(topic, progress, message);
    progress = reply.after;
    return reply;
  });
};

/** Which mood the tutor met at the last of these. */
const metAt = (topic: Topic, said: readonly string[]): Mood | undefined => {
  const replies = talk(topic, said);
  const last = replies.at(-1)?.after.moods ?? {};
  const before = replies.at(-2)?.after.moods ?? {};
  const moods = [
    'right',
    'partly',
    'wrong',
    'early',
    'late',
    'doubts',
    'lost',
    'skips',
    'asks',
    'polite',
    'off',
    'stop',
    'over',
    'grief',
    'shamed',
    'failed',
    'down',
    'tired',
    'unheard',
    'afraid',
    'angry',
    'away',
    'amused',
    'glad',
    'hurt',
    'unwilling',
    'grumbles',
  ] as const;
  return moods.find((mood) => (last[mood] ?? 0) > (before[mood] ?? 0));
};

const ways: readonly (readonly [Topic, readonly string[]])[] = [
  [
    handover,
    [
      'Kim from ward 3, Mr Osei is short of breath',
      'hip surgery two days ago',
      'an embolism',
      'please come now',
    ],
  ],
  [ecg, ['name, paper speed and rate', '100', 'a p wave before each QRS', 'II, III and aVF']],
  [
    badNews,
    [
      'a quiet room, we both sit down',
      'I ask what she has been told',
      'I am afraid it is cancer',
      'I stay silent and wait',
    ],
  ],
];

describe('a topic', () => {
  it.each(ways)('$name ends when its points are covered, and not before', (topic, answers) => {
    const replies = talk(topic, answers);
    expect(replies.map(({ after }) => after.ended)).toEqual([false, false, false, true]);
    expect(replies.at(-1)?.after.found).toBe(4);
    expect(replies.at(-1)?.text).toContain(topic.closing);
  });

  it.each(ways)('$name gives the answer and moves on if it does not come, and ends too', (topic) => {
    const replies = talk(
      topic,
      Array.from({ length: 8 }, () => 'I don’t know'),
    );
    expect(replies.map(({ after }) => after.step)).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
    expect(replies.at(-1)?.after).toMatchObject({ ended: true, found: 0 });
    for (const [at, step] of topic.steps.entries()) expect(replies[at * 2 + 1]?.text).toContain(step.model);
  });

  it.each<[string, Topic, readonly string[], Mood]>([
    ['what is right', handover, ['Mr. Osei, bed 4'], 'right'],
    ['a part of it', badNews, ['In a quiet room'], 'partly'],
    ['what is wrong', handover, ['bed 4', 'a new hip', 'it is just anxiety'], 'wrong'],
    [
      'a right word in a wrong answer',
      handover,
      ['bed 4', 'a new hip', 'a clot', 'come after the CT'],
      'wrong',
    ],
    ['what is beside the point', ecg, ['My cat is called Minka'], 'off'],
    ['anger', ecg, ['This is a stupid waste of time'], 'angry'],
    ['shouting', ecg, ['WHY DO YOU ASK ME THIS'], 'angry'],
    ['somebody who is at a loss', ecg, ['no idea'], 'lost'],
    ['a question', ecg, ['Why is that important?'], 'asks'],
    ['a greeting', ecg, ['Hello!'], 'polite'],
    ['somebody who has had enough', ecg, ['stop'], 'stop'],
  ])('hears %s', (_what, topic, said, mood) => {
    expect(metAt(topic, said)).toBe(mood);
  });

  it.each<[string, Topic, Mood]>([
    ['I’m so tired, I get every one wrong', ecg, 'down'],
    ['Been up since 4, can I have a nap', ecg, 'tired'],
    ['didn’t I just tell you that? are you even listening', handover, 'unheard'],
    ['I’m too stupid for this', ecg, 'down'],
    ['What if I start crying myself', badNews, 'afraid'],
    ['My mum died of cancer last year', badNews, 'grief'],
    ['my gran had this conversation in a corridor, it was horrible', badNews, 'grief'],
    ['hang on, my pager just went', badNews, 'away'],
    ['hahaha', badNews, 'amused'],
    ['this is actually fun', badNews, 'glad'],
  ])('hears the feeling in “%s”, says a kind word, and asks again', (said, topic, mood) => {
    expect(metAt(topic, [said])).toBe(mood);
    const [reply] = talk(topic, [said]);
    expect(Object.values(kindWords).some(([first]) => reply?.text.startsWith(first))).toBe(true);
    expect(reply?.text).toContain(topic.steps[0].asks);
    expect(reply?.after).toMatchObject({ step: 0, tries: 0 });
  });

  it('has a kind word for somebody tired who wants to skip, and no word about shame', () => {
    const [reply] = talk(badNews, ['been up since 4, can we skip to the talking bit']);
    expect(reply?.text.startsWith(kindWords.tired[0])).toBe(true);
    expect(reply?.text).toContain(badNews.steps[0].hint);
    expect(reply?.text).not.toMatch(/shame/);
  });

  it('takes up the anger and the answer of the same message', () => {
    const [, reply] = talk(ecg, ['name, speed', 'I hate maths. 100']);
    expect(reply?.after).toMatchObject({ step: 2, found: 2 });
    expect(reply?.text.startsWith(besideAnswer.angry)).toBe(true);
  });

  it('says what it has heard to somebody who was not heard', () => {
    const replies = talk(badNews, ['a quiet room', 'I just told you']);
    expect(replies.at(-1)?.text).toContain(badNews.steps[0].points[0]?.name);
  });

  it.each<[string, Topic, readonly string[]]>([
    ['where does the 1500 come from?', ecg, ['name, speed']],
    ['should her husband be there?', badNews, []],
    ['what’s wrong with it, too polite?', handover, ['bed 4', 'a new hip', 'a clot', 'whenever you can']],
    ['why do they have to repeat it?', handover, ['bed 4', 'a new hip', 'a clot']],
    ['what if he asks something I don’t know', handover, ['bed 4']],
    ['can I do it over the phone if she lives far away?', badNews, []],
    ['why can’t the nurse do it', badNews, []],
    ['that seems cruel', badNews, ['a quiet room, sitting', 'ask her']],
  ])('answers “%s”, and credits nothing for it', (question, topic, before) => {
    const replies = talk(topic, [...before, question]);
    const { text, after } = replies.at(-1) ?? { text: '', after: freshProgress };
    const last = replies.at(-2)?.after ?? freshProgress;
    expect(topic.answers.some(({ says }) => text.startsWith(says))).toBe(true);
    expect(after).toMatchObject({ step: last.step, got: last.got, tries: last.tries });
  });

  it('explains what the step is for if a question has no answer of its own', () => {
    const [reply] = talk(badNews, ['what is wrong with that?']);
    expect(reply?.text).toContain(badNews.steps[0].why);
    expect(reply?.text).toContain(badNews.steps[0].hint);
  });

  it('credits a shy answer, but not a doubt', () => {
    const before = ['bed 4', 'a new hip'];
    expect(metAt(handover, [...before, 'not sure, maybe a clot?'])).toBe('right');
    expect(metAt(handover, [...before, 'could it be an embolism?'])).toBe('right');
    expect(metAt(handover, [...before, 'I don’t think it is an embolism'])).toBe('doubts');
    expect(metAt(handover, [...before, 'why would it be an embolism?'])).toBe('asks');
  });

  it.each<[string, Topic, readonly string[]]>([
    ['one of the patients is not well', handover, []],
    ['he pulled a muscle in his calf', handover, ['bed 4', 'a new hip']],
    ['regular, so it’s sinus', ecg, ['name, speed', '100']],
    ['375', ecg, ['name, speed']],
    ['1500 / 15 is six hundred', ecg, ['name, speed']],
    ['can’t we just text him?', handover, ['bed 4', 'a new hip', 'a clot']],
    ['whatever the machine prints', ecg, []],
    [
      'The histology unfortunately demonstrates a moderately differentiated invasive carcinoma',
      badNews,
      ['a quiet room, sitting', 'ask her'],
    ],
    ['I stand at the foot of her bed', badNews, []],
    ['ask her husband', badNews, ['a quiet room, sitting']],
    [
      'tell her everything will be fine',
      badNews,
      ['a quiet room, sitting', 'ask her', 'sorry, it is cancer'],
    ],
  ])('corrects “%s”', (said, topic, before) => {
    const replies = talk(topic, [...before, said]);
    const step = topic.steps[before.length];
    expect(metAt(topic, [...before, said])).toBe('wrong');
    // Where the tutor repeats the wrong word, what follows it is compared.
    const text = replies.at(-1)?.text.replace(/^(?:Your way is right\. )?(?:“[^”]+” (?=is ))?/, '');
    const corrections = step?.wrong.map(({ says }) => says.replace('{said} ', '')) ?? [];
    expect(corrections.some((says) => text?.startsWith(says))).toBe(true);
    expect(replies.at(-1)?.after.step).toBe(before.length);
  });

  it.each<[string, Mood, string, Topic]>([
    ['who is shamed', 'shamed', 'Last time the consultant called me useless in front of everyone', handover],
    ['who has failed before', 'failed', 'I froze last time, and I messed it up', badNews],
    [
      'who fears to be shouted at',
      'shamed',
      'The registrar will shout at me anyway, they always do',
      handover,
    ],
  ])('comforts somebody %s before anything is taught', (_whom, mood, said, topic) => {
    expect(metAt(topic, [said])).toBe(mood);
    expect(talk(topic, [said])[0]?.after).toMatchObject({ step: 0, tries: 0, helped: 0 });
  });

  it('still knows what somebody has told of themselves and of the topic before', () => {
    const replies = talk(handover, [
      'Mr. Osei cannot breathe',
      'a new hip',
      'they always shout at me',
      'you did not even listen',
    ]);
    const { text = '' } = replies.at(-1) ?? {};
    expect(text).toContain(whatWasShown.shamed);
    expect(text).toContain('the operation');
    expect(text).toContain('that he is short of breath');
  });

  it('tells the answer at once to somebody too tired to look for it', () => {
    const [reply] = talk(badNews, ['up since 5, can’t you just tell me what to say']);
    expect(reply?.text).toContain(badNews.steps[0].model);
    expect(reply?.after).toMatchObject({ step: 1, found: 0 });
  });

  it.each([
    ['15 small boxes so 300/15 = 20 a minute, that’s a really slow heart', '20 comes from 300 / 15'],
    ['15 * 0.04 = 0.6', 'seconds from beat to beat'],
    ['15 x 25 = 375', 'multiplies'],
    ['60 / 15 = 4', 'mixes seconds with boxes'],
    ['it is slow', '“Slow” is a judgment'],
    ['a hundred and fifty', 'too many'],
  ])('says where “%s” went wrong', (said, named) => {
    const replies = talk(ecg, ['name, speed', said]);
    expect(replies.at(-1)?.text).toContain(named);
    expect(replies.at(-1)?.after.step).toBe(1);
  });

  it.each(['1500/15 = 100', 'about a hundred', '15 boxes is 0.6 s, 60 / 0.6 = 100 bpm', 'is it 100?'])(
    'takes the number of “%s”',
    (said) => {
      expect(metAt(ecg, ['name, speed', said])).toBe('right');
    },
  );

  it('corrects at any step what is false at every step', () => {
    const [reply] = talk(ecg, ['if there’s a P wave somewhere on the strip then it’s sinus rhythm']);
    expect(reply?.text).toContain('A P wave somewhere is not enough');
    expect(reply?.text).toContain(ecg.steps[0].asks);
  });

  it('passes on a question that it cannot answer, and answers no other one', () => {
    const [reply] = talk(handover, ['why does the ward have two nurses at night?']);
    expect(metAt(handover, ['why does the ward have two nurses at night?'])).toBe('asks');
    for (const { says } of handover.answers) expect(reply?.text).not.toContain(says);
    expect(reply?.text).not.toContain(handover.steps[0].why);
  });

  it('credits only what was said', () => {
    const replies = talk(ecg, ['name and date of birth, and the paper speed']);
    expect(replies[0]?.text).toContain('A complete answer also has the calibration');
  });

  it('says no sentence twice in one reply', () => {
    expect(withoutRepeats('A minute is 60 seconds long. A hint: A minute is 60 seconds long. And now?')).toBe(
      'A minute is 60 seconds long. And now?',
    );
  });

  it('remembers what comes too early, and does not ask for it again', () => {
    const replies = talk(handover, ['I think it is an embolism', 'Mr. Osei cannot breathe', 'a new hip']);
    expect(replies[0]?.after).toMatchObject({ step: 0, tries: 0 });
    expect(replies.at(-1)?.after).toMatchObject({ step: 3, found: 3 });
    expect(replies.at(-1)?.text).toContain(handover.steps[3]?.asks);
  });

  it('takes up what completes the answer before, without calling it wrong', () => {
    const before = ['Mr. Osei is gasping', 'a new hip'];
    expect(metAt(handover, [...before, 'he was operated two days ago'])).toBe('late');
    expect(talk(handover, [...before, 'he was operated two days ago']).at(-1)?.after).toMatchObject({
      tries: 0,
    });
  });

  it('asks for what is missing only', () => {
    const replies = talk(badNews, ['a quiet room, we both sit', 'ask her', 'it is cancer']);
    const points = badNews.steps[2]?.points;
    expect(replies.at(-1)?.text).toContain(points?.[0]?.ask);
    expect(replies.at(-1)?.text).not.toContain(points?.[1]?.ask);
  });

  it('does not miss what belongs to another step', () => {
    const replies = talk(ecg, ['the name', 'paper speed']);
    expect(replies.at(-1)?.after.step).toBe(1);
    expect(replies.at(-1)?.text).not.toContain(`also has ${ecg.steps[0].points[2]?.name}`);
  });

  it.each<[string, Topic, readonly string[]]>([
    [
      'SBAR',
      handover,
      [
        'I am Kim, Mr. Osei in bed 4 cannot breathe',
        'a hip operation two days ago, no history before, on heparin',
        'an embolism',
        'please come now, oxygen is running',
      ],
    ],
    [
      'the ECG',
      ecg,
      [
        'name, paper speed and calibration',
        '100',
        'a P wave before each QRS, upright in lead II, same distance',
        'II, III, aVF, mirrored in aVL',
      ],
    ],
    [
      'the bad news',
      badNews,
      [
        'a quiet room, we sit, phone off, a nurse with us',
        'I ask what she has been told',
        'I am afraid it is cancer',
        'I wait, then say “I see that this is a shock”',
      ],
    ],
  ])('says that all of %s was found only if all was, and nothing was told', (_what, topic, answers) => {
    const alone = talk(topic, answers).at(-1)?.text ?? '';
    const helped = talk(topic, ['no idea', ...answers]).at(-1);
    expect(helped?.after).toMatchObject({ ended: true, found: 4 });
    expect(alone.endsWith('You found all of it yourself.')).toBe(true);
    expect(helped?.text).not.toContain('yourself');
  });

  it.each(ways)('$name names at its end what was said and what was missing', (topic, answers) => {
    const { text = '', after } = talk(topic, answers).at(-1) ?? {};
    const names = topic.steps.flatMap(({ points }) => points.filter(({ optional }) => optional !== true));
    const [said = '', missing = ''] = text.split('Next time add');
    for (const { name } of names) expect(after?.noted.includes(name) ? said : missing).toContain(name);
    expect(text).not.toContain('all of it');
  });

  it.each<[string, Topic, readonly string[], string]>([
    ['counts only the last number', ecg, ['name, speed', '15 x 25 = 375?? no wait, 100'], 'right'],
    ['no longer counts the number before', ecg, ['name, speed', '100, no wait, 375'], 'wrong'],
    [
      'does not count what is taken back',
      badNews,
      ['a quiet room, sitting', 'ask her', 'sorry, cancer', 'leave the room, no wait, stay'],
      'right',
    ],
    [
      'does not count a right word that is taken back',
      handover,
      ['bed 4', 'a new hip', 'PE, no wait, pneumonia'],
      'wrong',
    ],
  ])('%s when somebody corrects themselves', (_what, topic, said, mood) => {
    expect(metAt(topic, said)).toBe(mood);
  });

  it('keeps what is right beside what is taken back', () => {
    const [reply] = talk(handover, ['Mr Osei in bed 4 has chest pain, sorry I mean he can’t breathe']);
    expect(reply?.after.noted).toEqual(['who the patient is', 'that he is short of breath']);
  });

  it.each<[string, Topic, readonly string[]]>([
    ['can I start oxygen before they come?', handover, ['bed 4', 'a new hip', 'a clot']],
    ['shall I order the CT or wait?', handover, ['bed 4', 'a new hip', 'a clot']],
    [
      'wait, why does it matter what I think it is? isn’t that the registrar’s job',
      handover,
      ['bed 4', 'a new hip'],
    ],
  ])('takes “%s” for a question that it can answer', (question, topic, before) => {
    const replies = talk(topic, [...before, question]);
    expect(metAt(topic, [...before, question])).toBe('asks');
    expect(replies.at(-1)?.after).toMatchObject({ step: before.length, got: [], tries: 0 });
    expect(topic.answers.some(({ says }) => replies.at(-1)?.text.startsWith(says))).toBe(true);
  });

  it('answers the question behind a right number', () => {
    const replies = talk(ecg, ['name, speed', '100. but that only works if its regular doesn’t it?']);
    expect(replies.at(-1)?.after.step).toBe(2);
    expect(replies.at(-1)?.text).toContain('only if it is regular');
  });

  it('sees the joke in an absurd number, and does not explain the same mistake twice', () => {
    const replies = talk(ecg, ['name, speed', '15 x 25 = 375', 'lol 375, the patient is a hummingbird']);
    const correction = replies[1]?.text ?? '';
    expect(correction).toContain('375');
    expect(replies[2]?.text).toContain('I see the joke');
    expect(replies[2]?.text).toContain(ecg.steps[1]?.smaller);
    expect(replies[2]?.text).not.toContain(correction);
  });

  it.each<[string, Topic, Grumble]>([
    ['why are we even doing this, it is Friday', handover, 'useless'],
    ['nobody on my ward uses SBAR', handover, 'others'],
    ['this is so fake', ecg, 'useless'],
    ['can’t I just google what to say', badNews, 'lookUp'],
    [
      'why are we even doing this, nobody ever taught MY consultant to be nice and he’s doing fine',
      badNews,
      'others',
    ],
  ])('gives an honest answer to “%s”', (said, topic, grumble) => {
    const [reply] = talk(topic, [said]);
    expect(reply?.text.startsWith(topic.goodFor[grumble])).toBe(true);
    expect(reply?.text).toContain(topic.steps[0].asks);
    expect(reply?.after).toMatchObject({ step: 0, tries: 0 });
  });

  it('comforts somebody with a bad day behind them, offers to stop, and presses no question on them', () => {
    const said =
      'honestly I had to do this to a family on Sunday and it went horribly, I don’t really want to play pretend about it';
    const before = ['a quiet room, sitting', 'ask her', 'sorry, it is cancer'];
    for (const at of [0, 1, 2, 3]) {
      const [last, reply] = talk(badNews, [...before.slice(0, at), said, 'stop']).slice(-2);
      expect(last?.after).toMatchObject({ step: at, got: [], tries: 0, ended: false });
      expect(last?.text).toContain('I am sorry');
      expect(last?.text).toContain('write “stop”');
      expect(last?.text).toContain('write “go on”');
      expect(last?.text).not.toContain('?');
      expect(reply?.after.ended).toBe(true);
    }
  });

  it.each<[string, Topic, readonly string[], string]>([
    ['P waves everywhere but irregular, so AF', ecg, ['name, speed', '100'], 'AF has none'],
    ['growth, sorry', badNews, ['a quiet room, sitting', 'ask her'], 'euphemism'],
    [
      'you’ve got cancer. Rip the plaster off',
      badNews,
      ['a quiet room, sitting', 'ask her'],
      'without a warning',
    ],
    ['ask her husband first', badNews, ['a quiet room, sitting'], 'confidential'],
    ['could be cellulitis?', handover, ['bed 4', 'a new hip'], 'does swell one calf'],
    ['ok pneumonia', handover, ['bed 4', 'a new hip'], 'not make one calf swell'],
  ])('names what is wrong with “%s”', (said, topic, before, named) => {
    expect(metAt(topic, [...before, said])).toBe('wrong');
    expect(talk(topic, [...before, said]).at(-1)?.text).toContain(named);
  });

  it.each<[string, Topic, readonly string[], string]>([
    ['the U wave', ecg, ['name, speed', '100'], 'after the QRS'],
    ['is it R to R?', ecg, ['name, speed'], 'From one R peak'],
    ['the day before yesterday', handover, ['bed 4'], 'when it was'],
  ])('understands “%s”, whatever plain text makes of it', (said, topic, before, part) => {
    expect(talk(topic, [...before, said]).at(-1)?.text).toContain(part);
  });

  it('tells the date of birth from the date of recording', () => {
    const isDated = (said: string): boolean | undefined =>
      talk(ecg, [said])[0]?.after.noted.includes('when it was recorded');
    expect(isDated('name and date of birth')).toBe(false);
    expect(isDated('name and the date it was taken')).toBe(true);
  });

  it('hears anger beside a right answer, and what hurts', () => {
    const [, , angry] = talk(handover, ['bed 4', 'a new hip', 'it’s a bloody PE obviously']);
    expect(angry?.text.startsWith(besideAnswer.angry)).toBe(true);
    expect(angry?.after.step).toBe(3);
    expect(metAt(handover, ['that was mean'])).toBe('hurt');
    expect(metAt(handover, ['I said that already'])).toBe('unheard');
  });

  it.each(ways)(
    '$name has a short word for those who go on after the end, and counts no further',
    (topic, answers) => {
      const replies = talk(topic, [...answers, ...answers, 'thanks', 'stop']).slice(answers.length);
      for (const { text, after } of replies) {
        expect(after).toMatchObject({ ended: true, found: 4, step: 4 });
        expect(text).not.toMatch(/\d/);
        expect(text.length).toBeLessThan(120);
      }
    },
  );

  it.each(ways)('$name names each point once', ({ steps }) => {
    const names = steps.flatMap(({ points }) => points.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
  });

  it('asks for what is missing, and takes it up', () => {
    const [first, second] = talk(badNews, ['A quiet room', 'and a chair']);
    expect(first?.after).toMatchObject({ step: 0, tries: 1 });
    expect(first?.text).toContain('a suitable place');
    expect(second?.after).toMatchObject({ step: 1, found: 1 });
  });

  it('corrects a common mistake by saying what is wrong with it', () => {
    const [reply] = talk(ecg, ['the ST elevation']);
    expect(reply?.text).toContain(ecg.steps[0].wrong[0]?.says);
  });

  it('says how much was found when it is stopped', () => {
    const replies = talk(handover, ['bed 4', 'a new hip', 'stop']);
    expect(replies.at(-1)).toMatchObject({ after: { ended: true, found: 2 } });
    expect(replies.at(-1)?.text).toContain('2 of 4');
  });

  it.each(ways)(
    '$name survives twenty difficult turns, and never says the same thing twice in a row',
    (topic) => {
      const difficult = [
        'pizza is great',
        'you are useless',
        'I DO NOT CARE ABOUT THIS',
        'the weather is nice',
        'what?',
        'ok',
        'this is boring',
        'my dog ate it',
      ];
      const said = Array.from({ length: 20 }, (_, at) => difficult[at % difficult.length] ?? '');
      const replies = talk(topic, said);
      for (const [at, { text, after }] of replies.entries()) {
        expect(text).not.toBe(replies[at - 1]?.text);
        // Whoever says nothing to the point is kept where they are, not led on as if they had.
        expect(after).toMatchObject({ step: 0, found: 0, ended: false });
      }
    },
  );
});
