import { describe, expect, it } from 'vitest';
import { badNews } from '../../src/sandbox/topics/bad-news.ts';
import { ecg } from '../../src/sandbox/topics/ecg.ts';
import { handover } from '../../src/sandbox/topics/handover.ts';
import type { Topic } from '../../src/sandbox/topics/topic.ts';
import { lastOf, talk, to } from '../support/tutoring.ts';

describe('what counts as given', () => {
  it.each<[string, Topic, readonly string[], string, string]>([
    [
      'another operation',
      handover,
      to.background,
      'he had his shoulder operated two days ago',
      'the operation',
    ],
    ['another time', handover, to.background, 'hip surgery five weeks ago', 'when it was'],
    ['another time, as a word', handover, to.background, 'hip surgery yesterday', 'when it was'],
    [
      'another bed',
      handover,
      [],
      'Kim from ward 3, it is about the man in bed 9, short of breath',
      'who the patient is',
    ],
    ['the patient’s name as one’s own', handover, [], 'I am Mr. Osei, short of breath', 'who you are'],
    ['another speed', ecg, [], 'name first, then that the paper speed is 100 mm/s', 'the paper speed'],
    ['another calibration', ecg, [], 'the name, and 20 mm per mV', 'the calibration'],
    ['another lead', ecg, to.rhythm, 'the P wave is upright in V1', 'upright in lead II'],
    ['the opposite way up', ecg, to.rhythm, 'P before each QRS, inverted in lead II', 'upright in lead II'],
    [
      'a telephone that rings',
      badNews,
      [],
      'a quiet room, and I leave my phone on in case they call',
      'something against interruptions',
    ],
    [
      'a pager that is answered',
      badNews,
      [],
      'we sit, and I answer my pager if it goes',
      'something against interruptions',
    ],
    [
      'nobody beside her',
      badNews,
      [],
      'a quiet room without any relatives, we both sit',
      'somebody at her side',
    ],
    [
      'a question that tells it',
      badNews,
      to.asking,
      'So you are aware that you have cancer, right?',
      'asking her first',
    ],
    ['no question', badNews, to.asking, 'I would not ask her anything', 'asking her first'],
  ])('is not %s', (_what, topic, before, said, point) => {
    const { text, after } = lastOf(topic, [...before, said]);
    expect(after.noted).not.toContain(point);
    expect(topic.slips.some(({ says }) => text.includes(says.split(/(?<=[.!?]) /)[0] ?? says))).toBe(true);
  });

  it.each<[Topic, readonly string[], string, string]>([
    [handover, to.background, 'a hip replacement, 48 hours ago, no other surgery', 'when it was'],
    [handover, to.background, 'he was operated on his hip, not the knee', 'the operation'],
    [handover, to.background, 'new hip the day before yesterday', 'when it was'],
    [ecg, [], 'name and whether it ran at 25 or 50 mm/s', 'the paper speed'],
    [ecg, [], 'name, 25 mm/s, 10 mm/mV', 'the calibration'],
    [ecg, to.rhythm, 'upright in II, inverted in aVR', 'upright in lead II'],
    [badNews, [], 'a quiet room, my phone on silent', 'something against interruptions'],
    [badNews, [], 'a quiet room, nobody must call me on my bleep', 'something against interruptions'],
    [badNews, [], 'we sit, and I don’t leave my phone on', 'something against interruptions'],
    [badNews, [], 'a quiet room, no relatives unless she wants them', 'somebody at her side'],
    [badNews, to.asking, 'What have you been told so far?', 'asking her first'],
  ])('in %# takes the right value and sense', (topic, before, said, point) => {
    expect(lastOf(topic, [...before, said]).after.noted).toContain(point);
  });

  it('is taken up from any turn: illnesses, waiting, a read-back, the ST segment', () => {
    expect(lastOf(handover, ['Mr. Osei, bed 4, has diabetes, and he cannot breathe']).after.noted).toContain(
      'his history',
    );
    expect(
      lastOf(badNews, [...to.news, 'I am afraid it is cancer. Then I stop talking']).after.noted,
    ).toContain('waiting');
    expect(lastOf(ecg, [...to.wall, 'ST elevation in II, III and aVF']).after.noted).toContain(
      'ST elevation',
    );
  });
});

describe('what is wrong beside other things', () => {
  it('is named beside what is right, and must be put right before it goes on', () => {
    const [told, mended] = talk(handover, [
      ...to.assessment,
      'an embolism, so I lay him flat on his back',
      'all right, I sit him up',
    ]).slice(-2);
    expect(told?.text).toContain('You have a pulmonary embolism.');
    expect(told?.after).toMatchObject({ step: 2, tries: 0 });
    expect(told?.text.endsWith('?')).toBe(true);
    expect(mended?.after).toMatchObject({ step: 3, found: 3 });
  });

  it('is told if the student does not put it right, and the topic goes on', () => {
    const { text, after } = lastOf(handover, [...to.assessment, 'PE, I would give bisoprolol', 'no idea']);
    expect(after.step).toBe(3);
    expect(text).toContain('the fast pulse keeps his blood moving');
  });

  it('is two things if two things are wrong, the dangerous one first', () => {
    const { text } = lastOf(handover, [
      ...to.request,
      'come on the next ward round, and no oxygen until then',
    ]);
    expect(text.indexOf('oxygen')).toBeGreaterThan(-1);
    expect(text.indexOf('oxygen')).toBeLessThan(text.indexOf('cannot wait'));
  });

  it('is a word of the report and a promise', () => {
    const { text } = lastOf(badNews, [
      ...to.news,
      'Pathology found an adenocarcinoma, but you will be cured',
    ]);
    expect(text).toContain('language of the report');
    expect(text).toContain('promise');
  });

  it('does not stop the topic if it is small', () => {
    const { text, after } = lastOf(ecg, [
      ...to.rhythm,
      'a P wave before every QRS, positive in lead II and aVR',
    ]);
    expect(after.step).toBe(3);
    expect(text).toContain('In aVR');
  });

  it('is not what is ruled out', () => {
    const { text, after } = lastOf(handover, [
      ...to.assessment,
      'an embolism, so I would never lay him flat',
    ]);
    expect(after.step).toBe(3);
    expect(text).not.toContain('flat');
  });

  it('is answered in a question too', () => {
    const { text, after } = lastOf(badNews, ['should I leave my pager on?']);
    expect(text).not.toContain('Yes');
    expect(text).toContain('will ring');
    expect(after.noted).toEqual([]);
  });
});

describe('a student who corrects the tutor', () => {
  it.each([
    'you say I have no interruptions, but I never said that',
    'I take the bit about interruptions back',
    'that is not what I meant about the phone',
    'why did you count no interruptions? I did not say so',
  ])('gets a credit taken back: “%s”', (said) => {
    const { text, after } = lastOf(badNews, ['a quiet room, my phone off', said]);
    expect(after.noted).not.toContain('something against interruptions');
    expect(text).toContain('I take that credit back: something against interruptions');
    expect(text).toContain(badNews.steps[1]?.asks);
  });

  it('gets an answer to the question beside it', () => {
    const { text } = lastOf(badNews, [
      'a quiet room, my phone off',
      'you say I got no interruptions, but I only meant my phone. Should I give the bleep to somebody?',
    ]);
    expect(text).toContain('Give the bleep to a colleague');
  });

  it('gets an answer to what was asked, not to a word beside it', () => {
    const { text } = lastOf(badNews, [
      ...to.asking,
      'what if my bleep goes off?',
      'No, I asked about the bleep',
    ]);
    expect(text).toContain('misread');
    expect(text).toContain('Give the bleep to a colleague');
  });

  it('is not found in words to the patient', () => {
    const { after } = lastOf(badNews, [
      ...to.asking,
      'You said they found something. What do you know about it?',
    ]);
    expect(after.step).toBe(2);
  });
});

describe('what the tutor says', () => {
  it('asks for no read-back at the end if the student has asked for one', () => {
    const before = to.request;
    const plain = lastOf(handover, [...before, 'please come now, oxygen is running']).text;
    const asked = lastOf(handover, [
      ...before,
      'please come now, oxygen is running. Can you repeat that back to me?',
    ]).text;
    expect(plain).toContain('have the other person repeat');
    expect(asked).not.toContain('have the other person repeat');
  });

  it('builds on an answer that is half right', () => {
    const { text } = lastOf(handover, [...to.assessment, 'maybe the lungs, or the leg, hard to tell']);
    expect(text).toContain('both belong to it');
  });

  it('comforts twice, but not in the same words', () => {
    const replies = talk(ecg, [
      'name and speed, ugh',
      '100, ugh, I hate maths',
      'P before each QRS, I hate this',
      'II, III, aVF, damn',
    ]);
    const sentences = replies.map(({ text }) => text.split(/(?<=[.!?]) /)[0]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it.each(['are you a real doctor?', 'wait, are you a doctor? anyway: the quiet room, and sitting'])(
    'says what it is: “%s”',
    (said) => {
      expect(lastOf(badNews, [said]).text).toContain('a program');
    },
  );
});

describe('what was said before', () => {
  it('no longer counts if the opposite is said later', () => {
    const { after } = lastOf(badNews, [
      'a quiet room, phone off',
      'then again, I leave my phone on for my child',
    ]);
    expect(after.noted).not.toContain('something against interruptions');
  });

  it('keeps what is right in another part of a mistaken message', () => {
    const { text, after } = lastOf(handover, [...to.request, 'please come tomorrow, oxygen is running']);
    expect(after).toMatchObject({ step: 3, got: ['that somebody comes', 'what to do until then'] });
    expect(text).toContain('He cannot wait');
  });

  it('is agreed with if the student gives up what was corrected', () => {
    const { text, after } = lastOf(badNews, [
      ...to.news,
      'I am sorry, it is cancer, but you will be cured',
      'all right, I would not promise anything',
    ]);
    expect(text).toContain('Yes, that is better.');
    expect(after.tries).toBe(0);
  });

  it('does not let a student run on for ever with ever new mistakes', () => {
    const { after } = lastOf(handover, [
      ...to.assessment,
      'PE, I lay him flat',
      'PE, and a beta blocker',
      'PE, he can walk it off',
      'PE, and morphine',
      'PE, and furosemide',
    ]);
    expect(after.step).toBe(3);
  });

  it('is asked for once more beside the answer to a question about it', () => {
    const { text } = lastOf(ecg, ['name and calibration, at 50 mm/s', 'why would 50 mm/s be wrong here?']);
    expect(text).toMatch(/\. How would you put it now\?$/);
    expect(text).not.toContain('  ');
  });

  it('is no reason to credit a harmful question', () => {
    const { text, after } = lastOf(handover, [...to.request, 'please come. Should I take his oxygen off?']);
    expect(after.noted).not.toContain('what to do until then');
    expect(text).toContain('Better not.');
  });
});
