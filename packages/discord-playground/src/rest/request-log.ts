import { Listeners } from '../listeners.ts';

export interface RequestRecord {
  /** Milliseconds since 1970, at the end of the request. */
  readonly at: number;
  readonly method: string;
  /** The route's template without `/api/v10`; `unknown` if there is no such route. */
  readonly route: string;
  /** Without the query; tokens are replaced by their parameter's name. */
  readonly path: string;
  /** 0 if the connection was cut instead of an answer. */
  readonly status: number;
}

/** A request with what was said in it, which is too much to keep. */
export interface Exchange extends RequestRecord {
  /** The request's body as parsed; undefined if there was none. */
  readonly asked: unknown;
  /** The response's body as sent; undefined if there was none. */
  readonly answered: string | undefined;
}

const kept = 20_000;

/** The bot's latest requests. */
export class RequestLog {
  #records: RequestRecord[] = [];
  readonly #added = new Listeners<[Exchange]>();
  /** Returns a function that stops listening. */
  readonly listen = this.#added.listen;

  add(exchange: Exchange): void {
    const { asked: _asked, answered: _answered, ...record } = exchange;
    this.#records.push(record);
    if (this.#records.length > 2 * kept) this.#records = this.#records.slice(-kept);
    this.#added.publish(exchange);
  }

  /** Newest last. */
  all(): readonly RequestRecord[] {
    return this.#records;
  }
}
