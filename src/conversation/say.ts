/** The form of a message that the bot posts for a member: "**alice:** text". */
const pattern = /^\*\*[^\n]{0,40}?:\*\* ([\s\S]+)$/;

/** `name` without what would end the bold text early, or be read as a mention. */
export const writeSay = (name: string, text: string): string =>
  `**${name.replace(/[*_`~|\\:<>@\n]/g, ' ').trim()}:** ${text}`;

/** The text in such a message; undefined when it is another kind of message. */
export const readSay = (content: string): string | undefined => pattern.exec(content)?.[1];
