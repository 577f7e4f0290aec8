import { nothingSaid, type Conversation } from '../../src/conversation/domain/record.ts';
import { channelId, guildId, interactionId, serviceId, threadId, userId } from '../../src/lib/ids.ts';

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
