/** What a person does with reactions. */
import { addReaction, removeReaction, type ReactionStep } from '../actions/reactions.ts';
import type { Message, User } from '../world/entities.ts';
import { Impossible } from './impossible.ts';
import type { Person } from './person.ts';
import type { PersonContext } from './person-context.ts';
import { refuseUnseen } from './seen.ts';

export const reacting = ({ world }: PersonContext, user: User): Pick<Person, 'react' | 'unreact'> => {
  const step = (message: Message, emoji: string): ReactionStep => {
    refuseUnseen(world, user, message);
    if (message.visibleTo !== undefined) throw new Impossible('nobody can react to a private message');
    return { by: user.id, place: world.place(message.channelId), message, emoji };
  };
  return {
    react: (message, emoji) => addReaction(world, step(message, emoji)),
    unreact: (message, emoji) => removeReaction(world, step(message, emoji)),
  };
};
