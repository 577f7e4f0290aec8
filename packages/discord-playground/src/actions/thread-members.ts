import { Refusal } from '../refusal.ts';
import type { Thread } from '../world/entities.ts';
import type { World } from '../world/world.ts';

const maxMembers = 1_000;

/** Adds a member unless they are in it already; webhooks are in no thread. Throws 30033 if the thread is full. */
export const joinThread = (world: World, thread: Thread, userId: string): void => {
  if (thread.members.has(userId) || !world.users.has(userId)) return;
  if (thread.members.size >= maxMembers) throw new Refusal('tooManyThreadMembers');
  thread.members.set(userId, Date.now());
  world.changes.publish({ kind: 'thread_members_changed', thread, added: [userId], removed: [] });
};

const leaveThread = (world: World, thread: Thread, userId: string): void => {
  if (!thread.members.delete(userId)) return;
  world.changes.publish({ kind: 'thread_members_changed', thread, added: [], removed: [userId] });
};

interface MemberStep {
  /** Who does it. */
  readonly by: string;
  readonly thread: Thread;
  /** Whom it concerns. */
  readonly userId: string;
}

/** Joining, or adding someone else, which takes the right to write in the thread, and an invitation if it is closed. */
export const addThreadMember = (world: World, { by, thread, userId }: MemberStep): void => {
  if (!world.sees(by, thread)) throw new Refusal('missingAccess');
  if (thread.archived) throw new Refusal('archivedThread');
  const parent = world.channel(thread.parentId);
  if (!world.guild(thread.guildId).members.has(userId)) throw new Refusal('unknownMember');
  if (by !== userId) world.demand(by, 'SendMessagesInThreads', thread);
  if (by !== userId && thread.type === 12 && !thread.invitable && by !== thread.ownerId) {
    world.demand(by, 'ManageThreads', thread);
  }
  if (!world.may(userId, 'ViewChannel', parent)) throw new Refusal('missingAccess');
  joinThread(world, thread, userId);
};

/** Leaving, or removing someone, which only moderators and the owner of a private thread may do. */
export const removeThreadMember = (world: World, { by, thread, userId }: MemberStep): void => {
  if (!world.sees(by, thread)) throw new Refusal('missingAccess');
  if (thread.archived) throw new Refusal('archivedThread');
  const own = thread.type === 12 && thread.ownerId === by;
  if (by !== userId && !own) world.demand(by, 'ManageThreads', thread);
  if (!thread.members.has(userId)) throw new Refusal('unknownMember');
  leaveThread(world, thread, userId);
};
