import { compareIds } from '../lib/ids.ts';
import type { MessageId, UserId } from '../lib/ids.ts';
import type { ThreadMessage } from './message.ts';
import type { Say } from './record.ts';

/** The form of a message that the bot posts for a member: "**alice:** text". */
const pattern = /^\*\*[^\n]{0,40}?:\*\* ([\s\S]+)$/;

/** `name` without what would end the bold text early, or be read as a mention. */
export const writeSay = (name: string, text: string): string =>
  `**${name.replace(/[*_`~|\\:<>@\n]/g, ' ').trim()}:** ${text}`;

/** The text in such a message; undefined when it is another kind of message. */
export const readSay = (content: string): string | undefined => pattern.exec(content)?.[1];

/** The message in which the bot said something; `isTaken`: it is known to be another saying of the same words. */
export const findSaid = (
  messages: readonly ThreadMessage[],
  { id, content }: Pick<Say, 'id' | 'content'>,
  { by, isTaken }: { readonly by: UserId; readonly isTaken: (message: MessageId) => boolean },
): ThreadMessage | undefined =>
  messages.find(
    (message) =>
      message.author.id === by &&
      message.content === content &&
      compareIds(message.id, id) > 0 &&
      !isTaken(message.id),
  );
