import type { SessionInfo } from '@discordjs/ws';
import { clock } from '../../lib/clock.ts';
import { pause } from '../../lib/pause.ts';

/** In milliseconds; shortened by tests. */
export interface GatewayTimes {
  /** For the first word of the gateway on a new connection. */
  readonly hello: number;
  /** For a session to be resumed, in all its tries. */
  readonly resume: number;
  /** For which a connection has to last to count as one that works. */
  readonly steady: number;
  /** The longest pause between two tries to connect. */
  readonly longestPause: number;
}

/** How often a session is resumed in vain before it is forgotten. */
export const mostTries = 3;
/** Milliseconds for which the library pauses before each try. */
const usualPause = 500;

type Down = (event: { readonly shard: number; readonly code: number; readonly tries: number }) => void;

interface SessionCare {
  readonly times: GatewayTimes;
  /** `tries`: how often it has failed since it was last up for a while. */
  readonly onDown: Down;
  /** Connects anew, without the session that could not be resumed. */
  readonly restart: (shard: number) => void;
}

/**
 * The sessions of all connections. The library resumes one for ever, without a pause: here it is forgotten after a few
 * tries or when it takes too long, and a connection that fails again and again is tried less and less often.
 */
export class Sessions {
  readonly #care: SessionCare;
  readonly #sessions = new Map<number, SessionInfo>();
  readonly #upSince = new Map<number, number>();
  readonly #tries = new Map<number, number>();
  readonly #pauses = new Map<number, number>();
  readonly #timers = new Map<number, NodeJS.Timeout>();
  #isOver = false;

  constructor(care: SessionCare) {
    this.#care = care;
  }

  get upCount(): number {
    return this.#upSince.size;
  }

  /** Asked for by the library before each try to connect, among others. */
  async retrieve(shard: number): Promise<SessionInfo | null> {
    const wait = this.#pauses.get(shard);
    this.#pauses.delete(shard);
    if (wait !== undefined) await pause(wait);
    // The library cannot be kept from trying once more after its end, except here.
    if (this.#isOver) await new Promise(() => undefined);
    return this.#sessions.get(shard) ?? null;
  }

  update(shard: number, session: SessionInfo | null): void {
    if (session === null) this.#sessions.delete(shard);
    else this.#sessions.set(shard, session);
  }

  cameUp(shard: number): void {
    this.#stopWatching(shard);
    this.#upSince.set(shard, clock.monotonic());
  }

  /** Returns whether it was up before. */
  wentDown(shard: number, code: number): boolean {
    const { times, onDown } = this.#care;
    const since = this.#upSince.get(shard);
    this.#upSince.delete(shard);
    // One that is closed as soon as it is up has not recovered.
    const wasSteady = since !== undefined && clock.monotonic() - since >= times.steady;
    const tries = wasSteady ? 0 : (this.#tries.get(shard) ?? -1) + 1;
    this.#tries.set(shard, tries);
    if (tries >= mostTries) this.#sessions.delete(shard);
    const wait = Math.min(usualPause * 2 ** tries, times.longestPause) - usualPause;
    if (wait > 0) this.#pauses.set(shard, wait);
    this.#watch(shard);
    onDown({ shard, code, tries });
    return since !== undefined;
  }

  /** A connection may also say nothing at all after it was asked to resume. */
  #watch(shard: number): void {
    if (this.#timers.has(shard) || !this.#sessions.has(shard)) return;
    const giveUp = (): void => {
      this.#timers.delete(shard);
      if (this.#sessions.delete(shard)) this.#care.restart(shard);
    };
    this.#timers.set(shard, setTimeout(giveUp, this.#care.times.resume).unref());
  }

  #stopWatching(shard: number): void {
    clearTimeout(this.#timers.get(shard));
    this.#timers.delete(shard);
  }

  end(): void {
    this.#isOver = true;
    for (const shard of this.#timers.keys()) this.#stopWatching(shard);
  }
}
