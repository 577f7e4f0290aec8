import { describe, expect, it } from 'vitest';
import { badNews } from '../../src/sandbox/topics/bad-news.ts';
import { ecg } from '../../src/sandbox/topics/ecg.ts';
import { handover } from '../../src/sandbox/topics/handover.ts';
import type { Topic } from '../../src/sandbox/topics/topic.ts';
import { lastOf, to } from '../support/tutoring.ts';

const rate = ['name and paper speed'];
const sentencesIn = (text: string): number => text.split(/(?<=[.!?][”"]?) (?=[“"]?\p{Lu})/u).length;

describe('a joke', () => {
  it.each<[Topic, readonly string[], string]>([
    [ecg, ['name'], 'why did the ecg cross the road? to get to the other axis haha'],
    [ecg, ['name'], 'a QRS and a T wave walk into a bar and the rhythm goes off'],
    [ecg, ['name'], 'my love life has more ST elevation than this strip lol'],
    [handover, to.background, 'why did the skeleton go to the party? no body for an embolism lol'],
  ])('in %# is no try and leads back to the open question', (topic, before, said) => {
    const earlier = lastOf(topic, before).after;
    const { text, after } = lastOf(topic, [...before, said]);
    expect(after).toMatchObject({ step: earlier.step, tries: earlier.tries, got: earlier.got });
    expect(after.noted).toEqual(earlier.noted);
    expect(after.moods.amused).toBe(1);
    expect(text).not.toMatch(/In earnest|Soon|good answer|for later/);
    expect(text).toMatch(/\?|Two settings/);
  });
});

describe('a condition', () => {
  it.each([
    'a PE. 88 is ok as long as he gets oxygen',
    'provided he is on oxygen 88 is fine, it is a clot',
    'a clot, and 88 is normal if he has an oxygen mask',
  ])('affirms nothing: “%s”', (said) => {
    const { text, after } = lastOf(handover, [...to.assessment, said]);
    expect(after.noted).toContain('a pulmonary embolism');
    expect(after.noted).not.toContain('what to do until then');
    expect(text).toContain('88 % is dangerous');
    expect(text).not.toContain('You have already named');
  });

  it.each<[Topic, readonly string[], string, string]>([
    [ecg, to.rhythm, 'it is sinus if there is a P wave before every QRS', 'a P wave before the QRS'],
    [badNews, [], 'a quiet room, and her husband beside her if she wants that', 'somebody at her side'],
    [handover, to.request, 'it would help if you could come within ten minutes', 'that somebody comes'],
    [handover, to.request, 'come now, and if he gets worse I give oxygen', 'what to do until then'],
  ])('in %# hides nothing that is affirmed', (topic, before, said, point) => {
    expect(lastOf(topic, [...before, said]).after.noted).toContain(point);
  });

  it('of what he gets already begins nothing', () => {
    const { after } = lastOf(handover, [...to.background, 'hip replacement on Monday, he gets heparin']);
    expect(after.noted).not.toContain('what to do until then');
  });
});

describe('an angry message without an answer', () => {
  it.each<[Topic, readonly string[], string]>([
    [ecg, rate, 'i am sick of this, at 6 in the morning after 10 years of school, nobody needs it'],
    [ecg, rate, 'god this is annoying, the computer counts it anyway, i have 7 exams'],
    [badNews, to.asking, 'so fed up, this is pointless, always the same in the evening'],
  ])('in %# gets the feeling and the open question', (topic, before, said) => {
    const { text, after } = lastOf(topic, [...before, said]);
    expect(after.moods.angry).toBe(1);
    expect(after.tries).toBe(0);
    expect(text).not.toMatch(/too few|too many|Check the division|every minute|day of fear/);
    expect(text).toMatch(/\?$/);
    expect(sentencesIn(text)).toBeLessThanOrEqual(3);
  });

  it('does not hide a wrong answer', () => {
    expect(lastOf(ecg, ['this is so stupid, I look at the ST segments']).text).toContain('Tempting');
  });
});

describe('a number', () => {
  it.each(['i get up at 8 in the morning', 'it took me 12 semesters', 'i have been here since 7'])(
    'of something else is no rate: “%s”',
    (said) => {
      expect(lastOf(ecg, [...rate, said]).text).not.toMatch(/too few|One zero|too many/);
    },
  );

  it.each(['75 seems right', 'at 75 a minute', 'I get 75 beats'])('that is a rate is one: “%s”', (said) => {
    expect(lastOf(ecg, [...rate, said]).text).toContain('75 would be four');
  });
});

describe('the length of a box', () => {
  it.each([
    'one large box is 0.4 seconds',
    'a small square stands for 0.2 s',
    'it is 0.04 seconds per big square',
    'big boxes are 40 ms each',
  ])('is put right: “%s”', (said) => {
    expect(lastOf(ecg, [...rate, said]).text).toContain('A large box is 0.2 seconds');
    expect(lastOf(ecg, [`name, speed; ${said}`]).text).toContain('A large box is 0.2 seconds');
  });

  it.each([
    'a large box is 0.2 s, a small one 0.04 s',
    'a big square is 200 ms and a small square 40 ms',
    'five big boxes are 1 second',
    'a big box is 5 x 0.04 s',
  ])('is left alone if it is right: “%s”', (said) => {
    expect(lastOf(ecg, [...rate, said]).text).not.toContain('A large box is 0.2 seconds');
  });
});

describe('tears that are to stop', () => {
  it.each([
    'I try to calm her down',
    'the prognosis is great, so no need to cry',
    'I tell her to pull herself together',
    'I would ask her to stop weeping',
  ])('are named: “%s”', (said) => {
    expect(lastOf(badNews, [...to.tears, said]).text).toContain('She may cry');
  });

  it.each(['I wait until she has calmed down', 'I let her cry and do not tell her to stop crying'])(
    'are not named if they may run: “%s”',
    (said) => {
      const { text, after } = lastOf(badNews, [...to.tears, said]);
      expect(after.noted).toContain('waiting');
      expect(text).not.toContain('She may cry');
    },
  );
});

describe('why a correction matters', () => {
  it.each<[Topic, readonly string[], string, string]>([
    [
      handover,
      [...to.background, 'his knee was replaced two days ago'],
      'why does it matter which joint',
      'clots in the leg are common',
    ],
    [
      handover,
      [...to.background, 'his shoulder was operated'],
      'what difference does the joint make?',
      'clots in the leg',
    ],
    [badNews, ['my phone stays on'], 'why is that such a big deal?', 'more important than she is'],
    [
      handover,
      [...to.assessment, 'pneumonia'],
      'why is the registrar so keen on hearing that',
      'Saying the dangerous thought',
    ],
  ])('in %# is told', (topic, before, said, reason) => {
    const { text } = lastOf(topic, [...before, said]);
    expect(text).toContain(reason);
    expect(text).not.toMatch(/more than I know|have to guess/);
  });
});

describe('after a tired “no idea”', () => {
  it.each([
    'i have no idea, i am knackered',
    'dunno, i was on nights all week',
    'argh no clue, i am exhausted',
  ])('the last question is asked: “%s”', (said) => {
    const { text, after } = lastOf(ecg, ['the rhythm', said]);
    expect(after.moods.tired).toBe(1);
    expect(text).toContain('is it the right sheet');
    expect(text).not.toContain('What do you look at first');
  });
});

describe('a point just credited', () => {
  it.each(['I am sorry to say that it is a carcinoma', 'I am afraid this is an adenocarcinoma, grade 2'])(
    'is not asked for again: “%s”',
    (said) => {
      const { text } = lastOf(badNews, [...to.news, said]);
      expect(text).toContain('You have a warning');
      expect(text).not.toMatch(/warn her|warning comes/i);
      expect(text).toContain('Which plain word');
    },
  );
});
