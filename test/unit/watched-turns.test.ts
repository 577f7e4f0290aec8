import { expect, it } from 'vitest';
import type { Effect } from '../../src/conversation/effects.ts';
import type { Result } from '../../src/conversation/events.ts';
import type { AnswerPart } from '../../src/conversation/record.ts';
import { watched, type TurnSeen } from '../../src/features/conversation/watching.ts';
import { messageId, userId } from '../../src/lib/ids.ts';
import { conversationWith } from '../support/records.ts';

const posted: Result = { kind: 'posted', id: messageId('30') };
const failed: Result = { kind: 'discord_failed', failure: { kind: 'unreachable' } };

/** How often an answer counts as delivered, if posting each of these parts comes to that. */
const delivered = async (all: readonly (readonly [part: AnswerPart, result: Result])[]): Promise<number> => {
  const seen: TurnSeen[] = [];
  const id = messageId('20');
  const item = { id, place: id, by: userId('10'), is: 'waiting' } as const;
  const outgoing = all.map(([part], index) => ({
    key: `part ${index}`,
    what: { kind: 'part', part } as const,
  }));
  const record = conversationWith(
    {},
    { turn: { at: 'answered', item, askedAt: 1_000, answeredAt: 2_000, ends: false, posted: [] }, outgoing },
  );
  const { signal } = new AbortController();
  for (const [index, { key: nonce, what }] of outgoing.entries()) {
    const posting = { what, nonce, replyTo: undefined, ping: false };
    const effect: Effect = { kind: 'post', ...posting, id: 1, lane: 'out', awaits: 0 };
    const perform = watched(async () => all[index]?.[1] ?? failed, {
      onTurn: (turn) => void seen.push(turn),
      onTried: () => undefined,
    });
    await perform({ effect, record, signal });
  }
  return seen.filter(({ kind }) => kind === 'delivered').length;
};

it('an answer of two parts that say the same is delivered once', async () => {
  const part = { content: 'Yes.' };
  expect(
    await delivered([
      [part, posted],
      [part, posted],
    ]),
  ).toBe(1);
});

it('an answer whose last part waits for Discord is not delivered', async () => {
  expect(
    await delivered([
      [{ content: 'Yes.' }, posted],
      [{ content: 'No.' }, failed],
    ]),
  ).toBe(0);
});
