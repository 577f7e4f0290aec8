import { z } from 'zod';
import { badField, Refusal } from '../refusal.ts';
import { messageFlags, newMessageBody } from '../validate/message-body.ts';
import type { ArchiveMinutes, Channel, Message, Thread } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import { addMessage } from './add-message.ts';
import { joinThread } from './thread-members.ts';

const maxActiveThreads = 1_000;

const name = z.string().trim().min(1).max(100);
const archiveMinutes = z.literal([60, 1440, 4320, 10080]);
const slowmode = z.int().min(0).max(21_600);

export const threadFromMessageBody = z.object({
  name,
  auto_archive_duration: archiveMinutes.nullish(),
  rate_limit_per_user: slowmode.nullish(),
});

export const threadBody = threadFromMessageBody.extend({
  type: z.literal([10, 11, 12]).nullish(),
  invitable: z.boolean().nullish(),
});

/** A post in a forum: a thread with its first message. Forums without tags have none to apply. */
export const forumPostBody = z.object({ message: newMessageBody });

export const threadEditBody = z.object({
  name: name.optional(),
  archived: z.boolean().optional(),
  locked: z.boolean().optional(),
  invitable: z.boolean().optional(),
  auto_archive_duration: archiveMinutes.optional(),
  rate_limit_per_user: slowmode.nullish(),
});

export interface NewThread {
  readonly by: string;
  readonly parent: Channel;
  readonly type: 10 | 11 | 12;
  readonly name: string;
  readonly archiveMinutes?: ArchiveMinutes | null | undefined;
  readonly invitable?: boolean | null | undefined;
  readonly slowmode?: number | null | undefined;
}

const refuseWhereNoThreads = (world: World, { by, parent, type }: NewThread): void => {
  if (!world.sees(by, parent)) throw new Refusal('missingAccess');
  const fits = parent.type === 0 ? type !== 10 : parent.type === 5 && type === 10;
  if (!fits) throw new Refusal('wrongChannelType');
  world.demand(by, type === 12 ? 'CreatePrivateThreads' : 'CreatePublicThreads', parent);
  let active = 0;
  for (const thread of world.guild(parent.guildId).threads.values()) if (!thread.archived) active += 1;
  if (active >= maxActiveThreads) throw new Refusal('tooManyThreads');
};

/** Checks nothing, and tells nobody. */
export const placeThread = (world: World, given: NewThread, id: string): Thread => {
  const now = Date.now();
  const thread: Thread = {
    kind: 'thread',
    id,
    guildId: given.parent.guildId,
    parentId: given.parent.id,
    type: given.type,
    ownerId: given.by,
    createdAt: now,
    name: given.name,
    archived: false,
    locked: false,
    invitable: given.invitable ?? true,
    archiveMinutes: given.archiveMinutes ?? 4320,
    archiveChangedAt: now,
    slowmode: given.slowmode ?? 0,
    lastMessageId: null,
    messageCount: 0,
    members: new Map([[given.by, now]]),
  };
  world.places.set(id, thread);
  world.guild(thread.guildId).threads.set(id, thread);
  return thread;
};

/** Checks nothing. */
export const openThread = (world: World, given: NewThread, id: string): Thread => {
  const thread = placeThread(world, given, id);
  world.changes.publish({ kind: 'thread_created', thread });
  return thread;
};

/** A thread started from a message, whose id it shares. Throws 160004 if there is one already. */
export const createThreadOn = (world: World, message: Message, given: Omit<NewThread, 'type'>): Thread => {
  const full: NewThread = { ...given, type: given.parent.type === 5 ? 10 : 11 };
  refuseWhereNoThreads(world, full);
  world.demand(given.by, 'ReadMessageHistory', given.parent);
  if (message.type === 18 || message.visibleTo !== undefined) throw new Refusal('systemMessage');
  if (world.places.has(message.id)) throw new Refusal('threadExists');
  const thread = openThread(world, full, message.id);
  message.flags |= messageFlags.hasThread;
  world.changes.publish({ kind: 'message_updated', message });
  addMessage(world, thread, {
    authorId: message.authorId,
    type: 21,
    reference: { type: 0, channelId: message.channelId, messageId: message.id, guildId: thread.guildId },
  });
  joinThread(world, thread, message.authorId);
  return thread;
};

/** A thread that is not started from a message; a public one is announced by a message of type 18. */
export const createThread = (world: World, given: NewThread): Thread => {
  refuseWhereNoThreads(world, given);
  const thread = openThread(world, given, world.ids.next());
  if (given.type !== 12) {
    addMessage(world, given.parent, {
      authorId: given.by,
      type: 18,
      content: given.name,
      reference: { type: 0, channelId: thread.id, guildId: thread.guildId },
    });
  }
  return thread;
};

type ThreadEdit = z.infer<typeof threadEditBody>;

const refuseEdit = (world: World, { by, thread, edit }: EditThread): void => {
  if (!world.sees(by, thread)) throw new Refusal('missingAccess');
  const moderates = world.may(by, 'ManageThreads', thread);
  const moderated =
    (edit.locked !== undefined && edit.locked !== thread.locked) ||
    (edit.rate_limit_per_user ?? thread.slowmode) !== thread.slowmode;
  if (moderated && !moderates) throw new Refusal('missingPermissions');
  const { archived, ...rest } = edit;
  const wakesOnly = archived === false && Object.values(rest).every((value) => value === undefined);
  if (thread.archived && archived !== false) throw new Refusal('archivedThread');
  if (thread.locked && !moderates) throw new Refusal(thread.archived ? 'archivedThread' : 'lockedThread');
  if (wakesOnly && world.may(by, 'SendMessagesInThreads', thread)) return;
  if (!moderates && thread.ownerId !== by) throw new Refusal('missingPermissions');
};

interface EditThread {
  readonly by: string;
  readonly thread: Thread;
  readonly edit: ThreadEdit;
}

/** Renames, archives, unarchives or locks. An archived thread accepts nothing but being unarchived (50083). */
export const editThread = (world: World, step: EditThread): Thread => {
  refuseEdit(world, step);
  const { thread, edit } = step;
  if (edit.invitable !== undefined && thread.type !== 12) {
    throw badField(
      'invitable',
      'CHANNEL_INVITABLE_PRIVATE_THREAD_ONLY',
      'Only private threads can be closed',
    );
  }
  if (edit.archived !== undefined && edit.archived !== thread.archived) {
    thread.archived = edit.archived;
    thread.archiveChangedAt = Date.now();
  }
  thread.name = edit.name ?? thread.name;
  thread.locked = edit.locked ?? thread.locked;
  thread.invitable = edit.invitable ?? thread.invitable;
  thread.archiveMinutes = edit.auto_archive_duration ?? thread.archiveMinutes;
  thread.slowmode = edit.rate_limit_per_user ?? thread.slowmode;
  world.changes.publish({ kind: 'thread_updated', thread });
  return thread;
};

/** What sending to a thread involves: an archived one is unarchived first, a locked one lets only moderators write. */
export const wakeForSending = (world: World, thread: Thread, userId: string): void => {
  if (thread.locked && !world.may(userId, 'ManageThreads', thread)) {
    throw new Refusal(thread.archived ? 'archivedThread' : 'lockedThread');
  }
  if (!thread.archived) return;
  thread.archived = false;
  thread.archiveChangedAt = Date.now();
  world.changes.publish({ kind: 'thread_updated', thread });
};

export const removeThread = (world: World, thread: Thread): void => {
  world.places.delete(thread.id);
  world.guild(thread.guildId).threads.delete(thread.id);
  world.forgetLog(thread.id);
  world.changes.publish({ kind: 'thread_deleted', thread });
};
