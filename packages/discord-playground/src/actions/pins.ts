/** Messages that are kept at the top of a channel. */
import { Refusal } from '../refusal.ts';
import type { Message, Place } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import { addMessage, isSystemMessage } from './add-message.ts';

const maxPins = 250;

interface PinStep {
  readonly by: string;
  readonly place: Place;
  readonly message: Message;
}

/** The newest pin first. */
export const pinnedIn = (world: World, place: Place): (Message & { readonly pinnedAt: number })[] =>
  world
    .messages(place.id)
    .filter((one): one is Message & { pinnedAt: number } => one.pinnedAt !== undefined)
    .toSorted((a, b) => b.pinnedAt - a.pinnedAt);

const refusePinning = (world: World, { by, place }: PinStep): void => {
  if (place.kind !== 'dm') world.demand(by, 'PinMessages', place);
  if (place.kind === 'thread' && place.archived) throw new Refusal('archivedThread');
};

/** Pin Message: a message says so, too. Since February 2026 Manage Messages is not enough for it. */
export const pinMessage = (world: World, step: PinStep): void => {
  refusePinning(world, step);
  const { by, place, message } = step;
  if (isSystemMessage(message)) throw new Refusal('systemMessage');
  if (message.pinnedAt !== undefined) return;
  const pins = pinnedIn(world, place);
  if (pins.length >= maxPins) throw new Refusal('tooManyPins');
  message.pinnedAt = Math.max(Date.now(), (pins[0]?.pinnedAt ?? 0) + 1);
  world.changes.publish({ kind: 'message_updated', message });
  world.changes.publish({ kind: 'pins_changed', place });
  const guild = message.guildId === undefined ? {} : { guildId: message.guildId };
  const reference = { type: 0, channelId: place.id, messageId: message.id, ...guild } as const;
  addMessage(world, place, { authorId: by, type: 6, reference });
};

export const unpinMessage = (world: World, step: PinStep): void => {
  refusePinning(world, step);
  const { place, message } = step;
  if (message.pinnedAt === undefined) return;
  message.pinnedAt = undefined;
  world.changes.publish({ kind: 'message_updated', message });
  world.changes.publish({ kind: 'pins_changed', place });
};
