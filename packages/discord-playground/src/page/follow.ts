/** Where what somebody has begun leads: the thread that a private answer links to, perhaps after others. */
import { placeInUrl } from './own-address.ts';
import type { PageState } from './state.ts';

/** Ids are numbers of up to twenty digits: the longer one is the higher. */
const isOlder = (id: string, than: string): boolean =>
  id.length < than.length || (id.length === than.length && id < than);

export const ledTo = ({ followed, messages, places }: PageState): string | undefined => {
  if (followed === undefined) return undefined;
  for (const known of messages.values()) {
    for (const message of known) {
      if (message.visible_to === undefined || isOlder(message.id, followed)) continue;
      for (const row of message.components) {
        const buttons = row.type === 1 ? row.components : [];
        for (const button of buttons) {
          const place = button.type === 2 && button.url ? placeInUrl(button.url) : undefined;
          if (place !== undefined && places.has(place)) return place;
        }
      }
    }
  }
  return undefined;
};
