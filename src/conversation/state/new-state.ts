import { pauseOf } from '../domain/hearing-terms.ts';
import type { Self } from '../domain/message.ts';
import type { Givens } from '../domain/ports.ts';
import type { Conversation } from '../domain/record.ts';
import { byPlace } from './state.ts';
import type { State, Waiting } from './state.ts';
import { editable } from './unsure.ts';

/** The state with which a process begins: a new conversation, or what an earlier process has left of one. */

/** `origin`: a conversation from the store may be further along than its record says. */
export const newState = (
  record: Conversation,
  { givens, self, origin, now }: { givens: Givens; self: Self; origin: 'new' | 'stored'; now: number },
): State => {
  const isStored = origin === 'stored';
  const known = isStored ? revived(record) : record;
  return {
    now,
    begunAt: now,
    editsUntil: now + givens.pace.landing,
    givens,
    self,
    record: known,
    version: 1,
    stored: isStored ? 1 : 0,
    storeFailures: 0,
    writing: undefined,
    writeAt: undefined,
    effects: [],
    nextEffect: 1,
    rests: {},
    failures: {},
    pages: {},
    gate: { kind: 'shut', listed: false },
    isDeaf: false,
    quiet: undefined,
    sinceFloorLine: 0,
    waiting: remembered(record),
    highest: record.cursor,
    edits: new Map(),
    deletions: new Set(),
    talk: [],
    spoke: new Map(),
    tries: 0,
    nextPart: 0,
    postedParts: new Map(),
    unsure: new Set(isStored ? everythingOf(known) : []),
    lostSince: {},
    refused: new Set(),
    hints: [],
    cutOff: isStored && record.turn !== undefined,
    cannotReadBack: false,
    troubleSince: 0,
    isOverwritten: false,
    countedAt: 0,
    placedIn: {},
    hostAdded: false,
    floorHintAt: 0,
    waiters: [],
    nextJobs: [],
    opener: undefined,
    deleted: false,
    closing: false,
    lines: [],
  };
};

/** What waits without showing in any page of the thread: questions asked again, and words said for somebody. */
const remembered = ({ again, says, turn, aside }: Conversation): readonly Waiting[] => {
  const said = says.flatMap(({ messageId, speakerId, text }) =>
    messageId === undefined ||
    again.some((one) => one.messageId === messageId) ||
    aside?.ids.includes(messageId) === true
      ? []
      : [{ at: messageId, messageId, attempt: 0, speakerId, text }],
  );
  return [...again, ...said].filter(({ messageId }) => messageId !== turn?.messageId).toSorted(byPlace);
};

/** What an earlier process stored, as this one takes it up. */
const revived = (record: Conversation): Conversation => ({
  ...record,
  // The response to what that process was posting was lost with it.
  sent: Object.fromEntries(
    Object.entries(record.sent ?? {}).map(([slot, one]) => [slot, one && { ...one, unanswered: true }]),
  ),
  // The store has just returned this record, so its earlier failures are over.
  hold: record.hold?.cause === 'store' ? undefined : record.hold,
});

/** What an earlier process may have posted or edited without storing it; the look at the thread finds the rest. */
const everythingOf = (record: Conversation): readonly string[] => {
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
