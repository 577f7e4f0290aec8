import { describe, expect, it } from 'vitest';
import { defaultTimings } from '../../src/conversation/domain/ports.ts';
import type { Conversation } from '../../src/conversation/domain/record.ts';
import { newState } from '../../src/conversation/state/new-state.ts';
import type { State } from '../../src/conversation/state/state.ts';
import {
  standstillOf,
  tellOfLateQuestions,
  type Standstill,
} from '../../src/features/conversation/standstill.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { createRendering } from '../../src/features/conversation/rendering.ts';
import { firstIdAt, messageId, userId } from '../../src/lib/ids.ts';
import { conversationWith } from '../support/records.ts';
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

const stateWith = (record: Partial<Conversation>): State =>
  newState(conversationWith({ openedAt: minutes(20), lastTurnAt: minutes(20), ...record }), {
    environment: { timings: defaultTimings, catchUpWindow: 0, ...createRendering(() => wordsFor('en')) },
    self: { id: userId('7'), roles: [], readsMessages: true },
    origin: 'stored',
    now,
  });

describe('a question without an answer', () => {
  it('is an error in the log after five minutes, unless its thread says why it waits', () => {
    expect(told({ oldest: minutes(6), unexplained: minutes(6) })).toMatch(/"level":50.*"seconds":360/);
    expect(told({ oldest: minutes(4), unexplained: minutes(4) })).toBe('');
    expect(told({ oldest: minutes(600) })).toBe('');
  });

  it('is none of those that were set aside because a limit was reached', () => {
    const again = { messageId: late, attempt: 0, at: late };
    expect(standstillOf([stateWith({ again: [again] })])).toMatchObject({
      waiting: 1,
      unexplained: minutes(10),
    });
    const aside = { ids: [late], why: 'no_room', since: now, again: [again] } as const;
    expect(standstillOf([stateWith({ aside })])).toMatchObject({ waiting: 0, unexplained: undefined });
  });
});
