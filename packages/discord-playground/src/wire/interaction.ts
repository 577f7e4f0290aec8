import { maxFileSize } from '../actions/attachments.ts';
import type { Interaction } from '../interactions/interaction.ts';
import type { World } from '../world/world.ts';
import { wirePlace } from './channel.ts';
import type { WireObject } from './json.ts';
import { wireMessage } from './message.ts';
import { wireMember, wireUser } from './user.ts';

const wireCaller = (world: World, interaction: Interaction): WireObject => {
  const user = world.user(interaction.userId);
  const place = world.place(interaction.channelId);
  if (place.kind === 'dm')
    return { user: wireUser(user), context: 1, authorizing_integration_owners: { 0: '0' } };
  const guild = world.guild(place.guildId);
  const member = guild.members.get(user.id);
  return {
    guild_id: guild.id,
    guild: { id: guild.id, locale: guild.locale, features: guild.features },
    guild_locale: guild.locale,
    context: 0,
    authorizing_integration_owners: { 0: guild.id },
    ...(member === undefined
      ? { user: wireUser(user) }
      : {
          member: { ...wireMember(member, user), permissions: String(world.permissionsOf(user.id, place)) },
        }),
  };
};

/** INTERACTION_CREATE, complete. */
export const wireInteraction = (world: World, interaction: Interaction): WireObject => {
  const place = world.place(interaction.channelId);
  return {
    id: interaction.id,
    application_id: world.bot.id,
    type: interaction.type,
    token: interaction.token,
    version: 1,
    data: interaction.data,
    channel_id: place.id,
    channel: {
      ...wirePlace(world, place),
      permissions: String(world.permissionsOf(interaction.userId, place)),
    },
    app_permissions: String(world.permissionsOf(world.bot.id, place)),
    locale: world.user(interaction.userId).locale,
    entitlements: [],
    attachment_size_limit: maxFileSize,
    ...wireCaller(world, interaction),
    ...(interaction.source === undefined ? {} : { message: wireMessage(world, interaction.source) }),
  };
};
