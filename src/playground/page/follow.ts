/** Where the answer to an interaction leads: the thread that it links to. */
import { placeInUrl } from './own-address.ts';
import type { PageState } from './state.ts';

export const ledTo = ({ followed, messages, places }: PageState): string | undefined => {
  if (followed === undefined) return undefined;
  for (const known of messages.values()) {
    for (const message of known) {
      if (message.interaction_metadata?.id !== followed) continue;
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
