import type { Conversations } from '../../conversation/registry.ts';
import type { Conversation } from '../../conversation/domain/record.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import { grants, permissions } from '../../discord/permissions.ts';
import { say } from '../../discord/reply.ts';
import type { Reply } from '../../discord/reply.ts';
import type { Hosting } from './hosting.ts';

/** Where the commands of a conversation belong, and who may do what there. */

/** For commands that belong in the thread of an open conversation. */
export const notHere = async (
  { conversations, hosting }: { readonly conversations: Conversations; readonly hosting: Hosting },
  caller: Caller,
): Promise<Reply> => {
  const { conversation: texts } = caller.words;
  const isOver = conversations.inThread(caller.channelId)?.status === 'ended';
  if (isOver) return say(texts.over);
  return say(`${texts.belongsInThread} ${texts.yourOpen(await hosting.linksOf(caller.userId))}`);
};

/** The host, a co-host, or a member who may manage threads there. */
export const isModerator = (caller: Caller, conversation: Conversation): boolean => {
  const isHere = caller.channelId === conversation.threadId || caller.channelId === conversation.channelId;
  return mayHost(caller, conversation) || (isHere && grants(caller.permissions, permissions.ManageThreads));
};

/** The host and co-hosts may see who asked how often, and what people said among themselves. */
export const mayHost = ({ userId }: Caller, { hostId, coHosts }: Conversation): boolean =>
  userId === hostId || coHosts?.includes(userId) === true;

/** Speaking through the bot must not bypass Discord's permissions: they have to be allowed to write in this thread. */
export const maySpeak = ({ permissions: granted, threadLocked }: Caller): boolean => {
  const { SendMessagesInThreads: send, ManageThreads: manage } = permissions;
  return threadLocked === true ? grants(granted, send, manage) : grants(granted, send);
};

/** Slow mode delays people, but not those who moderate. */
export const isPaced = ({ permissions: granted }: Caller): boolean => {
  const { BypassSlowmode, ManageChannels, ManageMessages, ManageThreads } = permissions;
  return ![BypassSlowmode, ManageChannels, ManageMessages, ManageThreads].some((one) => grants(granted, one));
};
