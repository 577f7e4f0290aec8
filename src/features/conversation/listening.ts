import type { Conversations } from '../../conversation/registry.ts';
import { channelUrl } from '../../discord/channel-url.ts';
import type { GatewayEvents } from '../../discord/gateway/gateway-events.ts';
import { firstIdAt, interactionId } from '../../lib/ids.ts';
import type { Bus } from '../bus.ts';
import type { Ask } from './ask.ts';
import * as buttons from './buttons.ts';
import type { Choices } from './choices.ts';

/** Leads what Discord's gateway tells to the conversations. */
export const listenTo = (conversations: Conversations): GatewayEvents => ({
  sessionStarted: (session) => conversations.sessionStarted(session),
  guildAvailable: (guild) => conversations.guildAvailable(guild),
  botRolesChanged: ({ id }) => conversations.selfChanged(id),
  guildGone: (guild) => conversations.guildGone(guild),
  message: (message) => conversations.message(message.channelId, message),
  messageEdited: ({ channelId, id, message }) => conversations.messageEdited(channelId, id, message),
  messagesDeleted: ({ channelId, ids }) => conversations.messagesDeleted(channelId, ids),
  threadChanged: (thread) => conversations.threadChanged(thread),
  threadGone: (thread) => conversations.channelGone(thread),
  channelGone: (channel) => conversations.channelGone(channel),
  permissionsChanged: (guild) => conversations.permissionsChanged(guild),
});

interface Answering {
  readonly conversations: Conversations;
  readonly choices: Choices;
  readonly ask: Ask;
}

/** Hears of accounts, and answers what other features ask of conversations. */
export const answerFeatures = (bus: Pick<Bus, 'on'>, { conversations, choices, ask }: Answering): void => {
  bus.on('linked', (user) => conversations.linked(user));
  bus.on('unlinked', (user) => choices.forget(user));
  bus.on('hosted', (user) =>
    conversations.hostedBy(user).map(({ id, title, guildId, channelId, threadId }) => ({
      title,
      url: channelUrl(guildId, threadId ?? channelId),
      endButton: (label) => buttons.end.make({ label, with: { conversation: id } }),
    })),
  );
  bus.on('endHosted', async (user) => {
    const now = Date.now();
    const ends = conversations.hostedBy(user).map(({ id }, index) => {
      // The moment is the job's place in the queue; each has its own, as it makes the nonce of what is announced.
      const place = interactionId(firstIdAt(now + index));
      return ask({ interactionId: place }, id, { kind: 'job', job: { kind: 'end', by: user } });
    });
    return (await Promise.all(ends)).includes(undefined) ? 'ending' : 'ended';
  });
};
