import type { Body } from '../../discord/reply.ts';
import type { ChannelId, MessageId } from '../../lib/ids.ts';
import type { Log } from '../../lib/log.ts';
import type { Sessions } from '../../service/session.ts';
import type { Words } from '../../locale/words.ts';
import type { Bus } from '../bus.ts';
import type { ForgottenStore } from '../forgotten.ts';
import type { Judge } from './lines.ts';
import type { UnreadEditStore } from './editing.ts';
import type { FileReader } from './uploading.ts';
import type { OfferStore } from './offers.ts';
import type { CaseStore } from './own-cases.ts';

export interface CasesDeps {
  readonly bus: Pick<Bus, 'on'>;
  readonly service: Sessions;
  /** The first is the default. */
  readonly models: readonly [string, ...string[]];
  readonly store: ForgottenStore & {
    readonly cases: CaseStore;
    readonly unreadEdits: UnreadEditStore;
    readonly caseOffers: OfferStore;
  };
  readonly judge: Judge;
  readonly discord: {
    readonly post: (
      channel: ChannelId,
      post: Body & { readonly nonce: string },
    ) => Promise<{ readonly id: MessageId }>;
  };
  /** Reads what people upload. */
  readonly files: FileReader;
  /** For a person whose own language is not known. */
  readonly words: Words;
  readonly now: () => number;
  readonly log: Log;
}
