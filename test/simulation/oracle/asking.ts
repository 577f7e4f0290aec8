import { compareIds } from '../../../src/lib/ids.ts';
import type { UserId } from '../../../src/lib/ids.ts';
import type { ServiceFailure } from '../../../src/lib/failure.ts';
import type { Decision } from '../../../src/conversation/domain/decision.ts';
import type { Result } from '../../../src/conversation/domain/event.ts';
import type { Task } from '../../../src/conversation/domain/ports.ts';
import type { Conversation } from '../../../src/conversation/domain/record.ts';
import type { BotProcess } from '../world/process.ts';
import type { Said, World } from '../world/world.ts';
import { Breach } from './breach.ts';
import { isNamed, timesForgotten } from './forgetting.ts';
import { askedAgain, dutyOf, heardBefore, isHeardDeleted, turnKey } from './history.ts';
import type { Call, History } from './history.ts';
import { freeSince, isAheadOfPress, isPausedFor, judge } from './terms.ts';

/** What the service is asked: invariants 1 to 3. */

const notTaken: readonly ServiceFailure['kind'][] = [
  'not_taken',
  'misconfigured',
  'invalid_grant',
  'needs_link',
  'host_left',
];

const whoseText = ({ world }: History, conversation: string, text: string) => {
  for (const said of world.said.values()) {
    if (said.conversation !== conversation) continue;
    const version = said.meanings.findIndex((meaning) => meaning.text === text);
    if (version >= 0) return { said, version };
  }
  throw new Breach(1, `nobody has written "${text}"`);
};

/** Invariant 1: whose question it is, in which wording. A wording that came at that moment may or may not count. */
const checkWords = (
  { world, everAside }: History,
  process: BotProcess,
  { said, version }: { readonly said: Said; readonly version: number },
  { turn, relayed }: Conversation,
): void => {
  const { now } = world.timeline;
  const { message, meanings } = said;
  const { id } = message;
  // What was asked before the press that made it talk was heard of may be asked again.
  // So may what waited when its speaker was forgotten, and what was set aside and somebody wants answered.
  const isWanted = everAside.has(id) || timesForgotten(world, said.conversation, said.speaker) > 0;
  const isOnTerms = turn?.attempt === 0 && !isWanted;
  const isLeftOut = judge(world, said, version) === 'talk';
  const isTalk = isLeftOut && (isOnTerms || meanings[version]?.is === 'talk');
  if (isTalk) throw new Breach(1, `${id} is not a question`);
  if (turn?.messageId !== id) throw new Breach(1, `${id} is asked as ${turn?.messageId ?? 'nothing'}`);
  if (!isNamed(world, said, turn.speakerId)) throw new Breach(1, `${id} is asked for ${turn.speakerId}`);
  // What somebody wants asked as it stands is asked so, unless the new words are told.
  const isUntold = said.wasUntold || !world.readsMessages;
  const isAsItStood = isUntold && relayed.some(({ messageId }) => messageId === id);
  const known = isAsItStood ? 0 : (heardBefore(process, id, now) ?? 0);
  const knownNow = heardBefore(process, id, now + 1) ?? 0;
  // An earlier process stored the words that came with a press.
  const isStored = relayed.some((say) => say.messageId === id && say.text === meanings[version]?.text);
  if (version < known || (version > knownNow && !isStored)) {
    throw new Breach(1, `${id} is asked in wording ${version}, when ${known} was known`);
  }
  if (isHeardDeleted(process, id, now))
    throw new Breach(1, `${id} is asked although it was known to be deleted`);
};

/** Invariant 1: not while the thread is suspended, rests or has ended. */
const checkMoment = (history: History, record: Conversation, now: number): void => {
  const { status, suspension, awaySince } = record;
  if (status !== 'open') throw new Breach(1, `asked while ${status}`);
  if (awaySince !== undefined) throw new Breach(1, 'asked while out of the server');
  if (suspension !== undefined && (suspension.nextTryAt === undefined || suspension.nextTryAt > now)) {
    throw new Breach(1, `asked while suspended for ${suspension.cause}`);
  }
  const stored = history.world.store.record(record.id);
  if (stored?.status !== 'open') throw new Breach(1, 'asked although the conversation is not stored as open');
};

/** What somebody can press to have it tried at once, or to clear the thread. */
const endsSuspension: readonly Decision['kind'][] = ['try_now', 'skip_waiting', 'job'];

/** Invariant 1: after two lost answers in a row, the thread is suspended until its next try or until somebody ends the suspension. */
const checkTrust = ({ world, calls }: History, call: Call): void => {
  const [before, last] = calls.filter(({ conversation }) => conversation === call.conversation).slice(-2);
  if (before?.cameTo !== 'lost' || last?.cameTo !== 'lost') return;
  if (before.process !== call.process || last.process !== call.process) return;
  const isEnded = world.requests.some(
    ({ at, decision }) =>
      // A reset requested during the call takes place after it.
      at >= (decision.kind === 'job' ? before.begunAt : last.cameAt) &&
      endsSuspension.includes(decision.kind),
  );
  if (!isEnded && call.begunAt < last.cameAt + world.environment.timings.suspension) {
    throw new Breach(1, `${call.question} is asked right after two lost answers`);
  }
};

/** Invariant 1: the floor that nobody had is one person's once somebody has taken it. */
const checkFreeFloor = ({ world, calls }: History, call: Call, speaker: UserId): void => {
  const since = freeSinceFor(world, call);
  if (since === undefined) return;
  const other = calls.find((one) => {
    const by = world.said.get(one.question)?.speaker;
    return one.conversation === call.conversation && by !== speaker && freeSinceFor(world, one) === since;
  });
  if (other !== undefined)
    throw new Breach(1, `${other.question} and ${call.question} are asked where nobody had the floor`);
};

/** The same for whatever was asked while one floor was free. Undefined as well if somebody wanted it asked, later or again. */
const freeSinceFor = (world: World, { conversation, question, attempt }: Call): string | undefined => {
  const isPressed = world.requests.some(
    ({ decision }) => decision.kind === 'ask_this' && decision.message.id === question,
  );
  const said = world.said.get(question);
  // What the bot says for somebody has its place where that was asked for.
  const isSaid = said?.by !== undefined;
  // Until the press that began it arrived, everybody was heard.
  const isAhead = said !== undefined && isAheadOfPress(world, said);
  const free = freeSince(world, conversation, question);
  if (free === undefined || attempt > 0 || isPressed || isSaid || isAhead) return undefined;
  return free.from;
};

/** Invariant 3: what somebody had the bot say comes before whatever was written after it. */
const checkSaid = (history: History, { id, turn }: Conversation): void => {
  const stored = history.world.store.record(id);
  if (turn === undefined || turn.attempt > 0 || stored === undefined) return;
  const isOld = stored.again.some(({ messageId }) => messageId === turn.messageId);
  const overtaken = stored.relayed.find(
    (say) => say.messageId === undefined && compareIds(say.id, turn.messageId) < 0,
  );
  if (overtaken !== undefined && !isOld)
    throw new Breach(3, `${turn.messageId} is asked before the words of ${overtaken.id}`);
};

/** Invariant 2: a call is repeated only if its own process was told that it was not taken. */
const checkOnce = (history: History, call: Call): void => {
  const { question, attempt } = call;
  const before = history.calls.filter(
    (other) => other.question === question && other.attempt === attempt && other.cameTo !== 'not_taken',
  );
  if (before.length > 0) throw new Breach(2, `${question} is asked twice at attempt ${attempt}`);
  if (attempt > askedAgain(history.world, question, 'perhaps')) {
    throw new Breach(2, `${question} is asked at attempt ${attempt}, which nobody wanted`);
  }
};

/** Invariant 3: whoever wrote earlier, and was heard before this one was submitted, has been asked before. */
const checkOrder = (
  history: History,
  process: BotProcess,
  { said, record }: { said: Said; record: Conversation },
) => {
  const { turn, settled, settledTo, aside, again, doubts } = record;
  if (turn === undefined || turn.attempt > 0 || again.some(({ messageId }) => messageId === turn.messageId))
    return;
  const isElsewhere = (id: string): boolean =>
    settled.includes(id) ||
    (settledTo !== undefined && compareIds(id, settledTo) <= 0) ||
    aside?.ids.some((one) => one === id) === true ||
    [...again, ...doubts].some(({ messageId }) => messageId === id);
  for (const earlier of history.world.said.values()) {
    const { id } = earlier.message;
    if (earlier.conversation !== said.conversation || compareIds(id, said.message.id) >= 0) continue;
    if ((process.heard.get(id)?.knownAt ?? Infinity) >= turn.submittedAt) continue;
    const version = heardBefore(process, id, turn.submittedAt);
    if (version === undefined || judge(history.world, earlier, version) !== 'question' || isElsewhere(id))
      continue;
    if (isHeardDeleted(process, id, turn.submittedAt + 1)) continue;
    // It was seen in a page that no longer counts, and the page read instead does not show it.
    const { isSure = false, isLacking = false } = process.heard.get(id) ?? {};
    if (earlier.message.deletedAt !== undefined && (!isSure || isLacking)) continue;
    // A message that was not a question when first heard never becomes one.
    if (dutyOf(history.world, earlier) !== 'must') continue;
    if (history.calls.some(({ question }) => question === id)) continue;
    throw new Breach(3, `${said.message.id} is asked before ${id}`);
  }
};

export const checkCall = (history: History, process: BotProcess, { effect, record }: Task): void => {
  if (effect.kind !== 'call') return;
  const { now } = history.world.timeline;
  const asked = whoseText(history, record.id, effect.text);
  checkMoment(history, record, now);
  if (isPausedFor(history.world, process, record.id)) throw new Breach(1, 'asked during a pause');
  checkWords(history, process, asked, record);
  const call: Call = {
    conversation: record.id,
    question: asked.said.message.id,
    attempt: record.turn?.attempt ?? 0,
    process,
    begunAt: now,
    cameTo: 'nothing',
    cameAt: Infinity,
  };
  checkTrust(history, call);
  checkSaid(history, record);
  checkOnce(history, call);
  checkOrder(history, process, { said: asked.said, record });
  checkFreeFloor(history, call, asked.said.speaker);
  history.calls.push(call);
};

/** Invariant 2: a topic is begun once, whatever the outcome. */
export const checkBeginning = (history: History, { effect, record }: Task): void => {
  if (effect.kind !== 'begin') return;
  const { arrivals } = history.world.service;
  if (arrivals.some(({ conversation, kind }) => conversation === record.id && kind === 'begin')) {
    throw new Breach(2, 'a topic is begun twice');
  }
};

/**
 * Nothing was asked before, as far as anybody knows. A question whose process died before its call counts as asked: the
 * next process cannot know that it was not.
 */
const isNoCase = (
  history: History,
  { id, kind, questions, asked = [] }: Conversation,
  { call, result }: { readonly call: Call; readonly result: Result },
): boolean =>
  kind === 'patient' &&
  questions === 0 &&
  asked.every((question) => question === call.question) &&
  history.calls.every(
    (one) => one.conversation !== id || one.question === call.question || one.cameTo === 'not_taken',
  ) &&
  result.kind === 'service_failed' &&
  result.failure.kind === 'rejected' &&
  result.failure.status === 404;

export const callCameTo = (
  history: History,
  process: BotProcess,
  { effect, record }: Task,
  result: Result,
): void => {
  if (effect.kind !== 'call') return;
  const call = history.calls.findLast(
    (one) => one.process === process && one.conversation === record.id && one.cameTo === 'nothing',
  );
  if (call === undefined) return;
  call.cameAt = history.world.timeline.now;
  if (result.kind === 'answer') {
    call.cameTo = 'answer';
    history.answers.set(turnKey(call.question, call.attempt), result.answer.parts);
    return;
  }
  if (isNoCase(history, record, { call, result })) history.noCase.set(record.id, process);
  if (result.kind === 'no_room') {
    call.cameTo = 'not_taken';
    return;
  }
  const failure = result.kind === 'service_failed' ? result.failure.kind : undefined;
  if (failure === undefined) call.cameTo = 'other';
  else if (notTaken.includes(failure)) call.cameTo = 'not_taken';
  else call.cameTo = failure === 'in_doubt' ? 'lost' : 'other';
};
