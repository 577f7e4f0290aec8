import { expect, test } from 'vitest';
import type { Conversation } from '../../src/conversation/domain/record.ts';
import { createForgetful } from '../../src/features/conversation/forgetting.ts';
import { firstIdAt, interactionId, timeOfId, userId } from '../../src/lib/ids.ts';
import { conversationWith, stillConversations } from '../support/records.ts';

const speaker = userId('7');

/** Here one conversation is open, and is dropped as soon as it is asked for something. */
const withLoss = (record: Conversation) => {
  const conversations = stillConversations([record]);
  const lost = { kind: 'lost' } as const;
  const nothing = async function* (): AsyncGenerator<never> {
    yield* [];
  };
  const written = { set: () => Promise.resolve(), delete: () => Promise.resolve(true), list: nothing };
  return createForgetful({
    conversations,
    ask: () => {
      conversations.drop(() => true);
      return Promise.resolve(lost);
    },
    store: {
      conversations: written,
      lines: {
        ...written,
        get: () => Promise.resolve(undefined),
        setting: () => {
          throw new Error('nothing is said here');
        },
      },
    },
    shownEnd: { forget: () => Promise.resolve() },
    stop: new AbortController().signal,
  });
};

test('a conversation that was dropped meanwhile does not count as ended', async () => {
  const record = conversationWith({});
  const { forget } = withLoss(record);
  expect(await forget({ hostId: record.hostId }, timeOfId(record.id))).toBe('ending');
});

test('what was begun before a deletion is meant, although the clock of its process was ahead', async () => {
  const id = interactionId(firstIdAt(1_700_000_000_000));
  const record = conversationWith({ id, openedAt: timeOfId(id) + 60_000 });
  expect(await withLoss(record).forget({ hostId: record.hostId }, timeOfId(id) + 1)).toBe('ending');
  expect(await withLoss(record).forget({ hostId: record.hostId }, timeOfId(id) - 1)).toBe('forgotten');
});

test('a person in a conversation that was dropped meanwhile does not count as forgotten', async () => {
  const { forgetPerson } = withLoss(conversationWith({ speakers: [speaker] }));
  expect(await forgetPerson(speaker)).toBe('ending');
});
