import { describe, expect, it } from 'vitest';
import { badNews } from '../../src/sandbox/topics/bad-news.ts';
import { ecg } from '../../src/sandbox/topics/ecg.ts';
import { handover } from '../../src/sandbox/topics/handover.ts';
import type { Topic } from '../../src/sandbox/topics/topic.ts';
import { lastOf, to } from '../support/tutoring.ts';

describe('the opposite of what is asked for', () => {
  it.each([
    'student Ann, Mr. Osei in bed 4 has very calm breathing',
    'Ann here, bed 4, he breathes slowly',
    'Ann here, bed 4, his breathing has slowed down',
  ])('is no credit, and is named: “%s”', (said) => {
    const { text, after } = lastOf(handover, [said]);
    expect(after.noted).not.toContain('that he is short of breath');
    expect(after.step).toBe(0);
    expect(text).toContain('gasps');
  });

  it('is asked about if it is only half said', () => {
    const { text, after } = lastOf(handover, ['something with his breathing']);
    expect(after.noted).toEqual([]);
    expect(text).toContain('What is wrong with his breathing?');
  });

  it.each(['his breathing is fast and heavy', 'he struggles to breathe', 'he is out of breath'])(
    'is not in “%s”',
    (said) => {
      expect(lastOf(handover, [said]).after.noted).toContain('that he is short of breath');
    },
  );

  it.each(['they did his hip half a year back', 'hip replacement several months ago', 'a hip op, ages ago'])(
    'may be another time: “%s”',
    (said) => {
      const { text, after } = lastOf(handover, [...to.background, said]);
      expect(after.noted).not.toContain('the operation');
      expect(text).toContain('two days ago');
    },
  );
});

describe('a credit that the student disputes', () => {
  const before = ['Ann here, bed 4, he is fighting for breath'];

  it.each([
    'why did you say yes to that? I said he takes his breaths slowly',
    'I said the breathing is SLOW',
    'you just praised me for the breathing',
  ])('is taken back, and not listed again: “%s”', (said) => {
    const { text, after } = lastOf(handover, [...before, said]);
    expect(after.noted).not.toContain('that he is short of breath');
    expect(text).toContain('I take that credit back: that he is short of breath');
    expect(text).not.toContain('you have named');
  });

  it('brings the correction that was missed', () => {
    expect(lastOf(handover, [...before, 'hello? I said his breathing is slow']).text).toContain('gasps');
  });

  it('is asked about before it is taken back, if something unknown is named', () => {
    const said = ['bed 4', 'no, I did not mean the other wing', 'yes'];
    const replies = said.map((_one, at) => lastOf(handover, said.slice(0, at + 1)));
    expect(replies[1]?.after.noted).toEqual(['who the patient is']);
    expect(replies[2]?.after.noted).toEqual([]);
  });

  it('is not claimed if there was none', () => {
    const slow = 'student Ann, Mr. Osei in bed 4 breathes slowly';
    const { text } = lastOf(handover, [slow, 'you just said fine to slow breathing?']);
    expect(text).toContain('I have not counted that');
    expect(text).toContain('gasps');
  });

  it('is asked for if it is not clear which one is meant', () => {
    const first = lastOf(handover, [...before, 'no, I said the contrary']);
    expect(first.text).toContain('Which of these do you mean');
    expect(first.text).not.toContain('not counted');
    const second = lastOf(handover, [...before, 'no, I said the contrary', 'the breathing']);
    expect(second.after.noted).not.toContain('that he is short of breath');
  });
});

describe('several things wrong at once', () => {
  it.each([
    'the calf is swollen from the surgery, he is nervous I guess, 88 is fine at his age',
    'his calf is just big. He panics. A saturation of 88 is not that bad for somebody old',
  ])('are named from the most dangerous: “%s”', (said) => {
    const { text } = lastOf(handover, [...to.assessment, said]);
    expect(text).toMatch(/^88 % is dangerous/);
    expect(text).toContain('dangerous to call it anxiety');
  });

  it('are heard before a word about oneself', () => {
    const { text } = lastOf(badNews, [
      ...to.news,
      'there is a small mass but no reason to worry, my gran had it and she is doing great',
    ]);
    expect(text).toContain('euphemism');
    expect(text).toContain('comforts you');
    expect(text).not.toContain('sorry to hear');
  });

  it('are heard beside a loss too, after a short word', () => {
    const { text } = lastOf(badNews, [...to.news, 'They found a shadow. My gran died of that']);
    expect(text).toContain('I am sorry');
    expect(text).toContain('euphemism');
  });
});

describe('a direct question', () => {
  it.each(['is it an infection, yes or no', 'so is that right or not?', 'sepsis, I said. is it or isnt it'])(
    'whether it is that gets a no, and why: “%s”',
    (said) => {
      const { text, after } = lastOf(handover, [...to.assessment, 'an infection', said]);
      expect(text).toMatch(/^(?:Sorry[^.]*\. )?No[.:,]/);
      expect(text).toContain('hours or days');
      expect(after.step).toBe(2);
    },
  );

  it.each(['was 25 correct or what', 'you never told me whether 25 is right', 'is 25 right?'])(
    'whether a value is right gets a yes and the credit: “%s”',
    (said) => {
      const { text, after } = lastOf(ecg, ['something', said]);
      expect(text).toMatch(/^Yes/);
      expect(after.noted).toContain('the paper speed');
    },
  );

  it('about an earlier answer gets a yes too', () => {
    const { text, after } = lastOf(ecg, ['the name and 25', 'you never said whether 25 was correct']);
    expect(text).toContain('Yes, that is right. You have the paper speed');
    expect(after.step).toBe(1);
  });

  it('why one should ask gets the reason', () => {
    const { text } = lastOf(badNews, [...to.asking, 'why should I ask her? she has no idea anyway']);
    expect(text).toContain('where you begin');
  });
});

describe('an aside', () => {
  it.each(['25 I guess. are you watching the cup final tonight', 'name, and 25 mate, fancy a pint?'])(
    'does not swallow the answer: “%s”',
    (said) => {
      expect(lastOf(ecg, [said]).after.noted).toContain('the paper speed');
    },
  );

  it('is quoted whole or not at all', () => {
    const { text } = lastOf(ecg, ['did you see the long film about the two brothers last night']);
    expect(text).not.toContain('“');
  });
});

describe('a vague answer', () => {
  it.each<[Topic, readonly string[], string, string]>([
    [ecg, [], 'the name and the settings, I suppose', 'Which settings'],
    [ecg, [], 'some parameters', 'Which settings'],
    [handover, to.request, 'please come soon', 'How soon'],
    [handover, [], 'bed 4, something about his breathing', 'What is wrong with his breathing'],
    [badNews, [], 'somewhere nice', 'What makes a place right'],
  ])('in %# is asked about', (topic, before, said, asked) => {
    expect(lastOf(topic, [...before, said]).text).toContain(asked);
  });
});

describe('the form of a reply', () => {
  it('has no question that it answers at once', () => {
    const { text } = lastOf(handover, [...to.assessment, 'pneumonia', 'cellulitis', 'a heart attack']);
    expect(text).toContain('A good answer');
    expect(text).not.toContain('what links');
  });

  it('says one correction once', () => {
    const { text } = lastOf(ecg, ['the name, and it runs at 50 mm/s. What is the usual speed?']);
    expect(text.match(/usual/g)).toHaveLength(1);
  });
});
