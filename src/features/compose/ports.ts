import type { UserId } from '../../lib/ids.ts';
import type { Description } from '../../service/compose.ts';
import type { SectionName } from '../../service/section.ts';
import type { Sessions } from '../../service/session.ts';
import type { Bus } from '../bus.ts';

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

interface Drafts {
  readonly get: (id: string) => Promise<CaseDraft | undefined>;
  readonly set: (id: string, draft: CaseDraft) => Promise<void>;
  readonly delete: (id: string) => Promise<unknown>;
  readonly entries: () => AsyncIterable<readonly [string, CaseDraft]>;
}

export interface ComposeDeps {
  readonly bus: Pick<Bus, 'on'>;
  readonly service: Sessions;
  /** The first is the default. */
  readonly models: readonly [string, ...string[]];
  readonly store: { readonly drafts: Drafts };
  readonly now: () => number;
}
