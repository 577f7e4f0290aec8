import {
  ChannelType,
  Routes,
  type APIGuildMember,
  type APIMessage,
  type APIThreadChannel,
  type APIThreadMember,
} from 'discord.js';
import { cutText } from '../../lib/cut.ts';
import { DiscordError } from '../../lib/failure.ts';
import { threadId, channelId, compareIds, isSnowflake, messageId, roleId, userId } from '../../lib/ids.ts';
import type { ChannelId, GuildId, MessageId, RoleId, ThreadId, UserId } from '../../lib/ids.ts';
import { withoutDirection } from '../../lib/invisible.ts';
import { nameOf, readMessage } from '../gateway/message.ts';
import type { DiscordMessage } from '../gateway/message.ts';
import { limits } from '../limits.ts';
import { idOf, listOf } from '../payload.ts';
import type { Body } from '../reply.ts';
import { bodyFiles, bodyPayload } from './body-payload.ts';
import { downloadFile, type ReadFile } from './file.ts';
import { permissionsIn, type MemberInChannel } from './permissions-in.ts';
import { mayNotReply, mayNotSend, threadAlreadyThere, unreadableAnswer } from './discord-error.ts';
import type { DiscordRest, RestRequest } from './rest.ts';

/** A message to post in the bot's own name. */
interface Post extends Body {
  /** At most 25 characters. Within a few minutes, a second post with the same nonce returns the first one's message. */
  readonly nonce?: string | undefined;
  /** Posted without the reference if that message is gone. */
  readonly replyTo?: MessageId | undefined;
  /** The only person it may ping. */
  readonly ping?: UserId | undefined;
  /** Pings the author of the message it replies to. */
  readonly pingReplied?: boolean | undefined;
}

interface Posted {
  readonly id: MessageId;
  /** The bot may not attach files there. */
  readonly withoutFiles?: true;
}

/** A part of what was written in a channel, oldest first; a message that can't be read is left out. */
interface HistoryPage {
  readonly messages: readonly DiscordMessage[];
  /** The next page starts after this id; undefined if there is none. */
  readonly next: MessageId | undefined;
}

interface Member {
  /** What the server calls them. */
  readonly displayName: string;
  readonly roles: readonly RoleId[];
}

interface NewThread {
  readonly channelId: ChannelId;
  readonly name: string;
  readonly archiveAfter: ArchiveAfter;
}

/** Minutes without a message after which Discord archives a thread by itself. */
type ArchiveAfter = 60 | 1_440 | 4_320 | 10_080;

interface ThreadApi {
  /**
   * Starts a public thread on a message; its name is cut to 100 characters. If the message already has one (a request
   * repeated after a crash), returns that one: it shares the message's id.
   */
  startThread(thread: NewThread & { readonly messageId: MessageId }): Promise<ThreadId>;
  /** Starts a private thread whose members may invite others. Only in text channels. */
  startPrivateThread(thread: NewThread): Promise<ThreadId>;
  addMember(thread: ThreadId, user: UserId): Promise<void>;
  isMember(thread: ThreadId, user: UserId): Promise<boolean>;
  /** Everybody in the thread, bots too; `forbidden` without the privileged intent Server Members. */
  threadMembers(thread: ThreadId): Promise<readonly UserId[]>;
  /** Whether only those who manage threads may write in it. */
  isLocked(thread: ThreadId): Promise<boolean>;
  /** Archives without locking: a new message reopens it. */
  archive(thread: ThreadId): Promise<void>;
  /** Opens an archived thread again. */
  unarchive(thread: ThreadId): Promise<void>;
  /** How long an active thread stays open when nobody writes. */
  archiveAfter(thread: ThreadId, minutes: ArchiveAfter): Promise<void>;
}

/**
 * What the bot does in channels. Every call rejects with a DiscordError. Not @discordjs/core, which brings in
 * @discordjs/ws and a second copy of the REST classes, and returns Discord's answers unparsed.
 */
export interface DiscordApi extends ThreadApi {
  /** A reply is posted as an ordinary message where the bot may not reply. */
  post(channel: ChannelId, post: Post): Promise<Posted>;
  /** Replaces the whole message: buttons and files that the body does not have are removed. */
  edit(channel: ChannelId, message: MessageId, body: Body): Promise<void>;
  /** Leaves everything else in the message as it is. */
  removeButtons(channel: ChannelId, message: MessageId): Promise<void>;
  remove(channel: ChannelId, message: MessageId): Promise<void>;
  /** Repeating it changes nothing. */
  react(channel: ChannelId, message: MessageId, emoji: string): Promise<void>;
  /** Shows "is typing" for ten seconds or until the next message. */
  typing(channel: ChannelId, signal?: AbortSignal): Promise<void>;
  /** Up to 100 messages after the id. */
  history(channel: ChannelId, from: { readonly after: string }): Promise<HistoryPage>;
  message(channel: ChannelId, message: MessageId): Promise<DiscordMessage>;
  /** The channel of direct messages with this person. */
  openDm(user: UserId): Promise<ChannelId>;
  /** Undefined for somebody who is not in the server (any more). */
  member(guild: GuildId, user: UserId): Promise<Member | undefined>;
  /** Somebody's permissions as bits; none in a channel that the bot does not see, or if they are not in the server. */
  permissionsIn(member: MemberInChannel): Promise<bigint>;
  /** The contents of a file, of at most so many bytes, that came with a message or a form. Never rejects. */
  file(url: string, longest: number): Promise<ReadFile>;
}

/** Also for somebody who is not, or no longer, among the members. */
const isNotFound = (error: unknown): boolean =>
  error instanceof DiscordError && error.failure.kind === 'refused' && error.failure.status === 404;

const threadName = (name: string): string =>
  cutText(withoutDirection(name).trim(), { longest: limits.threadName });

/** The id of what was made or asked for. */
const idIn = <Id>(answer: unknown, brand: (text: string) => Id): Id => {
  const id = idOf((answer as { readonly id?: unknown }).id, brand);
  if (id === undefined) throw unreadableAnswer();
  return id;
};

const isAlreadyThere = (error: unknown): boolean =>
  error instanceof DiscordError &&
  error.failure.kind === 'limit' &&
  error.failure.code === threadAlreadyThere;

const threadsOn = (rest: DiscordRest): ThreadApi => ({
  startThread: async ({ channelId, messageId, name, archiveAfter }) => {
    const about = { name: threadName(name), auto_archive_duration: archiveAfter };
    const route = Routes.threads(channelId, messageId);
    try {
      return idIn(await rest.send({ method: 'POST', route, body: about }), threadId);
    } catch (error) {
      if (!isAlreadyThere(error)) throw error;
      return threadId(messageId);
    }
  },

  startPrivateThread: async ({ channelId, name, archiveAfter }) => {
    const about = {
      name: threadName(name),
      type: ChannelType.PrivateThread,
      invitable: true,
      auto_archive_duration: archiveAfter,
    };
    const route = Routes.threads(channelId);
    return idIn(await rest.send({ method: 'POST', route, body: about }), threadId);
  },

  addMember: async (thread, user) => {
    await rest.send({ method: 'PUT', route: Routes.threadMembers(thread, user) });
  },

  isMember: async (thread, user) => {
    try {
      await rest.send({ method: 'GET', route: Routes.threadMembers(thread, user) });
      return true;
    } catch (error) {
      if (isNotFound(error)) return false;
      throw error;
    }
  },

  threadMembers: async (thread) => {
    const found = await rest.send({ method: 'GET', route: Routes.threadMembers(thread) });
    if (!Array.isArray(found)) throw unreadableAnswer();
    return listOf(found as Partial<APIThreadMember>[]).flatMap(({ user_id: id }) => idOf(id, userId) ?? []);
  },

  isLocked: async (thread) => {
    const found = (await rest.send({
      method: 'GET',
      route: Routes.channel(thread),
    })) as Partial<APIThreadChannel>;
    return found.thread_metadata?.locked === true;
  },

  archive: async (thread) => {
    await rest.send({ method: 'PATCH', route: Routes.channel(thread), body: { archived: true } });
  },

  unarchive: async (thread) => {
    await rest.send({ method: 'PATCH', route: Routes.channel(thread), body: { archived: false } });
  },

  archiveAfter: async (thread, minutes) => {
    await rest.send({
      method: 'PATCH',
      route: Routes.channel(thread),
      body: { auto_archive_duration: minutes },
    });
  },
});

const isCode = (error: unknown, code: number): boolean =>
  error instanceof DiscordError && error.failure.kind === 'forbidden' && error.failure.code === code;

const postPayload = (post: Post): object => ({
  ...bodyPayload(post, { ping: post.ping, pingReplied: post.pingReplied }),
  ...(post.nonce === undefined ? {} : { nonce: post.nonce, enforce_nonce: true }),
  ...(post.replyTo === undefined
    ? {}
    : { message_reference: { message_id: post.replyTo, fail_if_not_exists: false } }),
});

/** On a full page, unreadable messages count as well. A page that leads no further would be requested forever. */
const newestOf = (page: readonly unknown[], after: string): MessageId => {
  const ids = listOf(page as Partial<APIMessage>[]).flatMap(({ id }) => idOf(id, messageId) ?? []);
  const newest = ids.toSorted(compareIds).at(-1);
  if (newest === undefined || compareIds(newest, after) <= 0) throw unreadableAnswer();
  return newest;
};

const peopleOn = (rest: DiscordRest): Pick<DiscordApi, 'openDm' | 'member'> => ({
  openDm: async (user) => {
    const answer = await rest.send({
      method: 'POST',
      route: Routes.userChannels(),
      body: { recipient_id: user },
    });
    return idIn(answer, channelId);
  },

  member: async (guild, user) => {
    try {
      const answer = await rest.send({ method: 'GET', route: Routes.guildMember(guild, user) });
      const member = answer as Partial<APIGuildMember>;
      return {
        displayName: nameOf(member.user, member),
        roles: listOf(member.roles).filter(isSnowflake).map(roleId),
      };
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  },
});

type Messages = Omit<DiscordApi, keyof ThreadApi | 'openDm' | 'member' | 'permissionsIn' | 'file'>;

/** Posts without what the bot may not post there, if anything is left. */
const postWhatMay = async (rest: DiscordRest, channel: ChannelId, post: Post): Promise<Posted> => {
  try {
    const answer = await rest.send({
      method: 'POST',
      route: Routes.channelMessages(channel),
      body: postPayload(post),
      files: bodyFiles(post),
    });
    return { id: idIn(answer, messageId) };
  } catch (error) {
    if (post.replyTo !== undefined && isCode(error, mayNotReply))
      return postWhatMay(rest, channel, { ...post, replyTo: undefined });
    if (!isCode(error, mayNotSend) || post.content === '' || (post.uploads ?? []).length === 0) throw error;
    return { ...(await postWhatMay(rest, channel, { ...post, uploads: undefined })), withoutFiles: true };
  }
};

/** Whatever code a 404 has, the message that the request names is gone, unless the whole channel is. */
const atMessage = async (rest: DiscordRest, request: RestRequest): Promise<unknown> => {
  try {
    return await rest.send(request);
  } catch (error) {
    throw isNotFound(error) ? new DiscordError({ kind: 'unknown_message' }) : error;
  }
};

const messagesOn = (rest: DiscordRest): Messages => ({
  post: (channel, post) => postWhatMay(rest, channel, post),

  edit: async (channel, message, body) => {
    await atMessage(rest, {
      method: 'PATCH',
      route: Routes.channelMessage(channel, message),
      body: bodyPayload(body),
      files: bodyFiles(body),
    });
  },

  removeButtons: async (channel, message) => {
    await atMessage(rest, {
      method: 'PATCH',
      route: Routes.channelMessage(channel, message),
      body: { components: [] },
    });
  },

  remove: async (channel, message) => {
    await atMessage(rest, { method: 'DELETE', route: Routes.channelMessage(channel, message) });
  },

  react: async (channel, message, emoji) => {
    const route = Routes.channelMessageOwnReaction(channel, message, encodeURIComponent(emoji));
    await atMessage(rest, { method: 'PUT', route });
  },

  typing: async (channel, signal) => {
    const request = { method: 'POST', route: Routes.channelTyping(channel) } as const;
    await rest.send(signal === undefined ? request : { ...request, signal });
  },

  history: async (channel, { after }) => {
    const query = new URLSearchParams({ after, limit: String(limits.historyPage) });
    const page = await rest.send({ method: 'GET', route: Routes.channelMessages(channel), query });
    if (!Array.isArray(page)) throw unreadableAnswer();
    return {
      messages: page.flatMap((each) => readMessage(each) ?? []).toSorted((a, b) => compareIds(a.id, b.id)),
      next: page.length < limits.historyPage ? undefined : newestOf(page, after),
    };
  },

  message: async (channel, id) => {
    const answer = await atMessage(rest, { method: 'GET', route: Routes.channelMessage(channel, id) });
    const message = readMessage(answer);
    if (message === undefined) throw unreadableAnswer();
    return message;
  },
});

/** `signal` aborts every request made through this object. */
export const createDiscordApi = ({ send, close }: DiscordRest, signal?: AbortSignal): DiscordApi => {
  const rest: DiscordRest = {
    send: (request) => send(signal === undefined ? request : { signal, ...request }),
    close,
  };
  return {
    ...threadsOn(rest),
    ...messagesOn(rest),
    ...peopleOn(rest),
    permissionsIn: (member) => permissionsIn(rest, member),
    file: (url, longest) => downloadFile(url, { longest, signal }),
  };
};
