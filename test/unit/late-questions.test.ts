import { describe, expect, it } from 'vitest';
import { newState } from '../../src/machine/draft.ts';
import type { State } from '../../src/machine/draft.ts';
import type { Conversation, Item } from '../../src/machine/record.ts';
import {
  standstillOf,
  tellOfLateQuestions,
  type Standstill,
} from '../../src/features/conversation/watching.ts';
import { firstIdAt, messageId, userId } from '../../src/lib/ids.ts';
import { conversationWith, environment } from '../support/records.ts';
import { keptLog } from '../support/stores.ts';

const now = 1_800_000_000_000;
const minutes = (count: number): number => now - count * 60_000;

const told = (standstill: Partial<Standstill>): string => {
  const { log, text } = keptLog();
  const nothing = { open: 1, waiting: 1, oldest: undefined, unexplained: undefined, suspended: new Map() };
  tellOfLateQuestions({ ...nothing, ...standstill }, { log, now });
  return text();
};

/** A question from ten minutes ago. */
const late = messageId(firstIdAt(minutes(10)));

const stateWith = (is: Item['is'], more: Partial<Conversation> = {}): State => {
  const about = { openedAt: minutes(20) };
  const { inbox } = conversationWith(about);
  const open = [{ id: late, place: late, by: userId('9'), is }];
  return newState(conversationWith(about, { inbox: { ...inbox, open }, ...more }), {
    env: environment,
    self: { id: userId('7'), roles: [], readsMessages: true },
    origin: 'stored',
    now,
    wall: now,
  });
};

describe('a question without an answer', () => {
  it('is an error in the log after five minutes, unless its thread says why it waits', () => {
    expect(told({ oldest: minutes(6), unexplained: minutes(6) })).toMatch(/"level":50.*"seconds":360/);
    expect(told({ oldest: minutes(4), unexplained: minutes(4) })).toBe('');
    expect(told({ oldest: minutes(600) })).toBe('');
  });

  it('is none of those that were set aside', () => {
    expect(standstillOf([stateWith('waiting')])).toMatchObject({ waiting: 1, unexplained: minutes(10) });
    expect(standstillOf([stateWith('aside')])).toMatchObject({ waiting: 0, unexplained: undefined });
  });

  it('is explained while a later question of the preceptor’s has no answer', () => {
    const since = (count: number) => ({ id: messageId(firstIdAt(minutes(count))), text: 'What now?' });
    const unexplained = (asked: number) =>
      standstillOf([stateWith('waiting', { preceptor: since(asked) })]).unexplained;
    expect(unexplained(9)).toBeUndefined();
    // It is the answer.
    expect(unexplained(11)).toBe(minutes(10));
  });
});
