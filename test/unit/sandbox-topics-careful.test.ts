import { describe, expect, it } from 'vitest';
import { badNews } from '../../src/sandbox/topics/bad-news.ts';
import { ecg } from '../../src/sandbox/topics/ecg.ts';
import { handover } from '../../src/sandbox/topics/handover.ts';
import type { Topic } from '../../src/sandbox/topics/topic.ts';
import { lastOf, talk, to } from '../support/tutoring.ts';

describe('credit', () => {
  it.each<[Topic, readonly string[], string, string]>([
    [ecg, [], 'Who it belongs to and the paper speed I never look at', 'the paper speed'],
    [ecg, [], 'I start with the waves, without the calibration', 'the calibration'],
    [ecg, [], 'no need for the name, I know my patients', 'whose ECG it is'],
    [ecg, [], 'I’d leave out the calibration', 'the calibration'],
    [ecg, [], 'the speed doesn’t matter much', 'the paper speed'],
    [badNews, [], 'Who needs a quiet room?', 'a suitable place'],
    [badNews, [], 'chairs we can do without', 'sitting down'],
    [badNews, [], 'In the canteen, so that it takes no time', 'enough time'],
    [badNews, to.asking, 'I would skip asking and tell her', 'asking her first'],
    [handover, to.assessment, 'a clot has gone up to his head', 'a pulmonary embolism'],
    [handover, to.assessment, 'A clot leaves the calf. Then it lodges in the brain', 'a pulmonary embolism'],
    [handover, to.request, 'I never ask anybody to come', 'that somebody comes'],
    [handover, [], 'you told me I said he is short of breath', 'that he is short of breath'],
  ])('in %# is not given for what is denied or another thing: %#', (topic, before, said, point) => {
    expect(lastOf(topic, [...before, said]).after.noted).not.toContain(point);
  });

  it('is not given for an echo of the tutor’s own words', () => {
    const said = ['two minutes will do, I have no time', 'Keep half an hour free?!'];
    expect(lastOf(badNews, said).after.noted).toEqual([]);
  });

  it('that was taken back is not given again for a question', () => {
    const said = ['a quiet room, my phone off', 'I never said anything about my phone', 'my phone?'];
    expect(lastOf(badNews, said).after.noted).not.toContain('something against interruptions');
    const { after } = lastOf(badNews, [...said, 'all right, I switch my phone off']);
    expect(after.noted).toContain('something against interruptions');
  });

  it.each<[Topic, readonly string[], string, string]>([
    [ecg, [], 'I never skip the name, and I read the paper speed', 'whose ECG it is'],
    [badNews, [], 'I leave out the small talk and find a quiet room', 'a suitable place'],
    [badNews, [], 'a quiet room without other patients', 'a suitable place'],
    [badNews, to.tears, 'I do not say anything', 'waiting'],
    [handover, to.background, 'hip surgery two days ago, no allergies', 'his medicines or allergies'],
  ])('in %# is given for what stands beside it', (topic, before, said, point) => {
    expect(lastOf(topic, [...before, said]).after.noted).toContain(point);
  });

  it('goes to what is left out only as a correction', () => {
    const { text } = lastOf(ecg, ['The calibration I don’t care about']);
    expect(text).toContain('Don’t leave out the calibration');
  });
});

describe('a contradiction', () => {
  it.each<[Topic, readonly string[], string, string]>([
    [handover, to.background, 'no allergies at all, hm, he is allergic to latex', 'Allergic'],
    [handover, to.background, 'he takes apixaban and he is not on any blood thinner', 'blood thinner'],
    [ecg, ['name and paper speed'], '100, a slow bradycardia', 'Bradycardia is below 60'],
  ])('in %# is named and asked about', (topic, before, said, named) => {
    expect(lastOf(topic, [...before, said]).text).toContain(named);
  });

  it('is none if the student puts it right', () => {
    const said = 'he takes apixaban, no, he is not on any blood thinner';
    expect(lastOf(handover, [...to.background, said]).text).not.toContain('With or without');
  });
});

describe('what is dangerous', () => {
  it.each<[Topic, readonly string[], string, RegExp]>([
    [handover, [], 'bed 4, Mr. Osei, nothing dramatic', /urgent/],
    [handover, to.assessment, 'an embolism, but no hurry', /urgent/],
    [handover, to.assessment, 'an embolism. Let us put it off until Monday', /cannot wait/],
    [handover, to.request, 'Do come by once you find the time', /cannot wait/],
    [handover, to.request, 'I’d say “can you have a look when you get a chance”', /cannot wait/],
    [handover, to.request, 'we wait and see for an hour', /cannot wait/],
    [handover, to.request, 'some ibuprofen and he goes to sleep', /dangerous/],
    [ecg, to.wall, 'II, III and aVF, but it can wait till tomorrow', /muscle/],
    [ecg, to.wall, 'II, III, aVF. It is no big deal', /harmless/],
    [badNews, [], 'a quiet room, sitting, but I put it off until next week', /fear/],
  ])('in %# is named', (topic, before, said, named) => {
    expect(lastOf(topic, [...before, said]).text).toMatch(named);
  });

  it('is not found in what is ruled out', () => {
    const { text } = lastOf(handover, [...to.request, 'please come now, it can’t wait until tomorrow']);
    expect(text).not.toContain('cannot wait');
  });

  it('comes before what is merely wrong, and three things are named', () => {
    const said = 'Mr. Osei had a knee operation a month ago and it is nothing urgent';
    const { text } = lastOf(handover, [said]);
    expect(text).toContain('hip');
    expect(text).toContain('two days ago');
    expect(text.indexOf('urgent')).toBeLessThan(text.indexOf('his hip'));
    expect(text.match(/\?/g)).toHaveLength(1);
  });
});

describe('a question', () => {
  it.each<[Topic, readonly string[], string]>([
    [handover, [], 'What do they want to hear in S?'],
    [handover, to.background, 'What do you mean by background?'],
    [handover, to.assessment, 'what does the senior want from me now?'],
    [ecg, to.rhythm, 'What belongs to the rhythm?'],
    [badNews, to.news, 'what am I supposed to do here?'],
  ])('about the step in %# is answered with what it is for', (topic, before, said) => {
    const { text } = lastOf(topic, [...before, said]);
    expect(text).toContain(topic.purposes[before.length]);
    expect(text).not.toContain('teacher');
  });

  it.each<[Topic, string]>([
    [handover, 'Why did the nurse cross the ward? To get to the other side, haha. Mr. Osei in bed 4'],
    [badNews, 'who on earth has the nerve to sit down for that? a quiet room then'],
    [badNews, 'a quiet room. By the way, have you heard who won the race yesterday?'],
  ])('that is none, in %#, is not passed on to a teacher', (topic, said) => {
    const { text } = lastOf(topic, [said]);
    expect(text).not.toMatch(/teacher|more than I know/);
  });
});

describe('a complaint about the tutor', () => {
  it.each<[Topic, readonly string[], string, RegExp]>([
    [badNews, ['no idea', 'still no idea'], 'You just gave the solution away', /gave the answer away/],
    [ecg, ['name and paper speed', '0.6'], 'I did not talk about seconds', /did not say that/],
    [badNews, to.asking, 'You ignored my question about the cat', /passed over your question/],
  ])('in %# is owned', (topic, before, said, owned) => {
    expect(lastOf(topic, [...before, said]).text).toMatch(owned);
  });
});

describe('a good answer', () => {
  it('to later steps counts at once and is not asked again', () => {
    const said =
      'I ask what she has been told. I say “I am afraid I have bad news, the biopsy shows cancer”, and then I stay silent';
    expect(lastOf(badNews, [...to.asking, said]).after.ended).toBe(true);
  });

  it('has a right way though the result is wrong', () => {
    const { text } = lastOf(ecg, ['name and paper speed', '1500 over 15 makes 150']);
    expect(text).toContain('Your way is right');
    expect(text).toContain('150 would be two large boxes');
  });

  it('is one that corrects itself calmly', () => {
    const said = 'ST elevation in II, III and aVF. And the rhythm is regular, I got that wrong before';
    const { text, after } = lastOf(ecg, [...to.wall, said]);
    expect(after.noted).toContain('regular, even distances');
    expect(text).not.toContain('hard on yourself');
  });

  it('is told apart from a number that is none', () => {
    const { text } = lastOf(ecg, ['name and paper speed', 'no one likes sums, I am worn out, me as well']);
    expect(text).not.toContain('seconds from beat to beat');
  });

  it('is no guess because somebody says “I guess”', () => {
    const replies = talk(badNews, [...to.asking, 'I guess one finds out by talking']);
    expect(replies.at(-1)?.text).not.toContain('face');
    expect(replies.at(-1)?.text).toMatch(/question/);
  });

  it('is comforted once only', () => {
    const { text } = lastOf(ecg, ['argh, I am so exhausted, I hate this']);
    expect(text.match(/That is all right|exhausting|hard on/g)).toHaveLength(1);
  });
});
