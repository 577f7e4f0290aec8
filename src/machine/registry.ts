import { threadId } from '../lib/ids.ts';
import type { ChannelId, GuildId, InteractionId, MessageId, ThreadId, UserId } from '../lib/ids.ts';
import { Actor } from './actor.ts';
import { newState } from './draft.ts';
import type { State } from './draft.ts';
import type { PostBlocked } from './effects.ts';
import type { Decision, Event, EventOf, Message, Outcome, Self } from './events.ts';
import { isNamedIn } from './forget.ts';
import { allThat, readRefused } from './inbox.ts';
import { isOver } from './machine.ts';
import type { Environment, Ports } from './ports.ts';
import { loaded } from './record.ts';
import type { About, Conversation } from './record.ts';
import type { TranscriptLine } from './transcript-line.ts';
import { turnLine } from './transcript-line.ts';

/** The service keeps one chat per service user and case; each topic is a conversation of its own. */
export type ChatKey = Pick<About, 'serviceUser' | 'subject'>;

interface ListedThread {
  readonly id: ThreadId;
  readonly lastMessageId?: MessageId | undefined;
}

interface ListedGuild {
  readonly id: GuildId;
  /** Undefined if they are not listed. */
  readonly threads: readonly ListedThread[] | undefined;
}

interface Session {
  readonly covers: (guild: GuildId) => boolean;
  readonly guilds: readonly GuildId[] | undefined;
}

interface InChannel {
  readonly channelId: ChannelId;
}

interface RegistryOptions {
  readonly ports: Ports;
  readonly environment: Environment;
  readonly self: (guild: GuildId) => Self;
  /** Fires when the process gives up what is under way. */
  readonly stop: AbortSignal;
}

/** How a conversation stands, for those who moderate it. */
export interface View {
  readonly record: Conversation;
  /** Who waits for an answer, the next one first. */
  readonly waiting: readonly UserId[];
  readonly postBlocked: PostBlocked | undefined;
  readonly storeFails: boolean;
}

type Answered = (outcome: Outcome) => void;

/** The conversations that go on; passes Discord's events and people's requests to the one that they concern. */
export class Registry {
  readonly #options: RegistryOptions;
  readonly #actors = new Map<string, Actor>();
  readonly #byThread = new Map<ChannelId, Actor>();
  readonly #byGuild = new Map<GuildId, Set<Actor>>();
  #unsettled: Set<Actor> | undefined;
  #settled: () => void = () => undefined;

  constructor(options: RegistryOptions) {
    this.#options = options;
  }

  /** Takes on what is stored; what was cut off goes on by itself. */
  load(records: Iterable<Conversation>): void {
    const added = [...records].map((record) => this.#add(loaded(record), 'stored'));
    for (const actor of added) actor.feed({ kind: 'time' });
  }

  /** Forgets conversations, because they are deleted from the store: nothing more begins. */
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

  inThread(id: ChannelId): Conversation | undefined {
    return this.#byThread.get(id)?.state.record;
  }

  view(id: string): View | undefined {
    const state = this.#actors.get(id)?.state;
    return state && viewOf(state);
  }

  /** Lines of the transcript that may not be in the store yet, and that of the answer on its way. */
  linesOf(id: string): readonly TranscriptLine[] {
    const state = this.#actors.get(id)?.state;
    if (state === undefined) return [];
    const { turn } = state.record;
    const lines = state.writer.lines.map(({ line }) => line);
    return turn?.at === 'answered' && turn.posted.length > 0 ? [...lines, turnLine(turn)] : lines;
  }

  /** All that are known, those that are being opened or have just ended included. */
  states(): readonly State[] {
    return [...this.#actors.values()].map(({ state }) => state);
  }

  /** The open conversations, without the ones that are still being opened. */
  hostedBy(host: UserId): readonly Conversation[] {
    return this.#records(({ about, phase }) => about.hostId === host && phase === 'open');
  }

  /** How many this person hosts, including conversations that are being opened. */
  hostedCount(host: UserId): number {
    return this.#records(({ about, phase }) => about.hostId === host && phase !== 'ended').length;
  }

  /** The conversation that uses this chat of the service and has not ended. */
  patientOf({ serviceUser, subject }: ChatKey): Conversation | undefined {
    return this.#records(
      ({ about, phase }) =>
        about.kind === 'patient' &&
        about.serviceUser === serviceUser &&
        about.subject === subject &&
        phase !== 'ended',
    )[0];
  }

  /** Somebody else's conversations in which the person is named. */
  naming(person: UserId): readonly string[] {
    const others = this.states().filter(({ record }) => record.about.hostId !== person);
    return others.filter(({ record }) => isNamedIn(record, person)).map(({ record }) => record.about.id);
  }

  // ---- what people ask for

  /** A new conversation; `answered` is told when it is open, or why it is not. */
  open(record: Conversation, answered: Answered): void {
    if (this.#unsettled !== undefined) return answered({ kind: 'not_opened', why: { kind: 'closing' } });
    const actor = this.#add(record, 'new');
    actor.ask({ kind: 'asked', request: record.about.id, decision: { kind: 'open' } }, answered);
  }

  /** `answered` gets the outcome once it is stored; a job's once it is over. */
  ask(id: string, asked: { request: InteractionId; decision: Decision }, answered: Answered): void {
    const actor = this.#actors.get(id);
    if (actor === undefined) return answered({ kind: 'over' });
    actor.ask({ kind: 'asked', ...asked }, answered);
  }

  // ---- what Discord tells us

  /** What the gateway tells, in its own words: which conversations it concerns, and what it means to them. */
  readonly hears = {
    /** `covers` and `guilds`: the servers of this session, and the ones among them that the bot is in. */
    sessionStarted: ({ covers, guilds }: Session): void => {
      const listed = guilds && new Set(guilds);
      this.#tellCovered(covers, (guild) => ({ kind: listed?.has(guild) === false ? 'left' : 'session' }));
    },
    connectionChanged: ({ covers, isUp }: Pick<Session, 'covers'> & { readonly isUp: boolean }): void =>
      this.#tellCovered(covers, () => ({ kind: 'connection', isUp })),
    guildAvailable: ({ id: guild, threads }: ListedGuild): void => {
      this.#selfChanged(guild);
      // What it refused while it was out of reach is tried again.
      this.#tellGuild(guild, { kind: 'changed' });
      const listed = new Map(threads?.map((thread) => [thread.id, thread]));
      for (const actor of this.#byGuild.get(guild) ?? []) {
        const { threadId: id } = actor.state.record.about;
        if (id === undefined) continue;
        // Any of those that are not listed may contain missed messages.
        if (threads === undefined) actor.feed({ kind: 'woke', lastMessageId: undefined });
        else actor.feed({ kind: 'listed', thread: listed.get(id) });
      }
    },
    guildGone: (guild: GuildId): void => this.#tellGuild(guild, { kind: 'left' }),
    selfChanged: ({ id }: { readonly id: GuildId }): void => this.#selfChanged(id),
    permissionsChanged: (guild: GuildId): void => this.#tellGuild(guild, { kind: 'changed' }),
    message: (message: Message & InChannel): void =>
      this.#tell(message.channelId, { kind: 'message', message }),
    messageEdited: ({ channelId, ...edit }: Omit<EventOf<'edited'>, 'kind'> & InChannel): void =>
      this.#tell(channelId, { kind: 'edited', ...edit }),
    messagesDeleted: ({ channelId, ids }: Omit<EventOf<'deleted'>, 'kind'> & InChannel): void =>
      this.#tell(channelId, { kind: 'deleted', ids }),
    /** Matters only to the one who has the floor. */
    typing: ({ channelId, userId: by }: InChannel & { readonly userId: UserId }): void => {
      const actor = this.#byThread.get(channelId);
      if (actor?.state.record.hands?.holder === by) actor.feed({ kind: 'typing', by });
    },
    threadChanged: ({ id, archived, lastMessageId }: ListedThread & { readonly archived: boolean }): void => {
      this.#tell(id, { kind: 'changed' });
      if (!archived) this.#tell(id, { kind: 'woke', lastMessageId });
    },
    /** A private thread can be read only by its members. */
    selfInThread: ({ id, isMember }: { readonly id: ThreadId; readonly isMember: boolean }): void => {
      if (this.inThread(id)?.about.private !== true) return;
      this.#tell(id, { kind: isMember ? 'changed' : 'session' });
      this.#tell(id, { kind: 'woke', lastMessageId: undefined });
    },
    threadGone: (thread: ThreadId): void => this.#gone(thread),
    channelGone: (channel: ChannelId): void => this.#gone(channel),
  };

  // ---- what else happens

  /** The host has linked an account: conversations that were suspended for lack of one go on. */
  linked(host: UserId): void {
    for (const actor of this.#actors.values())
      if (actor.state.record.about.hostId === host) actor.feed({ kind: 'linked' });
  }

  /** Nothing new begins; `settled` is called once nothing has to be waited for before the process ends. */
  closing(settled: () => void): void {
    const actors = [...this.#actors.values()];
    this.#settled = settled;
    this.#unsettled = new Set(actors);
    for (const actor of actors) actor.feed({ kind: 'closing' });
    if (actors.length === 0) settled();
  }

  // ---- inside

  /** The latest first. */
  #records(matches: (record: Conversation) => boolean): readonly Conversation[] {
    const all = this.states().map(({ record }) => record);
    return all.filter(matches).toSorted((a, b) => b.about.openedAt - a.about.openedAt);
  }

  #tell(channel: ChannelId, event: Event): void {
    this.#byThread.get(channel)?.feed(event);
  }

  #tellGuild(guild: GuildId, event: Event): void {
    for (const actor of this.#byGuild.get(guild) ?? []) actor.feed(event);
  }

  #tellCovered(covers: Session['covers'], event: (guild: GuildId) => Event): void {
    for (const guild of this.#byGuild.keys()) if (covers(guild)) this.#tellGuild(guild, event(guild));
  }

  /** Who the bot is in this server may have changed. */
  #selfChanged(guild: GuildId): void {
    this.#tellGuild(guild, { kind: 'self', self: this.#options.self(guild) });
  }

  /** A thread, or the channel above it. */
  #gone(channel: ChannelId): void {
    for (const actor of this.#actors.values()) {
      const { threadId: thread, channelId } = actor.state.record.about;
      if (thread === channel || channelId === channel) actor.feed({ kind: 'gone' });
    }
  }

  #add(record: Conversation, origin: 'new' | 'stored'): Actor {
    const { ports, environment: env, self, stop: signal } = this.#options;
    const { about } = record;
    const now = { now: ports.clock.monotonic(), wall: ports.clock.wall() };
    const state = newState(record, { env, self: self(about.guildId), ...now, origin });
    const actor: Actor = new Actor(state, {
      ports,
      signal,
      changed: (now) => this.#changed(actor, now),
      lost: () => {
        this.#remove(actor);
        this.#mayBeSettled(actor);
      },
    });
    this.#actors.set(about.id, actor);
    const inGuild = this.#byGuild.get(about.guildId) ?? new Set();
    this.#byGuild.set(about.guildId, inGuild.add(actor));
    this.#changed(actor, state);
    return actor;
  }

  #changed(actor: Actor, state: State): void {
    const thread = threadOf(state.record.about);
    if (isOver(state)) {
      actor.drop();
      this.#remove(actor);
    } else if (thread !== undefined) this.#byThread.set(thread, actor);
    this.#mayBeSettled(actor);
  }

  #mayBeSettled(actor: Actor): void {
    if (this.#unsettled?.has(actor) !== true || !actor.isSettled) return;
    this.#unsettled.delete(actor);
    if (this.#unsettled.size === 0) this.#settled();
  }

  #remove(actor: Actor): void {
    const { about } = actor.state.record;
    if (this.#actors.get(about.id) !== actor) return;
    this.#actors.delete(about.id);
    const thread = threadOf(about);
    if (thread !== undefined && this.#byThread.get(thread) === actor) this.#byThread.delete(thread);
    const inGuild = this.#byGuild.get(about.guildId);
    inGuild?.delete(actor);
    if (inGuild?.size === 0) this.#byGuild.delete(about.guildId);
  }
}

/** A public thread has the id of its announcement, so nothing that is written there at first is missed. */
const threadOf = ({ threadId: known, announcementId }: About): ThreadId | undefined =>
  known ?? (announcementId && threadId(announcementId));

const viewOf = ({ record, memory, writer }: State): View => ({
  record,
  waiting: allThat({ record }, 'waiting').map(({ by }) => by),
  postBlocked: memory.postBlocked ?? readRefused({ memory }),
  storeFails: writer.failures > 0,
});
