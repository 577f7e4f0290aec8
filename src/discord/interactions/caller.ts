import type { ChannelId, GuildId, InteractionId, MessageId, UserId } from '../../lib/ids.ts';
import type { Words } from '../../locale/words.ts';

/** Where an interaction came from, as far as our commands care. */
export type Place = 'text' | 'announcement' | 'public_thread' | 'private_thread' | 'dm' | 'elsewhere';

/** Who pressed, typed or chose, and where: read from the interaction alone, without a request. */
export interface Caller {
  readonly interactionId: InteractionId;
  readonly userId: UserId;
  /** The user's unique name, as in "@alice". */
  readonly userName: string;
  /** The name others see in this server. */
  readonly displayName: string;
  /** In the language of this person's Discord. */
  readonly words: Words;
  /** Absent in a DM. */
  readonly guildId?: GuildId;
  readonly channelId: ChannelId;
  /** The channel above, where `channelId` is a thread. */
  readonly parentId?: ChannelId;
  readonly place: Place;
  /** The thread is locked: only those who manage threads may write in it. */
  readonly threadLocked?: boolean;
  /** Discord's permission bits in this channel; 0n where Discord sent none. */
  readonly permissions: bigint;
  /** An administrator's where Discord sent none. */
  readonly botPermissions: bigint;
  /** The largest file we may send back, in bytes. */
  readonly uploadLimit: number;
  /** The message whose button was pressed. */
  readonly messageId?: MessageId;
}
