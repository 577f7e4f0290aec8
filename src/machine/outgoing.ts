import { mayHaveArrived } from '../lib/failure.ts';
import type { DiscordFailure } from '../lib/failure.ts';
import type { MessageId } from '../lib/ids.ts';
import { longestMessage, splitText } from '../lib/split.ts';
import { set } from './draft.ts';
import type { Draft } from './draft.ts';
import type { EffectOf } from './effects.ts';
import type { Concern, Message, Result } from './events.ts';
import { heldBy } from './held.ts';
import { lookAgain, ownPosted } from './inbox.ts';
import { drop, effectIn, hasBegun, note, perform, recovered, rest, waitForDiscord } from './lanes.ts';
import type { AnswerPart, Conversation, Line, Outgoing } from './record.ts';
import type { StatusSource } from './status.ts';

/** What the bot says once: how it is named and recognized; and that it is posted, one after another, each once. */

/** Of a long answer, where its file may not be posted. */
const mostMessages = 20;

/** The first messages of a long answer, one more than may be posted: what comes later does not change where they end. */
const firstMessages = (text: string): readonly string[] =>
  splitText(text.slice(0, (mostMessages + 2) * longestMessage)).slice(0, mostMessages + 1);

/** The text of a long answer, and how many files come with it. */
const longIn = (what: Line): { readonly text: string; readonly others: number } | undefined => {
  if (what.kind !== 'part' || what.part.whole !== true) return undefined;
  const { file, others = [] } = what.part;
  return file !== undefined && 'text' in file ? { text: file.text, others: others.length } : undefined;
};

/** What is posted before the file that has all of it. */
export const beginningOf = ({ outgoing }: Conversation): string => {
  const long = outgoing.flatMap(({ what }) => longIn(what) ?? [])[0];
  return firstMessages(long?.text ?? '')[0] ?? '';
};

/**
 * A nonce, by which Discord drops a second posting of the same thing: at most 25 characters, of which the id takes 13.
 */
export const nonceOf = (id: string, what: string): string => `${BigInt(id).toString(36)}.${what}`;

/** Each kind of line about an id has letters of its own. */
const letters: Readonly<Record<Line['kind'], string>> = {
  task: 'k',
  first: 'm',
  part: '',
  beginning: 'b',
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
  readonly part?: number | undefined;
}

export const lineOf = (what: Line, { about, replyTo, ping = false, part = 0 }: About): Outgoing => {
  const key = nonceOf(about, what.kind === 'part' ? String(part) : letters[what.kind]);
  return { key, what, replyTo, ...(ping ? { ping } : {}) };
};

/** It is posted once what is before it stands in the thread. */
export const say = (d: Draft, what: Line, about: About): void => {
  d.record.outgoing = [...d.record.outgoing, lineOf(what, about)];
};

/** An answer's parts, one after another; before a file with all of a long one stands its beginning. */
export const sayAnswer = (
  d: Draft,
  parts: readonly AnswerPart[],
  { about, ...first }: Omit<About, 'part'>,
): void => {
  let isFirst = true;
  const next = (what: Line, part?: number): void => {
    say(d, what, { about, ...(isFirst ? first : {}), part });
    isFirst = false;
  };
  for (const [index, part] of parts.entries()) {
    if (part.whole === true) next({ kind: 'beginning' });
    next({ kind: 'part', part }, index);
  }
};

interface Form {
  readonly nonce: string;
  readonly what: Line;
}

/**
 * A part stands as it is; else in a file, or without its own, which it says; else a line takes its place. A task stands without
 * its picture.
 */
const formsOf = ({ key, what }: Outgoing): readonly Form[] => {
  const asWanted: Form = { nonce: key, what };
  if (what.kind === 'task' && what.picture !== undefined && what.text !== undefined)
    return [asWanted, { nonce: `${key}f`, what: { ...what, picture: undefined } }];
  if (what.kind !== 'part' && what.kind !== 'beginning') return [asWanted];
  const rest = longIn(what) === undefined ? undefined : true;
  const line: Form = { nonce: `${key}u`, what: { kind: 'unshown', rest } };
  if (what.kind === 'beginning' || rest === true || what.as === 'file' || what.part.content === '')
    return [asWanted, line];
  return [asWanted, { nonce: `${key}f`, what: { ...what, as: 'file' } }, line];
};

/** The one that is tried. */
const formOf = (one: Outgoing): Form => formsOf(one)[one.form ?? 0] ?? { nonce: one.key, what: one.what };

/**
 * Whether this message of ours is that line. Without a reference, it replies to a message that is gone. The first button
 * tells: an earlier version may have had others beside it.
 */
const matches = (d: Draft, message: Message, { replyTo }: Outgoing, what: Line): boolean => {
  const replied = message.repliesTo?.messageId;
  if (replied !== undefined && replied !== replyTo) return false;
  const { text, customIds } = d.env.rendering.line(d.record, what);
  return customIds.length > 0
    ? customIds[0] === message.customIds[0]
    : message.customIds.length === 0 && message.content.trim() === text.trim();
};

// ---- posting it

/** What is remembered of what stands in the thread. The preceptor asks although only a line may say so: the status does. */
const stands = (d: Draft, wanted: Line, what: Line, id: MessageId): void => {
  const { turn, about } = d.record;
  if (what.kind === 'first') d.record.about = { ...about, firstMessageId: id };
  if (what.kind === 'told') note(d, { kind: 'told', at: id, by: what.by });
  if (wanted.kind === 'part' && wanted.part.asks !== undefined)
    d.record.preceptor = { id, text: wanted.part.asks };
  if (what.kind !== 'part' && what.kind !== 'beginning') return;
  if (turn?.at === 'answered') d.record.turn = { ...turn, posted: [...turn.posted, id] };
  else note(d, { kind: 'greeting', at: id, answers: [id] });
};

/** `what`: the form in which it stands. */
const posted = (d: Draft, first: Outgoing, what: Line, id: MessageId): void => {
  d.record.outgoing = d.record.outgoing.slice(1);
  stands(d, first.what, what, id);
  set(d.memory, { unsure: false, postBlocked: undefined, failingSince: undefined });
  recovered(d, 'out');
};

/** A message of ours is seen for the first time: the response to its post was lost, or has yet to come. */
export const lineCame = (d: Draft, message: Message): boolean => {
  const [first] = d.record.outgoing;
  if (first === undefined) return false;
  const form = formsOf(first).find(({ what }) => matches(d, message, first, what));
  if (form === undefined) return false;
  drop(d, 'out');
  posted(d, first, form.what, message.id);
  return true;
};

const plan = (d: Draft): void => {
  const planned = effectIn(d, 'out');
  const by = heldBy(d, 'out');
  if (by === 'gap' && planned !== undefined && !hasBegun(d, planned)) drop(d, 'out');
  const [first] = d.record.outgoing;
  if (first === undefined) d.memory.postBlocked = undefined;
  else if (by === 'unsure') lookAgain(d);
  else if (by === undefined) post(d, first);
};

const post = (d: Draft, first: Outgoing): void => {
  const { replyTo, ping = false } = first;
  const { nonce, what } = formOf(first);
  perform(d, 'out', { kind: 'post', what, nonce, replyTo, ping });
};

// ---- what Discord does not take

/** The rest of a long answer whose beginning stands already: as many messages as it may take, and a line if that is not all. */
const inMessages = ({ key, what }: Outgoing, missing?: 'AttachFiles'): readonly Outgoing[] => {
  const { text, others } = longIn(what) ?? { text: '', others: 0 };
  const messages = firstMessages(text);
  const rest = messages.length > mostMessages ? true : undefined;
  const line: Outgoing = { key: `${key}u`, what: { kind: 'unshown', missing, rest } };
  return [
    ...messages.slice(1, mostMessages).map((content, index): Outgoing => ({
      key: `${key}t${index}`,
      what: { kind: 'part', part: { content } },
    })),
    ...(rest === true || others > 0 ? [line] : []),
  ];
};

const replaced = (d: Draft, ...others: readonly Outgoing[]): void => {
  d.memory.failingSince = undefined;
  recovered(d, 'out');
  d.record.outgoing = [...others, ...d.record.outgoing.slice(1)];
};

/** What it replies to may be to blame: the second attempt is the same without that. The last form is left out. */
const refused = (d: Draft, first: Outgoing, missing?: 'AttachFiles'): void => {
  const { key, form = 0, replyTo } = first;
  if (replyTo !== undefined && missing === undefined) replaced(d, { ...first, replyTo: undefined });
  else if (form === 0 && longIn(first.what) !== undefined) replaced(d, ...inMessages(first, missing));
  else if (missing !== undefined) replaced(d, { key: `${key}u`, what: { kind: 'unshown', missing } });
  else if (formsOf(first)[form + 1] === undefined) replaced(d);
  else replaced(d, { ...first, form: form + 1 });
};

/**
 * Discord fails by itself, on this very body or altogether. After a minute of tries each of the other forms is tried. If it fails on
 * them all, it is out: they are tried again once in a while, from the first on, which stands if that is over.
 */
const failing = (d: Draft, first: Outgoing, failure: DiscordFailure): void => {
  const { believed, longestDelivery, delivery } = d.env.timings;
  d.memory.failingSince ??= d.now;
  if (d.now < d.memory.failingSince + believed) return waitForDiscord(d, 'out', failure);
  const form = ((first.form ?? 0) + 1) % formsOf(first).length;
  d.record.outgoing = [{ ...first, form }, ...d.record.outgoing.slice(1)];
  rest(d, 'out', form === 0 ? longestDelivery : delivery);
};

const onPostResult = (d: Draft, result: Result, { what }: EffectOf<'post'>): void => {
  const [first] = d.record.outgoing;
  if (first === undefined) return;
  if (result.kind === 'posted') {
    ownPosted(d, result.id);
    posted(d, first, what, result.id);
    if (result.withoutFiles === true) {
      const line: Line = { kind: 'unshown', missing: 'AttachFiles' };
      d.record.outgoing = [{ key: `${first.key}u`, what: line }, ...d.record.outgoing];
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
  if (kind === 'failing') return failing(d, first, failure);
  // What had no response may yet arrive: until it has, it takes no other form.
  d.memory.failingSince = undefined;
  waitForDiscord(d, 'out', failure);
};

export const saying = { plan, results: { post: onPostResult } } satisfies Concern;

export const showPostBlocked: StatusSource = ({ memory: { postBlocked } }) =>
  postBlocked && { line: { kind: 'post_blocked', why: postBlocked }, buttons: [{ kind: 'try_now' }] };
