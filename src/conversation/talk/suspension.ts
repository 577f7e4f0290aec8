import type { SuspensionCause } from '../domain/record.ts';
import { doubling } from '../state/lanes.ts';
import { change } from '../state/state.ts';
import type { State } from '../state/state.ts';
import { writeNow } from '../state/writer.ts';
import { triesAnew } from './progress.ts';

/** A thread that is suspended: nothing is sent to the service, and one notice says why and how many questions wait. */

/** One line per cause: whether the thread tries again by itself, and whether the host's linking again ends it. */
const causes: Readonly<
  Record<SuspensionCause, { readonly triesAgain: boolean; readonly endsWithLink: boolean }>
> = {
  service: { triesAgain: true, endsWithLink: false },
  rate_limited: { triesAgain: true, endsWithLink: false },
  account_refused: { triesAgain: true, endsWithLink: true },
  renewal_fails: { triesAgain: true, endsWithLink: true },
  doubt: { triesAgain: true, endsWithLink: false },
  operator: { triesAgain: true, endsWithLink: false },
  store: { triesAgain: true, endsWithLink: false },
  link: { triesAgain: false, endsWithLink: true },
  other_account: { triesAgain: false, endsWithLink: true },
  host_left: { triesAgain: false, endsWithLink: false },
  asleep: { triesAgain: false, endsWithLink: false },
};

/** The longest Retry-After that is believed, in milliseconds. */
const longestBelieved = 60 * 60_000;

/** Begins a suspension, or prolongs it after another failed try; `after`: how long the service asks us to wait. */
export const suspend = (state: State, cause: SuspensionCause, after?: number): State => {
  const { suspension, longestSuspension } = state.environment.timings;
  const previous = state.record.suspension;
  const tries = previous?.cause === cause ? previous.tries + 1 : 0;
  const wait =
    after === undefined ? doubling(suspension, longestSuspension, tries) : Math.min(after, longestBelieved);
  const suspended = change(state, {
    suspension: {
      cause,
      since: previous?.since ?? state.now,
      tries,
      ...(causes[cause].triesAgain ? { nextTryAt: state.now + wait } : {}),
    },
  });
  return triesAnew(suspended);
};

/** Goes on: what waits is asked again. */
export const resume = (state: State): State => {
  const { suspension } = state.record;
  if (suspension === undefined) return state;
  // Otherwise a thread that was asleep would fall asleep again at once.
  return change(state, {
    suspension: undefined,
    ...(suspension.cause === 'asleep' ? { lastTurnAt: state.now } : {}),
  });
};

/** Tries again at once; only an answer ends the suspension, so until then its notice keeps counting. */
export const tryNow = (state: State): State => {
  const { suspension } = state.record;
  const suspended =
    suspension === undefined
      ? state
      : change(state, { suspension: { ...suspension, tries: 0, nextTryAt: state.now } });
  return suspended.writer.failures === 0 ? suspended : writeNow(suspended);
};

export const mayTry = ({ now, record: { suspension } }: State): boolean =>
  suspension === undefined || (suspension.nextTryAt !== undefined && suspension.nextTryAt <= now);

/** The host has linked an account: a conversation that was suspended for lack of one goes on. */
export const hostLinked = (state: State): State => {
  const { suspension } = state.record;
  return suspension !== undefined && causes[suspension.cause].endsWithLink ? tryNow(state) : state;
};
