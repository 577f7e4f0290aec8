/** What a person sees, as JSON for a page or for a test in another process. */
import type { Interaction } from '../interactions/interaction.ts';
import { wirePlace } from '../wire/channel.ts';
import type { WireObject } from '../wire/json.ts';
import { wireMessageEvent, wireReactions } from '../wire/message.ts';
import { wireRoles, wireUser } from '../wire/user.ts';
import type { Change } from '../world/changes.ts';
import type { Guild, Message } from '../world/entities.ts';
import type { World } from '../world/world.ts';

/** Like a message of the gateway, with this viewer's reactions, and whether only one person sees it. */
export const viewMessage = (world: World, message: Message, viewer: string): WireObject => ({
  ...wireMessageEvent(world, message),
  ...wireReactions(message, viewer),
  ...(message.visibleTo === undefined ? {} : { visible_to: message.visibleTo }),
});

/** How far an interaction has progressed. */
export const viewInteraction = (world: World, interaction: Interaction): WireObject => {
  const find = (id: string | undefined): Message | undefined =>
    id === undefined ? undefined : world.message(interaction.channelId, id);
  const original = find(interaction.originalId);
  const { answer, userId } = interaction;
  return {
    id: interaction.id,
    channel_id: interaction.channelId,
    state: interaction.state,
    thinking: interaction.thinking,
    answer: answer?.kind ?? null,
    message: original === undefined ? null : viewMessage(world, original, userId),
    follow_ups: interaction.followUpIds.flatMap((id) => {
      const message = find(id);
      return message === undefined ? [] : [viewMessage(world, message, userId)];
    }),
    modal: answer?.kind === 'modal' ? answer.modal : null,
    choices: answer?.kind === 'choices' ? answer.choices.map(({ name, value }) => ({ name, value })) : null,
  };
};

const viewGuild = (world: World, guild: Guild, userId: string): WireObject => ({
  id: guild.id,
  name: guild.name,
  owner_id: guild.ownerId,
  roles: wireRoles(guild),
  members: [...guild.members.values()].map(({ userId: id, roles }) => ({
    user: wireUser(world.user(id)),
    roles,
  })),
  channels: [...guild.channels.values()]
    .filter((channel) => world.sees(userId, channel))
    .map((channel) => wirePlace(world, channel, userId)),
  threads: [...guild.threads.values()]
    .filter((thread) => world.sees(userId, thread))
    .map((thread) => wirePlace(world, thread, userId)),
});

/** The servers and the direct conversation of a person. */
export const viewPerson = (world: World, userId: string): WireObject => {
  const dm = world.dms.get(userId);
  return {
    user: wireUser(world.user(userId)),
    locale: world.user(userId).locale,
    bot: wireUser(world.bot),
    guilds: [...world.guilds.values()]
      .filter((guild) => guild.members.has(userId))
      .map((guild) => viewGuild(world, guild, userId)),
    dm: dm === undefined ? null : wirePlace(world, dm),
  };
};

/** What a person notices of a change; undefined if nothing. */
export const eventFor = (world: World, change: Change, userId: string): WireObject | undefined => {
  switch (change.kind) {
    case 'message_created':
    case 'message_updated':
    case 'reaction_added':
    case 'reaction_removed':
    case 'reactions_cleared': {
      const { message } = change;
      const place = world.places.get(message.channelId);
      const mine = message.visibleTo === undefined || message.visibleTo === userId;
      return place !== undefined && mine && world.sees(userId, place)
        ? {
            kind: change.kind.startsWith('reaction') ? 'message_reacted' : change.kind,
            message: viewMessage(world, message, userId),
          }
        : undefined;
    }
    case 'message_deleted':
      return { kind: change.kind, channel_id: change.message.channelId, message_id: change.message.id };
    case 'thread_created':
    case 'thread_updated':
    case 'thread_members_changed':
      return world.sees(userId, change.thread)
        ? { kind: change.kind, place: wirePlace(world, change.thread, userId) }
        : undefined;
    case 'channel_created':
    case 'channel_updated':
      return world.sees(userId, change.channel)
        ? { kind: change.kind, place: wirePlace(world, change.channel, userId) }
        : { kind: 'channel_deleted', channel_id: change.channel.id };
    case 'thread_deleted':
      return { kind: change.kind, channel_id: change.thread.id };
    case 'channel_deleted':
      return { kind: change.kind, channel_id: change.channel.id };
    case 'typing': {
      const place = world.places.get(change.channelId);
      return place !== undefined && change.userId !== userId && world.sees(userId, place)
        ? { kind: change.kind, channel_id: change.channelId, user_id: change.userId }
        : undefined;
    }
    case 'interaction_created':
    case 'interaction_changed':
      return change.interaction.userId === userId
        ? { kind: change.kind, interaction: viewInteraction(world, change.interaction) }
        : undefined;
    case 'presence':
      return { kind: change.kind, text: change.text };
    case 'member_left':
      // Somebody who has left has no server to be told about any more.
      return { kind: change.userId === userId ? 'guild_left' : change.kind, guild_id: change.guild.id };
    case 'role_created':
    case 'role_updated':
    case 'member_joined':
    case 'member_updated':
    case 'guild_joined':
    case 'guild_left':
    case 'guild_unavailable':
      return { kind: change.kind, guild_id: change.guild.id };
    case 'messages_deleted':
    case 'pins_changed':
    case 'webhooks_changed':
    case 'threads_opened':
    case 'guild_updated':
      return undefined;
  }
};
