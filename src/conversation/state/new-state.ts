import { pauseOf } from '../domain/hearing-terms.ts';
import type { Self } from '../domain/self.ts';
import type { Environment } from '../domain/ports.ts';
import type { Conversation } from '../domain/record.ts';
import { slots } from '../domain/stored-notices.ts';
import type { Slot } from '../domain/stored-notices.ts';
import { byPlace, noDelivery } from '../talk/memory.ts';
import type { Waiting } from '../talk/memory.ts';
import { idle } from './lanes.ts';
import type { State } from './state.ts';
import { editable } from './unsure.ts';

/** The state with which a process begins: a new conversation, or what an earlier process has left of one. */

/** `origin`: a conversation from the store may be further along than its record says. */
export const newState = (
  record: Conversation,
  {
    environment,
    self,
    origin,
    now,
  }: { environment: Environment; self: Self; origin: 'new' | 'stored'; now: number },
): State => {
  const isStored = origin === 'stored';
  const known = isStored ? revived(record) : record;
  return {
    now,
    environment,
    self,
    record: known,
    waiting: remembered(record),
    thread: {
      gate: { kind: 'shut', listed: false },
      isDisconnected: false,
      cannotReadBack: false,
      highest: record.cursor,
      edits: new Map(),
      deletions: new Set(),
      ignoredMessages: [],
    },
    delivery: { ...noDelivery, cutOff: isStored && record.turn !== undefined },
    lanes: {
      turn: { ...idle, unsure: new Set(isStored ? ofTurn(known) : []) },
      look: idle,
      board: { ...idle, unsure: new Set(isStored ? ofBoard(known) : []) },
      people: { ...idle, unsure: new Set(isStored ? ofPeople(known) : []) },
      replies: [],
      nextEffect: 1,
    },
    writer: {
      version: 1,
      stored: isStored ? 1 : 0,
      failures: 0,
      writing: undefined,
      writeAt: undefined,
      troubleSince: 0,
      lines: [],
    },
    life: {
      begunAt: now,
      opener: undefined,
      hostAdded: false,
      waiters: [],
      nextJobs: [],
      deleted: false,
      closing: false,
    },
    floor: { quiet: undefined, sinceFloorNotice: 0 },
    people: { floorHintAt: 0, hints: [], unasked: new Map(), toMark: [] },
    notices: {
      editsUntil: now + environment.timings.landing,
      isOverwritten: false,
      countedAt: 0,
      placedIn: {},
      spentIn: 0,
    },
  };
};

/** Waiting questions that no page of the thread shows: questions asked again, and words said for somebody. */
const remembered = ({ again, relayed, turn, aside }: Conversation): readonly Waiting[] => {
  const said = relayed.flatMap(({ messageId, speakerId, text }) =>
    messageId === undefined ||
    again.some((one) => one.messageId === messageId) ||
    aside?.ids.includes(messageId) === true
      ? []
      : [{ at: messageId, messageId, attempt: 0, speakerId, text }],
  );
  return [...again, ...said].filter(({ messageId }) => messageId !== turn?.messageId).toSorted(byPlace);
};

/** The record of an earlier process, as this process takes it up. */
const revived = (record: Conversation): Conversation => ({
  ...record,
  // The response to what that process was posting was lost with it.
  sent: Object.fromEntries(
    Object.entries(record.sent ?? {}).map(([slot, one]) => [slot, one && { ...one, unanswered: true }]),
  ),
  // The store has just returned this record, so its earlier failures are over.
  suspension: record.suspension?.cause === 'store' ? undefined : record.suspension,
});

// ---- posts and edits of an earlier process that may not be stored; the look at the thread finds the rest

const ofTurn = ({ status, turn }: Conversation): readonly string[] => [
  ...(status === 'opening' ? ['announcement', 'announcement on its way', 'thread', 'first'] : []),
  ...(turn === undefined ? [] : ['turn']),
];

/** Whether a notice may be in the thread though it has no place on the board. */
const mayStand: Readonly<Record<Slot, (record: Conversation) => boolean>> = {
  suspension: ({ suspension }) => suspension !== undefined,
  aside: ({ aside }) => aside !== undefined,
  backlog: () => true,
  // The store has just returned this record: that trouble is over.
  trouble: () => false,
  pause: (record) => pauseOf(record) !== undefined,
  // It is posted as a note.
  floor: () => false,
};

const ofBoard = (record: Conversation): readonly string[] => {
  const { notes = [], board } = record;
  return [
    ...notes.map(({ nonce }) => nonce),
    ...slots.filter((slot) => board?.[slot] === undefined && mayStand[slot](record)),
    ...editable(record),
  ];
};

const ofPeople = ({ relayed }: Conversation): readonly string[] =>
  relayed.flatMap(({ id, messageId }) => (messageId === undefined ? [id] : []));
