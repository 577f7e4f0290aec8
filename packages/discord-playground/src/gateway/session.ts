/** One gateway session: it outlives its connections, so that a resume can be told what was missed. */
import type { WebSocket } from 'ws';
import type { Wire } from '../wire/json.ts';

/** With more unacknowledged events than this, a resume is refused. */
const bufferLimit = 50_000;

/** How long a session waits for its client to come back, in milliseconds. */
const resumeWindow = 5 * 60_000;

interface SessionFacts {
  readonly id: string;
  readonly intents: number;
  readonly shard: readonly [number, number];
  /** Told of every event. */
  readonly told: (name: string, data: Wire) => void;
}

export class Session {
  readonly id: string;
  readonly shard: readonly [number, number];
  /** Whether it asked for this intent when it identified. */
  readonly asked: (intent: number) => boolean;
  readonly #told: SessionFacts['told'];
  #socket: WebSocket | undefined;
  #detachedAt = 0;
  #sequence = 0;
  /** Events that the client has not acknowledged with a heartbeat; the last one has the sequence number `#sequence`. */
  #unacknowledged: string[] = [];

  constructor({ id, intents, shard, told }: SessionFacts, socket: WebSocket) {
    this.id = id;
    this.shard = shard;
    this.asked = (intent) => (intents & intent) !== 0;
    this.#told = told;
    this.#socket = socket;
  }

  get connected(): boolean {
    return this.#socket !== undefined;
  }

  /** True for events from this server; those without a server go to the first shard. */
  covers(guildId: string | undefined): boolean {
    const [index, count] = this.shard;
    return guildId === undefined
      ? index === 0
      : count === 1 || Number((BigInt(guildId) >> 22n) % BigInt(count)) === index;
  }

  dispatch(name: string, data: Wire): void {
    this.#sequence += 1;
    const text = `{"t":${JSON.stringify(name)},"s":${this.#sequence},"op":0,"d":${JSON.stringify(data)}}`;
    this.#unacknowledged.push(text);
    if (this.#unacknowledged.length > bufferLimit)
      this.#unacknowledged = this.#unacknowledged.slice(bufferLimit / 2);
    this.#socket?.send(text);
    this.#told(name, data);
  }

  /** The client has everything up to `sequence`. */
  acknowledge(sequence: number): void {
    const kept = Math.max(0, Math.min(this.#unacknowledged.length, this.#sequence - sequence));
    this.#unacknowledged = kept === 0 ? [] : this.#unacknowledged.slice(-kept);
  }

  /** Its client did not come back in time. */
  get isOver(): boolean {
    return !this.connected && Date.now() - this.#detachedAt > resumeWindow;
  }

  /** Whether everything after `sequence` is still known. */
  canResume(sequence: number): boolean {
    return !this.isOver && this.#sequence - sequence <= this.#unacknowledged.length;
  }

  /** True for a sequence number that this session has not reached. */
  isAhead(sequence: number): boolean {
    return sequence > this.#sequence;
  }

  resume(socket: WebSocket, sequence: number): void {
    this.acknowledge(sequence);
    this.#socket = socket;
    for (const text of this.#unacknowledged) socket.send(text);
    this.dispatch('RESUMED', { _trace: ['playground'] });
  }

  detach(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = undefined;
    this.#detachedAt = Date.now();
  }

  get socket(): WebSocket | undefined {
    return this.#socket;
  }
}
