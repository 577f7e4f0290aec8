/** What the bot is told of messages, of reactions to them, and of who is typing one. */
import { pinnedIn } from '../actions/pins.ts';
import { wireTime, type WireObject } from '../wire/json.ts';
import { forApplication, wireMessageEvent } from '../wire/message.ts';
import { wireMember } from '../wire/user.ts';
import type { Change } from '../world/changes.ts';
import type { Message, Place } from '../world/entities.ts';
import type { Audience, Dispatch } from './dispatch.ts';
import { intents } from './intents.ts';

export const messageEvent = ({ world, asked }: Audience, name: string, message: Message): Dispatch[] => {
  const place = world.places.get(message.channelId);
  if (place === undefined || message.visibleTo !== undefined || !world.sees(world.bot.id, place)) return [];
  if (!asked(place.kind === 'dm' ? intents.directMessages : intents.guildMessages)) return [];
  if (name === 'MESSAGE_DELETE') {
    return [{ name, data: { id: message.id, channel_id: message.channelId, guild_id: message.guildId } }];
  }
  const wire = wireMessageEvent(world, message);
  const data = forApplication(world, { message, wire, readsContent: asked(intents.messageContent) });
  return [{ name, data: name === 'MESSAGE_CREATE' ? { ...data, nonce: message.nonce } : data }];
};

const placed = (place: Place): WireObject => ({
  channel_id: place.id,
  ...(place.kind === 'dm' ? {} : { guild_id: place.guildId }),
});

export const bulkEvent = (
  { world, asked }: Audience,
  { place, ids }: Extract<Change, { kind: 'messages_deleted' }>,
): Dispatch[] =>
  asked(intents.guildMessages) && world.sees(world.bot.id, place)
    ? [{ name: 'MESSAGE_DELETE_BULK', data: { ids, ...placed(place) } }]
    : [];

export const pinsEvent = (
  { world, asked }: Audience,
  { place }: Extract<Change, { kind: 'pins_changed' }>,
): Dispatch[] => {
  if (!asked(place.kind === 'dm' ? intents.directMessages : intents.guilds)) return [];
  const latest = pinnedIn(world, place)[0]?.pinnedAt;
  const last_pin_timestamp = latest === undefined ? null : wireTime(latest);
  return world.sees(world.bot.id, place)
    ? [{ name: 'CHANNEL_PINS_UPDATE', data: { ...placed(place), last_pin_timestamp } }]
    : [];
};

type ReactionChange = Extract<Change, { kind: 'reaction_added' | 'reaction_removed' | 'reactions_cleared' }>;

export const reactionEvent = ({ world, asked }: Audience, change: ReactionChange): Dispatch[] => {
  const { message } = change;
  const place = world.places.get(message.channelId);
  if (place === undefined || message.visibleTo !== undefined || !world.sees(world.bot.id, place)) return [];
  if (!asked(place.kind === 'dm' ? intents.directReactions : intents.guildReactions)) return [];
  const at = { channel_id: message.channelId, message_id: message.id, guild_id: message.guildId };
  if (change.emoji === undefined) return [{ name: 'MESSAGE_REACTION_REMOVE_ALL', data: at }];
  const emoji = { id: null, name: change.emoji };
  if (change.kind === 'reactions_cleared')
    return [{ name: 'MESSAGE_REACTION_REMOVE_EMOJI', data: { ...at, emoji } }];
  const { userId } = change;
  const data = { ...at, emoji, user_id: userId, burst: false, type: 0 };
  if (change.kind === 'reaction_removed') return [{ name: 'MESSAGE_REACTION_REMOVE', data }];
  const member = message.guildId === undefined ? undefined : world.guild(message.guildId).members.get(userId);
  return [
    {
      name: 'MESSAGE_REACTION_ADD',
      data: {
        ...data,
        message_author_id: message.authorId,
        ...(member === undefined ? {} : { member: wireMember(member, world.user(userId)) }),
      },
    },
  ];
};

export const typingEvent = (
  { world, asked }: Audience,
  { channelId, userId, at }: Extract<Change, { kind: 'typing' }>,
): Dispatch[] => {
  const place: Place | undefined = world.places.get(channelId);
  if (place === undefined || !world.sees(world.bot.id, place)) return [];
  if (!asked(place.kind === 'dm' ? intents.directTyping : intents.guildTyping)) return [];
  const data = { channel_id: channelId, user_id: userId, timestamp: Math.floor(at / 1_000) };
  if (place.kind === 'dm') return [{ name: 'TYPING_START', data }];
  const member = world.guild(place.guildId).members.get(userId);
  const whole = member === undefined ? {} : { member: wireMember(member, world.user(userId)) };
  return [{ name: 'TYPING_START', data: { ...data, guild_id: place.guildId, ...whole } }];
};
