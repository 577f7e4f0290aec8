import { settledRecord } from './draft.ts';
import type { Draft, State } from './draft.ts';
import { laneNames } from './effects.ts';
import { date, doubling } from './lanes.ts';
import type { TranscriptLine } from './transcript-line.ts';

/** When the record is written: at once if something waits for it, otherwise a little later; one write at a time. */

/** Is stored together with what this step changes. */
export const note = (d: Draft, line: TranscriptLine): void => {
  d.writer.lines = [...d.writer.lines, { line, version: d.writer.version + 1 }];
};

export const stored = (d: Draft, version: number): void => {
  const { writer } = d;
  writer.stored = Math.max(writer.stored, version);
  writer.writing = undefined;
  writer.failures = 0;
  if (writer.lines.length > 0) writer.lines = writer.lines.filter((line) => line.version > version);
};

export const notStored = (d: Draft): void => {
  const { delivery, longestWriteWait } = d.env.timings;
  d.writer.writing = undefined;
  d.writer.writeAt = d.now + doubling(delivery, longestWriteWait, d.writer.failures);
  d.writer.failures += 1;
};

/** People do not want to wait for the next try. */
export const writeNow = (d: Draft): void => {
  if (d.writer.failures > 0) d.writer.writeAt = d.now;
};

const mostAwaited = ({ lanes }: Draft): number => {
  let most = 0;
  for (const name of laneNames) most = Math.max(most, lanes[name].effect?.awaits ?? 0);
  for (const { awaits } of lanes.replies) most = Math.max(most, awaits);
  return most;
};

/** A record that is being deleted from the store is not put back. */
const isBeingDeleted = ({ record, memory }: Draft): boolean =>
  record.phase === 'opening' && memory.opening === 'forget';

const planWrite = (d: Draft): void => {
  const { writer, now } = d;
  if (writer.version === writer.stored || isBeingDeleted(d)) {
    writer.writeAt = undefined;
    return;
  }
  if (writer.failures === 0 && writer.version !== writer.writing) {
    const isWanted = d.urgent || d.memory.closing || mostAwaited(d) > (writer.writing ?? writer.stored);
    writer.writeAt = Math.min(writer.writeAt ?? Infinity, isWanted ? now : now + d.env.timings.lazily);
  }
  if (writer.writing !== undefined || writer.writeAt === undefined || writer.writeAt > now) return;
  writer.writing = writer.version;
  writer.writeAt = undefined;
};

/** The end of a step. */
export const finish = (before: State, d: Draft): State => {
  const { env, memory, lanes, writer } = d;
  const record = settledRecord(before.record, d.record);
  const hasNewLines = writer.lines.some(({ version }) => version > writer.version);
  if (record !== before.record || hasNewLines) writer.version += 1;
  date(d, writer.version);
  planWrite(d);
  return { env, record, memory, lanes, writer };
};
