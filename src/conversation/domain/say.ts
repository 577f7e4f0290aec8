import { compareIds } from '../../lib/ids.ts';
import type { MessageId } from '../../lib/ids.ts';
import type { Self } from './self.ts';
import type { Relayed } from './record.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';

/** A quote that lasts to the end of the message, whatever the words in it are. */
const quote = '\n>>> ';

/**
 * The form of a message that the bot posts for a member, which no answer and no notice has: `heading`, one line that
 * says who asks, and the words as a quote.
 */
export const writeSay = (heading: string, text: string): string => `${heading}${quote}${text}`;

/** The words in such a message; the whole content if it has another form. */
export const readSay = (content: string): string => {
  const at = content.indexOf(quote);
  return at < 0 ? content : content.slice(at + quote.length);
};

/** Whether this is the message in which the bot said it. */
export const isSaying = (
  { id, content }: Pick<Relayed, 'id' | 'content'>,
  message: ThreadMessage,
  self: Self,
): boolean => message.author.id === self.id && message.content === content && compareIds(message.id, id) > 0;

/** The message in which the bot said something; `taken`: messages known to be other uses of the same words. */
export const findSaid = (
  messages: readonly ThreadMessage[],
  say: Pick<Relayed, 'id' | 'content'>,
  { self, taken }: { readonly self: Self; readonly taken: ReadonlySet<MessageId> },
): ThreadMessage | undefined =>
  messages.find((message) => isSaying(say, message, self) && !taken.has(message.id));
