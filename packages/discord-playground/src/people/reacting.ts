/** What a person does to messages: reactions and pins. */
import { addReaction, removeReaction, type ReactionStep } from '../actions/reactions.ts';
import { pinMessage, unpinMessage } from '../actions/pins.ts';
import type { Message, User } from '../world/entities.ts';
import { Impossible } from './impossible.ts';
import type { Person } from './person.ts';
import type { PersonContext } from './person-context.ts';
import { refuseUnseen } from './seen.ts';

export const reacting = (
  { world }: PersonContext,
  user: User,
): Pick<Person, 'react' | 'unreact' | 'pin' | 'unpin'> => {
  const to = (message: Message) => {
    refuseUnseen(world, user, message);
    if (message.visibleTo !== undefined)
      throw new Impossible('nobody can react to a private message, or pin it');
    return { by: user.id, place: world.place(message.channelId), message };
  };
  const step = (message: Message, emoji: string): ReactionStep => ({ ...to(message), emoji });
  return {
    react: (message, emoji) => addReaction(world, step(message, emoji)),
    unreact: (message, emoji) => removeReaction(world, step(message, emoji)),
    pin: (message) => pinMessage(world, to(message)),
    unpin: (message) => unpinMessage(world, to(message)),
  };
};
