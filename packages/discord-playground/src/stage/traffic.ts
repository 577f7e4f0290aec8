import type { RequestLog } from '../rest/request-log.ts';
import type { Stage } from './stage.ts';

/** One request from the bot. Paths contain no tokens, and bodies are not kept. */
export interface TrafficRecord {
  /** Counts from 1. */
  readonly number: number;
  readonly to: 'discord' | 'service';
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly method: string;
  readonly path: string;
  /** 0 if the connection was cut instead of an answer. */
  readonly status: number;
}

const kept = 200;

/** The bot's latest requests to both sides, in the order in which they were answered. */
export class Traffic {
  #count = 0;
  readonly #records: TrafficRecord[] = [];
  readonly #listeners = new Set<(record: TrafficRecord) => void>();
  readonly #stops: readonly (() => void)[];

  constructor(requests: RequestLog, stage: Stage | undefined) {
    const ofService = stage?.service?.onCall(({ time, method, path, status }) =>
      this.#add({ to: 'service', at: time, method, path, status: status ?? 0 }),
    );
    this.#stops = [
      requests.listen(({ at, method, path, status }) =>
        this.#add({ to: 'discord', at, method, path, status }),
      ),
      ...(ofService === undefined ? [] : [ofService]),
    ];
  }

  #add(request: Omit<TrafficRecord, 'number'>): void {
    this.#count += 1;
    const record = { number: this.#count, ...request };
    this.#records.push(record);
    if (this.#records.length > kept) this.#records.shift();
    for (const listener of this.#listeners) listener(record);
  }

  /** Newest last. */
  latest(): readonly TrafficRecord[] {
    return this.#records;
  }

  /** Returns a function that stops listening. */
  listen(listener: (record: TrafficRecord) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }
}
