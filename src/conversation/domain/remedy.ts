import type { DiscordFailure, ServiceFailure } from '../../lib/failure.ts';
import type { Result } from './event.ts';
import type { SuspensionCause, Part } from './record.ts';
import type { DoubtReason } from './telling.ts';

/** What each fault of a call, or of posting its answer, leads to. */

export type Remedy =
  /** The service certainly did not take it: at most two more tries, then the thread is suspended. `after` in milliseconds. */
  | { readonly kind: 'again'; readonly after?: number | undefined; readonly cause: SuspensionCause }
  /** The service may have taken it: settled, and a person decides. */
  | { readonly kind: 'ask_person'; readonly reason: DoubtReason }
  /** The service said no: settled, with its reason. */
  | { readonly kind: 'tell'; readonly failure: ServiceFailure }
  | { readonly kind: 'suspend'; readonly cause: SuspensionCause }
  /** The process is ending; the record stays as it is. */
  | { readonly kind: 'leave' };

export const remedyFor = (failure: ServiceFailure): Remedy => {
  switch (failure.kind) {
    case 'not_taken': {
      const { reason, retryAfter: after } = failure;
      return {
        kind: 'again',
        cause: reason === 'unreachable' || reason === 'unavailable' ? 'service' : reason,
        after,
      };
    }
    case 'in_doubt':
      return { kind: 'ask_person', reason: failure.reason };
    case 'rejected':
      return { kind: 'tell', failure };
    case 'misconfigured':
      return { kind: 'suspend', cause: 'operator' };
    case 'invalid_grant':
      return { kind: 'suspend', cause: 'link' };
    case 'needs_link':
      return { kind: 'suspend', cause: failure.reason === 'other_account' ? 'other_account' : 'link' };
    case 'host_left':
      return { kind: 'suspend', cause: 'host_left' };
    case 'cancelled':
      return { kind: 'leave' };
  }
};

/** The service has certainly not taken the question. */
export const costsNothing = (result: Result): boolean =>
  result.kind === 'service_failed' && ['again', 'suspend'].includes(remedyFor(result.failure).kind);

/** A part that Discord refuses is tried once without its file or as one, then kept behind a `Show` button. */
export const remedyForPart = (
  { as, content, file }: Part,
  { kind }: DiscordFailure,
): 'wait' | 'file' | 'without_file' | 'shelve' => {
  // Perhaps it is only the file that is not allowed there.
  if (kind === 'forbidden' && content === '' && file !== undefined) return 'shelve';
  if (['unreachable', 'forbidden', 'limit', 'unauthorized'].includes(kind)) return 'wait';
  if (as === undefined && file === undefined) return 'file';
  return as === undefined && content !== '' ? 'without_file' : 'shelve';
};
