import type { InteractionId } from '../../lib/ids.ts';
import type { WantedJob } from './decisions.ts';

/** How the conversation begins and ends, and who waits for that. */
export interface Life {
  /** When this process took it up: an earlier one may have sent something until then. */
  readonly begunAt: number;
  /** Who waits for it to be open. */
  readonly opener: InteractionId | undefined;
  readonly hostAdded: boolean;
  /** Who waits for the end of the job under way. */
  readonly waiters: readonly InteractionId[];
  /** Resets and ends that wait for the one under way. */
  readonly nextJobs: readonly {
    readonly request: InteractionId;
    readonly job: WantedJob;
  }[];
  /** The record was deleted from the store. */
  readonly deleted: boolean;
  /** The process is ending. */
  readonly closing: boolean;
}
