/** Faults of Discord that a test can ask for. */

export interface FaultMatch {
  readonly method?: string | undefined;
  /** The route's template, e.g. `/channels/:channelId/messages`. Any route if left out. */
  readonly route?: string | undefined;
  /** Only paths that contain this, e.g. a channel's id. */
  readonly path?: string | undefined;
  /** Only requests that bring files, or that bring none. */
  readonly files?: boolean | undefined;
}

export interface Fault {
  /** Answered instead; not needed with `drop`. */
  readonly status?: number | undefined;
  /** Discord's error code in the body. */
  readonly code?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Seconds after which to retry, as a 429 states them. */
  readonly retryAfter?: number | undefined;
  /** Take effect first and then fail: the client cannot know. */
  readonly afterwards?: boolean | undefined;
  /** Cut the connection instead of answering. */
  readonly drop?: boolean | undefined;
  /** Wait for this before anything else. Without `status` or `drop`, the request is then served as usual. */
  readonly until?: Promise<void> | undefined;
}

interface Planned {
  readonly match: FaultMatch;
  readonly fault: Fault;
  left: number;
}

interface Asked {
  readonly method: string;
  readonly route: string;
  readonly path: string;
  readonly files: boolean;
}

const matches = ({ method, route, path, files }: FaultMatch, asked: Asked): boolean =>
  (files === undefined || files === asked.files) &&
  (method === undefined || method === asked.method) &&
  (route === undefined || route === asked.route) &&
  (path === undefined || asked.path.includes(path));

export class Faults {
  #planned: Planned[] = [];

  /** The next request that matches, or the next few, fail this way. */
  next(match: FaultMatch, fault: Fault, times = 1): void {
    this.#planned.push({ match, fault, left: times });
  }

  /** Every request that matches fails this way until `clear`. */
  always(match: FaultMatch, fault: Fault): void {
    this.next(match, fault, Infinity);
  }

  /** Requests that match wait until the returned function is called, and are then served. */
  hold(match: FaultMatch): () => void {
    let release = (): void => undefined;
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    const planned: Planned = { match, fault: { until }, left: Infinity };
    this.#planned.push(planned);
    return () => {
      this.#planned = this.#planned.filter((one) => one !== planned);
      release();
    };
  }

  /** Every edit of a message fails as one too many for its age (30046), without waiting for it to age. */
  refuseOldEdits(retryAfter: number): void {
    const edits = { method: 'PATCH', route: '/channels/:channelId/messages/:messageId' };
    this.always(edits, { status: 429, code: 30_046, retryAfter });
  }

  clear(): void {
    this.#planned = [];
  }

  /** The fault for a request, which uses it up. */
  take(asked: Asked): Fault | undefined {
    const planned = this.#planned.find(({ match }) => matches(match, asked));
    if (planned === undefined) return undefined;
    planned.left -= 1;
    if (planned.left <= 0) this.#planned = this.#planned.filter((one) => one !== planned);
    return planned.fault;
  }
}
