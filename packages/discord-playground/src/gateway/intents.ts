/** Gateway intents by bit. */
export const intents = {
  guilds: 1 << 0,
  guildMembers: 1 << 1,
  guildWebhooks: 1 << 5,
  guildPresences: 1 << 8,
  guildMessages: 1 << 9,
  guildReactions: 1 << 10,
  guildTyping: 1 << 11,
  directMessages: 1 << 12,
  directReactions: 1 << 13,
  directTyping: 1 << 14,
  messageContent: 1 << 15,
} as const;

/** Those that have to be switched on for the application first. */
export const privileged = intents.guildMembers | intents.guildPresences | intents.messageContent;

/** All bits that exist, up to `DIRECT_MESSAGE_POLLS` (1 << 25); others are refused with 4013. */
export const allIntents = (1 << 26) - 1;
