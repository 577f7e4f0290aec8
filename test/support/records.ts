import { defaultTimings } from '../../src/conversation/domain/ports.ts';
import { nothingSaid, type Conversation } from '../../src/conversation/domain/record.ts';
import { Conversations } from '../../src/conversation/registry.ts';
import { createRendering } from '../../src/features/conversation/rendering.ts';
import { channelId, guildId, interactionId, serviceId, threadId, userId } from '../../src/lib/ids.ts';
import { createLog } from '../../src/lib/log.ts';
import { wordsFor } from '../../src/locale/words.ts';

/** An open conversation in which nothing has been said, changed by what is given. */
export const conversationWith = (given: Partial<Conversation>): Conversation => ({
  ...nothingSaid,
  id: interactionId('1'),
  kind: 'patient',
  status: 'open',
  guildId: guildId('2'),
  channelId: channelId('3'),
  threadId: threadId('4'),
  hostId: userId('5'),
  hostName: 'Hanna',
  serviceUser: 'user',
  subject: serviceId('6'),
  title: 'Mr. Novak',
  who: 'everyone',
  hears: 'everything',
  private: false,
  openedAt: 1_800_000_000_000,
  lastTurnAt: 1_800_000_000_000,
  ...given,
});

/** Conversations in memory whose effects nobody performs; everything that they write counts as stored. */
export const stillConversations = (records: readonly Conversation[]): Conversations => {
  const conversations = new Conversations({
    ports: {
      store: { write: (_step, done) => done('stored'), forget: (_record, done) => done('stored') },
      perform: () => undefined,
      mayAct: () => true,
      clock: { now: () => Date.now(), at: () => () => undefined },
      log: createLog({ level: 'silent' }),
    },
    environment: { timings: defaultTimings, catchUpWindow: 0, ...createRendering(() => wordsFor('en')) },
    self: () => ({ id: userId('8'), roles: [], readsMessages: true }),
    stop: new AbortController().signal,
  });
  conversations.load(records);
  return conversations;
};
