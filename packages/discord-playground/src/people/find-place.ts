import type { Place } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import { Impossible } from './impossible.ts';

/** A channel or thread by id, or by name (with or without `#`) in the servers of a person. */
export type PlaceRef = string | { readonly id: string };

/** Throws when there is none that this person can see. */
export const findPlace = (world: World, userId: string, ref: PlaceRef): Place => {
  const text = typeof ref === 'string' ? ref : ref.id;
  const byId = world.places.get(text);
  if (byId !== undefined && world.sees(userId, byId)) return byId;
  const name = text.replace(/^#/, '');
  for (const guild of world.guilds.values()) {
    if (!guild.members.has(userId)) continue;
    for (const places of [guild.channels, guild.threads]) {
      for (const place of places.values()) if (place.name === name && world.sees(userId, place)) return place;
    }
  }
  throw new Impossible(`${world.user(userId).name} sees no channel "${text}"`);
};
