import type { UserId } from '../../lib/ids.ts';

/** Who the bot is in a server: a mention of one of its roles is a mention of the bot. */
export interface Self {
  readonly id: UserId;
  readonly roles: readonly string[];
  /** False without the Message Content intent: then only mentions and replies can be read. */
  readonly readsMessages: boolean;
}
