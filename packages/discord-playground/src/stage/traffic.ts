import type { Gateway } from '../gateway/gateway.ts';
import { Listeners } from '../listeners.ts';
import type { RequestLog } from '../rest/request-log.ts';
import type { Stage } from './stage.ts';

/** One request from the bot, or one event that it was told of. Paths contain no tokens. */
export interface TrafficRecord {
  /** Counts from 1. */
  readonly number: number;
  /** `bot`: an event of the gateway, whose name is the path. */
  readonly to: 'discord' | 'service' | 'bot';
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly method: string;
  readonly path: string;
  /** 0 if the connection was cut instead of an answer; null for an event. */
  readonly status: number | null;
  /** The playground does not have what was asked for. */
  readonly missing: boolean;
}

/** What was said: JSON as it was parsed or sent. What the service is asked and answers is nobody else's business. */
export interface Said {
  readonly asked?: unknown;
  readonly answered?: unknown;
}

const kept = 300;

/** What went on between the bot and both sides, in the order in which it ended. */
export class Traffic {
  #count = 0;
  readonly #records: TrafficRecord[] = [];
  readonly #said = new Map<number, Said>();
  readonly #added = new Listeners<[TrafficRecord]>();
  /** Returns a function that stops listening. */
  readonly listen = this.#added.listen;
  readonly #stops: readonly (() => void)[];

  constructor(requests: RequestLog, gateway: Gateway, stage: Stage | undefined) {
    const ofService = stage?.service?.onCall(({ time, method, path, status }) =>
      this.#add({ to: 'service', at: time, method, path, status: status ?? 0, missing: false }),
    );
    this.#stops = [
      requests.listen(({ at, method, path, route, status, asked, answered }) =>
        this.#add(
          { to: 'discord', at, method, path, status, missing: route === 'unknown' },
          { asked, answered },
        ),
      ),
      gateway.listen((path, answered) =>
        this.#add(
          { to: 'bot', at: Date.now(), method: '', path, status: null, missing: false },
          { answered },
        ),
      ),
      ...(ofService === undefined ? [] : [ofService]),
    ];
  }

  #add(request: Omit<TrafficRecord, 'number'>, said?: Said): void {
    this.#count += 1;
    const record = { number: this.#count, ...request };
    this.#records.push(record);
    if (said !== undefined) this.#said.set(record.number, said);
    if (this.#records.length > kept) this.#said.delete(this.#records.shift()?.number ?? 0);
    this.#added.publish(record);
  }

  /** Newest last. */
  latest(): readonly TrafficRecord[] {
    return this.#records;
  }

  /** Undefined once newer ones have taken its place. */
  said(number: number): Said | undefined {
    return this.#said.get(number);
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }
}
