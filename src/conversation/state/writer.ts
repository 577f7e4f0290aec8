import { compareIds, firstIdAt, laterId, timeOfId } from '../../lib/ids.ts';
import { conversationSchema } from '../domain/record.ts';
import type { Conversation } from '../domain/record.ts';
import { awaiting, doubling, effectsOf, hasBegun } from './lanes.ts';
import { changing } from './state.ts';
import type { State } from './state.ts';

/** When the record is written: one write at a time, at once if something waits for it, otherwise a little later. */

const changeWriter = changing('writer');

export const nowStored = (state: State, version: number): State => {
  const { stored, lines } = state.writer;
  return changeWriter(state, {
    writing: undefined,
    stored: Math.max(stored, version),
    failures: 0,
    lines: lines.filter((line) => line.version > version),
  });
};

/** The store has not taken the record: it is written again after a while. */
export const notStored = (state: State): State => {
  const { now, writer } = state;
  const { delivery, longestWriteWait } = state.environment.timings;
  return changeWriter(state, {
    writing: undefined,
    failures: writer.failures + 1,
    writeAt: now + doubling(delivery, longestWriteWait, writer.failures),
    troubleSince: writer.failures === 0 ? now : writer.troubleSince,
  });
};

/** The write under way has come to nothing. */
export const notWritten = (state: State): State => changeWriter(state, { writing: undefined });

/** Writes at once. */
export const writeNow = (state: State): State => changeWriter(state, { writeAt: state.now });

/** Dates the notice about the store, or about reading back, anew. */
export const troubleBegan = (state: State): State => changeWriter(state, { troubleSince: state.now });

const urgentFields = conversationSchema.keyof().exclude(['cursor', 'seen', 'settled', 'settledTo']).options;

/**
 * Nothing is lost by writing later if only the cursor has moved, or if the last part of an answer is in the thread,
 * where the next process would find it.
 */
const isUrgent = (before: Conversation, after: Conversation): boolean => {
  if (before === after) return false;
  const isDelivered = before.turn?.state === 'answered' && after.turn === undefined;
  return urgentFields.some((key) => before[key] !== after[key] && !(key === 'turn' && isDelivered));
};

const writeAtOf = (before: State, state: State, version: number): number | undefined => {
  const { record, now, life } = state;
  const { stored, writing, failures, writeAt } = state.writer;
  if (version === stored || life.deleted) return undefined;
  const isNever = stored === 0 && record.abandoned !== undefined;
  const { effect } = state.lanes.turn;
  // A record that is being deleted from the store is not put back.
  if (isNever || (effect?.kind === 'forget' && hasBegun(state, effect))) return undefined;
  if (failures > 0) return writeAt;
  if (version === writing) return undefined;
  const isWaitedFor = effectsOf(state).some(({ awaits }) => awaits > (writing ?? stored));
  if (isWaitedFor || life.closing || isUrgent(before.record, record)) return now;
  return Math.min(writeAt ?? Infinity, now + state.environment.timings.cursorSave);
};

/** The end of a step: counts the version, and begins to write if it is time and nothing is being written. */
export const written = (before: State, state: State): State => {
  const { writer, now } = state;
  const version = state.record === before.record ? writer.version : writer.version + 1;
  const isWanted = state.lanes !== before.lanes;
  const lanes = isWanted ? awaiting(state.lanes, version) : state.lanes;
  const due = writeAtOf(before, state, version);
  const isBegun = writer.writing === undefined && due !== undefined && due <= now;
  const writing = isBegun ? version : writer.writing;
  // While the store fails, people are told this time.
  const writeAt = isBegun && writer.failures === 0 ? undefined : due;
  const isSame = version === writer.version && writing === writer.writing && writeAt === writer.writeAt;
  if (isSame && !isWanted) return state;
  return { ...state, lanes, writer: isSame ? writer : { ...writer, version, writing, writeAt } };
};

/**
 * The record as it is stored: of the settled messages, it lists only the ones that may be read again after a gap. A
 * process remembers more, because Discord may repeat an event to it.
 */
export const storedForm = ({ record, environment }: State): Conversation => {
  const { cursor, settled, settledTo = '0' } = record;
  const horizon = firstIdAt(timeOfId(cursor) - environment.timings.overlap);
  const kept = settled.filter((id) => compareIds(id, horizon) >= 0);
  const last = settled.at(-kept.length - 1);
  return last === undefined ? record : { ...record, settled: kept, settledTo: laterId(settledTo, last) };
};
