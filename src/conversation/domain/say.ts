import { compareIds } from '../../lib/ids.ts';
import type { MessageId } from '../../lib/ids.ts';
import type { Self, ThreadMessage } from './message.ts';
import type { Say } from './record.ts';

/** The form of a message that the bot posts for a member: "**alice:** text". */
const pattern = /^\*\*[^\n]{0,40}?:\*\* ([\s\S]+)$/;

/** `name` without anything that would end the bold text early or be read as a mention. */
export const writeSay = (name: string, text: string): string =>
  `**${name.replace(/[*_`~|\\:<>@\n]/g, ' ').trim()}:** ${text}`;

/** The text in such a message; undefined when it is another kind of message. */
export const readSay = (content: string): string | undefined => pattern.exec(content)?.[1];

/** Whether this is the message in which the bot said it. */
export const isSaying = (
  { id, content }: Pick<Say, 'id' | 'content'>,
  message: ThreadMessage,
  self: Self,
): boolean => message.author.id === self.id && message.content === content && compareIds(message.id, id) > 0;

/** The message in which the bot said something; `taken`: messages known to be other uses of the same words. */
export const findSaid = (
  messages: readonly ThreadMessage[],
  say: Pick<Say, 'id' | 'content'>,
  { self, taken }: { readonly self: Self; readonly taken: ReadonlySet<MessageId> },
): ThreadMessage | undefined =>
  messages.find((message) => isSaying(say, message, self) && !taken.has(message.id));
