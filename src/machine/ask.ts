import type { ServiceFailure } from '../lib/failure.ts';
import { isNoSuchCase } from '../lib/failure.ts';
import { compareIds, timeOfId } from '../lib/ids.ts';
import type { MessageId } from '../lib/ids.ts';
import { set } from './draft.ts';
import type { Draft } from './draft.ts';
import type { EffectOf } from './effects.ts';
import type { PartnerAnswer, Concern, Message, Result } from './events.ts';
import { answeredFor, questionGone } from './hands.ts';
import { readerIn, wordsOf } from './hear.ts';
import { heldBy, mayTry } from './held.ts';
import { show } from './hints.ts';
import { add, forgetWords, isPressed, openItem, remove, setWords } from './inbox.ts';
import { endBecause, endIfIdle, idleAt, jobRow, planJob } from './jobs.ts';
import { drop, effectIn, hasBegun, note, perform, recovered, rest, waitForDiscord } from './lanes.ts';
import { say, sayAnswer } from './outgoing.ts';
import { firstWaiting, preceptorAnswered } from './preceptor.ts';
import type { DoubtReason, Item, Turn } from './record.ts';
import { remedyFor } from './remedy.ts';
import type { Remedy } from './remedy.ts';
import { turnLine } from './transcript-line.ts';
import { resume, suspend } from './waiting.ts';

/** One question at a time: read if its words are unknown, stored as submitted, asked, answered. */

const triesAtOnce = 3;
/** The latest questions, so that whoever edits one is told that it was asked already. */
const mostAsked = 20;

/** Its turn is not stored yet, so its call has not begun. */
const isUnsent = (d: Draft): boolean => {
  const effect = effectIn(d, 'turn');
  return d.record.turn?.at === 'submitted' && effect?.kind === 'call' && !hasBegun(d, effect);
};

/** An earlier message has come meanwhile. */
const isOvertaken = (d: Draft): boolean => {
  const [first, { turn }] = [firstWaiting(d), d.record];
  return first !== undefined && turn !== undefined && compareIds(first.place, turn.item.place) < 0;
};

/** Puts the question back among those that wait. */
const takeBack = (d: Draft, { item }: Turn): void => {
  d.record.turn = undefined;
  add(d, item);
};

const unsend = (d: Draft): void => {
  if (d.record.turn === undefined) return;
  drop(d, 'turn');
  takeBack(d, d.record.turn);
};

/** Until its call begins, an edit or a deletion counts. */
export const takeBackUnsent = (d: Draft, id: MessageId): void => {
  if (d.record.turn?.item.id === id && isUnsent(d)) unsend(d);
};

/** What is over without a result: nobody can know any more, or all parts are out. */
const settleTurn = (d: Draft): void => {
  const { turn, outgoing } = d.record;
  const isCutOff = turn?.at === 'submitted' && effectIn(d, 'turn') === undefined && !d.memory.closing;
  if (isCutOff) inDoubt(d, turn.item, 'interrupted');
  if (turn?.at === 'answered' && !outgoing.some(({ what }) => what.kind === 'part')) over(d, turn);
};

const planTurn = (d: Draft): void => {
  endIfIdle(d);
  if (isUnsent(d) && (heldBy(d, 'question') !== undefined || isOvertaken(d))) unsend(d);
  const row = jobRow(d);
  const by = heldBy(d, row);
  if (by === 'opening' || by === 'gap') return;
  if (row !== 'end_apart') settleTurn(d);
  if (heldBy(d, row) !== undefined) return;
  const { job, turn } = d.record;
  if (job !== undefined) {
    // Where the bot is out, nobody can be asked about it any more: it counts among those that are dropped.
    if (row === 'end_apart' && turn?.at === 'submitted') takeBack(d, turn);
    planJob(d, job);
    // It has just ended, which is shown next.
    return d.record.job === job ? undefined : planTurn(d);
  }
  const first = firstWaiting(d);
  if (first !== undefined && heldBy(d, 'question') === undefined) ask(d, first);
  // Nothing is left to try.
  if (first === undefined && mayTry(d)) resume(d);
};

const ask = (d: Draft, item: Item): void => {
  const words = d.memory.words.get(item.id);
  if (words === undefined) return perform(d, 'turn', { kind: 'read', messageId: item.id }, { atOnce: true });
  d.memory.askedLately = new Map(
    [...d.memory.askedLately, [item.id, words.editedAt] as const].slice(-mostAsked),
  );
  d.record.inbox.open = d.record.inbox.open.filter((one) => one !== item);
  d.record.turn = { at: 'submitted', item, askedAt: d.wall, editedAt: words.editedAt };
  d.memory.askedAt = d.now;
  perform(d, 'turn', { kind: 'call', text: words.text, place: item.place });
};

// ---- what comes of it

/** A question whose words were unknown. */
const onReadResult = (d: Draft, result: Result, { messageId: id }: EffectOf<'read'>): void => {
  if (result.kind === 'discord_failed') return waitForDiscord(d, 'turn', result.failure);
  if (result.kind === 'file_unavailable') return tryAgain(d, { cause: 'file' });
  if (result.kind !== 'message') return;
  recovered(d, 'turn');
  const item = openItem(d, id);
  if (item?.is !== 'waiting') return;
  const text = result.message && (item.words ?? wordsOf(result.message, item, readerIn(d)));
  if (text !== undefined) {
    d.memory.touched = d.memory.touched.filter((one) => one !== id);
    return setWords(d, id, { text, editedAt: result.message?.editedAt ?? 0 }, { isSpare: false });
  }
  remove(d, item);
  questionGone(d, item.by);
  const { odd, pasted } = result.message ?? {};
  // What was taken back by its author needs no word; what somebody wanted asked does.
  if (odd === true || pasted === true || (result.message !== undefined && isPressed(item))) {
    const kind = odd === true ? 'odd' : d.memory.self.readsMessages ? 'no_text' : 'unreadable';
    show(d, { to: id, by: item.by }, { hint: { kind }, sign: 'not_asked' });
  }
};

/** The asking is over, in whatever way, but for an answer's delivery. */
const settle = (d: Draft, { id, by }: Item): void => {
  d.record.turn = undefined;
  d.memory.tries = 0;
  d.urgent = true;
  forgetWords(d, id);
  answeredFor(d, by);
};

const inDoubt = (d: Draft, item: Item, reason: DoubtReason): void => {
  settle(d, item);
  add(d, { ...item, is: 'doubt' });
  say(d, { kind: 'doubt', place: item.place, reason }, { about: item.place, replyTo: item.id });
  d.memory.doubtsInRow += 1;
  if (d.memory.doubtsInRow > 1) suspend(d, 'doubt');
};

const refused = (d: Draft, item: Item, failure: ServiceFailure): void => {
  settle(d, item);
  d.memory.doubtsInRow = 0;
  resume(d);
  const { about, tally } = d.record;
  const isUnknown = isNoSuchCase(failure) && about.kind === 'patient' && tally.questions === 0;
  const what = isUnknown ? ({ kind: 'no_such_case' } as const) : ({ kind: 'refused', failure } as const);
  say(d, what, { about: item.place, replyTo: item.id });
  if (isUnknown) endBecause(d, 'no_such_case', item.place);
};

const tryAgain = (d: Draft, { after, cause }: Omit<Extract<Remedy, { kind: 'again' }>, 'kind'>): void => {
  const { retry, longestRetryAfter } = d.env.timings;
  d.urgent = true;
  d.memory.tries += 1;
  const isLong = after !== undefined && after > longestRetryAfter;
  if (d.record.suspension !== undefined || d.memory.tries >= triesAtOnce || isLong)
    return suspend(d, cause, isLong ? after : undefined);
  rest(d, 'turn', after ?? retry * d.memory.tries);
};

const failed = (d: Draft, turn: Turn, failure: ServiceFailure): void => {
  const remedy = remedyFor(failure);
  switch (remedy.kind) {
    case 'leave':
      return;
    case 'ask_person':
      return inDoubt(d, turn.item, remedy.reason);
    case 'tell':
      return refused(d, turn.item, failure);
    case 'suspend':
      takeBack(d, turn);
      return suspend(d, remedy.cause);
    case 'again':
      takeBack(d, turn);
      return tryAgain(d, remedy);
  }
};

/** Set aside until somebody has it asked. */
const beyondLimit = (d: Draft, { item }: Turn, why: Extract<Result, { kind: 'no_room' }>): void => {
  settle(d, item);
  add(d, { ...item, is: 'aside' });
  show(d, { to: item.id, by: item.by }, { hint: why, sign: 'not_asked' });
};

const counted = (d: Draft, { by, place }: Item): void => {
  const { questions, by: before, lastAt, silence } = d.record.tally;
  d.record.tally = {
    questions: questions + 1,
    by: { ...before, [by]: (before[by] ?? 0) + 1 },
    lastAt: d.wall,
    silence: questions === 0 ? 0 : Math.max(silence, timeOfId(place) - lastAt),
  };
};

const answered = (d: Draft, { item, askedAt, editedAt }: Turn, answer: PartnerAnswer): void => {
  const { parts, ends, lastTurn = d.record.lastTurn } = answer;
  d.record.turn = { at: 'answered', item, askedAt, editedAt, answeredAt: d.wall, ends, posted: [] };
  d.record.lastTurn = lastTurn;
  forgetWords(d, item.id);
  counted(d, item);
  resume(d);
  preceptorAnswered(d, item.id);
  const ping = d.now - d.memory.askedAt > d.env.timings.pingAfter;
  sayAnswer(d, parts, { about: item.place, replyTo: item.id, ping });
  set(d.memory, { tries: 0, doubtsInRow: 0, news: undefined });
};

const onCallResult = (d: Draft, result: Result): void => {
  const { turn } = d.record;
  if (turn?.at !== 'submitted') return;
  if (result.kind === 'answer') answered(d, turn, result.answer);
  if (result.kind === 'service_failed') failed(d, turn, result.failure);
  if (result.kind === 'no_room') beyondLimit(d, turn, result);
};

/** All parts are out. */
const over = (d: Draft, turn: Extract<Turn, { at: 'answered' }>): void => {
  note(d, turnLine(turn));
  settle(d, turn.item);
  if (turn.ends) endBecause(d, 'finished', turn.item.place);
};

export const asking = {
  plan: (d) => {
    planTurn(d);
    return idleAt(d);
  },
  results: { read: onReadResult, call: onCallResult },
} satisfies Concern;

/**
 * A reply of ours that we know nothing of: an older copy of the store was restored, and this was asked before. Only
 * doubts and answers are replies without a button of another kind.
 */
export const settledBefore = (d: Draft, { id, repliesTo, customIds }: Message): boolean => {
  const { turn } = d.record;
  if (repliesTo === undefined) return false;
  const isAbout = (item: Item): boolean => item.id === repliesTo.messageId && compareIds(item.place, id) < 0;
  const isCutOff = turn?.at === 'submitted' && effectIn(d, 'turn') === undefined && isAbout(turn.item);
  const item = isCutOff ? turn.item : d.record.inbox.open.find(isAbout);
  if (item === undefined) return false;
  const { place } = item;
  const doubt = d.env.rendering.line(d.record, { kind: 'doubt', place, reason: 'interrupted' });
  const isDoubt = customIds.length > 0;
  if (isDoubt && doubt.customIds.join() !== customIds.join()) return false;
  if (isCutOff) d.record.turn = undefined;
  else remove(d, item);
  if (isDoubt) add(d, { ...item, is: 'doubt' });
  answeredFor(d, item.by);
  return true;
};
