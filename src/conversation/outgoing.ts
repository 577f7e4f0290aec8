import { mayHaveArrived } from '../lib/failure.ts';
import type { MessageId } from '../lib/ids.ts';
import type { Draft } from './draft.ts';
import type { Message, Result } from './events.ts';
import { lookAgain, ownPosted } from './inbox.ts';
import { drop, dropInGap, isFree, perform, recovered, waitForDiscord } from './lanes.ts';
import { matches } from './lines.ts';
import type { Line, Outgoing } from './record.ts';
import type { Showing } from './status.ts';
import { note } from './writer.ts';

/** What is to be posted, one after another, each once. */

/** What is remembered of a line that stands in the thread. */
const stands = (d: Draft, what: Line, id: MessageId): void => {
  const { turn, about } = d.record;
  if (what.kind === 'first') d.record.about = { ...about, firstMessageId: id };
  if (what.kind !== 'part') return;
  if (turn?.at === 'answered') d.record.turn = { ...turn, posted: [...turn.posted, id] };
  else note(d, { kind: 'greeting', at: id, answers: [id] });
  const { asks } = what.part;
  if (asks !== undefined) d.record.preceptor = { id, text: asks };
};

const posted = (d: Draft, { what }: Outgoing, id: MessageId): void => {
  d.record.outgoing = d.record.outgoing.slice(1);
  stands(d, what, id);
  Object.assign(d.memory, { unsure: false, barred: undefined, rejections: 0 });
  recovered(d, 'out');
};

/** A message of ours is seen for the first time: the response to its post was lost, or has yet to come. */
export const lineCame = (d: Draft, message: Message): boolean => {
  const [first] = d.record.outgoing;
  if (first === undefined || !matches(d, message, first)) return false;
  drop(d, 'out');
  posted(d, first, message.id);
  return true;
};

/** How often Discord may fail by itself before its body is to blame. */
const rejectionsBelieved = 3;

export const planOut = (d: Draft): void => {
  dropInGap(d, 'out');
  const [first] = d.record.outgoing;
  if (first === undefined) d.memory.barred = undefined;
  if (first === undefined || d.memory.gap !== undefined || !isFree(d, 'out')) return;
  if (d.memory.unsure) return lookAgain(d);
  if (d.memory.rejections >= rejectionsBelieved) {
    refused(d, first);
    return planOut(d);
  }
  const { key: nonce, what, replyTo, ping = false } = first;
  perform(d, 'out', { kind: 'post', what, nonce, replyTo, ping });
};

// ---- what Discord does not take

const unshown: Line = { kind: 'unshown' };

/** What is posted instead: a file without its text, a text without its file, at last a line that says so. */
const instead = ({ key, what, replyTo }: Outgoing): readonly Outgoing[] => {
  if (what.kind !== 'part') return [];
  const { part, as } = what;
  const said: Outgoing = { key: `${key}u`, what: unshown };
  if (as === 'file' || (part.file !== undefined && part.content === '')) return [{ ...said, replyTo }];
  if (part.file === undefined) return [{ key: `${key}f`, what: { ...what, as: 'file' }, replyTo }];
  return [{ key: `${key}t`, what: { kind: 'part', part: { ...part, file: undefined } }, replyTo }, said];
};

const refused = (d: Draft, first: Outgoing): void => {
  d.memory.rejections = 0;
  recovered(d, 'out');
  d.record.outgoing = [...instead(first), ...d.record.outgoing.slice(1)];
};

export const outCame = (d: Draft, result: Result): void => {
  const [first] = d.record.outgoing;
  if (first === undefined) return;
  if (result.kind === 'posted') {
    ownPosted(d, result.id);
    posted(d, first, result.id);
    if (result.withoutFiles === true)
      d.record.outgoing = [{ key: `${first.key}u`, what: unshown }, ...d.record.outgoing];
    return;
  }
  if (result.kind !== 'discord_failed') return;
  const { failure } = result;
  const { kind } = failure;
  if (kind === 'refused' || kind === 'unknown_message') return refused(d, first);
  if (kind === 'forbidden') d.memory.barred = failure;
  d.memory.unsure = mayHaveArrived(failure);
  if (kind === 'failing') d.memory.rejections += 1;
  waitForDiscord(d, 'out', failure);
};

export const showBarred: Showing = ({ memory: { barred } }) =>
  barred && { line: { kind: 'barred', why: barred }, buttons: ['try_now'] };
