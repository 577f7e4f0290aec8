import type { Log } from '../../lib/log.ts';
import type { Sessions } from '../../service/session.ts';
import type { Bus } from '../bus.ts';
import type { CaseDraft } from './collections.ts';

export interface DraftStore {
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
  readonly store: { readonly drafts: DraftStore };
  readonly now: () => number;
  readonly log: Log;
}
