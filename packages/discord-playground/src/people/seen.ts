import type { Message, User } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import { Impossible } from './impossible.ts';

/** Throws for a message that this person does not have on their screen. */
export const refuseUnseen = (world: World, user: User, message: Message): void => {
  const place = world.place(message.channelId);
  const there = world.message(message.channelId, message.id);
  const mine = message.visibleTo === undefined || message.visibleTo === user.id;
  if (there === undefined || !mine || !world.sees(user.id, place))
    throw new Impossible(`${user.name} does not see this message`);
};
