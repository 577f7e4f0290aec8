import type { MessageId } from '../../lib/ids.ts';
import { pauseOf } from '../domain/hearing-terms.ts';
import type { Conversation } from '../domain/record.ts';
import { slots } from '../domain/stored-notices.ts';
import type { Slot } from '../domain/stored-notices.ts';

/** What may be in the thread, or say something, without the record saying so: it is looked for before it is posted. */

/** Marks a notice as unsure: it may not say what is stored. */
export const shownKey = (slot: Slot): string => `shown:${slot}`;

/** The same for the last notice whose reason is gone. */
export const closedKey = (slot: Slot): string => `closed:${slot}`;

/** The same for a line about the floor that another one has followed. */
export const oldLineKey = (id: MessageId): string => `old line:${id}`;

/** Notices that an edit by an earlier process may still change. */
export const editable = ({ board, closed, oldLines = [] }: Conversation): readonly string[] => [
  ...slots.flatMap((slot) => [
    ...(board?.[slot] === undefined ? [] : [shownKey(slot)]),
    ...(closed?.[slot] === undefined ? [] : [closedKey(slot)]),
  ]),
  ...oldLines.map(({ id }) => oldLineKey(id)),
];

/** What an earlier process may have posted or edited unknown to the store; the look at the thread finds the rest. */
export const everythingOf = (record: Conversation): readonly string[] => {
  const { status, turn, hold, aside, notes = [], board, says } = record;
  return [
    ...(status === 'opening' ? ['announcement', 'announcement on its way', 'thread', 'first'] : []),
    ...(turn === undefined ? [] : ['turn']),
    ...notes.map(({ nonce }) => nonce),
    ...(hold === undefined || board?.hold !== undefined ? [] : ['hold']),
    ...(aside === undefined || board?.aside !== undefined ? [] : ['aside']),
    ...(pauseOf(record) === undefined || board?.pause !== undefined ? [] : ['pause']),
    ...(board?.backlog === undefined ? ['backlog'] : []),
    ...editable(record),
    ...says.flatMap(({ id, messageId }) => (messageId === undefined ? [id] : [])),
  ];
};
