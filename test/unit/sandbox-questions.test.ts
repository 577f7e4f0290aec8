import { beforeAll, describe, expect, it } from 'vitest';
import { cases } from '../../src/sandbox/cases/all.ts';
import { examples } from '../../src/sandbox/examples/all.ts';
import { createAnswering, freshChat } from '../../src/sandbox/patient.ts';
import { isRight, questionsFor } from '../support/questions/read.ts';

const answering = createAnswering();

const plain = (question: string): string => question.toLowerCase().replace(/[^a-z0-9 ]/g, '');
const learnt = new Set(
  examples.flatMap(([, questions]) => questions.split(/[|\n]/).map((each) => plain(each.trim()))),
);

describe.each(cases)('$title', (patient) => {
  const name = /(\p{L}+),/u.exec(patient.title)?.[1]?.toLowerCase() ?? '';
  const asked = questionsFor(name);
  let wrong: typeof asked = [];

  beforeAll(() => {
    let state = freshChat;
    wrong = asked.filter((each) => {
      const reply = answering(patient, state, each.question);
      state = reply.state;
      return !isRight(each, reply.about);
    });
  }, 60_000);

  // The questions themselves, so that a failure shows which.
  const beyond = (allowed: number, of: readonly { readonly question: string }[]): readonly string[] =>
    of.slice(Math.floor(allowed)).map(({ question }) => question);

  it('is asked at least a hundred questions', () => {
    expect(asked.length).toBeGreaterThanOrEqual(100);
  });

  it('answers at least nineteen of twenty: every fact asked for, and no other', () => {
    expect(beyond(asked.length / 20, wrong)).toEqual([]);
  });

  it('answers at least nine of ten of those that it has no example of', () => {
    const isNew = ({ question }: { readonly question: string }): boolean => !learnt.has(plain(question));
    const unheard = asked.filter(isNew);
    expect(unheard.length).toBeGreaterThanOrEqual(50);
    expect(beyond(unheard.length / 10, wrong.filter(isNew))).toEqual([]);
  });
});
