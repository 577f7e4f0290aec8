import { describe, expect, it } from 'vitest';
import { tellOfLateQuestions, type Standstill } from '../../src/features/conversation/standstill.ts';
import { keptLog } from '../support/stores.ts';

const now = 1_800_000_000_000;
const minutes = (count: number): number => now - count * 60_000;

const told = (standstill: Partial<Standstill>): string => {
  const { log, text } = keptLog();
  const nothing = { open: 1, waiting: 1, oldest: undefined, unexplained: undefined, holds: new Map() };
  tellOfLateQuestions({ ...nothing, ...standstill }, { log, now });
  return text();
};

describe('a question without an answer', () => {
  it('is an error in the log after five minutes, unless its thread says why it waits', () => {
    expect(told({ oldest: minutes(6), unexplained: minutes(6) })).toMatch(/"level":50.*"seconds":360/);
    expect(told({ oldest: minutes(4), unexplained: minutes(4) })).toBe('');
    expect(told({ oldest: minutes(600) })).toBe('');
  });
});
