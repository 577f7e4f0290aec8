import type { Conversations } from '../../conversation/conversations.ts';
import type { GatewayEvents } from '../../discord/gateway/gateway-events.ts';

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
