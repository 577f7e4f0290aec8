import { PermissionFlagsBits as flags } from 'discord.js';

/** The permission bits that we ask about, by Discord's names. */
export const permissions = {
  administrator: flags.Administrator,
  attachFiles: flags.AttachFiles,
  createPrivateThreads: flags.CreatePrivateThreads,
  createPublicThreads: flags.CreatePublicThreads,
  embedLinks: flags.EmbedLinks,
  manageGuild: flags.ManageGuild,
  manageThreads: flags.ManageThreads,
  readMessageHistory: flags.ReadMessageHistory,
  sendMessages: flags.SendMessages,
  sendMessagesInThreads: flags.SendMessagesInThreads,
  viewChannel: flags.ViewChannel,
} as const;
