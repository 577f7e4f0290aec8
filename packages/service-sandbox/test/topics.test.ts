import { describe, expect, it } from 'vitest';
import type { Phrases } from '../src/phrases.ts';
import { topics, type Step, type Topic } from '../src/topics/topic.ts';
import { answerAsTutor, freshProgress, type Progress, type Reply } from '../src/topics/tutor.ts';

const [handover, ecg, badNews] = topics;
if (handover === undefined || ecg === undefined || badNews === undefined)
  throw new Error('a topic is missing');

const at = (step: number): Progress => ({ ...freshProgress, step });
const texts = (phrases: Phrases): readonly string[] =>
  phrases.map((phrase) => phrase.map(({ said }) => said).join(' '));

const talk = (topic: Topic, from: Progress, said: readonly string[]): readonly Reply[] => {
  let progress = from;
  return said.map((message) => {
    const reply = answerAsTutor(topic, progress, message);
    progress = reply.after;
    return reply;
  });
};

const steps = topics.flatMap((topic) =>
  topic.steps.map((step, index) => ({ topic, step, index, name: `${topic.name}, step ${index + 1}` })),
);
const stepOf = (topic: Topic, index: number): Step => {
  const step = topic.steps[index];
  if (step === undefined) throw new Error(`${topic.name} has no step ${index}`);
  return step;
};

describe('a good student', () => {
  it.each(topics.map((topic) => [topic.name, topic] as const))('gets to the end of “%s”', (_name, topic) => {
    const replies = talk(
      topic,
      freshProgress,
      topic.steps.map(({ model }) => model),
    );
    expect(replies.map(({ after }) => after.step)).toEqual(topic.steps.map((_step, index) => index + 1));
    expect(replies.map(({ after }) => after.ended)).toEqual(
      topic.steps.map((_step, index) => index + 1 === topic.steps.length),
    );
    expect(replies.at(-1)?.text).toContain(topic.closing);
  });

  it('may say it all at once', () => {
    const said =
      'Mr. Osei is short of breath. Hip operation on Monday. I think of an embolism. Please come now.';
    expect(answerAsTutor(handover, freshProgress, said).after.ended).toBe(true);
  });

  it('may give the parts of an answer one after the other, and is asked for the rest', () => {
    const [first, second] = talk(ecg, freshProgress, ['the name', 'and the paper speed']);
    expect(first?.after.step).toBe(0);
    expect(first?.text).toContain(stepOf(ecg, 0).ideas[1]?.asks);
    expect(second?.text).toContain(stepOf(ecg, 1).asks);
  });
});

describe('the script of each topic', () => {
  it.each(steps)('credits every wording of an idea: $name', ({ topic, step, index }) => {
    const missed = step.ideas.flatMap(({ name, said }) =>
      texts(said).filter((text) => !answerAsTutor(topic, at(index), text).after.named.includes(name)),
    );
    expect(missed).toEqual([]);
  });

  it.each(steps)('corrects every mistake, and stays at the step: $name', ({ topic, step, index }) => {
    for (const { said, says } of step.corrections) {
      const reply = answerAsTutor(topic, at(index), texts(said)[0] ?? '');
      expect(reply.text).toContain(says);
      expect(reply.after.step).toBe(index);
    }
  });

  it.each(steps)('gives a stuck student the hint and then the model answer: $name', (one) => {
    const { topic, step, index } = one;
    const [first, second] = talk(topic, at(index), ["I don't know", 'no idea']);
    expect(first?.text).toContain(step.hint);
    expect(first?.after.step).toBe(index);
    expect(second?.text).toContain(step.model);
    expect(second?.text).toContain(topic.steps[index + 1]?.asks ?? topic.closing);
  });

  it.each(steps)('answers the question why: $name', ({ topic, step, index }) => {
    const { text, after } = answerAsTutor(topic, at(index), 'Why does this matter?');
    expect(text).toContain(step.why);
    expect(answerAsTutor(topic, at(index), 'I mix it up, can you explain it again').text).toContain(step.why);
    expect(text).toContain(step.asks);
    expect({ ...after, said: '' }).toEqual(at(index));
  });

  it.each(topics.map((topic) => [topic.name, topic] as const))(
    'explains what is asked: “%s”',
    (_name, topic) => {
      for (const { asked, says } of topic.explains) {
        const said = topic.explains
          .filter((other) => other.says !== says)
          .flatMap((other) => texts(other.asked));
        const [own = ''] = texts(asked).filter((text) => !said.includes(text));
        expect(answerAsTutor(topic, freshProgress, `What about ${own}?`).text).toContain(says);
      }
    },
  );
});

describe('an idea', () => {
  it.each<[string, Topic, number, string]>([
    ['is denied', handover, 2, 'I do not think that it is an embolism'],
    ['is ruled out', ecg, 0, 'not the name and not the speed'],
    ['belongs to somebody else', badNews, 1, 'I would ask her husband what she knows'],
    ['is turned round', ecg, 2, 'a P wave after each QRS'],
    ['is only alike', handover, 2, 'I would listen to the lungs'],
    ['stops half-way', handover, 2, 'a blood clot in his leg'],
  ])('that %s is not credited', (_what, topic, step, said) => {
    expect(answerAsTutor(topic, at(step), said).after).toMatchObject({ step, named: [] });
  });

  it.each<[string, Topic, number, string]>([
    ['with a slip of the pen', handover, 1, 'he had an operatoin'],
    ['in foreign English', handover, 0, 'the mister Osei, he get not enough air'],
    ['beside a doubt', handover, 2, 'I am not sure, an embolism perhaps'],
    ['beside what is denied', handover, 2, "it can't be anxiety. I think of a PE"],
    ['as a question', handover, 2, 'could it be an embolism?'],
    ['as a question to the patient', badNews, 1, 'What have you been told so far?'],
    ['in numbers', ecg, 1, '1500/15=100'],
  ])('is credited %s', (_how, topic, step, said) => {
    expect(answerAsTutor(topic, at(step), said).after.step).toBeGreaterThan(step);
  });
});

describe('an idea in other words', () => {
  it.each<[Topic, number, string, readonly string[]]>([
    [handover, 0, 'he no can breathe', ['that he is short of breath']],
    [handover, 0, "it's Priya, I look after bed 4", ['who you are', 'who the patient is']],
    [
      handover,
      1,
      'he take blood pressure pill and no allergy',
      ['his history', 'his medicines or allergies'],
    ],
    [handover, 3, 'What do you mean by when, I just want you to come!', ['that somebody comes']],
    [ecg, 2, 'in front of every QRS, at the same interval', ['a P wave before the QRS', 'even distances']],
    [badNews, 0, 'where nobody walks in', ['something against interruptions']],
    [badNews, 1, 'What is your understanding of why we did the biopsy?', ['asking her first']],
  ])('is credited: %#', (topic, step, said, names) => {
    expect(answerAsTutor(topic, at(step), said).after.named).toEqual(names);
  });

  it('is not taken for another: who calls from a ward has not said a name', () => {
    const { named } = answerAsTutor(handover, freshProgress, "I'm calling from surgery about bed 4").after;
    expect(named).not.toContain('who you are');
  });
});

it('what belongs to a later step is kept for it, and the question asked in other words', () => {
  const said = ['a P wave before every QRS', 'I look at II, III and aVF for the inferior wall'];
  const [, second] = talk(ecg, at(1), said);
  expect(second?.text).toContain(stepOf(ecg, 1).hint);
});

describe('beside a good answer', () => {
  const plain = answerAsTutor(handover, at(2), 'a lung embolism');

  it.each([
    'I already told you that.',
    'This is ridiculous, you are quizzing me!',
    "But isn't that rare?",
    'Or a heart attack.',
  ])('each of these gets a word before the next question: “%s”', (said) => {
    const { text, after } = answerAsTutor(handover, at(2), `a lung embolism. ${said}`);
    expect(after.step).toBe(plain.after.step);
    expect(text.length).toBeGreaterThan(plain.text.length);
    expect(text).toContain(stepOf(handover, 3).asks);
  });

  it('a question on the subject is answered with the reason for the step', () => {
    const { text } = answerAsTutor(handover, at(2), "a lung embolism. But isn't that rare?");
    expect(text).toContain(stepOf(handover, 2).why);
  });

  it('a lead that looks elsewhere is corrected', () => {
    const { text, after } = answerAsTutor(ecg, at(3), 'leads 2, 3 and aVL');
    expect(after.named).toEqual(['II', 'III']);
    expect(stepOf(ecg, 3).corrections.filter(({ says }) => text.includes(says))).toHaveLength(1);
  });
});

describe('what would do harm', () => {
  it('is named beside a good answer', () => {
    const harm = stepOf(badNews, 2).corrections.find(({ harms }) => harms === true)?.says ?? '';
    const said = 'I am afraid I have bad news. It is cancer, but you will be fine';
    const { text, after } = answerAsTutor(badNews, at(2), said);
    expect(text).toContain(harm);
    expect(after.step).toBe(3);
  });

  it('is corrected once; said again, it gets help', () => {
    const [first, second] = talk(handover, at(2), ['he is only nervous', 'just nerves, he is nervous']);
    expect(second?.text).not.toContain(first?.text);
    expect(second?.text).toContain(stepOf(handover, 2).hint);
  });
});

describe('a student who does not answer', () => {
  const replyTo = (said: string): Reply => answerAsTutor(ecg, freshProgress, said);
  const { hint, asks } = stepOf(ecg, 0);
  const toNonsense = replyTo('asdf qwertz').text;

  it('with nonsense gets the hint', () => {
    expect(toNonsense).toContain(hint);
    expect(replyTo('?').text).toContain(hint);
    expect(replyTo('🙃').text).toContain(hint);
  });

  it.each(['this is stupid', 'what a waste of time!', 'I am tired', 'you are not listening'])(
    'but complains gets a kind word and help: “%s”',
    (said) => {
      const { text, after } = replyTo(said);
      expect(text).toContain(hint);
      expect(text).not.toBe(toNonsense);
      expect(after.step).toBe(0);
    },
  );

  it.each(['hello', 'my grandmother died last week', 'are you a bot', 'what is the capital of France?'])(
    'gets a word, and the question again: “%s”',
    (said) => {
      const { text, after } = replyTo(said);
      expect(text).toContain(asks);
      expect({ ...after, said: '' }).toEqual(freshProgress);
    },
  );

  it('ever still comes to the end', () => {
    const replies = talk(
      ecg,
      freshProgress,
      Array.from({ length: 8 }, () => 'blah'),
    );
    expect(replies.at(-1)?.after.ended).toBe(true);
  });
});
