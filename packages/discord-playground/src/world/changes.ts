/** What happens in the playground, reported to all listeners: the gateway, waiting tests, the page. */
import type { Interaction } from '../interactions/interaction.ts';
import type { Channel, Guild, Member, Message, Place, Role, Thread } from './entities.ts';

export type Change =
  | { readonly kind: 'message_created'; readonly message: Message }
  | { readonly kind: 'message_updated'; readonly message: Message }
  | { readonly kind: 'message_deleted'; readonly message: Message; readonly inBulk?: boolean }
  /** After each of them has been reported as deleted in bulk. */
  | { readonly kind: 'messages_deleted'; readonly place: Place; readonly ids: readonly string[] }
  | { readonly kind: 'pins_changed'; readonly place: Place }
  | {
      readonly kind: 'reaction_added' | 'reaction_removed';
      readonly message: Message;
      readonly emoji: string;
      readonly userId: string;
    }
  /** All of them, or all with this emoji. */
  | {
      readonly kind: 'reactions_cleared';
      readonly message: Message;
      readonly emoji: string | undefined;
    }
  | { readonly kind: 'thread_created'; readonly thread: Thread }
  | { readonly kind: 'thread_updated'; readonly thread: Thread }
  | { readonly kind: 'thread_deleted'; readonly thread: Thread }
  | {
      readonly kind: 'thread_members_changed';
      readonly thread: Thread;
      readonly added: readonly string[];
      readonly removed: readonly string[];
    }
  /** Someone can see threads of a channel that they could not see before. */
  | { readonly kind: 'threads_opened'; readonly channel: Channel; readonly userId: string }
  | { readonly kind: 'channel_created' | 'channel_updated' | 'channel_deleted'; readonly channel: Channel }
  | { readonly kind: 'webhooks_changed'; readonly channel: Channel }
  | {
      readonly kind: 'role_created' | 'role_updated';
      readonly guild: Guild;
      readonly role: Role;
    }
  /** The bot's own joining and leaving is reported as the server's. */
  | { readonly kind: 'member_joined' | 'member_updated'; readonly guild: Guild; readonly member: Member }
  | { readonly kind: 'member_left'; readonly guild: Guild; readonly userId: string }
  | {
      readonly kind: 'guild_joined' | 'guild_updated' | 'guild_left' | 'guild_unavailable';
      readonly guild: Guild;
    }
  | { readonly kind: 'typing'; readonly channelId: string; readonly userId: string; readonly at: number }
  | { readonly kind: 'presence'; readonly text: string }
  | { readonly kind: 'interaction_created' | 'interaction_changed'; readonly interaction: Interaction };
