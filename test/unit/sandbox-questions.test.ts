import { describe, expect, it } from 'vitest';
import { cases } from '../../src/sandbox/cases/all.ts';
import { createAnswering, freshChat } from '../../src/sandbox/patient.ts';
import { isRight, questionsFor } from '../support/questions/read.ts';

const answering = createAnswering();

describe.each(cases)('$title', (patient) => {
  const name = /(\p{L}+),/u.exec(patient.title)?.[1]?.toLowerCase() ?? '';
  const asked = questionsFor(name);

  it('is asked at least a hundred questions', () => {
    expect(asked.length).toBeGreaterThanOrEqual(100);
  });

  it('answers at least nineteen of twenty: every fact asked for, and no other', { timeout: 60_000 }, () => {
    let state = freshChat;
    const wrong = asked.filter((each) => {
      const reply = answering(patient, state, each.question);
      state = reply.state;
      return !isRight(each, reply.about);
    });
    // The questions themselves, so that a failure shows which.
    const allowed = Math.floor(asked.length / 20);
    expect(wrong.slice(allowed).map(({ question }) => question)).toEqual([]);
  });
});
