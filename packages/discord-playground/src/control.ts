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
import { createServerControl, type ServerControl } from './server-control.ts';
import { allowIntents, type Application, type PrivilegedIntent } from './world/application.ts';
import { overwriteOf } from './world/build.ts';
import type { Channel, ChannelType, Guild, Message, Place } from './world/entities.ts';
import { permissionBits, type PermissionName } from './world/permissions.ts';
import type { OverwriteSpec } from './world/spec.ts';
import type { World } from './world/world.ts';

export interface Control extends ServerControl {
  /** The bot's overwrite in a channel: what is neither allowed nor denied is as in the server. */
  setBotPermissions(
    channel: PlaceRef,
    change: { readonly allow?: readonly PermissionName[]; readonly deny?: readonly PermissionName[] },
  ): void;
  /** The overwrite for a role, a person, `everyone` or `bot` in a channel. */
  setPermissions(channel: PlaceRef, exception: OverwriteSpec): void;
  /** The permissions of the bot's role in a server, as Discord's number. */
  setBotRole(guild: Guild, bits: bigint): void;
  /** Switches these privileged intents on in the developer portal, and the others off. */
  setIntents(allowed: readonly PrivilegedIntent[]): void;
  /** Takes every privileged intent away and closes the connections with 4014. */
  forbidIntents(): void;
  createChannel(guild: Guild, name: string, type?: ChannelType): Channel;
  deleteChannel(channel: PlaceRef): void;
  /** Without needing a moderator. */
  editThread(
    thread: PlaceRef,
    state: { readonly archived?: boolean | undefined; readonly locked?: boolean | undefined },
  ): void;
  /** Seconds between two messages by one person; 0 for no limit. */
  setSlowmode(channel: PlaceRef, seconds: number): void;
  deleteMessage(message: Message): void;
  /** A channel or thread by id or name, as its server's owner sees it. */
  place(ref: PlaceRef): Place;
}

interface Controlled {
  readonly world: World;
  readonly application: Application;
  readonly gateway: Gateway;
}

export const createControl = ({ world, application, gateway }: Controlled): Control => {
  const servers = createServerControl(world);

  const placeOf = (ref: PlaceRef): Place => {
    const known = world.places.get(typeof ref === 'string' ? ref : ref.id);
    return known ?? findPlace(world, servers.guild().ownerId, ref);
  };

  return {
    ...servers,
    setBotPermissions: (ref, { allow = [], deny = [] }) => {
      const overwrite = {
        id: world.bot.id,
        type: 1,
        allow: permissionBits(allow),
        deny: permissionBits(deny),
      } as const;
      setOverwrite(world, world.channel(placeOf(ref).id), overwrite);
    },
    setPermissions: (ref, exception) => {
      const channel = world.channel(placeOf(ref).id);
      setOverwrite(world, channel, overwriteOf(world, world.guild(channel.guildId), exception));
    },
    setBotRole: (guild, bits) => {
      const role = world.botRole(guild);
      if (role !== undefined) setRolePermissions(world, { guild, role }, bits);
    },
    setIntents: (allowed) => allowIntents(application, allowed),
    forbidIntents: () => {
      allowIntents(application, []);
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
      const place = placeOf(ref);
      if (place.kind !== 'thread') return editChannel(world, world.channel(place.id), { slowmode: seconds });
      place.slowmode = seconds;
      return world.changes.publish({ kind: 'thread_updated', thread: place });
    },
    deleteMessage: (message) => removeMessage(world, world.place(message.channelId), message),
    place: placeOf,
  };
};
