import { compareIds, laterId } from '../../lib/ids.ts';
import type { MessageId } from '../../lib/ids.ts';
import { changing } from '../state/state.ts';
import type { State } from '../state/state.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';

/** What is known of the thread: how far it is known, and the latest edits and deletions. */

const changeThread = changing('thread');

/**
 * Everything up to this message has arrived, over the gateway or in a page of the thread. Not to be used for what we
 * have just posted: something written a moment earlier may still be on its way to us.
 */
export const see = (state: State, id: string): State =>
  compareIds(id, state.thread.highest) <= 0 ? state : changeThread(state, { highest: id });

/** The thread is new: it may contain messages from before we knew of it. */
export const threadMade = (state: State, id: string): State =>
  changeThread(state, {
    highest: laterId(state.thread.highest, id),
    gate: { kind: 'looking', upTo: undefined },
  });

/** While the connection to the gateway is lost, silence proves nothing. */
export const connected = (state: State, isUp: boolean): State =>
  changeThread(state, { isDisconnected: !isUp });

/** Discord lets us read the thread, or does not. */
export const readable = (state: State, isReadable: boolean): State =>
  changeThread(state, { cannotReadBack: !isReadable });

const mostHeardOf = 200;

const latest = <Item>(items: Iterable<Item>): Item[] => [...items].slice(-mostHeardOf);

export const heardEdit = (state: State, id: MessageId, editedAt: number | undefined): State =>
  editedAt === undefined
    ? state
    : changeThread(state, { edits: new Map(latest([...state.thread.edits, [id, editedAt]])) });

export const heardDeletions = (state: State, ids: readonly MessageId[]): State =>
  changeThread(state, { deletions: new Set(latest([...state.thread.deletions, ...ids])) });

export const ignore = (state: State, ids: readonly string[]): State =>
  ids.length === 0
    ? state
    : changeThread(state, { ignoredMessages: latest([...state.thread.ignoredMessages, ...ids]) });

/** Whether a message still has its text from before an edit that we know of. */
export const isOutdated = ({ thread }: State, { id, editedAt = 0 }: ThreadMessage): boolean =>
  editedAt < (thread.edits.get(id) ?? 0);

/** Judged again by other terms, it is no longer ignored. */
export const notIgnored = (state: State, id: MessageId): State => {
  const { ignoredMessages } = state.thread;
  return ignoredMessages.includes(id)
    ? changeThread(state, { ignoredMessages: ignoredMessages.filter((one) => one !== id) })
    : state;
};
