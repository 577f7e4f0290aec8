/** What the bot is told of a change: the gateway's events, by permission and by intent. */
import { wireInteraction } from '../wire/interaction.ts';
import type { Change } from '../world/changes.ts';
import type { World } from '../world/world.ts';
import type { Audience, Dispatch } from './dispatch.ts';
import { guildEvents, memberEvents, threadMembersEvent } from './guild-events.ts';
import { intents } from './intents.ts';
import { bulkEvent, messageEvent, pinsEvent, reactionEvent, typingEvent } from './message-events.ts';

/** The events for a session with these intents, in order. */
export const dispatchesOf = (audience: Audience, change: Change): Dispatch[] => {
  const { world, asked } = audience;
  switch (change.kind) {
    case 'message_created':
      return messageEvent(audience, 'MESSAGE_CREATE', change.message);
    case 'message_updated':
      return messageEvent(audience, 'MESSAGE_UPDATE', change.message);
    case 'message_deleted':
      return change.inBulk === true ? [] : messageEvent(audience, 'MESSAGE_DELETE', change.message);
    case 'messages_deleted':
      return bulkEvent(audience, change);
    case 'pins_changed':
      return pinsEvent(audience, change);
    case 'reaction_added':
    case 'reaction_removed':
    case 'reactions_cleared':
      return reactionEvent(audience, change);
    case 'thread_members_changed':
      return asked(intents.guilds) || asked(intents.guildMembers) ? threadMembersEvent(audience, change) : [];
    case 'typing':
      return typingEvent(audience, change);
    case 'interaction_created':
      return [{ name: 'INTERACTION_CREATE', data: wireInteraction(world, change.interaction) }];
    case 'interaction_changed':
    case 'presence':
      return [];
    case 'member_updated': {
      // A bot hears of itself whatever it asked for.
      const isOwn = change.member.userId === world.bot.id;
      return isOwn || asked(intents.guildMembers) ? memberEvents(world, change) : [];
    }
    case 'webhooks_changed': {
      const { id: channel_id, guildId: guild_id } = change.channel;
      return asked(intents.guildWebhooks)
        ? [{ name: 'WEBHOOKS_UPDATE', data: { guild_id, channel_id } }]
        : [];
    }
    case 'member_joined':
    case 'member_left':
      return asked(intents.guildMembers) ? memberEvents(world, change) : [];
    default:
      return asked(intents.guilds) ? guildEvents(audience, change) : [];
  }
};

/** The server that a change is about, which decides the shard; undefined for direct conversations. */
export const guildOf = (world: World, change: Change): string | undefined => {
  if ('message' in change) return change.message.guildId;
  if ('place' in change) return change.place.kind === 'dm' ? undefined : change.place.guildId;
  if ('thread' in change) return change.thread.guildId;
  if ('channel' in change) return change.channel.guildId;
  if ('guild' in change) return change.guild.id;
  if (change.kind === 'presence') return undefined;
  const place = world.places.get(change.kind === 'typing' ? change.channelId : change.interaction.channelId);
  return place === undefined || place.kind === 'dm' ? undefined : place.guildId;
};
