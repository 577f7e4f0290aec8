import type { ServiceFailure } from '../lib/failure.ts';
import { doubling } from './lanes.ts';
import { change } from './state.ts';
import type { State } from './state.ts';
import type { HoldCause } from './record.ts';
import type { DoubtReason } from './telling.ts';

/** A thread that holds: nothing is sent to the service, one notice says why and how many questions wait. */

/** One line per cause: whether the thread tries again by itself, and whether the host's linking again ends it. */
const causes: Readonly<Record<HoldCause, { readonly triesAgain: boolean; readonly endsWithLink: boolean }>> =
  {
    service: { triesAgain: true, endsWithLink: false },
    account_refused: { triesAgain: true, endsWithLink: true },
    doubt: { triesAgain: true, endsWithLink: false },
    operator: { triesAgain: true, endsWithLink: false },
    store: { triesAgain: true, endsWithLink: false },
    link: { triesAgain: false, endsWithLink: true },
    other_account: { triesAgain: false, endsWithLink: true },
    host_left: { triesAgain: false, endsWithLink: false },
    asleep: { triesAgain: false, endsWithLink: false },
  };

/** What to do about a call that failed. */
export type Remedy =
  /** The service certainly did not take it: at most two more tries, then the thread holds. `after` in milliseconds. */
  | { readonly kind: 'again'; readonly after?: number | undefined; readonly cause: HoldCause }
  /** The service may have taken it: settled, and a person decides. */
  | { readonly kind: 'ask_person'; readonly reason: DoubtReason }
  /** The service said no: settled, with its reason. */
  | { readonly kind: 'tell'; readonly failure: ServiceFailure }
  | { readonly kind: 'hold'; readonly cause: HoldCause }
  /** The process is ending; the record stays as it is. */
  | { readonly kind: 'leave' };

export const remedyFor = (failure: ServiceFailure): Remedy => {
  switch (failure.kind) {
    case 'not_taken': {
      const cause =
        failure.reason === 'account_refused' || failure.reason === 'store' ? failure.reason : 'service';
      return { kind: 'again', cause, after: failure.retryAfter };
    }
    case 'unauthorized':
      return { kind: 'again', cause: 'account_refused' };
    case 'in_doubt':
      return { kind: 'ask_person', reason: failure.reason };
    case 'rejected':
      return { kind: 'tell', failure };
    case 'misconfigured':
      return { kind: 'hold', cause: 'operator' };
    case 'invalid_grant':
      return { kind: 'hold', cause: 'link' };
    case 'needs_link':
      return { kind: 'hold', cause: failure.reason === 'other_account' ? 'other_account' : 'link' };
    case 'host_left':
      return { kind: 'hold', cause: 'host_left' };
    case 'cancelled':
      return { kind: 'leave' };
  }
};

/** The longest Retry-After of a service that is believed, in milliseconds. */
const longestBelieved = 60 * 60_000;

/** Begins to hold, or keeps holding after another failed try; `after`: when the service itself says to try again. */
export const holdOn = (state: State, cause: HoldCause, after?: number): State => {
  const { hold, longestHold } = state.rules.pace;
  const previous = state.record.hold;
  const tries = previous?.cause === cause ? previous.tries + 1 : 0;
  const wait = after === undefined ? doubling(hold, longestHold, tries) : Math.min(after, longestBelieved);
  const held = change(state, {
    hold: {
      cause,
      since: previous?.since ?? state.now,
      tries,
      ...(causes[cause].triesAgain ? { nextTryAt: state.now + wait } : {}),
    },
  });
  return { ...held, tries: 0 };
};

/** Goes on: what waits is asked again. */
export const letGo = (state: State): State => {
  const { hold } = state.record;
  if (hold === undefined) return state;
  // Otherwise one that was asleep would fall asleep again at once.
  return change(state, { hold: undefined, ...(hold.cause === 'asleep' ? { lastTurnAt: state.now } : {}) });
};

/** Tries what waits at once; only an answer ends the hold, so until then its notice keeps counting. */
export const tryNow = (state: State): State => {
  const { hold } = state.record;
  const held =
    hold === undefined ? state : change(state, { hold: { ...hold, tries: 0, nextTryAt: state.now } });
  return held.storeFailures === 0 ? held : { ...held, writeAt: state.now };
};

export const mayTry = ({ now, record: { hold } }: State): boolean =>
  hold === undefined || (hold.nextTryAt !== undefined && hold.nextTryAt <= now);

/** The host has linked: a conversation that held because it lacked an account goes on. */
export const hostLinked = (state: State): State => {
  const { hold } = state.record;
  return hold !== undefined && causes[hold.cause].endsWithLink ? tryNow(state) : state;
};
