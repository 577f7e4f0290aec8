import type { Conversations } from '../../conversation/registry.ts';
import type { Conversation } from '../../conversation/domain/record.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import { grants, permissions } from '../../discord/permissions.ts';
import { say } from '../../discord/reply.ts';
import type { Reply } from '../../discord/reply.ts';
import type { Words } from '../../locale/words.ts';
import type { StartOrder } from './choices.ts';
import type { Hosting } from './hosting.ts';

/** Where a conversation may start, where its commands belong, and who may do what. */

const needed = (
  isPrivate: boolean,
  { permissions: names }: Words['conversation'],
): readonly (readonly [bigint, string])[] => [
  [permissions.ViewChannel, names.view],
  [permissions.SendMessages, names.send],
  [permissions.SendMessagesInThreads, names.sendInThreads],
  [permissions.ReadMessageHistory, names.history],
  isPrivate
    ? [permissions.CreatePrivateThreads, names.privateThreads]
    : [permissions.CreatePublicThreads, names.publicThreads],
  [permissions.EmbedLinks, names.embed],
  [permissions.AttachFiles, names.attach],
];

/** Why nothing can be started here, or undefined if it can. */
export const refusalToStart = async (
  hosting: Hosting,
  caller: Caller,
  { private: isPrivate }: StartOrder,
): Promise<Reply | undefined> => {
  const { conversation: texts } = caller.words;
  const fits = caller.place === 'text' || (caller.place === 'announcement' && !isPrivate);
  if (!fits || caller.guildId === undefined) {
    const wrong = texts.wrongPlace(isPrivate && caller.place === 'announcement');
    const links = await hosting.linksOf(caller.userId);
    return say(links.length === 0 ? wrong : `${wrong} ${texts.yourOpen(links)}`);
  }
  const missing = needed(isPrivate, texts).filter(([bit]) => !grants(caller.botPermissions, bit));
  if (missing.length === 0) return undefined;
  return say(
    texts.missingPermissions(
      missing.map(([, name]) => name),
      caller.channelId,
    ),
  );
};

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
