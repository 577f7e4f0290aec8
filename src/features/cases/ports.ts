import type { Body } from '../../discord/reply.ts';
import type { ChannelId, MessageId } from '../../lib/ids.ts';
import type { Log } from '../../lib/log.ts';
import type { Sessions } from '../../service/session.ts';
import type { Words } from '../../locale/words.ts';
import type { Bus } from '../bus.ts';
import type { Judge } from './lines.ts';
import type { UnreadEditStore } from './editing.ts';
import type { FileReader } from './uploading.ts';
import type { CaseStores } from './own-cases.ts';

export interface CasesDeps {
  readonly bus: Pick<Bus, 'on'>;
  readonly service: Sessions;
  /** The first is the default. */
  readonly models: readonly [string, ...string[]];
  readonly store: CaseStores & { readonly unreadEdits: UnreadEditStore };
  /** How many bytes the texts of one person's cases may take up. */
  readonly caseSpace: number;
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
