import type { RESTOptions, RESTRateLimit } from 'discord.js';
import { LRUCache } from 'lru-cache';

type Response = Awaited<ReturnType<RESTOptions['makeRequest']>>;

/** Seconds before a request that was sent away is repeated, at least, and if Discord does not say. */
const shortest = 0.35;
const unsaid = 1;
const longestUnsaid = 64;

const headerOf = ({ headers }: Response): number | undefined => {
  const seconds = Number.parseFloat(headers.get('retry-after') ?? '');
  // It may also be a date, which begins with a letter.
  return Number.isFinite(seconds) ? seconds : undefined;
};

const bodyOf = async (response: Response): Promise<number | undefined> => {
  const body = (await response.json().catch(() => undefined)) as RESTRateLimit | null | undefined;
  const seconds: unknown = body?.retry_after;
  return typeof seconds === 'number' ? seconds : undefined;
};

/**
 * What is missing from a 429: discord.js (`SequentialHandler`) repeats the request at once if the header does not name a
 * number of seconds, as often as the connection allows, until Discord bans the address. Remembers how often a request was
 * sent away without a word.
 */
export class SentAway {
  readonly #waits = new LRUCache<string, number>({ max: 1_000 });

  #longer(request: string): number {
    const wait = Math.min(2 * (this.#waits.get(request) ?? unsaid / 2), longestUnsaid);
    this.#waits.set(request, wait);
    return wait;
  }

  /** The response with the header that discord.js reads. */
  async withWait(request: string, response: Response): Promise<Response> {
    if (response.status !== 429) {
      this.#waits.delete(request);
      return response;
    }
    const said = headerOf(response) ?? (await bodyOf(response));
    const headers = new Headers([...response.headers]);
    headers.set('retry-after', String(Math.max(said ?? this.#longer(request), shortest)));
    return new globalThis.Response(null, { status: response.status, headers });
  }
}
