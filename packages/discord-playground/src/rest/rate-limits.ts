/** Discord's rate limits, as far as they affect a bot of this kind. */

interface Limit {
  readonly requests: number;
  /** Milliseconds. */
  readonly per: number;
}

const globalLimit: Limit = { requests: 50, per: 1_000 };

/** By method and route; PATCH of messages is counted separately, and so is DELETE. */
const limits = new Map<string, Limit>([
  ['POST /channels/:channelId/messages', { requests: 5, per: 5_000 }],
  ['PATCH /channels/:channelId/messages/:messageId', { requests: 5, per: 5_000 }],
  ['DELETE /channels/:channelId/messages/:messageId', { requests: 5, per: 1_000 }],
  ['GET /channels/:channelId/messages', { requests: 5, per: 1_000 }],
  ['POST /channels/:channelId/typing', { requests: 5, per: 5_000 }],
  ['PATCH /channels/:channelId', { requests: 5, per: 15_000 }],
  ['POST /webhooks/:applicationId/:token', { requests: 5, per: 2_000 }],
]);
const usualLimit: Limit = { requests: 10, per: 1_000 };

interface Window {
  used: number;
  resetAt: number;
}

export interface LimitedRequest {
  readonly method: string;
  /** The route's template. */
  readonly route: string;
  /** The channel, server or webhook token that has a limit of its own. */
  readonly major: string;
}

export interface Verdict {
  /** Undefined if the request may pass. */
  readonly refused?: { readonly scope: 'global' | 'user'; readonly retryAfter: number };
  readonly headers: Readonly<Record<string, string>>;
}

/** Counts requests in fixed windows, as Discord does. */
export class RateLimits {
  readonly #windows = new Map<string, Window>();

  #window(key: string, { per }: Limit): Window {
    const now = Date.now();
    const known = this.#windows.get(key);
    if (known !== undefined && known.resetAt > now) return known;
    if (this.#windows.size > 20_000) this.#sweep(now);
    const fresh = { used: 0, resetAt: now + per };
    this.#windows.set(key, fresh);
    return fresh;
  }

  #sweep(now: number): void {
    for (const [key, window] of this.#windows) if (window.resetAt <= now) this.#windows.delete(key);
  }

  take(request: LimitedRequest): Verdict {
    const outside = request.route.startsWith('/interactions/') || request.route.startsWith('/webhooks/');
    const everything = this.#window('global', globalLimit);
    if (!outside && everything.used >= globalLimit.requests) {
      const retryAfter = everything.resetAt - Date.now();
      return {
        refused: { scope: 'global', retryAfter },
        headers: {
          'X-RateLimit-Global': 'true',
          'X-RateLimit-Scope': 'global',
          'Retry-After': seconds(retryAfter),
        },
      };
    }
    const name = `${request.method} ${request.route}`;
    const limit = limits.get(name) ?? usualLimit;
    const window = this.#window(`${name} ${request.major}`, limit);
    const left = window.resetAt - Date.now();
    const refused = window.used >= limit.requests;
    if (!refused) {
      window.used += 1;
      if (!outside) everything.used += 1;
    }
    const headers = {
      'X-RateLimit-Limit': String(limit.requests),
      'X-RateLimit-Remaining': String(limit.requests - window.used),
      'X-RateLimit-Reset': String(window.resetAt / 1_000),
      'X-RateLimit-Reset-After': String(left / 1_000),
      'X-RateLimit-Bucket': Buffer.from(name).toString('hex').slice(0, 40),
    };
    return refused
      ? {
          refused: { scope: 'user', retryAfter: left },
          headers: { ...headers, 'X-RateLimit-Scope': 'user', 'Retry-After': seconds(left) },
        }
      : { headers };
  }
}

const seconds = (milliseconds: number): string => String(Math.ceil(milliseconds / 1_000));
