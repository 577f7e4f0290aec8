/** What the router itself says: texts that belong to no feature. */
export const routerTexts = {
  /** A command that this version does not have (any more). */
  unknownCommand: 'I don’t know this command any more. Press Ctrl+R (or restart Discord) and try `/help`.',
  /** A button, menu or form of an older version, or one whose message outlived its subject. */
  outdated: 'This button or menu is out of date. Use the command again, or see `/help`.',
  /** Discord did not say, or not completely, what was chosen in a menu. */
  unreadableChoice: 'I couldn’t tell what you chose. Please choose it again.',
  missingOption: (name: string) => `Please fill in **${name}** and send the command again.`,
  wrongOption: (name: string) =>
    `I can’t use what you entered for **${name}**. Please choose or type it again.`,
  tooLongOption: (name: string, limit: number) =>
    `**${name}** is too long: at most ${limit} characters. Please shorten it and send the command again.`,
  foreignServer: 'This bot is not set up for this server. Ask whoever invited it.',
  /** The commands were installed there alone. */
  notMember: (invite: string) =>
    `I’m not a member of this server: my commands are here without me. Someone who manages it can invite me: ${invite}`,
  restarting: 'I’m restarting. Please try again in a minute.',
  unexpected: (errorId: string) =>
    `Something went wrong on my side (error ${errorId}). Please try again; if it happens again, tell whoever runs this bot.`,
  /** A form can't be shown once the first answer has been given. */
  publicTooLate: 'That took too long, so it was not said. Please try again.',
  formTooLate: 'I was too slow to open the form. Please try again: it should open at once this time.',
  done: 'Done.',
  attached: 'The answer is in the attached file.',
  /** In the channel, when a private answer can no longer be given. */
  undelivered: (user: string) =>
    `<@${user}>, I couldn’t answer you privately in time. Please use the command again.`,
  /** The process ends before the work does. */
  cutOff:
    'I’m restarting, so I may not have finished this. See whether it is done; if not, try again in a minute.',
} as const;
