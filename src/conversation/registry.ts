import type {
  ChannelId,
  GuildId,
  InteractionId,
  MessageId,
  ServiceId,
  ThreadId,
  UserId,
} from '../lib/ids.ts';
import { Actor } from './actor.ts';
import type { Decision, Outcome } from './domain/decision.ts';
import type { Event } from './domain/event.ts';
import type { Self } from './domain/self.ts';
import type { Ports, Environment } from './domain/ports.ts';
import type { Conversation, Kind } from './domain/record.ts';
import type { TranscriptLine } from './domain/transcript-line.ts';
import { newState } from './state/new-state.ts';
import { isNamedIn, type State } from './state/state.ts';
import { newestLines } from './state/transcript-lines.ts';
import type { ThreadMessage } from '../lib/thread-message.ts';

/** The service keeps one chat per service user and case; each topic is a conversation of its own. */
export interface ChatKey {
  readonly serviceUser: string;
  readonly subject: ServiceId;
}

interface ListedThread {
  readonly id: ThreadId;
  readonly lastMessageId?: MessageId;
}

interface RegistryOptions {
  readonly ports: Ports;
  readonly environment: Environment;
  readonly self: (guild: GuildId) => Self;
  /** Fires when the process gives up what is under way. */
  readonly stop: AbortSignal;
}

type Answered = (outcome: Outcome) => void;

const keyOf = ({ serviceUser, subject }: ChatKey): string => `${serviceUser}:${typeof subject}:${subject}`;

/** All conversations; passes Discord's events and people's requests to the actor that they concern. */
export class Conversations {
  readonly #options: RegistryOptions;
  readonly #actors = new Map<string, Actor>();
  readonly #byThread = new Map<ChannelId, Actor>();
  /** Each actor's thread, kept here because a record loses its thread when its start is undone. */
  readonly #threads = new Map<Actor, ChannelId>();
  readonly #byGuild = new Map<GuildId, Set<Actor>>();
  readonly #byHost = new Map<UserId, Set<Actor>>();
  readonly #byChat = new Map<string, Set<Actor>>();
  #unsettled: Set<Actor> | undefined;
  #isClosing = false;
  #settled: () => void = () => undefined;

  constructor(options: RegistryOptions) {
    this.#options = options;
  }

  /** Loads stored conversations; openings and questions that were cut off go on by themselves. */
  load(records: Iterable<Conversation>): void {
    const added = [...records].map((record) => this.#add(record, 'stored'));
    for (const actor of added) actor.feed({ kind: 'time' });
  }

  /** Forgets the conversations that match, because another process has them or the store has deleted them: nothing more begins. */
  drop(matches: (record: Conversation) => boolean): void {
    for (const actor of this.#actors.values()) {
      if (!matches(actor.state.record)) continue;
      actor.drop();
      this.#remove(actor);
    }
  }

  // ---- looking up

  byId(id: string): Conversation | undefined {
    return this.#actors.get(id)?.state.record;
  }

  /** Who asked each waiting question, the next one first; undefined where that is not known until it is read. */
  speakersWaiting(id: string): readonly (UserId | undefined)[] {
    const { waiting = [] } = this.#actors.get(id)?.state ?? {};
    return waiting.map(({ speakerId }) => speakerId);
  }

  /** Lines that may not be in the store yet, and the line of a turn whose answer is being delivered. */
  linesOf(id: string): readonly TranscriptLine[] {
    const state = this.#actors.get(id)?.state;
    return state === undefined ? [] : newestLines(state);
  }

  /** The conversations whose threads belong to this channel, newest first, including ended ones that are still remembered. */
  inChannel(guild: GuildId, channel: ChannelId): readonly Conversation[] {
    return recordsOf(this.#byGuild.get(guild)).filter(
      ({ channelId, threadId }) => channelId === channel && threadId !== undefined,
    );
  }

  /** The states of all known conversations, for people who watch over the process. */
  states(): readonly State[] {
    return [...this.#actors.values()].map(({ state }) => state);
  }

  inThread(id: ChannelId): Conversation | undefined {
    return this.#byThread.get(id)?.state.record;
  }

  /** The open conversations, without the ones that are still being opened. */
  hostedBy(host: UserId): readonly Conversation[] {
    return recordsOf(this.#byHost.get(host)).filter(({ status }) => status === 'open');
  }

  /** How many this person hosts, including conversations that are being opened. */
  hostedCount(host: UserId): number {
    const hosted = recordsOf(this.#byHost.get(host));
    return hosted.filter(isAlive).length;
  }

  /** Whether this is somebody else's conversation in which the person is named; takes a while for thousands. */
  isNamedIn(id: string, person: UserId): boolean {
    const state = this.#actors.get(id)?.state;
    return state !== undefined && isNamedIn(state, person);
  }

  /** The conversation that uses this chat of the service and has not ended; one that is being opened counts. */
  patientOf(key: ChatKey): Conversation | undefined {
    return this.ofChat(key).find(isAlive);
  }

  /** All conversations that we remember in this chat of the service. */
  ofChat(key: ChatKey): readonly Conversation[] {
    return recordsOf(this.#byChat.get(keyOf(key)));
  }

  /** Whether this chat of the service was used before, as far as we remember. */
  knowsEarlier(key: ChatKey): boolean {
    return this.ofChat(key).some(({ status, noSuchCase }) => status === 'ended' && noSuchCase !== true);
  }

  /** Subjects used in this server, except privately by others, or anywhere by this person; newest first, each once. */
  usedBefore(
    kind: Kind,
    { guild, user }: { readonly guild: GuildId | undefined; readonly user: UserId },
  ): readonly Conversation[] {
    const here = guild === undefined ? [] : recordsOf(this.#byGuild.get(guild));
    const theirs = here.filter((record) => !record.private || record.hostId === user);
    const all = [...new Set([...theirs, ...recordsOf(this.#byHost.get(user))])]
      .filter((record) => record.kind === kind && record.noSuchCase !== true)
      .toSorted((a, b) => b.openedAt - a.openedAt);
    const first = new Map(all.toReversed().map((record) => [record.subject, record]));
    return all.filter((record) => first.get(record.subject) === record);
  }

  // ---- what people ask for

  /** A new conversation, in status `opening`; `answered` is told when it is open, or why it is not. */
  open(record: Conversation, answered: Answered): void {
    if (this.#isClosing) return answered({ kind: 'not_opened', why: { kind: 'closing' } });
    const actor = this.#add(record, 'new');
    actor.ask({ kind: 'asked', request: record.id, decision: { kind: 'open' } }, answered);
  }

  /** `answered` gets the outcome once it is stored. */
  ask(id: string, asked: { request: InteractionId; decision: Decision }, answered: Answered): void {
    const actor = this.#actors.get(id);
    if (actor === undefined) return answered({ kind: 'over' });
    actor.ask({ kind: 'asked', ...asked }, answered);
  }

  // ---- what Discord tells us

  /** `covers` and `guilds`: the servers of this session, and the ones among them that the bot is in. */
  sessionStarted(session: {
    readonly covers: (guild: GuildId) => boolean;
    readonly guilds: readonly GuildId[] | undefined;
  }): void {
    const listed = session.guilds && new Set(session.guilds);
    for (const [guild, actors] of this.#byGuild) {
      if (!session.covers(guild)) continue;
      const isOut = listed?.has(guild) === false;
      for (const actor of actors) {
        actor.feed({ kind: 'session' });
        if (isOut) actor.feed({ kind: 'left_server' });
      }
    }
  }

  /** A connection to the gateway is lost, or back without a new session and thus with nothing missed. */
  connectionChanged({ covers, isUp }: { covers: (guild: GuildId) => boolean; isUp: boolean }): void {
    for (const [guild, actors] of this.#byGuild) {
      if (!covers(guild)) continue;
      for (const actor of actors) actor.feed({ kind: 'connection', isUp });
    }
  }

  /** `threads` is undefined if they are not listed: then any of them may contain missed messages. */
  guildAvailable(guild: {
    readonly id: GuildId;
    readonly threads: readonly ListedThread[] | undefined;
  }): void {
    const listed = new Map(guild.threads?.map((thread) => [thread.id as ChannelId, thread]));
    this.selfChanged(guild.id);
    for (const actor of this.#inGuild(guild.id)) {
      const { threadId, status } = actor.state.record;
      if (threadId === undefined || status !== 'open') continue;
      const thread = guild.threads === undefined ? {} : listed.get(threadId);
      actor.feed({ kind: 'listed', thread });
    }
  }

  /** The bot was removed from the server. */
  guildGone(guild: GuildId): void {
    for (const actor of this.#inGuild(guild)) actor.feed({ kind: 'left_server' });
  }

  message(channel: ChannelId, message: ThreadMessage): void {
    this.#tell(channel, { kind: 'message', message });
  }

  /** `message` is undefined if the new text is not included. */
  messageEdited(channel: ChannelId, id: MessageId, message: ThreadMessage | undefined): void {
    this.#tell(channel, { kind: 'edited', id, message });
  }

  messagesDeleted(channel: ChannelId, ids: readonly MessageId[]): void {
    this.#tell(channel, { kind: 'deleted', ids });
  }

  /** Somebody is typing, which matters only where one person asks at a time. */
  typing(channel: ChannelId, by: UserId): void {
    const actor = this.#byThread.get(channel);
    if (actor?.state.floor.quiet !== undefined) actor.feed({ kind: 'typing', by });
  }

  threadChanged({ id, archived, lastMessageId }: ListedThread & { readonly archived: boolean }): void {
    this.#tell(id, archived ? { kind: 'changed' } : { kind: 'woke', lastMessageId });
  }

  permissionsChanged(guild: GuildId): void {
    for (const actor of this.#inGuild(guild)) actor.feed({ kind: 'changed' });
  }

  /** Who the bot is in this server has changed. */
  selfChanged(guild: GuildId): void {
    const self = this.#options.self(guild);
    for (const actor of this.#inGuild(guild)) actor.feed({ kind: 'self', self });
  }

  /** A thread, or the channel above it, is gone. */
  channelGone(channel: ChannelId): void {
    for (const actor of this.#actors.values()) {
      const { threadId, channelId } = actor.state.record;
      if (threadId === channel || channelId === channel) actor.feed({ kind: 'gone' });
    }
  }

  // ---- what else happens

  /** The host has linked an account: conversations that were suspended for lack of one go on. */
  linked(host: UserId): void {
    for (const actor of this.#byHost.get(host) ?? []) actor.feed({ kind: 'linked' });
  }

  /** No new turns begin; `settled` is called once nothing has to be waited for before the process ends. */
  closing(settled: () => void): void {
    this.#isClosing = true;
    const actors = [...this.#actors.values()];
    for (const actor of actors) actor.feed({ kind: 'closing' });
    this.#unsettled = new Set(actors.filter((actor) => !isDone(actor)));
    this.#settled = settled;
    if (this.#unsettled.size === 0) settled();
  }

  // ---- inside

  #inGuild(guild: GuildId): readonly Actor[] {
    return [...(this.#byGuild.get(guild) ?? [])];
  }

  #tell(channel: ChannelId, event: Event): void {
    this.#byThread.get(channel)?.feed(event);
  }

  #add(record: Conversation, origin: 'new' | 'stored'): Actor {
    const { ports, environment, self, stop } = this.#options;
    const state = newState(record, {
      environment,
      self: self(record.guildId),
      origin,
      now: ports.clock.now(),
    });
    const actor: Actor = new Actor(state, { ports, stop, changed: () => this.#changed(actor) });
    this.#actors.set(record.id, actor);
    put(this.#byGuild, record.guildId, actor);
    put(this.#byHost, record.hostId, actor);
    if (record.kind === 'patient') put(this.#byChat, keyOf(record), actor);
    this.#changed(actor);
    return actor;
  }

  #changed(actor: Actor): void {
    const { record, life } = actor.state;
    if (life.deleted || actor.isLost) this.#remove(actor);
    else if (record.threadId !== undefined) this.#setThread(actor, record.threadId);
    if (this.#unsettled === undefined || !isDone(actor)) return;
    const isLast = this.#unsettled.delete(actor) && this.#unsettled.size === 0;
    if (isLast) this.#settled();
  }

  #setThread(actor: Actor, thread: ChannelId): void {
    if (this.#threads.get(actor) === thread) return;
    this.#byThread.set(thread, actor);
    this.#threads.set(actor, thread);
  }

  #remove(actor: Actor): void {
    const { record } = actor.state;
    this.#actors.delete(record.id);
    const thread = this.#threads.get(actor);
    if (thread !== undefined) this.#byThread.delete(thread);
    this.#threads.delete(actor);
    take(this.#byGuild, record.guildId, actor);
    take(this.#byHost, record.hostId, actor);
    take(this.#byChat, keyOf(record), actor);
  }
}

/** It has not ended, and its start has not failed. */
const isAlive = ({ status, abandoned }: Conversation): boolean =>
  status !== 'ended' && abandoned === undefined;

/** The end of the process need not wait for it. */
const isDone = (actor: Actor): boolean => actor.state.life.deleted || actor.isSettled;

const recordsOf = (actors: Iterable<Actor> = []): readonly Conversation[] =>
  [...actors].map(({ state }) => state.record).toSorted((a, b) => b.openedAt - a.openedAt);

const put = <Key>(index: Map<Key, Set<Actor>>, key: Key, actor: Actor): void => {
  index.set(key, (index.get(key) ?? new Set()).add(actor));
};

const take = <Key>(index: Map<Key, Set<Actor>>, key: Key, actor: Actor): void => {
  const others = index.get(key);
  others?.delete(actor);
  if (others?.size === 0) index.delete(key);
};
