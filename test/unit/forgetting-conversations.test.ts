import { expect, test } from 'vitest';
import { allServers } from '../../src/app/shards.ts';
import type { Outcome } from '../../src/conversation/domain/event.ts';
import { defaultPace } from '../../src/conversation/domain/ports.ts';
import type { Conversation } from '../../src/conversation/domain/record.ts';
import { Conversations } from '../../src/conversation/registry.ts';
import { createForgetful } from '../../src/features/conversation/forgetting.ts';
import { createRendering } from '../../src/features/conversation/rendering.ts';
import { createLog } from '../../src/lib/log.ts';
import { userId } from '../../src/lib/ids.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { conversationWith } from '../support/records.ts';

const speaker = userId('7');

/** Here one conversation is open, and its server goes to another process as soon as the conversation is asked for something. */
const withLoss = (record: Conversation) => {
  const conversations = new Conversations({
    ports: {
      store: { write: (_step, done) => done('stored'), forget: (_record, done) => done('stored') },
      perform: () => undefined,
      mayAct: () => true,
      clock: { now: () => Date.now(), at: () => () => undefined },
      log: createLog({ level: 'silent' }),
    },
    givens: { pace: defaultPace, catchUpWindow: 0, ...createRendering(wordsFor('en')) },
    self: () => ({ id: userId('8'), roles: [], readsMessages: true }),
    stop: new AbortController().signal,
  });
  conversations.load([record]);
  const lost: Outcome = { kind: 'lost' };
  const nothing = async function* (): AsyncGenerator<never> {
    yield* [];
  };
  const written = { set: () => Promise.resolve(), delete: () => Promise.resolve(), entries: nothing };
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
        row: () => {
          throw new Error('nothing is said here');
        },
      },
      shards: allServers({ shard: 0, epoch: 1 }),
    },
    stop: new AbortController().signal,
  });
};

test('a conversation that has gone to another process does not count as ended', async () => {
  const record = conversationWith({});
  const { forget } = withLoss(record);
  expect(await forget({ hostId: record.hostId }, record.openedAt)).toBe('ending');
});

test('a person in a conversation that has gone to another process does not count as forgotten', async () => {
  const { forgetPerson } = withLoss(conversationWith({ speakers: [speaker] }));
  expect(await forgetPerson(speaker)).toBe('ending');
});
