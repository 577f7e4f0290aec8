import { expect, test } from 'vitest';
import type { Effect } from '../../src/conversation/domain/effect.ts';
import type { Result } from '../../src/conversation/domain/event.ts';
import type { Part } from '../../src/conversation/domain/record.ts';
import { watchedTurns, type TurnSeen } from '../../src/features/conversation/watched-turns.ts';
import { messageId, userId } from '../../src/lib/ids.ts';
import { conversationWith } from '../support/records.ts';

const posted: Result = { kind: 'posted', id: messageId('30') };
const refused: Result = { kind: 'discord_failed', failure: { kind: 'refused', status: 400, code: 50_035 } };

/** How often an answer counts as delivered, if each of these parts comes to that. */
const delivered = (all: readonly (readonly [part: Part, result: Result])[]): number => {
  const seen: TurnSeen[] = [];
  const parts = all.map(([part]) => part);
  const asked = { messageId: messageId('20'), speakerId: userId('10'), attempt: 0 };
  const times = { submittedAt: 1_000, answeredAt: 2_000 };
  const record = conversationWith({ turn: { ...asked, ...times, state: 'answered', parts, ends: false } });
  const { signal } = new AbortController();
  for (const [part, result] of all) {
    const posting = { nonce: 'one' };
    const effect: Effect = { kind: 'post_part', part, posting, id: 1, lane: 'turn', awaits: 0 };
    const perform = watchedTurns(
      (_task, done) => done(result),
      (turn) => void seen.push(turn),
    );
    perform({ effect, record, signal }, () => undefined);
  }
  return seen.filter(({ kind }) => kind === 'delivered').length;
};

const file = (name: string): Part => ({ content: '', file: { name, base64: '' } });

test('an answer of two files, or of two parts that say the same, is delivered once', () => {
  expect(
    delivered([
      [file('one.png'), posted],
      [file('two.png'), posted],
    ]),
  ).toBe(1);
  expect(
    delivered([
      [{ content: 'Yes.' }, posted],
      [{ content: 'Yes.' }, posted],
    ]),
  ).toBe(1);
});

test('an answer whose last part Discord refuses is delivered once it is behind its button, and not before', () => {
  const first = [{ content: 'Yes.' }, posted] as const;
  expect(delivered([first, [{ content: 'No.' }, refused]])).toBe(0);
  expect(delivered([first, [{ content: 'No.', as: 'file' }, refused]])).toBe(1);
});

test('an answer that waits for Discord is not delivered', () => {
  const failed: Result = { kind: 'discord_failed', failure: { kind: 'unreachable' } };
  expect(delivered([[{ content: 'No.', as: 'file' }, failed]])).toBe(0);
});
