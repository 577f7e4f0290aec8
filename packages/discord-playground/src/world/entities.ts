/** What the playground's Discord is made of. These are its state: only actions/ and world/ change them. */
import type { Component } from '../validate/components.ts';
import type { PollBody } from '../validate/message-body.ts';
import type { WireObject } from '../wire/json.ts';

export interface User {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly bot: boolean;
  /** The language of their client. */
  locale: string;
  /** False for those who accept no direct messages from members of a shared server. */
  takesDms: boolean;
}

export interface Role {
  readonly id: string;
  readonly name: string;
  permissions: bigint;
  readonly position: number;
  /** The application whose role this is. */
  readonly botId?: string;
}

export interface Member {
  readonly userId: string;
  readonly roles: string[];
  readonly joinedAt: number;
  /** What they are called in this server, if that is not their display name. */
  nick?: string;
  /** Until then they may only look and read. */
  timedOutUntil?: number | undefined;
}

export interface Overwrite {
  readonly id: string;
  /** 0: a role's, 1: a member's. */
  readonly type: 0 | 1;
  allow: bigint;
  deny: bigint;
}

export interface Guild {
  readonly id: string;
  readonly name: string;
  readonly ownerId: string;
  locale: string;
  /** As Discord names them: COMMUNITY. */
  features: readonly string[];
  readonly roles: Map<string, Role>;
  readonly members: Map<string, Member>;
  readonly channels: Map<string, Channel>;
  readonly threads: Map<string, Thread>;
  /** True during an outage of this one server. */
  unavailable: boolean;
  /** The bot's commands are installed, whether it is a member or not. */
  hasCommands?: true;
}

/** Text, voice, category, announcements, forum. */
export type ChannelType = 0 | 2 | 4 | 5 | 15;

export interface Channel {
  readonly kind: 'channel';
  readonly id: string;
  readonly guildId: string;
  readonly type: ChannelType;
  name: string;
  topic: string | null;
  readonly position: number;
  parentId: string | null;
  readonly overwrites: Map<string, Overwrite>;
  /** Seconds between two messages by one person. */
  slowmode: number;
  lastMessageId: string | null;
}

export type ArchiveMinutes = 60 | 1440 | 4320 | 10080;

export interface Thread {
  readonly kind: 'thread';
  readonly id: string;
  readonly guildId: string;
  readonly parentId: string;
  /** In an announcement channel, public, private. */
  readonly type: 10 | 11 | 12;
  readonly ownerId: string;
  readonly createdAt: number;
  name: string;
  archived: boolean;
  locked: boolean;
  invitable: boolean;
  archiveMinutes: ArchiveMinutes;
  archiveChangedAt: number;
  slowmode: number;
  lastMessageId: string | null;
  /** Messages without the starter. */
  messageCount: number;
  /** User id to the moment of joining. */
  readonly members: Map<string, number>;
}

/** An address at which anybody who knows it writes into a channel, under a name and with a face of its own. */
export interface Webhook {
  readonly id: string;
  readonly token: string;
  readonly guildId: string;
  channelId: string;
  name: string;
  /** As Discord names pictures: by a hash. */
  avatar: string | null;
}

/** A direct conversation between the bot and one person. */
export interface Dm {
  readonly kind: 'dm';
  readonly id: string;
  readonly people: readonly [bot: string, person: string];
  lastMessageId: string | null;
}

export type Place = Channel | Thread | Dm;

export interface Attachment {
  readonly id: string;
  readonly filename: string;
  readonly description?: string;
  readonly contentType: string;
  readonly size: number;
  /** Where the playground serves it. */
  readonly url: string;
}

export interface Sticker {
  readonly id: string;
  readonly name: string;
}

export interface Reference {
  /** 0: a reply or a thread's starter, 1: a forward. */
  readonly type: 0 | 1;
  readonly channelId: string;
  readonly guildId?: string;
  readonly messageId?: string;
}

/** What a message that answers an interaction tells of it. */
export interface Origin {
  readonly id: string;
  readonly type: number;
  readonly userId: string;
  readonly command?: string | undefined;
  /** The message on which a command from its menu was used. */
  readonly targetMessageId?: string | undefined;
  /** The same for a person. */
  readonly targetUserId?: string | undefined;
  /** The message with the button or menu. */
  readonly pressedIn?: string | undefined;
  /** What the form came from. */
  readonly after?: Origin | undefined;
}

export interface Message {
  readonly id: string;
  readonly channelId: string;
  readonly guildId?: string | undefined;
  readonly authorId: string;
  /** 0 ordinary, 6 something was pinned, 18 a thread was created, 19 reply, 20 answer to a command, 21 a thread's starter. */
  readonly type: 0 | 6 | 18 | 19 | 20 | 21;
  content: string;
  editedAt: number | null;
  flags: number;
  readonly nonce?: string | number | undefined;
  /** User ids. */
  mentions: readonly string[];
  mentionRoles: readonly string[];
  mentionEveryone: boolean;
  attachments: readonly Attachment[];
  embeds: readonly WireObject[];
  components: readonly Component[];
  readonly reference?: Reference | undefined;
  readonly snapshot?: Message | undefined;
  readonly poll?: PollBody | undefined;
  /** Emoji, each with the ids of those who reacted with it. */
  readonly reactions: Map<string, Set<string>>;
  readonly stickers: readonly Sticker[];
  readonly position?: number | undefined;
  /** The interaction that this message answers. */
  readonly interaction?: Origin | undefined;
  readonly webhookId?: string | undefined;
  /** Of a message by a webhook, which is then its author. */
  readonly face?: Pick<Webhook, 'name' | 'avatar'> | undefined;
  pinnedAt?: number | undefined;
  /** The only person who sees it. */
  readonly visibleTo?: string | undefined;
}
