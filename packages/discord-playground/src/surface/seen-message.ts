import { z } from 'zod';
import type { Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import type { Message } from '../world/entities.ts';

/** How a request names a message. */
export const messageRef = z.object({ channel: z.string(), message: z.string() });

/** Throws for a message that this person does not see. */
export const seenMessage = (
  person: Person,
  { channel, message: id }: z.infer<typeof messageRef>,
): Message => {
  const found = person.messagesIn(channel).find((one) => one.id === id);
  if (found === undefined) throw new Refusal('unknownMessage');
  return found;
};
