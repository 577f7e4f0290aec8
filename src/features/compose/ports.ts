import type { Caller } from '../../discord/interactions/interaction.ts';
import type { Body } from '../../discord/reply.ts';
import type { UserId } from '../../lib/ids.ts';
import type { Log } from '../../lib/log.ts';
import type { Description } from '../../service/compose.ts';
import type { Section, SectionName } from '../../service/section.ts';
import type { Sessions } from '../../service/session.ts';
import type { Bus } from '../bus.ts';
import type { Begun } from '../forgotten.ts';
import type { CaseDraft } from './collections.ts';
import type { Collection } from '../../store/collection.ts';

export type DraftStore = Pick<Collection<CaseDraft>, 'get' | 'set' | 'delete' | 'entries'>;

/** Where what was composed is kept for its author. Nothing here rejects. */
export interface Cases {
  /** Call this when work on a new case begins. */
  readonly begin: (userId: UserId) => Begun;
  /** Keeps a part; the first one makes the case. */
  readonly keep: (
    caller: Caller,
    composed: {
      readonly id: string;
      readonly isFirst: boolean;
      readonly details: Description;
      readonly name: SectionName;
      readonly section: Section;
      readonly begun: Begun;
    },
  ) => Promise<'kept' | 'full' | 'no_room' | 'failed' | 'gone'>;
  /** The case as it stands, with what can be done about it. */
  readonly card: (caller: Caller, id: string) => Promise<Body | undefined>;
}

export interface ComposeDeps {
  readonly bus: Pick<Bus, 'on'>;
  readonly service: Sessions;
  /** The first is the default. */
  readonly models: readonly [string, ...string[]];
  readonly cases: Cases;
  readonly store: { readonly drafts: DraftStore };
  readonly now: () => number;
  readonly log: Log;
}
