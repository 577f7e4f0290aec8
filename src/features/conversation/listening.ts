import type { Conversations } from '../../conversation/conversations.ts';
import { NoConversation } from '../../conversation/live.ts';
import type { Pace } from '../../conversation/ports.ts';
import { channelUrl } from '../../discord/channel-url.ts';
import type { GatewayEvents } from '../../discord/gateway/gateway-events.ts';
import { firstIdAt, interactionId } from '../../lib/ids.ts';
import { within } from '../../lib/within.ts';
import type { Bus } from '../bus.ts';
import * as buttons from './buttons.ts';
import type { Choices } from './choices.ts';

/** Leads what Discord's gateway tells to the conversations. */
export const listenTo = (conversations: Conversations): Omit<GatewayEvents, 'botRolesChanged'> => ({
  sessionStarted: (session) => conversations.sessionStarted(session),
  guildAvailable: (guild) => conversations.guildAvailable(guild),
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
  readonly pace: Pick<Pace, 'jobPatience'>;
}

/** Hears of accounts, and answers what other features ask of conversations. */
export const answerFeatures = (bus: Pick<Bus, 'on'>, { conversations, choices, pace }: Answering): void => {
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
    const ends = conversations.hostedBy(user).map(async ({ id }, index) => {
      // The moment is the job's place in the queue; each has its own, as it makes the nonce of what is announced.
      const place = interactionId(firstIdAt(now + index));
      try {
        await conversations.queue(id).startJob({ kind: 'end', id: place, by: user });
      } catch (error) {
        if (!(error instanceof NoConversation)) throw error; // it has just ended by itself
      }
    });
    const ended = await within(pace.jobPatience, Promise.all(ends));
    return ended === undefined ? 'ending' : 'ended';
  });
};
