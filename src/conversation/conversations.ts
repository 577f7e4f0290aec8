import { DiscordError } from '../lib/failure.ts';
import type {
  ChannelId,
  GuildId,
  InteractionId,
  MessageId,
  ServiceId,
  ThreadId,
  UserId,
} from '../lib/ids.ts';
import { errorFacts } from '../lib/log.ts';
import { sharedAbort } from '../lib/shared-abort.ts';
import { NoConversation } from './live.ts';
import type { ThreadMessage } from './message.ts';
import type { Ports } from './ports.ts';
import { isThreaded } from './record.ts';
import type { Conversation, Kind, Threaded } from './record.ts';
import { Queues } from './queues.ts';
import { ThreadQueue } from './thread-queue.ts';

/** What the service keeps one chat of: per service user and case. Topics are conversations of their own. */
export interface ChatKey {
  readonly serviceUser: string;
  readonly subject: ServiceId;
}

interface ListedThread {
  readonly id: ThreadId;
  readonly lastMessageId?: MessageId;
}

/** All conversations: those that go on have a queue each; ended ones are remembered until the store forgets them. */
export class Conversations {
  readonly #ports: Ports;
  readonly #stop = sharedAbort();
  readonly #records = new Map<InteractionId, Conversation>();
  readonly #queues = new Queues();
  readonly #byThread = new Map<ChannelId, InteractionId>();
  /** What is written into a thread while it is still being opened. */
  readonly #early = new Map<InteractionId, ThreadMessage[]>();

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** Reads all conversations from the store; gives those whose start a crash cut off. */
  async load(): Promise<readonly Conversation[]> {
    for await (const [, record] of this.#ports.store.entries()) {
      this.#records.set(record.id, record);
      if (!isThreaded(record)) continue;
      this.#byThread.set(record.threadId, record.id);
      if (record.status !== 'opening') this.#addQueue(record, 'recovering');
    }
    return this.all().filter(({ status }) => status === 'opening');
  }

  // ---- looking up

  /** Newest first. */
  all(): readonly Conversation[] {
    return [...this.#records.keys()]
      .map((id) => this.#current(id))
      .filter((record) => record !== undefined)
      .sort((a, b) => b.openedAt - a.openedAt);
  }

  byId(id: string): Conversation | undefined {
    return this.#current(id as InteractionId);
  }

  inThread(id: ChannelId): Conversation | undefined {
    const conversation = this.#byThread.get(id);
    return conversation === undefined ? undefined : this.#current(conversation);
  }

  hostedBy(host: UserId): readonly Conversation[] {
    return this.all().filter(({ hostId, status }) => hostId === host && status === 'open');
  }

  /** The conversation that goes on with this chat of the service; one that is being opened counts. */
  patientOf({ serviceUser, subject }: ChatKey): Conversation | undefined {
    return this.#patientsOf({ serviceUser, subject }).find(({ status }) => status !== 'ended');
  }

  /** Whether this chat of the service was used before, as far as we remember. */
  knowsEarlier(key: ChatKey): boolean {
    return this.#patientsOf(key).some(({ status }) => status === 'ended');
  }

  /** Subjects used in this server, not in private by others, or by this person; newest first, each once. */
  usedBefore(
    kind: Kind,
    { guild, user }: { guild: GuildId | undefined; user: UserId },
  ): readonly Conversation[] {
    const seen = new Set<ServiceId>();
    return this.all().filter((record) => {
      const isOwn = record.hostId === user;
      const isTheirs = record.kind === kind && (isOwn || (record.guildId === guild && !record.private));
      if (!isTheirs || seen.has(record.subject)) return false;
      seen.add(record.subject);
      return true;
    });
  }

  /** The queue of a conversation that goes on; throws NoConversation. */
  queue(id: string): ThreadQueue {
    const queue = this.#queues.get(id as InteractionId);
    if (queue === undefined || queue.record.status === 'ended') throw new NoConversation();
    return queue;
  }

  // ---- opening

  /** Stores the next step of an opening; from the one with a thread on, no message in it is missed. */
  async keepOpening(record: Conversation): Promise<void> {
    this.#records.set(record.id, record);
    if (record.threadId !== undefined) this.#byThread.set(record.threadId, record.id);
    if (!this.#early.has(record.id)) this.#early.set(record.id, []);
    await this.#ports.store.set(record.id, record);
  }

  /** The thread stands, and its messages are turns, those included that were written while it was being opened. */
  async opened(record: Threaded, origin: 'new' | 'recovering'): Promise<void> {
    await this.keepOpening(record);
    const queue = this.#addQueue(record, origin);
    for (const message of this.#early.get(record.id) ?? []) queue.message(message);
    this.#early.delete(record.id);
    queue.look(undefined);
  }

  /** The start came to nothing. */
  async abandon(id: InteractionId): Promise<void> {
    const record = this.#records.get(id);
    if (record?.threadId !== undefined) this.#byThread.delete(record.threadId);
    this.#records.delete(id);
    this.#early.delete(id);
    if (record !== undefined) await this.#ports.store.delete(record);
  }

  // ---- what Discord tells us

  /** `covers` and `guilds`: the servers of this session, and those of them that the bot is in. */
  sessionStarted(session: {
    readonly covers: (guild: GuildId) => boolean;
    readonly guilds: readonly GuildId[] | undefined;
  }): void {
    const listed = session.guilds && new Set(session.guilds);
    for (const guild of this.#queues.guilds()) {
      if (session.covers(guild) && listed?.has(guild) === false) this.#endIfGone(guild);
    }
    for (const queue of this.#queues.values()) {
      if (session.covers(queue.record.guildId)) queue.sessionStarted();
    }
  }

  /** `threads` is undefined where they are not told: then any of them may hold what was missed. */
  guildAvailable(guild: {
    readonly id: GuildId;
    readonly threads: readonly ListedThread[] | undefined;
  }): void {
    const listed = new Map(guild.threads?.map((thread) => [thread.id as ChannelId, thread]));
    for (const queue of this.#queues.inGuild(guild.id)) {
      const { threadId, status } = queue.record;
      if (threadId === undefined || status === 'ended') continue;
      queue.listed(guild.threads === undefined ? {} : listed.get(threadId));
    }
  }

  message(channel: ChannelId, message: ThreadMessage): void {
    const id = this.#byThread.get(channel);
    if (id === undefined) return;
    const queue = this.#queues.get(id);
    if (queue === undefined) this.#early.get(id)?.push(message);
    else queue.message(message);
  }

  /** `message` is undefined where the new text is not told. */
  messageEdited(channel: ChannelId, id: MessageId, message: ThreadMessage | undefined): void {
    this.#queueIn(channel)?.edited(id, message);
  }

  messagesDeleted(channel: ChannelId, ids: readonly MessageId[]): void {
    const queue = this.#queueIn(channel);
    for (const id of ids) queue?.deleted(id);
  }

  threadChanged(thread: ListedThread & { readonly archived: boolean }): void {
    const queue = this.#queueIn(thread.id);
    if (thread.archived) queue?.poke();
    else queue?.wake(thread.lastMessageId);
  }

  permissionsChanged(guild: GuildId): void {
    for (const queue of this.#queues.inGuild(guild)) queue.poke();
  }

  channelGone(channel: ChannelId): void {
    this.#endWhere(({ threadId, channelId }) => threadId === channel || channelId === channel);
  }

  guildGone(guild: GuildId): void {
    this.#endWhere(({ guildId }) => guildId === guild);
  }

  // ---- what else happens

  /** The host has linked: what held for want of an account goes on. */
  linked(host: UserId): void {
    for (const queue of this.#queues.values()) {
      const { hostId, status, hold } = queue.record;
      const waits =
        hold?.cause === 'link' || hold?.cause === 'other_account' || hold?.cause === 'account_refused';
      if (hostId === host && status === 'open' && waits) queue.tryNow();
    }
  }

  /** Lets those sleep that had no turn for long; to be called now and then. */
  letSleep(): void {
    for (const queue of this.#queues.values()) queue.sleepIfIdle();
  }

  /** Drops ended conversations that the store has swept. */
  forgetEnded(before: number): void {
    for (const record of this.all()) {
      if (record.status !== 'ended' || (record.endedAt ?? record.openedAt) > before) continue;
      this.#records.delete(record.id);
      this.#queues.delete(record.id);
      if (record.threadId !== undefined) this.#byThread.delete(record.threadId);
    }
  }

  /** No new turns; those under way get `grace` milliseconds, then they are cut off and left to the next start. */
  async close(grace: number): Promise<void> {
    const timer = setTimeout(() => this.#stop.abort(), grace);
    await Promise.all([...this.#queues.values()].map((queue) => queue.close()));
    clearTimeout(timer);
    this.#stop.abort();
    for (const queue of this.#queues.values()) {
      try {
        await queue.saveCursor();
      } catch (error) {
        this.#ports.log.error(errorFacts(error), 'a cursor could not be stored');
      }
    }
  }

  // ---- inside

  #current(id: InteractionId): Conversation | undefined {
    return this.#queues.get(id)?.record ?? this.#records.get(id);
  }

  #patientsOf({ serviceUser, subject }: ChatKey): readonly Conversation[] {
    return this.all().filter(
      (record) =>
        record.kind === 'patient' && record.serviceUser === serviceUser && record.subject === subject,
    );
  }

  #addQueue(record: Threaded, origin: 'new' | 'recovering'): ThreadQueue {
    const { signal: stop } = this.#stop;
    const queue = new ThreadQueue(record, { ports: this.#ports, stop, recovering: origin === 'recovering' });
    this.#queues.add(queue);
    return queue;
  }

  #queueIn(channel: ChannelId): ThreadQueue | undefined {
    const id = this.#byThread.get(channel);
    return id === undefined ? undefined : this.#queues.get(id);
  }

  /** A server that a session does not name may only have been left out: one look at a thread there tells. */
  #endIfGone(guild: GuildId): void {
    const open = [...this.#queues.inGuild(guild)].map(({ record }) => record);
    const thread = open.find(({ status }) => status !== 'ended')?.threadId;
    if (thread === undefined) return;
    this.#ports.threads.history(thread, thread).catch((error: unknown) => {
      const kind = error instanceof DiscordError ? error.failure.kind : undefined;
      if (kind === 'unknown_channel' || kind === 'forbidden') return this.guildGone(guild);
      this.#ports.log.warn(
        errorFacts(error),
        'a server that the session does not name could not be asked about',
      );
    });
  }

  #endWhere(matches: (record: Conversation) => boolean): void {
    for (const queue of this.#queues.values()) {
      if (queue.record.status === 'ended' || !matches(queue.record)) continue;
      queue.gone().catch((error: unknown) => {
        this.#ports.log.error(errorFacts(error), 'a conversation whose thread is gone could not be ended');
      });
    }
  }
}
