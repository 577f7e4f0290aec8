import { Refusal } from '../refusal.ts';
import type { Snowflakes } from '../snowflake.ts';
import { Listeners } from '../listeners.ts';
import type { Change } from './changes.ts';
import type { Channel, Dm, Guild, Message, Place, Role, Thread, User, Webhook } from './entities.ts';
import { MessageLog } from './message-log.ts';
import {
  permissions,
  permissionsIn,
  serverPermissions,
  type PermissionName,
  type PermissionScope,
} from './permissions.ts';

/** Everything the playground knows, and how to find it. What happens to it is in actions/. */
export class World {
  readonly ids: Snowflakes;
  readonly changes = new Listeners<[Change]>();
  readonly users = new Map<string, User>();
  readonly #people = new Map<string, User>();
  readonly guilds = new Map<string, Guild>();
  readonly places = new Map<string, Place>();
  readonly webhooks = new Map<string, Webhook>();
  /** By the person's id. */
  readonly dms = new Map<string, Dm>();
  readonly files = new Map<string, { readonly data: Buffer; readonly contentType: string }>();
  /** Where attachments are served; set once the address is known. */
  filesUrl = '';
  readonly bot: User;
  readonly #logs = new Map<string, MessageLog>();

  constructor(ids: Snowflakes, bot: User) {
    this.ids = ids;
    this.bot = bot;
    this.users.set(bot.id, bot);
  }

  log(channelId: string): MessageLog {
    const log = this.#logs.get(channelId) ?? new MessageLog();
    this.#logs.set(channelId, log);
    return log;
  }

  forgetLog(channelId: string): void {
    this.#logs.delete(channelId);
  }

  /** The messages of a channel or thread, oldest first, private ones included. */
  messages(channelId: string): readonly Message[] {
    return this.#logs.get(channelId)?.all() ?? [];
  }

  message(channelId: string, messageId: string): Message | undefined {
    return this.#logs.get(channelId)?.get(messageId);
  }

  addPerson(user: User): void {
    this.users.set(user.id, user);
    this.#people.set(user.name, user);
  }

  /** By the name that they sign in with. Throws if nobody has that name. */
  person(name: string): User {
    const user = this.#people.get(name);
    if (user === undefined) throw new Refusal('unknownUser');
    return user;
  }

  /** Everyone but the bot. */
  people(): readonly User[] {
    return [...this.#people.values()];
  }

  user(id: string): User {
    const user = this.users.get(id);
    if (user === undefined) throw new Refusal('unknownUser');
    return user;
  }

  authorName({ face, authorId }: Message): string {
    return face?.name ?? this.user(authorId).name;
  }

  guild(id: string): Guild {
    const guild = this.guilds.get(id);
    if (guild === undefined) throw new Refusal('unknownGuild');
    return guild;
  }

  place(id: string): Place {
    const place = this.places.get(id);
    if (place === undefined) throw new Refusal('unknownChannel');
    return place;
  }

  channel(id: string): Channel {
    const place = this.places.get(id);
    if (place?.kind !== 'channel') throw new Refusal('unknownChannel');
    return place;
  }

  thread(id: string): Thread {
    const place = this.places.get(id);
    if (place?.kind !== 'thread') throw new Refusal('unknownChannel');
    return place;
  }

  /** The bot's own role in a server. */
  botRole(guild: Guild): Role | undefined {
    return [...guild.roles.values()].find((role) => role.botId === this.bot.id);
  }

  #scope(place: Place): PermissionScope | undefined {
    if (place.kind === 'dm') return undefined;
    const channel = place.kind === 'thread' ? this.channel(place.parentId) : place;
    return { guild: this.guild(place.guildId), overwrites: channel.overwrites };
  }

  permissionsOf(userId: string, place: Place): bigint {
    return permissionsIn(this.#scope(place), place, userId);
  }

  may(userId: string, permission: PermissionName, place: Place): boolean {
    return (this.permissionsOf(userId, place) & permissions[permission]) !== 0n;
  }

  sees(userId: string, place: Place): boolean {
    const bits = this.permissionsOf(userId, place);
    if ((bits & permissions.ViewChannel) === 0n) return false;
    if (place.kind !== 'thread' || place.type !== 12) return true;
    return place.members.has(userId) || (bits & permissions.ManageThreads) !== 0n;
  }

  /** Throws "Missing Access" for those who cannot see it, "Missing Permissions" for the rest. */
  demand(userId: string, permission: PermissionName, place: Place): void {
    if (!this.sees(userId, place)) throw new Refusal('missingAccess');
    if (!this.may(userId, permission, place)) throw new Refusal('missingPermissions');
  }

  /** The same for the whole server. */
  demandInServer(userId: string, permission: PermissionName, guild: Guild): void {
    const member = guild.members.get(userId);
    if (member === undefined) throw new Refusal('missingAccess');
    if ((serverPermissions(guild, member) & permissions[permission]) === 0n)
      throw new Refusal('missingPermissions');
  }
}
