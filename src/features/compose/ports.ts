import type { UserId } from '../../lib/ids.ts';
import type { Secret } from '../../lib/secret.ts';
import type { Compose, Description } from '../../service/compose.ts';
import type { SectionName } from '../../service/section.ts';

/** A case of which something is still missing: what its `Try again` button stands for, also after a restart. */
export interface CaseDraft {
  readonly userId: UserId;
  readonly description: Description;
  /** What the other sections are told, once it is written. */
  readonly narrative?: string;
  readonly missing: readonly SectionName[];
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

export interface ComposeDeps {
  /** Calls the service for a person; throws a ServiceError, `needs_link` among them. */
  readonly withAccount: <T>(userId: UserId, call: (bearer: Secret) => Promise<T>) => Promise<T>;
  readonly compose: Compose;
  /** The first is the default. */
  readonly models: readonly [string, ...string[]];
  readonly drafts: {
    readonly get: (id: string) => Promise<CaseDraft | undefined>;
    readonly set: (id: string, draft: CaseDraft) => Promise<void>;
    readonly delete: (id: string) => Promise<unknown>;
  };
  readonly now: () => number;
}
