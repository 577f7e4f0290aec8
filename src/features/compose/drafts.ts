import type { UserId } from '../../lib/ids.ts';
import { errorFacts, type Log } from '../../lib/log.ts';
import { QueueByKey } from '../../lib/queue.ts';
import type { CaseDraft } from './collections.ts';
import type { DraftStore } from './ports.ts';

/** What is kept of a person's incomplete cases. A store that fails costs them `Try again`, and nothing else. */

/** One run of a case, which may leave a draft behind. */
export interface Keeping {
  /** Stores what is missing, for `Try again`; false if it could not be kept or may not be, because of `/unlink`. */
  keep(id: string, draft: CaseDraft): Promise<boolean>;
  /** Nothing is missing any more. */
  drop(id: string): Promise<void>;
  /** To be called when the run is over. */
  end(): void;
}

export interface Drafts {
  get(id: string): Promise<CaseDraft | undefined>;
  begin(userId: UserId): Keeping;
  /** What is kept for this person. */
  of(userId: UserId): Promise<readonly CaseDraft[]>;
  /** Deletes what is kept for this person, and lets runs in progress keep nothing. */
  forget(userId: UserId): Promise<void>;
}

export const createDrafts = (store: DraftStore, log: Log): Drafts => {
  /** Writes for each person one at a time: one in progress must not outlive the deletion of all. */
  const writes = new QueueByKey();
  const runs = new Set<{ readonly userId: UserId; mayKeep: boolean }>();

  const succeeds = async (userId: UserId, write: () => Promise<boolean>): Promise<boolean> => {
    try {
      return await writes.run(userId, write);
    } catch (error) {
      log.error(errorFacts(error), 'the draft of a case was not stored or deleted');
      return false;
    }
  };

  return {
    get: (id) => store.get(id),
    begin: (userId) => {
      const run = { userId, mayKeep: true };
      runs.add(run);
      return {
        keep: (id, draft) =>
          succeeds(userId, async () => {
            if (run.mayKeep) await store.set(id, draft);
            return run.mayKeep;
          }),
        drop: async (id) => {
          await succeeds(userId, async () => {
            await store.delete(id);
            return true;
          });
        },
        end: () => void runs.delete(run),
      };
    },
    of: async (userId) => {
      const own: CaseDraft[] = [];
      for await (const [, draft] of store.entries()) if (draft.userId === userId) own.push(draft);
      return own;
    },
    forget: (userId) => {
      for (const run of runs) if (run.userId === userId) run.mayKeep = false;
      return writes.run(userId, async () => {
        for await (const [id, draft] of store.entries()) if (draft.userId === userId) await store.delete(id);
      });
    },
  };
};
