/** What happens to a Discord server from outside: permissions, deletions, outages, the portal's switches. */
import {
  addChannel,
  deleteChannel,
  editChannel,
  setOverwrite,
  setRolePermissions,
} from './actions/channels.ts';
import { removeMessage } from './actions/change-message.ts';
import { removeThread } from './actions/threads.ts';
import { findPlace, type PlaceRef } from './people/find-place.ts';
import type { Gateway } from './gateway/gateway.ts';
import { setMessageContent, type Application } from './world/application.ts';
import { addGuild } from './world/build.ts';
import type { Channel, ChannelType, Guild, Message, Place } from './world/entities.ts';
import { permissionBits, type PermissionName } from './world/permissions.ts';
import type { GuildSpec } from './world/spec.ts';
import type { World } from './world/world.ts';

export interface Control {
  /** The bot's exception in a channel: what is neither allowed nor denied is as in the server. */
  setBotPermissions(
    channel: PlaceRef,
    change: { readonly allow?: readonly PermissionName[]; readonly deny?: readonly PermissionName[] },
  ): void;
  /** The permissions of the bot's role in a server, as Discord's number. */
  setBotRole(guild: Guild, bits: bigint): void;
  /** Switches the Message Content intent in the developer portal. */
  setMessageContent(state: 'enabled' | 'disabled'): void;
  /** Takes every privileged intent away and closes the connections with 4014. */
  forbidIntents(): void;
  createChannel(guild: Guild, name: string, type?: ChannelType): Channel;
  deleteChannel(channel: PlaceRef): void;
  /** Without a moderator having to do it. */
  editThread(
    thread: PlaceRef,
    state: { readonly archived?: boolean | undefined; readonly locked?: boolean | undefined },
  ): void;
  /** Seconds between two messages of one person; 0 for none. */
  setSlowmode(channel: PlaceRef, seconds: number): void;
  deleteMessage(message: Message): void;
  /** The bot joins a new server. */
  addGuild(spec: GuildSpec): Guild;
  removeBot(guild: Guild): void;
  /** The bot is let in again, to what is there. */
  returnBot(guild: Guild): void;
  setUnavailable(guild: Guild, unavailable: boolean): void;
  /** The first server, or the one of this name. */
  guild(name?: string): Guild;
  /** A channel or thread by id or name, as its server's owner sees it. */
  place(ref: PlaceRef): Place;
}

interface Controlled {
  readonly world: World;
  readonly application: Application;
  readonly gateway: Gateway;
}

export const createControl = ({ world, application, gateway }: Controlled): Control => {
  const guildNamed = (name?: string): Guild => {
    for (const guild of world.guilds.values()) if (name === undefined || guild.name === name) return guild;
    throw new Error(`there is no server "${name ?? ''}"`);
  };

  const placeOf = (ref: PlaceRef): Place => {
    const known = world.places.get(typeof ref === 'string' ? ref : ref.id);
    return known ?? findPlace(world, guildNamed().ownerId, ref);
  };

  return {
    setBotPermissions: (ref, { allow = [], deny = [] }) => {
      const overwrite = {
        id: world.bot.id,
        type: 1,
        allow: permissionBits(allow),
        deny: permissionBits(deny),
      } as const;
      setOverwrite(world, world.channel(placeOf(ref).id), overwrite);
    },
    setBotRole: (guild, bits) => {
      const role = world.botRole(guild);
      if (role !== undefined) setRolePermissions(world, { guild, role }, bits);
    },
    setMessageContent: (state) => setMessageContent(application, state),
    forbidIntents: () => {
      setMessageContent(application, 'disabled');
      gateway.closeConnections(4014, 'Disallowed intent(s).');
    },
    createChannel: (guild, name, type = 0) =>
      addChannel(world, {
        kind: 'channel',
        id: world.ids.next(),
        guildId: guild.id,
        type,
        name,
        topic: null,
        position: guild.channels.size,
        parentId: null,
        overwrites: new Map(),
        slowmode: 0,
        lastMessageId: null,
      }),
    deleteChannel: (ref) => {
      const place = placeOf(ref);
      if (place.kind === 'thread') removeThread(world, place);
      else deleteChannel(world, world.channel(place.id));
    },
    editThread: (ref, { archived, locked }) => {
      const thread = world.thread(placeOf(ref).id);
      if (archived !== undefined && archived !== thread.archived) thread.archiveChangedAt = Date.now();
      thread.archived = archived ?? thread.archived;
      thread.locked = locked ?? thread.locked;
      world.changes.publish({ kind: 'thread_updated', thread });
    },
    setSlowmode: (ref, seconds) => {
      editChannel(world, world.channel(placeOf(ref).id), { slowmode: seconds });
    },
    deleteMessage: (message) => removeMessage(world, world.place(message.channelId), message),
    addGuild: (spec) => {
      const guild = addGuild(world, spec);
      if (guild.members.has(world.bot.id)) world.changes.publish({ kind: 'guild_joined', guild });
      return guild;
    },
    removeBot: (guild) => {
      guild.members.delete(world.bot.id);
      for (const thread of guild.threads.values()) thread.members.delete(world.bot.id);
      world.changes.publish({ kind: 'guild_left', guild });
    },
    returnBot: (guild) => {
      const own = world.botRole(guild);
      const roles = own === undefined ? [] : [own.id];
      guild.members.set(world.bot.id, { userId: world.bot.id, roles, joinedAt: Date.now() });
      world.changes.publish({ kind: 'guild_joined', guild });
    },
    setUnavailable: (guild, unavailable) => {
      guild.unavailable = unavailable;
      world.changes.publish({ kind: unavailable ? 'guild_unavailable' : 'guild_joined', guild });
    },
    guild: guildNamed,
    place: placeOf,
  };
};
