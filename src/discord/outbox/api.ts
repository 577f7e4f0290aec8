import { ChannelType, Routes, type APIGuildMember, type APIMessage, type APIThreadChannel } from 'discord.js';
import { clock } from '../../lib/clock.ts';
import { cutText } from '../../lib/cut.ts';
import { DiscordError } from '../../lib/failure.ts';
import { threadId, channelId, compareIds, messageId, roleId } from '../../lib/ids.ts';
import type { ChannelId, GuildId, MessageId, RoleId, ThreadId, UserId } from '../../lib/ids.ts';
import { shownLine } from '../../lib/invisible.ts';
import { nameOf, readMessage } from '../gateway/message.ts';
import type { DiscordMessage } from '../gateway/message.ts';
import { limits } from '../limits.ts';
import { listOf, timeOf } from '../payload.ts';
import type { MessageBody } from '../reply.ts';
import { bodyFiles, bodyPayload } from './body-payload.ts';
import { downloadFile, withPaste, type ReadFile } from './file.ts';
import { permissionsIn, type MemberInChannel } from '../permissions.ts';
import {
  hasCode,
  idOfAnswer,
  isNotFound,
  mayNotReply,
  mayNotSend,
  readAnswer,
  threadAlreadyThere,
  unreadableAnswer,
} from './discord-error.ts';
import type { DiscordRest, RestRequest } from './rest.ts';

/** What the bot does in channels. Every call rejects with a DiscordError. */

/** A message to post in the bot's own name. */
interface Post extends MessageBody {
  /** At most 25 characters: a request that is repeated within a few minutes posts nothing more. */
  readonly nonce: string;
  /** Posted without the reference if that message is gone. */
  readonly replyTo?: MessageId | undefined;
  /** The only person it may ping. */
  readonly ping?: UserId | undefined;
  /** Pings the author of the message it replies to. */
  readonly pingReplied?: boolean | undefined;
  /** It is not posted without its files. */
  readonly needsFiles?: boolean;
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

/** Minutes without a message after which Discord archives a thread by itself. */
type ArchiveAfter = 60 | 1_440 | 4_320 | 10_080;

interface NewThread {
  readonly channelId: ChannelId;
  readonly name: string;
  readonly archiveAfter: ArchiveAfter;
}

const threadPayload = ({ name, archiveAfter }: NewThread): object => ({
  name: cutText(shownLine(name), { longest: limits.threadName }),
  auto_archive_duration: archiveAfter,
});

const threadsOn = ({ send }: DiscordRest) => {
  const change = async (thread: ThreadId, body: object): Promise<void> => {
    await send({ method: 'PATCH', route: Routes.channel(thread), body });
  };
  const start = async (route: `/${string}`, body: object): Promise<ThreadId> =>
    idOfAnswer(await send({ method: 'POST', route, body }), threadId);
  return {
    /**
     * Starts a public thread on a message; its name is cut to 100 characters. If the message already has one (a request
     * repeated after a crash), returns that one: it shares the message's id.
     */
    startThread: async (thread: NewThread & { readonly messageId: MessageId }): Promise<ThreadId> => {
      try {
        return await start(Routes.threads(thread.channelId, thread.messageId), threadPayload(thread));
      } catch (error) {
        if (hasCode(error, threadAlreadyThere)) return threadId(thread.messageId);
        throw error;
      }
    },
    /** Starts a private thread whose members may invite others. Only in text channels. */
    startPrivateThread: (thread: NewThread): Promise<ThreadId> =>
      start(Routes.threads(thread.channelId), {
        ...threadPayload(thread),
        type: ChannelType.PrivateThread,
        invitable: true,
      }),
    addMember: async (thread: ThreadId, user: UserId): Promise<void> => {
      await send({ method: 'PUT', route: Routes.threadMembers(thread, user) });
    },
    isMember: async (thread: ThreadId, user: UserId): Promise<boolean> => {
      try {
        await send({ method: 'GET', route: Routes.threadMembers(thread, user) });
        return true;
      } catch (error) {
        if (isNotFound(error)) return false;
        throw error;
      }
    },
    /** Whether only those who manage threads may write in it. */
    isLocked: async (thread: ThreadId): Promise<boolean> => {
      const found = await send({ method: 'GET', route: Routes.channel(thread) });
      return (found as Partial<APIThreadChannel>).thread_metadata?.locked === true;
    },
    /** Archives without locking: a new message reopens it. */
    archive: (thread: ThreadId): Promise<void> => change(thread, { archived: true }),
    wake: (thread: ThreadId): Promise<void> => change(thread, { archived: false }),
    /** How long an active thread stays open when nobody writes. */
    archiveAfter: (thread: ThreadId, minutes: ArchiveAfter): Promise<void> =>
      change(thread, { auto_archive_duration: minutes }),
  };
};

const postPayload = (post: Post): object => ({
  ...bodyPayload(post, { ping: post.ping, pingReplied: post.pingReplied }),
  nonce: post.nonce,
  enforce_nonce: true,
  ...(post.replyTo === undefined
    ? {}
    : { message_reference: { message_id: post.replyTo, fail_if_not_exists: false } }),
});

/** On a full page, unreadable messages count as well. A page that leads no further would be requested forever. */
const newestOf = (page: readonly unknown[], after: string): MessageId => {
  const ids = listOf(page as Partial<APIMessage>[]).flatMap(({ id }) => id ?? []);
  const newest = ids.toSorted(compareIds).at(-1);
  if (newest === undefined || compareIds(newest, after) <= 0) throw unreadableAnswer();
  return messageId(newest);
};

const messagesOn = ({ send }: DiscordRest) => {
  /** Whatever code a 404 has, the message that the request names is gone, unless the whole channel is. */
  const atMessage = async (request: RestRequest): Promise<unknown> => {
    try {
      return await send(request);
    } catch (error) {
      throw isNotFound(error) ? new DiscordError({ kind: 'unknown_message' }) : error;
    }
  };
  /** Posts without what the bot may not post there, if anything is left. */
  const post = async (channel: ChannelId, wanted: Post): Promise<Posted> => {
    try {
      const answer = await send({
        method: 'POST',
        route: Routes.channelMessages(channel),
        body: postPayload(wanted),
        files: bodyFiles(wanted),
      });
      return { id: idOfAnswer(answer, messageId) };
    } catch (error) {
      if (wanted.replyTo !== undefined && hasCode(error, mayNotReply))
        return post(channel, { ...wanted, replyTo: undefined });
      const hasMore = wanted.content !== '' && (wanted.uploads ?? []).length > 0;
      if (!hasMore || wanted.needsFiles === true || !hasCode(error, mayNotSend)) throw error;
      return { ...(await post(channel, { ...wanted, uploads: undefined })), withoutFiles: true };
    }
  };
  return {
    /** A reply is posted as an ordinary message where the bot may not reply. */
    post,
    /** Replaces the whole message: buttons and files that the body does not have are removed. `at`: Discord's time of it. */
    edit: async (
      channel: ChannelId,
      message: MessageId,
      body: MessageBody,
    ): Promise<{ readonly at: number }> => {
      const answer = await atMessage({
        method: 'PATCH',
        route: Routes.channelMessage(channel, message),
        body: bodyPayload(body),
        files: bodyFiles(body),
      });
      return { at: timeOf((answer as Partial<APIMessage>).edited_timestamp) ?? clock.wall() };
    },
    remove: async (channel: ChannelId, message: MessageId): Promise<void> => {
      await atMessage({ method: 'DELETE', route: Routes.channelMessage(channel, message) });
    },
    /** Repeating it changes nothing. */
    react: async (channel: ChannelId, message: MessageId, emoji: string): Promise<void> => {
      const route = Routes.channelMessageOwnReaction(channel, message, encodeURIComponent(emoji));
      await atMessage({ method: 'PUT', route });
    },
    /** Shows "is typing" for ten seconds or until the next message. */
    typing: async (channel: ChannelId, signal?: AbortSignal): Promise<void> => {
      await send({ method: 'POST', route: Routes.channelTyping(channel), signal });
    },
    /** Up to 100 messages after the id. */
    history: async (channel: ChannelId, { after }: { readonly after: string }): Promise<HistoryPage> => {
      const query = new URLSearchParams({ after, limit: String(limits.historyPage) });
      const page = await send({ method: 'GET', route: Routes.channelMessages(channel), query });
      if (!Array.isArray(page)) throw unreadableAnswer();
      return {
        messages: page.flatMap((each) => readMessage(each) ?? []).toSorted((a, b) => compareIds(a.id, b.id)),
        next: page.length < limits.historyPage ? undefined : newestOf(page, after),
      };
    },
    message: async (channel: ChannelId, id: MessageId): Promise<DiscordMessage> => {
      const found = await atMessage({ method: 'GET', route: Routes.channelMessage(channel, id) });
      return readAnswer(() => readMessage(found));
    },
  };
};

const peopleOn = ({ send }: DiscordRest) => ({
  /** The channel of direct messages with this person. */
  openDm: async (user: UserId): Promise<ChannelId> => {
    const body = { recipient_id: user };
    return idOfAnswer(await send({ method: 'POST', route: Routes.userChannels(), body }), channelId);
  },
  /** Undefined for somebody who is not in the server (any more). */
  member: async (guild: GuildId, user: UserId): Promise<Member | undefined> => {
    try {
      const answer = await send({ method: 'GET', route: Routes.guildMember(guild, user) });
      const member = answer as Partial<APIGuildMember>;
      return readAnswer(() => ({
        displayName: nameOf(member.user, member),
        roles: listOf(member.roles).map(roleId),
      }));
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  },
});

/** `signal` aborts every request made through this object. */
export const createDiscordApi = ({ send }: DiscordRest, signal?: AbortSignal) => {
  const rest: DiscordRest = { send: (request) => send({ signal, ...request }) };
  return {
    ...threadsOn(rest),
    ...messagesOn(rest),
    ...peopleOn(rest),
    /** Somebody's permissions as bits; none in a channel that the bot does not see, or if they are not in the server. */
    permissionsIn: (member: MemberInChannel): Promise<bigint> => permissionsIn(rest, member),
    withPaste: (message: DiscordMessage): Promise<DiscordMessage | undefined> => withPaste(message, signal),
    /** The contents of a file, of at most so many bytes, that came with a message or a form. Never rejects. */
    file: (url: string, longest: number): Promise<ReadFile> => downloadFile(url, { longest, signal }),
  };
};

export type DiscordApi = ReturnType<typeof createDiscordApi>;
