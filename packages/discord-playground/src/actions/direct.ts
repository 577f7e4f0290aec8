import type { Dm } from '../world/entities.ts';
import type { World } from '../world/world.ts';

/** The direct conversation between the bot and a person; created if there is none yet. */
export const openDm = (world: World, personId: string): Dm => {
  const known = world.dms.get(personId);
  if (known !== undefined) return known;
  const dm: Dm = { kind: 'dm', id: world.ids.next(), people: [world.bot.id, personId], lastMessageId: null };
  world.dms.set(personId, dm);
  world.places.set(dm.id, dm);
  return dm;
};
