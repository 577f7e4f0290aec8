import { mayHaveArrived } from '../lib/failure.ts';
import type { MessageId } from '../lib/ids.ts';
import type { Draft } from './draft.ts';
import type { Concern, Message, Result } from './events.ts';
import { lookAgain, ownPosted } from './inbox.ts';
import { drop, effectIn, hasBegun, isFree, note, perform, recovered, waitForDiscord } from './lanes.ts';
import type { Line, Outgoing } from './record.ts';
import type { StatusSource } from './status.ts';

/** What the bot says once: how it is named and recognized; and that it is posted, one after another, each once. */

/**
 * A nonce, by which Discord drops a second posting of the same thing: at most 25 characters, of which the id takes 13.
 */
export const nonceOf = (id: string, what: string): string => `${BigInt(id).toString(36)}.${what}`;

/** Each kind of line about an id has letters of its own. */
const letters: Readonly<Record<Line['kind'], string>> = {
  first: 'm',
  part: '',
  unshown: 'u',
  doubt: 'd',
  refused: 'r',
  no_such_case: 'c',
  dropped: 'j',
  started_again: 's',
  reset_failed: 'x',
  told: 't',
  ended: 'e',
};

interface About {
  /** The place of the asking, or the press, that it is about: with the kind, it names the line. */
  readonly about: string;
  readonly replyTo?: MessageId | undefined;
  readonly ping?: boolean;
  /** Which part of an answer. */
  readonly part?: number;
}

/** It is posted once what is before it stands in the thread. */
export const say = (d: Draft, what: Line, { about, replyTo, ping = false, part = 0 }: About): void => {
  const key = nonceOf(about, what.kind === 'part' ? String(part) : letters[what.kind]);
  const one: Outgoing = { key, what, replyTo, ...(ping ? { ping } : {}) };
  d.record.outgoing = [...d.record.outgoing, one];
};

/** Whether this message of ours is that line. Without a reference, it replies to a message that is gone. */
const matches = (d: Draft, message: Message, { what, replyTo }: Outgoing): boolean => {
  const replied = message.repliesTo?.messageId;
  if (replied !== undefined && replied !== replyTo) return false;
  const { text, customIds } = d.env.rendering.line(d.record, what);
  return customIds.length > 0
    ? customIds.join() === message.customIds.join()
    : message.customIds.length === 0 && message.content.trim() === text.trim();
};

// ---- posting it

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
  Object.assign(d.memory, { unsure: false, postBlocked: undefined, rejections: 0 });
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

const plan = (d: Draft): void => {
  const planned = effectIn(d, 'out');
  if (d.memory.gap !== undefined && planned !== undefined && !hasBegun(d, planned)) drop(d, 'out');
  const [first] = d.record.outgoing;
  if (first === undefined) d.memory.postBlocked = undefined;
  if (first === undefined || d.memory.gap !== undefined || !isFree(d, 'out')) return;
  if (d.memory.unsure) return lookAgain(d);
  if (d.memory.rejections >= rejectionsBelieved) {
    replaced(d, instead(first));
    return plan(d);
  }
  const { key: nonce, what, replyTo, ping = false } = first;
  perform(d, 'out', { kind: 'post', what, nonce, replyTo, ping });
};

// ---- what Discord does not take

/** What is posted instead: a file without its text, a text without its file, at last a line that says so. */
const instead = ({ key, what }: Outgoing, missing?: 'AttachFiles'): readonly Outgoing[] => {
  if (what.kind !== 'part') return [];
  const { part, as } = what;
  const said: Outgoing = { key: `${key}u`, what: { kind: 'unshown', missing } };
  if (as === 'file' || (part.file !== undefined && part.content === '')) return [said];
  if (part.file === undefined) return [{ key: `${key}f`, what: { ...what, as: 'file' } }];
  return [{ key: `${key}t`, what: { kind: 'part', part: { ...part, file: undefined } } }, said];
};

const replaced = (d: Draft, others: readonly Outgoing[]): void => {
  d.memory.rejections = 0;
  recovered(d, 'out');
  d.record.outgoing = [...others, ...d.record.outgoing.slice(1)];
};

/** What it replies to may be to blame: the second attempt is the same without that. */
const refused = (d: Draft, first: Outgoing, missing?: 'AttachFiles'): void => {
  const isAsWanted = first.replyTo === undefined || missing !== undefined;
  replaced(d, isAsWanted ? instead(first, missing) : [{ ...first, replyTo: undefined }]);
};

const onPostResult = (d: Draft, result: Result): void => {
  const [first] = d.record.outgoing;
  if (first === undefined) return;
  if (result.kind === 'posted') {
    ownPosted(d, result.id);
    posted(d, first, result.id);
    if (result.withoutFiles === true) {
      const what: Line = { kind: 'unshown', missing: 'AttachFiles' };
      d.record.outgoing = [{ key: `${first.key}u`, what }, ...d.record.outgoing];
    }
    return;
  }
  if (result.kind !== 'discord_failed') return;
  const { failure } = result;
  const { kind } = failure;
  if (kind === 'refused') return refused(d, first, failure.missing);
  if (kind === 'unknown_message') return refused(d, first);
  if (kind === 'forbidden') d.memory.postBlocked = failure;
  d.memory.unsure = mayHaveArrived(failure);
  if (kind === 'failing') d.memory.rejections += 1;
  waitForDiscord(d, 'out', failure);
};

export const saying = { plan, results: { post: onPostResult } } satisfies Concern;

export const showPostBlocked: StatusSource = ({ memory: { postBlocked } }) =>
  postBlocked && { line: { kind: 'post_blocked', why: postBlocked }, buttons: [{ kind: 'try_now' }] };
