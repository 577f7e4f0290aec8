import { defaultTimings } from '../../src/machine/ports.ts';
import { newConversation } from '../../src/machine/record.ts';
import type { About, Conversation } from '../../src/machine/record.ts';
import { createRendering } from '../../src/features/conversation/rendering.ts';
import {
  channelId,
  guildId,
  interactionId,
  messageId,
  serviceId,
  threadId,
  userId,
} from '../../src/lib/ids.ts';
import { wordsFor } from '../../src/locale/words.ts';

/** An open conversation in which nothing has been said, changed by what is given. */
export const conversationWith = (
  about: Partial<About> = {},
  given: Partial<Omit<Conversation, 'about'>> = {},
): Conversation => ({
  ...newConversation(
    {
      id: interactionId('200000000000000001'),
      kind: 'patient',
      guildId: guildId('2'),
      channelId: channelId('3'),
      threadId: threadId('4'),
      firstMessageId: messageId('5'),
      hostId: userId('5'),
      hostName: 'Hanna',
      serviceUser: 'user',
      subject: serviceId('6'),
      title: 'Mr. Novak',
      private: false,
      language: 'en',
      startFresh: false,
      openedAt: 1_800_000_000_000,
      ...about,
    },
    { who: 'everyone', hears: 'everything' },
  ),
  phase: 'open',
  ...given,
});

export const environment = {
  timings: defaultTimings,
  rendering: createRendering(() => wordsFor('en')),
};
