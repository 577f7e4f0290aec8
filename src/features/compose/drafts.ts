import type { UserId } from '../../lib/ids.ts';
import { errorFacts, type Log } from '../../lib/log.ts';
import { createDeletions } from '../forgotten.ts';
import type { CaseDraft } from './collections.ts';
import type { DraftStore } from './ports.ts';

/** What is kept of a person's incomplete cases. A store that fails costs them `Try again`, and nothing else. */

/** One run of a case, which may leave a draft behind. */
export interface Keeping {
  /** Stores what is missing, for `Try again`; false if it could not be kept or may not be, because of `/unlink`. */
  keep(id: string, draft: CaseDraft): Promise<boolean>;
  /** Nothing is missing any more. */
  drop(id: string): Promise<void>;
}

export interface Drafts {
  get(id: string): Promise<CaseDraft | undefined>;
  begin(userId: UserId): Keeping;
  /** What is kept for this person. */
  of(userId: UserId): AsyncIterable<CaseDraft>;
  /** Deletes what is kept for this person, and lets runs in progress keep nothing. */
  forget(userId: UserId): Promise<void>;
}

interface DraftsDeps {
  readonly store: { readonly drafts: DraftStore };
  readonly log: Log;
}

export const createDrafts = ({ store: { drafts: store }, log }: DraftsDeps): Drafts => {
  const deletions = createDeletions();

  const succeeds = async (write: () => Promise<boolean | undefined>): Promise<boolean> => {
    try {
      return (await write()) ?? false;
    } catch (error) {
      log.error(errorFacts(error), 'the draft of a case was not stored or deleted');
      return false;
    }
  };

  return {
    get: (id) => store.get(id),
    begin: (userId) => {
      const begun = deletions.begin(userId);
      return {
        keep: (id, draft) =>
          succeeds(() =>
            begun.unlessDeleted(async () => {
              await store.set(id, draft);
              return true;
            }),
          ),
        drop: async (id) => {
          await succeeds(async () => {
            await store.delete(id);
            return true;
          });
        },
      };
    },
    async *of(userId) {
      for await (const [, draft] of store.entries({ owner: userId })) yield draft;
    },
    forget: (userId) =>
      deletions.now(userId, async () => {
        for await (const [id] of store.entries({ owner: userId })) await store.delete(id);
      }),
  };
};
