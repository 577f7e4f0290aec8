import type { SessionInfo } from '@discordjs/ws';
import { clock } from '../../lib/clock.ts';
import { pause } from '../../lib/waiting.ts';

/** In milliseconds; shortened by tests. */
export interface GatewayTimes {
  /** For the gateway's first word on a new connection, and for the answer to a heartbeat. */
  readonly hello: number;
  /** For a session to be resumed once that has been asked for. */
  readonly resume: number;
  /** For which a resumed session has to last: one that is lost sooner was resumed in vain. */
  readonly steady: number;
  /** The pause between two tries to connect, which doubles. */
  readonly firstPause: number;
  readonly longestPause: number;
  /** The least and the most before a new session in place of one that could not be resumed: Discord asks for it. */
  readonly afresh: readonly [least: number, most: number];
}

/** How often in a row a session is resumed in vain before it is forgotten. */
const mostInVain = 3;
/** After as many tries in a row, the address for resuming may be what does not work. */
const mostAtOwnAddress = 3;
/** Milliseconds for which the library pauses before each try. */
const usualPause = 500;
/** The close code of a connection that ended without one. */
const cutOff = 1006;

export interface Down {
  readonly shard: number;
  readonly code: number;
  readonly wasUp: boolean;
  /** What comes next, in so many milliseconds. */
  readonly next: 'resume' | 'identify';
  readonly wait: number;
}

const between = ([least, most]: readonly [number, number]): number =>
  Math.round(least + Math.random() * (most - least));

const longerPause = (failures: number, { firstPause, longestPause }: GatewayTimes): number =>
  failures === 0 ? 0 : Math.min(firstPause * 2 ** (failures - 1), longestPause);

interface SessionCare {
  readonly times: GatewayTimes;
  readonly onDown: (down: Down) => void;
  /** Ends a connection on which a session could not be resumed. */
  readonly giveUp: (shard: number) => void;
  /** Called before a new session begins; resolves when Discord allows it. Never rejects. */
  readonly mayIdentify: () => Promise<void>;
  /** Where every session can be resumed, although Discord prefers its own address. */
  readonly commonAddress: () => string;
}

interface State {
  session?: SessionInfo | undefined;
  up?: { readonly since: number; readonly isResumed: boolean } | undefined;
  /** The gateway has said something on this connection. */
  hasSpoken: boolean;
  /** How often in a row no connection came about. */
  failures: number;
  inVain: number;
  /** What the next connection waits for. */
  pause?: { readonly wait: number; readonly end: AbortController } | undefined;
  resuming?: NodeJS.Timeout | undefined;
}

/**
 * The sessions of all connections. The library resumes one for ever, without a pause, and forgets it when a connection is
 * refused: here it is forgotten when the gateway says so, or when it was resumed in vain too often or for too long.
 */
export class Sessions {
  readonly #care: SessionCare;
  readonly #states = new Map<number, State>();
  #isOver = false;

  constructor(care: SessionCare) {
    this.#care = care;
  }

  #of(shard: number): State {
    const state = this.#states.get(shard) ?? { hasSpoken: false, failures: 0, inVain: 0 };
    this.#states.set(shard, state);
    return state;
  }

  get upCount(): number {
    return [...this.#states.values()].filter(({ up }) => up !== undefined).length;
  }

  hasSpoken(shard: number): boolean {
    return this.#of(shard).hasSpoken;
  }

  /** Asked for by the library before each try to connect, among others. */
  async retrieve(shard: number): Promise<SessionInfo | null> {
    const state = this.#of(shard);
    const { pause: before } = state;
    if (before === undefined) return state.session ?? null;
    await pause(before.wait, before.end.signal);
    if (state.session === undefined && !this.#isOver) await this.#care.mayIdentify();
    // The library cannot be kept from trying once more after its end, except here.
    if (this.#isOver) await new Promise(() => undefined);
    state.pause = undefined;
    state.hasSpoken = false;
    if (state.session !== undefined && state.failures > mostAtOwnAddress)
      state.session = { ...state.session, resumeURL: this.#care.commonAddress() };
    return state.session ?? null;
  }

  /** The library also forgets the session of a connection that never said a word: that says nothing about the session. */
  update(shard: number, session: SessionInfo | null): void {
    const state = this.#of(shard);
    if (session !== null) state.session = session;
    else if (state.hasSpoken) state.session = undefined;
  }

  /** The gateway has said HELLO: the library resumes the session, if there is one. */
  spoke(shard: number): void {
    const state = this.#of(shard);
    state.hasSpoken = true;
    if (state.session === undefined) return;
    const giveUp = (): void => {
      state.session = undefined;
      this.#care.giveUp(shard);
    };
    state.resuming = setTimeout(giveUp, this.#care.times.resume).unref();
  }

  cameUp(shard: number, { isResumed }: { readonly isResumed: boolean }): void {
    const state = this.#of(shard);
    clearTimeout(state.resuming);
    state.up = { since: clock.monotonic(), isResumed };
  }

  /** Returns whether it was up before. */
  wentDown(shard: number, code: number): boolean {
    const { times, onDown } = this.#care;
    const state = this.#of(shard);
    const { up, hasSpoken, resuming } = state;
    clearTimeout(resuming);
    state.resuming = undefined;
    const lasted = up === undefined ? 0 : clock.monotonic() - up.since;
    // Where the gateway was asked to resume, it has spoken: what it made of that is no failure of the connection.
    const isFailure = up === undefined && resuming === undefined;
    state.failures = isFailure ? state.failures + 1 : 0;
    const isInVain = hasSpoken && (up === undefined || (up.isResumed && lasted < times.steady));
    state.inVain = isInVain ? state.inVain + 1 : 0;
    if (state.inVain >= mostInVain) state.session = undefined;
    state.up = undefined;
    // What the library makes of a connection that was cut off says nothing about the session.
    if (code === cutOff) state.hasSpoken = false;
    const isAfresh = up === undefined && !isFailure && state.session === undefined;
    const wait = Math.max(usualPause, isAfresh ? between(times.afresh) : longerPause(state.failures, times));
    state.pause = { wait: wait - usualPause, end: new AbortController() };
    const next = state.session === undefined ? 'identify' : 'resume';
    onDown({ shard, code, wasUp: up !== undefined, next, wait });
    return up !== undefined;
  }

  /** Discord answers again: nobody waits any longer. */
  endPauses(): void {
    for (const { pause: waiting } of this.#states.values()) waiting?.end.abort();
  }

  end(): void {
    this.#isOver = true;
    this.endPauses();
    for (const { resuming } of this.#states.values()) clearTimeout(resuming);
  }
}
