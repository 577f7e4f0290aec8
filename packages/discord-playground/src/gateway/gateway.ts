/** The gateway: the sessions and what they are told. */
import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import { Listeners } from '../listeners.ts';
import type { Log } from '../log.ts';
import type { Application } from '../world/application.ts';
import type { Change } from '../world/changes.ts';
import type { World } from '../world/world.ts';
import { Connections } from './connections.ts';
import { Delivery } from './delivery.ts';
import { dispatchesOf, guildOf } from './dispatches.ts';
import { Identifying, type Sharding, type StartLimits } from './identifying.ts';
import { allIntents, privileged } from './intents.ts';
import { answerMemberQuery } from './member-query.ts';
import type { ClientPayload, Identify, Presence, Resume } from './payloads.ts';
import { Session } from './session.ts';
import type { Wire } from '../wire/json.ts';
import { welcome } from './welcome.ts';

interface GatewaySettings {
  readonly world: World;
  readonly application: Application;
  readonly url: () => string;
  readonly heartbeatInterval: number;
  readonly sharding: Sharding;
  readonly log: Log;
}

export class Gateway {
  readonly #settings: GatewaySettings;
  readonly #sessions = new Map<string, Session>();
  readonly #bySocket = new Map<WebSocket, Session>();
  readonly #connections: Connections;
  readonly #stopListening: () => void;
  readonly #delivery = new Delivery();
  readonly #identifying: Identifying;
  #presence = '';
  #refusedWith: number | undefined;
  readonly #told = new Listeners<[name: string, data: Wire]>();
  /** Reports every event that a session is sent. Returns a function that stops listening. */
  readonly listen = this.#told.listen;

  constructor(settings: GatewaySettings) {
    this.#settings = settings;
    this.#identifying = new Identifying(settings.sharding);
    this.#connections = new Connections({
      heartbeatInterval: settings.heartbeatInterval,
      log: settings.log,
      receive: (socket, payload) => this.#receive(socket, payload),
      closed: (socket, code) => this.#closed(socket, code),
    });
    this.#stopListening = settings.world.changes.listen((change) => this.#tell(change));
  }

  /** Serves a WebSocket that has just been opened. */
  accept(socket: WebSocket, asked: URLSearchParams): void {
    this.#connections.accept(socket, asked);
  }

  #receive(socket: WebSocket, payload: ClientPayload): void {
    const session = this.#bySocket.get(socket);
    switch (payload.op) {
      case 1:
        if (payload.d !== null) session?.acknowledge(payload.d);
        return;
      case 2:
        return session === undefined
          ? this.#identify(socket, payload.d)
          : socket.close(4005, 'Already authenticated.');
      case 6:
        return session === undefined
          ? this.#resume(socket, payload.d)
          : socket.close(4005, 'Already authenticated.');
      case 3:
        return session === undefined ? socket.close(4003, 'Not authenticated.') : this.#show(payload.d);
      case 4:
        return;
      case 8:
        return session === undefined
          ? socket.close(4003, 'Not authenticated.')
          : answerMemberQuery(session, this.#settings.world, payload.d);
    }
  }

  #closed(socket: WebSocket, code: number): void {
    const session = this.#bySocket.get(socket);
    this.#bySocket.delete(socket);
    session?.detach(socket);
    if (session === undefined && code >= 4_000) this.#refusedWith = code;
    // These two end the session; after any other code it can be resumed.
    if (session !== undefined && (code === 1000 || code === 1001)) this.#sessions.delete(session.id);
  }

  #show(presence: Presence): void {
    const activity = presence.activities?.[0];
    this.#presence = activity?.state ?? activity?.name ?? '';
    this.#settings.world.changes.publish({ kind: 'presence', text: this.#presence });
  }

  #identify(socket: WebSocket, { token, intents: asked, shard = [0, 1], presence }: Identify): void {
    const { application } = this.#settings;
    if (token !== application.token) return socket.close(4004, 'Authentication failed.');
    if (shard[0] >= shard[1]) return socket.close(4010, 'Invalid shard.');
    if ((asked & ~allIntents) !== 0) return socket.close(4013, 'Invalid intent(s).');
    if ((asked & privileged & ~application.allowedIntents) !== 0)
      return socket.close(4014, 'Disallowed intent(s).');
    if (!this.#identifying.accept(shard[0], Date.now()))
      return sendInvalidSession(socket, { resumable: false });
    // Each keeps everything that it has missed.
    for (const { id, isOver } of this.#sessions.values()) if (isOver) this.#sessions.delete(id);
    const session = new Session(
      {
        id: randomBytes(16).toString('hex'),
        intents: asked,
        shard,
        told: (name, data) => this.#told.publish(name, data),
      },
      socket,
    );
    this.#sessions.set(session.id, session);
    this.#bySocket.set(socket, session);
    welcome(session, this.#settings);
    if (presence) this.#show(presence);
  }

  #resume(socket: WebSocket, { token, session_id, seq }: Resume): void {
    if (token !== this.#settings.application.token) return socket.close(4004, 'Authentication failed.');
    const session = this.#sessions.get(session_id);
    if (session === undefined || !session.canResume(seq)) {
      this.#sessions.delete(session_id);
      return sendInvalidSession(socket, { resumable: false });
    }
    if (session.isAhead(seq)) return socket.close(4007, 'Invalid seq.');
    const older = session.socket;
    if (older !== undefined) {
      this.#bySocket.delete(older);
      older.terminate();
    }
    this.#bySocket.set(socket, session);
    return session.resume(socket, seq);
  }

  #tell(change: Change): void {
    const guildId = guildOf(this.#settings.world, change);
    // Commands may be installed in a server without the bot.
    const concernsAll = change.kind.startsWith('guild_') || change.kind === 'interaction_created';
    if (guildId !== undefined && !concernsAll && !this.#serves(guildId)) return;
    for (const session of this.#sessions.values()) {
      if (!session.covers(guildId)) continue;
      const audience = { world: this.#settings.world, asked: session.asked };
      for (const { name, data } of dispatchesOf(audience, change))
        this.#delivery.deliver(name, () => session.dispatch(name, data));
    }
  }

  #serves(guildId: string): boolean {
    const { world } = this.#settings;
    const guild = world.guilds.get(guildId);
    return guild !== undefined && !guild.unavailable && guild.members.has(world.bot.id);
  }

  /** Sessions that have a connection right now. */
  get connected(): number {
    return this.#bySocket.size;
  }

  /** The code with which it last closed a connection that had not logged in, e.g. 4004. */
  get refusedWith(): number | undefined {
    return this.#refusedWith;
  }

  /** How often a client has identified: a resume does not count. */
  get identifies(): number {
    return this.#identifying.accepted;
  }

  /** How often one did so before its time. */
  get identifiesTooSoon(): number {
    return this.#identifying.tooSoon;
  }

  get startLimits(): StartLimits {
    return this.#identifying.limits(Date.now());
  }

  /** The shards that are connected right now, each with how many there are. */
  get shards(): readonly (readonly [id: number, count: number])[] {
    return [...this.#bySocket.values()].map(({ shard }) => shard).toSorted(([a], [b]) => a - b);
  }

  /** What the bot shows beside its name. */
  get presence(): string {
    return this.#presence;
  }

  /** Cuts every connection without a goodbye; the sessions can be resumed. */
  dropConnections(): void {
    this.#connections.drop();
  }

  /** Cuts every connection; new ones hear nothing until `restore`, as in a network that swallows everything. */
  lose(): void {
    this.#connections.lose();
  }

  restore(): void {
    this.#connections.restore();
  }

  /** Asks every client to reconnect and resume (opcode 7). */
  forceReconnect(): void {
    this.#connections.each((socket) => socket.send('{"t":null,"s":null,"op":7,"d":null}'));
  }

  /** Tells every client that its session is invalid (opcode 9). */
  invalidateSession(how: { readonly resumable: boolean }): void {
    if (!how.resumable) this.#sessions.clear();
    this.#connections.each((socket) => {
      if (!how.resumable) this.#bySocket.delete(socket);
      sendInvalidSession(socket, how);
    });
  }

  /** Events wait, in order, until `releaseEvents`. */
  holdEvents(): void {
    this.#delivery.hold();
  }

  releaseEvents(): void {
    this.#delivery.release();
  }

  /** The next event with this name is sent twice, as sometimes happens with Discord. */
  duplicateNext(name: string): void {
    this.#delivery.duplicateNext(name);
  }

  /** Whether heartbeats go unanswered, as on a connection that is dead without anyone having noticed. */
  muteHeartbeatAcks(muted = true): void {
    this.#connections.muted = muted;
  }

  /** Closes every connection with one of Discord's codes, e.g. 4014. */
  closeConnections(code: number, reason: string): void {
    this.#connections.each((socket) => socket.close(code, reason));
  }

  close(): void {
    this.#stopListening();
    this.#connections.drop();
    this.#sessions.clear();
  }
}

const sendInvalidSession = (socket: WebSocket, { resumable }: { readonly resumable: boolean }): void =>
  socket.send(JSON.stringify({ t: null, s: null, op: 9, d: resumable }));
