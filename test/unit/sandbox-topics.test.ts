import { describe, expect, it } from 'vitest';
import { badNews } from '../../src/sandbox/topics/bad-news.ts';
import { ecg } from '../../src/sandbox/topics/ecg.ts';
import { handover } from '../../src/sandbox/topics/handover.ts';
import { freshProgress, type Mood, type Progress } from '../../src/sandbox/topics/react.ts';
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
  const moods = ['right', 'partly', 'wrong', 'lost', 'angry', 'asks', 'polite', 'off', 'stop'] as const;
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
    ['a right word in a wrong answer', handover, ['bed 4', 'a new hip', 'a clot', 'come tomorrow'], 'wrong'],
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

  it('asks for what is missing, and takes it up', () => {
    const [first, second] = talk(badNews, ['A quiet room', 'and a chair']);
    expect(first?.after).toMatchObject({ step: 0, tries: 1 });
    expect(first?.text).toContain('a quiet, private room');
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
