import type { HoldCause } from '../domain/record.ts';
import { doubling } from '../state/lanes.ts';
import { change } from '../state/state.ts';
import type { State } from '../state/state.ts';
import { writeNow } from '../state/writer.ts';
import { triesAnew } from './progress.ts';

/** A thread that holds: nothing is sent to the service, and one notice says why and how many questions wait. */

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

/** The longest Retry-After that is believed, in milliseconds. */
const longestBelieved = 60 * 60_000;

/** Begins to hold, or keeps holding after another failed try; `after`: how long the service asks us to wait. */
export const holdOn = (state: State, cause: HoldCause, after?: number): State => {
  const { hold, longestHold } = state.environment.timings;
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
  return triesAnew(held);
};

/** Goes on: what waits is asked again. */
export const letGo = (state: State): State => {
  const { hold } = state.record;
  if (hold === undefined) return state;
  // Otherwise a thread that was asleep would fall asleep again at once.
  return change(state, { hold: undefined, ...(hold.cause === 'asleep' ? { lastTurnAt: state.now } : {}) });
};

/** Tries again at once; only an answer ends the hold, so until then its notice keeps counting. */
export const tryNow = (state: State): State => {
  const { hold } = state.record;
  const held =
    hold === undefined ? state : change(state, { hold: { ...hold, tries: 0, nextTryAt: state.now } });
  return held.writer.failures === 0 ? held : writeNow(held);
};

export const mayTry = ({ now, record: { hold } }: State): boolean =>
  hold === undefined || (hold.nextTryAt !== undefined && hold.nextTryAt <= now);

/** The host has linked an account: a conversation that was holding for lack of one goes on. */
export const hostLinked = (state: State): State => {
  const { hold } = state.record;
  return hold !== undefined && causes[hold.cause].endsWithLink ? tryNow(state) : state;
};
