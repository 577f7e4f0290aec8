import type { ServiceFailure } from '../lib/failure.ts';
import type { DoubtReason, SuspensionCause } from './record.ts';

/** What each fault of a call leads to. */

export type Remedy =
  /** The service certainly did not take it: at most two more tries, then the thread is suspended. `after` in milliseconds. */
  | { readonly kind: 'again'; readonly after?: number | undefined; readonly cause: SuspensionCause }
  /** The service may have taken it: settled, and a person decides. */
  | { readonly kind: 'ask_person'; readonly reason: DoubtReason }
  /** The service said no: settled, with its reason. */
  | { readonly kind: 'tell' }
  | { readonly kind: 'suspend'; readonly cause: SuspensionCause }
  /** The process is ending; the record stays as it is. */
  | { readonly kind: 'leave' };

export const remedyFor = (failure: ServiceFailure): Remedy => {
  switch (failure.kind) {
    case 'not_taken': {
      const { reason, retryAfter: after } = failure;
      const isAway = reason === 'unreachable' || reason === 'unavailable';
      return { kind: 'again', cause: isAway ? 'service' : reason, after };
    }
    case 'in_doubt':
      return { kind: 'ask_person', reason: failure.reason };
    case 'rejected':
    case 'too_long':
    case 'too_slow':
      return { kind: 'tell' };
    case 'misconfigured':
      return { kind: 'suspend', cause: 'operator' };
    case 'invalid_grant':
      return { kind: 'suspend', cause: 'link' };
    case 'needs_link':
      return { kind: 'suspend', cause: failure.reason === 'other_account' ? 'other_account' : 'link' };
    case 'cancelled':
      return { kind: 'leave' };
  }
};

const resetTries = 2;

/** A reset that was done already does no harm: it is repeated although the service may have taken it. */
export const mayResetAgain = ({ kind }: Remedy, tries: number): boolean =>
  (kind === 'again' || kind === 'ask_person') && tries < resetTries;
