/** Builds the world that a spec describes. */
import { addMessage } from '../actions/add-message.ts';
import { placeThread } from '../actions/threads.ts';
import type { Snowflakes } from '../snowflake.ts';
import type { Channel, Guild, User } from './entities.ts';
import { permissionBits } from './permissions.ts';
import type { ChannelSpec, GuildSpec, OverwriteSpec, PersonSpec, ThreadSpec, WorldSpec } from './spec.ts';
import { World } from './world.ts';

/** What the bot's invite link asks for. */
const invitePermissions = 377_957_239_808n;

const usualPermissions = permissionBits([
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'AddReactions',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'UseExternalEmojis',
  'UseExternalStickers',
  'UseApplicationCommands',
  'SendPolls',
  'Connect',
  'Speak',
]);

export const addPerson = (world: World, given: PersonSpec): User => {
  const user: User = {
    id: world.ids.lasting(`person ${given.name}`),
    name: given.name,
    displayName: given.displayName ?? given.name,
    bot: false,
    locale: 'en-US',
    takesDms: true,
  };
  world.addPerson(user);
  return user;
};

const whoId = (world: World, guild: Guild, name: string): { id: string; type: 0 | 1 } => {
  if (name === 'everyone') return { id: guild.id, type: 0 };
  const role =
    name === 'bot' ? world.botRole(guild) : [...guild.roles.values()].find((one) => one.name === name);
  return role === undefined ? { id: world.person(name).id, type: 1 } : { id: role.id, type: 0 };
};

/** An overwrite in a channel, with people and roles by their names. */
export const overwriteOf = (world: World, guild: Guild, spec: OverwriteSpec) => ({
  ...whoId(world, guild, spec.for),
  allow: permissionBits(spec.allow ?? []),
  deny: permissionBits(spec.deny ?? []),
});

const addThread = (world: World, parent: Channel, spec: ThreadSpec): void => {
  const owner = spec.owner === undefined ? world.bot : world.person(spec.owner);
  const type = parent.type === 5 ? 10 : 11;
  const given = { by: owner.id, parent, type, name: spec.name, archiveMinutes: 1440 } as const;
  const thread = placeThread(world, given, world.ids.next());
  for (const { from, content } of spec.messages ?? []) {
    addMessage(world, thread, { authorId: from === 'bot' ? world.bot.id : world.person(from).id, content });
  }
  thread.archived = spec.archived ?? false;
};

const addChannelOf = (world: World, guild: Guild, spec: ChannelSpec): void => {
  const overwrites = (spec.overwrites ?? []).map((one) => overwriteOf(world, guild, one));
  const channel: Channel = {
    kind: 'channel',
    id: world.ids.lasting(`channel ${spec.name} of ${guild.name}`),
    guildId: guild.id,
    type: spec.type ?? 0,
    name: spec.name,
    topic: spec.topic ?? null,
    position: guild.channels.size,
    parentId: null,
    overwrites: new Map(overwrites.map((one) => [one.id, one])),
    slowmode: 0,
    lastMessageId: null,
  };
  world.places.set(channel.id, channel);
  guild.channels.set(channel.id, channel);
  for (const thread of spec.threads ?? []) addThread(world, channel, thread);
};

const addRoles = (world: World, guild: Guild, spec: GuildSpec): void => {
  const everyone = { id: guild.id, name: '@everyone', permissions: usualPermissions, position: 0 };
  const own = {
    id: world.ids.lasting(`the bot's role in ${guild.name}`),
    name: world.bot.name,
    permissions: invitePermissions,
    position: 1,
    botId: world.bot.id,
  };
  guild.roles.set(everyone.id, everyone);
  guild.roles.set(own.id, own);
  for (const role of spec.roles ?? []) {
    const id = world.ids.lasting(`role ${role.name} in ${guild.name}`);
    guild.roles.set(id, {
      id,
      name: role.name,
      permissions: permissionBits(role.permissions),
      position: guild.roles.size,
    });
    for (const name of role.members) guild.members.get(world.person(name).id)?.roles.push(id);
  }
  guild.members.get(world.bot.id)?.roles.push(own.id);
};

/** Adds a server; tells nobody (`guild_joined` is up to the caller). */
export const addGuild = (world: World, spec: GuildSpec): Guild => {
  const people = spec.members?.map((name) => world.person(name)) ?? world.people();
  const joinedAt = Date.now();
  const members = [...people, world.bot];
  const guild: Guild = {
    id: spec.id ?? world.ids.lasting(`server ${spec.name}`),
    name: spec.name,
    ownerId: world.person(spec.owner).id,
    locale: spec.locale ?? 'en-US',
    features: spec.locale === undefined ? [] : ['COMMUNITY'],
    roles: new Map(),
    members: new Map(members.map(({ id: userId }) => [userId, { userId, roles: [], joinedAt }])),
    channels: new Map(),
    threads: new Map(),
    unavailable: false,
  };
  world.guilds.set(guild.id, guild);
  addRoles(world, guild, spec);
  for (const channel of spec.channels) addChannelOf(world, guild, channel);
  return guild;
};

/** A new world with the bot in it. */
export const buildWorld = (spec: WorldSpec, botName: string, ids: Snowflakes): World => {
  const world = new World(ids, {
    id: ids.lasting('the bot'),
    name: botName,
    displayName: botName,
    bot: true,
    locale: 'en-US',
    takesDms: false,
  });
  for (const person of spec.people) addPerson(world, person);
  for (const guild of spec.guilds) addGuild(world, guild);
  return world;
};
