import type { NewMessageBody } from '../validate/message-body.ts';
import type { Message, Thread } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import { addMessage } from './add-message.ts';
import type { Upload } from './attachments.ts';
import { composeMessage } from './send-message.ts';
import { openThread, type NewThread } from './threads.ts';

interface First {
  readonly body: NewMessageBody;
  readonly uploads: readonly Upload[];
}

/** A post in a forum, by whoever may send messages there. Its first message has the id of its thread. */
export const createPost = (
  world: World,
  given: Omit<NewThread, 'type'>,
  first: First,
): { readonly thread: Thread; readonly message: Message } => {
  const { parent, by } = given;
  world.demand(by, 'SendMessages', parent);
  const fields = composeMessage(world, { authorId: by, place: parent, ...first });
  const thread = openThread(world, { ...given, type: 11 }, world.ids.next());
  return { thread, message: addMessage(world, thread, { ...fields, id: thread.id }) };
};
