/** Reactions below messages, by the bot and by people. */
import { Refusal } from '../refusal.ts';
import type { Message, Place } from '../world/entities.ts';
import type { World } from '../world/world.ts';

const maxEmoji = 20;

/** One emoji, also without its variation selector, or a regional indicator. The `v` flag is younger than our target. */
const emojiPattern = new RegExp(
  '^(?:\\p{RGI_Emoji}|\\p{Extended_Pictographic}|\\p{Regional_Indicator})$',
  'v',
);

export interface ReactionStep {
  /** Who does it. */
  readonly by: string;
  readonly place: Place;
  readonly message: Message;
  readonly emoji: string;
}

const refuseArchived = (place: Place): void => {
  if (place.kind === 'thread' && place.archived) throw new Refusal('archivedThread');
};

/** Create Reaction. Whoever joins a reaction that is there already does not need the right to add one. */
export const addReaction = (world: World, { by, place, message, emoji }: ReactionStep): void => {
  // There are no custom emoji here.
  if (!emojiPattern.test(emoji)) throw new Refusal('unknownEmoji');
  const { reactions } = message;
  if (place.kind !== 'dm') {
    world.demand(by, 'ReadMessageHistory', place);
    if (!reactions.has(emoji)) world.demand(by, 'AddReactions', place);
  }
  refuseArchived(place);
  if (!reactions.has(emoji) && reactions.size >= maxEmoji) throw new Refusal('tooManyReactions');
  const those = reactions.get(emoji) ?? new Set<string>();
  if (those.has(by)) return;
  reactions.set(emoji, those.add(by));
  world.changes.publish({ kind: 'reaction_added', message, emoji, userId: by });
};

/** Delete Own Reaction and Delete User Reaction; somebody else's takes a moderator. */
export const removeReaction = (
  world: World,
  { by, place, message, emoji, of = by }: ReactionStep & { readonly of?: string },
): void => {
  if (of !== by) world.demand(by, 'ManageMessages', place);
  refuseArchived(place);
  const those = message.reactions.get(emoji);
  if (those?.delete(of) !== true) return;
  if (those.size === 0) message.reactions.delete(emoji);
  world.changes.publish({ kind: 'reaction_removed', message, emoji, userId: of });
};

/** Delete All Reactions, or all of one emoji; takes a moderator. */
export const clearReactions = (
  world: World,
  { by, place, message, emoji }: Omit<ReactionStep, 'emoji'> & { readonly emoji?: string },
): void => {
  world.demand(by, 'ManageMessages', place);
  refuseArchived(place);
  if (emoji === undefined) message.reactions.clear();
  else message.reactions.delete(emoji);
  world.changes.publish({ kind: 'reactions_cleared', message, emoji });
};
