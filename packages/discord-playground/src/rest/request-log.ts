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

const kept = 20_000;

/** The bot's latest requests. */
export class RequestLog {
  #records: RequestRecord[] = [];
  readonly #listeners = new Set<(record: RequestRecord) => void>();

  add(record: RequestRecord): void {
    this.#records.push(record);
    if (this.#records.length > 2 * kept) this.#records = this.#records.slice(-kept);
    for (const listener of this.#listeners) listener(record);
  }

  /** Newest last. */
  all(): readonly RequestRecord[] {
    return this.#records;
  }

  /** Returns a function that stops listening. */
  listen(listener: (record: RequestRecord) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
