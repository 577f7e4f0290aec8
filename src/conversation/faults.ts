import { ServiceError } from '../lib/failure.ts';
import type { ServiceFailure } from '../lib/failure.ts';
import type { DoubtReason } from './ports.ts';
import type { HoldCause } from './record.ts';

/** What to do about a call that failed: the faults table of the design as a function. */
export type Remedy =
  /** The service has surely not taken it: again at most twice, then the thread holds. */
  | { readonly kind: 'again'; readonly after?: number; readonly cause: HoldCause }
  /** The service may have taken it: settled, and a person decides. */
  | { readonly kind: 'ask_person'; readonly reason: DoubtReason }
  /** The service said no: settled, with its reason. */
  | { readonly kind: 'tell'; readonly failure: ServiceFailure }
  | { readonly kind: 'hold'; readonly cause: HoldCause }
  /** We are stopping; the record stays as it is. */
  | { readonly kind: 'leave' };

export const remedyFor = (failure: ServiceFailure): Remedy => {
  switch (failure.kind) {
    case 'not_taken': {
      const cause = failure.reason === 'account_refused' ? 'account_refused' : 'service';
      return {
        kind: 'again',
        cause,
        ...(failure.retryAfter === undefined ? {} : { after: failure.retryAfter }),
      };
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
    case 'cancelled':
      return { kind: 'leave' };
  }
};

/** An error that is no ServiceError is a fault of ours after the call may have gone out: treated as in doubt. */
export const failureOf = (error: unknown): ServiceFailure =>
  error instanceof ServiceError ? error.failure : { kind: 'in_doubt', reason: 'unreadable' };

/** Whether a thread that holds for this cause tries again by itself. */
export const triesAgain = (cause: HoldCause): boolean => {
  switch (cause) {
    case 'service':
    case 'account_refused':
    case 'doubt':
    case 'operator':
    case 'store':
      return true;
    case 'link':
    case 'other_account':
    case 'asleep':
      return false;
  }
};
