import { describe, expect, it } from 'vitest';
import { badNews } from '../../src/sandbox/topics/bad-news.ts';
import { ecg } from '../../src/sandbox/topics/ecg.ts';
import { handover } from '../../src/sandbox/topics/handover.ts';
import { lastOf, to } from '../support/tutoring.ts';

describe('words in quotation marks', () => {
  it.each([
    'well, "could you explain to me what they have said so far?" and then I listen',
    'I would say “can you tell me what you have heard?” and wait',
  ])('are for Mrs. Farrell, not for the tutor: “%s”', (said) => {
    const { text, after } = lastOf(badNews, [...to.asking, said]);
    expect(text).not.toContain('teacher');
    expect(after.noted).toContain('asking her first');
  });

  it('do not hide a question to the tutor', () => {
    const { after } = lastOf(badNews, [...to.asking, 'what do you mean with "what she already knows?"']);
    expect(after.moods.asks).toBe(1);
  });
});

describe('a comfort that is not true', () => {
  it.each([
    'what have you been told so far? and if she worries I tell her there is no reason to worry',
    '"what have you heard?" and if she gets scared I tell her not to worry',
  ])('is named beside the question: “%s”', (said) => {
    const { text, after } = lastOf(badNews, [...to.asking, said]);
    expect(text).toContain('nothing to worry about');
    expect(after.noted).toContain('asking her first');
  });

  it('is not named if it is ruled out', () => {
    const said = 'I ask what she has heard and I do not tell her there is nothing to worry about';
    expect(lastOf(badNews, [...to.asking, said]).text).not.toContain('false comfort');
  });
});

describe('whoever falls silent', () => {
  it.each([
    'I would just shut up and let it sink in',
    'then I keep my mouth shut',
    'i shut up so she can take it in',
  ])('waits, and is not angry: “%s”', (said) => {
    const { text, after } = lastOf(badNews, ['this is annoying', ...to.tears, said]);
    expect(after.noted).toContain('waiting');
    expect(text).not.toMatch(/angry|annoys/);
  });

  it('is heard right after the news too', () => {
    const said = 'I am afraid it is serious. The biopsy shows cancer. Then I shut up until it has sunk in';
    const { text, after } = lastOf(badNews, ['this is annoying', ...to.news, said]);
    expect(after.noted).toContain('waiting');
    expect(text).not.toMatch(/angry|annoys/);
  });

  it('is angry if the tutor is to be silent', () => {
    expect(lastOf(badNews, [...to.tears, 'oh shut up']).after.moods.angry).toBe(1);
  });
});

describe('a rate', () => {
  it.each([
    'name and 25 mm/s, then the rate, 2 large boxes from R to R makes 100',
    'name and 25 mm/s. rate: two big squares between beats so 100',
  ])('of another tracing is no credit, and a wrong one is put right: “%s”', (said) => {
    const { text, after } = lastOf(ecg, [said]);
    expect(after.noted).not.toContain('the rate');
    expect(after.noted).toContain('the paper speed');
    expect(text).toContain('2 large boxes are 150 a minute');
  });

  it('is welcome as what to look at', () => {
    expect(lastOf(ecg, ['name and speed, then the rate']).after.noted).toContain('the rate');
  });

  it('that is to be found is not told beforehand', () => {
    const { text, after } = lastOf(ecg, ['name and speed, then the rate, 3 large squares so 75']);
    expect(after.noted).not.toContain('the rate');
    expect(text).not.toContain('100');
  });

  it('leaves the calibration alone', () => {
    const { text } = lastOf(ecg, ['name, and 10 mm per mV, that is 2 big boxes']);
    expect(text).not.toContain('a minute.');
  });

  it.each([
    ['so was my 100 right or not? 2 big boxes is 150', /^No\. But this is right: 2 large boxes are 150/],
    ['5 large boxes is 60, is that right?', /^Yes, that is right\. 5 large boxes are 60/],
  ])('in boxes that is asked about gets a yes or a no: “%s”', (said, expected) => {
    const { text, after } = lastOf(ecg, ['name and paper speed', said]);
    expect(text).toMatch(expected);
    expect(after.step).toBe(1);
  });
});

describe('a dispute with the right answer beside it', () => {
  it('takes back the one and counts the other', () => {
    const disputed = ['name, speed and the rate', 'you misunderstood'];
    expect(lastOf(ecg, disputed).text).toContain('Which of these');
    const { text, after } = lastOf(ecg, [...disputed, 'the rate. well, 1500 by 15 makes 100']);
    expect(after.noted).not.toContain('the rate');
    expect(after.noted).toContain('100 a minute');
    expect(text).toContain('I take that credit back: the rate');
    expect(after.step).toBe(2);
  });
});

describe('a vague place', () => {
  it.each(['a place with a door', 'where nobody overhears us'])(
    'is asked about, not refused: “%s”',
    (said) => {
      const { text } = lastOf(badNews, ['in the corridor', said]);
      expect(text).toContain('private');
      expect(text).not.toContain('is not it');
    },
  );

  it('never brings back the words of a student as wrong', () => {
    const said = ['the doctor and the tablets', 'treatment and hope', 'the doctor feels'];
    said.forEach((_one, at) => {
      expect(lastOf(badNews, said.slice(0, at + 1)).text).not.toMatch(/” is not it/);
    });
  });
});

describe('whoever would not ask', () => {
  it.each([
    'I would not ask, she surely knows that it is cancer',
    'no need to ask, she must have guessed it is cancer',
  ])('is not told that the question tells too much: “%s”', (said) => {
    const { text } = lastOf(badNews, [...to.asking, said]);
    expect(text).toContain('If you don’t ask');
    expect(text).not.toContain('while it asks');
  });

  it.each(['do you know that you have cancer?', 'I ask if she knows that it is cancer'])(
    'is another one than who asks too much: “%s”',
    (said) => {
      expect(lastOf(badNews, [...to.asking, said]).text).toContain('while it asks');
    },
  );
});

describe('oxygen', () => {
  it.each(['he is on 4 litres of oxygen', 'I have put him on oxygen', 'he gets 2 l of o2'])(
    'counts before it is asked for: “%s”',
    (said) => {
      const { text, after } = lastOf(handover, [
        ...to.assessment,
        `I think it is an embolism, please come now, ${said}`,
      ]);
      expect(after.noted).toContain('what to do until then');
      expect(text).toContain('by when and what to do until then');
    },
  );

  it('that is only measured does not', () => {
    const { after } = lastOf(handover, [...to.assessment, 'an embolism, his oxygen is 88']);
    expect(after.noted).not.toContain('what to do until then');
  });
});

describe('an aside after a part of the answer', () => {
  it.each(['who won the match on sunday', 'lovely weather today', 'are you watching the cup final?'])(
    'leads back to what is still open: “%s”',
    (said) => {
      const { text } = lastOf(ecg, ['the name', said]);
      expect(text).toContain('Two settings');
      expect(text).not.toContain('What do you look at first');
    },
  );
});
