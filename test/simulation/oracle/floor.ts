import { compareIds, timeOfId } from '../../../src/lib/ids.ts';
import type { UserId } from '../../../src/lib/ids.ts';
import type { Conversation } from '../../../src/conversation/domain/record.ts';
import type { FloorNotice } from '../../../src/conversation/domain/telling.ts';
import type { BotProcess } from '../world/process.ts';
import type { Request, Said, World } from '../world/world.ts';
import { Breach } from './breach.ts';
import { isHeard, isHeardDeleted, saidIn, standingOf } from './history.ts';
import type { History } from './history.ts';
import { timesForgotten } from './forgetting.ts';
import {
  freeSince,
  isAheadOfPress,
  isFree,
  isPaused,
  judge,
  lacksFloor,
  linesIn,
  needsFloor,
} from './terms.ts';

/** One at a time: when the floor passes on, and whether any hand is lost. */

const linesOf = ({ notes = [] }: Conversation): readonly FloorNotice[] =>
  notes.flatMap(({ telling }) => (telling.kind === 'floor' && telling.isAgain !== true ? [telling] : []));

const moves = ['raise_hand', 'pass_on', 'give_floor', 'change_terms', 'ask_this', 'forget_person'];

/** Presses take a moment, and so does the store. */
const blur = 15_000;

/** While the store fails, what was pressed before is written late. */
const isPressed = ({ world: { timeline, requests }, storedAt }: History, conversation: string): boolean => {
  const since = Math.min(storedAt.get(conversation) ?? 0, timeline.now) - blur;
  return requests.some(
    ({ at, decision, ...request }) =>
      request.conversation === conversation && moves.includes(decision.kind) && at > since,
  );
};

/** Its author has had it asked since then. */
const isAskedSince = ({ requests }: World, { message }: Said, since: string): boolean =>
  requests.some(
    ({ id, decision, outcome }) =>
      decision.kind === 'ask_this' &&
      decision.message.id === message.id &&
      outcome?.kind === 'done' &&
      compareIds(id, since) > 0,
  );

/** The floor passes by itself only once its holder was heard, or after a while in silence; and not in a pause. */
export const checkPassing = (history: History, process: BotProcess, record: Conversation): void => {
  const { world } = history;
  const before = world.store.record(record.id);
  const [line] = linesOf(record).slice(-1);
  if (line === undefined || before === undefined || isPressed(history, record.id)) return;
  const isOld = linesOf(before).some(({ number }) => number === line.number) || before.hands === undefined;
  if (isOld || (before.floorNotices?.known ?? 0) >= line.number) return;
  if (isPaused(before) && isPaused(record)) throw new Breach(1, 'the floor passes on during a pause');
  const last = linesIn(world, record.id).at(-1);
  if (last?.holder === undefined || last.holder !== before.hands?.holder) return;
  const asked = saidIn(world, record.id).filter(
    (said) =>
      said.speaker === last.holder &&
      (compareIds(said.message.id, last.id) > 0 || isAskedSince(world, said, last.id)) &&
      (process.heard.has(said.message.id) || before.turn?.messageId === said.message.id) &&
      !isHeardDeleted(process, said.message.id, world.timeline.now) &&
      said.meanings.every((_meaning, version) => judge(world, said, version) !== 'talk'),
  );
  const { settled, settledTo = '0', doubts, aside } = record;
  const isThrough = (id: string): boolean =>
    settled.includes(id) ||
    compareIds(id, settledTo) <= 0 ||
    doubts.some(({ messageId }) => messageId === id) ||
    aside?.ids.some((one) => one === id) === true;
  if (before.hands.isHeard === true || asked.some(({ message }) => isThrough(message.id))) return;
  const isTakenBack = saidIn(world, record.id).some(
    ({ message, speaker, meanings }) =>
      speaker === last.holder && (message.deletedAt !== undefined || meanings.length > 1),
  );
  if (isTakenBack) return;
  const isCertain = (said: Said): boolean =>
    said.meanings.every((_meaning, version) => judge(world, said, version) === 'question');
  if (asked.some((said) => isCertain(said) && process.heard.get(said.message.id)?.isSure === true))
    throw new Breach(3, `the floor passes on before ${last.holder} is answered`);
  const typed = world.typings.findLast(
    (typing) => typing.process === process && typing.by === last.holder && typing.thread === record.threadId,
  );
  const { floorQuiet, floorLongest } = world.environment.timings;
  const now = world.timeline.now;
  const isSilent = now - Math.max(last.createdAt, typed?.at ?? 0) >= floorQuiet;
  if (!isSilent && now - last.createdAt < floorLongest) {
    throw new Breach(3, `the floor passes on after ${world.timeline.now - last.createdAt} ms`);
  }
};

const isAfter = (request: Request, other: Request): boolean => compareIds(other.id, request.id) > 0;

/** How often somebody may have taken a floor that nobody had. */
const timesTaken = (world: World, conversation: string, person: UserId | undefined): number => {
  const written = saidIn(world, conversation).filter(({ speaker }) => speaker === person);
  const free = written.filter((said) => isFree(world, said, said.message.id));
  // Asked by a press; and what the bot should have said for them may never have come to stand in the thread.
  const pressed = world.requests.filter(({ decision, outcome, ...request }) => {
    if (request.conversation !== conversation) return false;
    if (decision.kind === 'ask_this') return decision.message.author.id === person;
    return decision.kind === 'say' && decision.speech.speakerId === person && outcome?.kind !== 'said';
  });
  return free.length + pressed.length;
};

/** Whoever was told that their hand is up, or that they have the floor, gets it, or has it taken from them. */
const checkHands = ({ world }: History, record: Conversation): void => {
  const { hands } = record;
  const requests = world.requests.filter(({ conversation }) => conversation === record.id);
  const lines = linesIn(world, record.id);
  for (const request of requests) {
    const { decision, outcome } = request;
    if (decision.kind !== 'raise_hand' || (outcome?.kind !== 'place' && outcome?.kind !== 'floor')) continue;
    const isOver = requests.some(
      (other) =>
        (isAfter(request, other) || other.at >= request.at) &&
        (other.decision.kind === 'change_terms' ||
          (other.decision.kind === 'lower_hand' && other.decision.by === decision.by) ||
          other.decision.kind === 'give_floor' ||
          (other.decision.kind === 'forget_person' && other.decision.person === decision.by) ||
          other.decision.kind === 'pass_on'),
    );
    const had = lines.some(
      ({ id, holder, createdAt }) =>
        holder === decision.by && (compareIds(id, request.id) > 0 || createdAt >= request.at - blur),
    );
    // They have it already.
    const holds = lines.findLast(({ createdAt }) => createdAt <= request.at)?.holder === decision.by;
    // They have taken it.
    const took = timesTaken(world, record.id, decision.by) > 0;
    const has = hands?.up.includes(decision.by) === true || hands?.holder === decision.by;
    if (!isOver && !had && !has && !(outcome.kind === 'floor' && (holds || took)))
      throw new Breach(8, `the hand of ${decision.by} is lost`);
  }
};

/** What somebody keeps for their turn is their own message, and is gone once it is deleted or asked. */
const checkKept = (history: History, process: BotProcess, { id, hands }: Conversation): void => {
  const { world } = history;
  for (const { by, messageId } of hands?.kept ?? []) {
    const said = world.said.get(messageId);
    const keeps = world.requests.filter(
      ({ conversation, decision }) =>
        conversation === id &&
        decision.kind === 'raise_hand' &&
        decision.by === by &&
        (decision.keeps === undefined || decision.keeps.id === messageId),
    );
    if (said === undefined || said.speaker !== by || keeps.length === 0)
      throw new Breach(8, `${messageId} is kept for ${by}, who did not ask for it`);
    if (hands?.holder !== by && hands?.up.includes(by) !== true)
      throw new Breach(8, `${messageId} is kept, and the hand of ${by} is not up`);
    if (isHeardDeleted(process, messageId, world.timeline.now))
      throw new Breach(8, `${messageId} is kept, although it was deleted`);
    if (
      history.calls.some(
        ({ question, begunAt }) => question === messageId && keeps.every(({ at }) => at < begunAt),
      )
    )
      throw new Breach(8, `${messageId} is kept, although it was asked`);
  }
};

/** What somebody presses may give the floor, take it, or drop what waits for it. */
const disturbing = [
  ...moves.filter((kind) => kind !== 'change_terms'),
  'say',
  'job',
  'skip_waiting',
  'set_rest_aside',
];

/** Where nobody has the floor and no hand is up, it is one person's who writes there, and all of theirs is asked. */
const checkFree = (history: History, process: BotProcess, record: Conversation): void => {
  const { world, calls, everAside, spokenOf } = history;
  if (record.suspension !== undefined || isPaused(record)) return;
  const talk = saidIn(world, record.id);
  // Until a press arrives, the floor may be taken where people do not ask one at a time any more.
  if (talk.some((said) => isAheadOfPress(world, said))) return;
  const placeOf = ({ message }: Said): string | undefined =>
    freeSince(world, record.id, message.id)?.handsFrom;
  const isAsked = ({ message: { id } }: Said): boolean =>
    everAside.has(id) || spokenOf.has(id) || calls.some(({ question }) => question === id);
  for (const since of new Set(talk.map(placeOf))) {
    const isDisturbed = world.requests.some(
      ({ id, conversation, decision }) =>
        conversation === record.id &&
        disturbing.includes(decision.kind) &&
        timeOfId(id) > timeOfId(since ?? '0') - blur,
    );
    if (since === undefined || isDisturbed) continue;
    const written = talk.filter((said) => placeOf(said) === since);
    const refused = written.filter(
      (said) => needsFloor(world, said) && isHeard(process, said) && !isAsked(said),
    );
    if (refused.length > 0) world.watch.count('refused where the floor was free');
    // Whoever takes back what they have asked keeps the floor.
    const takers = written
      .filter((said) => isAsked(said) || said.message.deletedAt !== undefined || said.meanings.length > 1)
      .map(({ speaker }) => speaker);
    const wronged = refused.find(({ speaker }) => takers.every((one) => one === speaker));
    if (wronged !== undefined)
      throw new Breach(8, `${wronged.message.id} is refused, although the floor is free or theirs`);
  }
};

/** A hand that was raised keeps what its author had just written without the floor, so that nobody writes twice. */
const checkKeeps = ({ world, calls }: History, process: BotProcess, { id, hands }: Conversation): void => {
  for (const { id: press, at, conversation, decision, outcome } of world.requests) {
    const isIts = conversation === id && decision.kind === 'raise_hand' && outcome?.kind === 'place';
    if (!isIts || decision.keeps !== undefined || hands?.up.includes(decision.by) !== true) continue;
    const said = saidIn(world, id).findLast(({ speaker }) => speaker === decision.by);
    const { knownAt = Infinity, isSure = false } = (said && process.heard.get(said.message.id)) ?? {};
    const isStill =
      said?.meanings.length === 1 &&
      said.message.deletedAt === undefined &&
      isSure &&
      knownAt < at &&
      compareIds(said.message.id, press) < 0 &&
      said.message.createdAt > process.bornAt;
    const isAsked = calls.some(({ question }) => question === said?.message.id);
    const isKept = hands.kept?.some(
      ({ by, messageId }) => by === decision.by && messageId === said?.message.id,
    );
    const isForgotten = timesForgotten(world, id, decision.by) > 0;
    if (isStill && !isAsked && !isForgotten && isKept !== true && lacksFloor(world, said))
      throw new Breach(8, `the hand of ${decision.by} does not keep ${said.message.id}`);
  }
};

/** A press passes the floor once. */
const checkOnce = ({ world }: History, record: Conversation): void => {
  const done = world.requests.filter(
    ({ conversation, decision, outcome }) =>
      conversation === record.id && decision.kind === 'pass_on' && outcome?.kind === 'done',
  );
  for (const [index, { decision }] of done.entries()) {
    const from = decision.kind === 'pass_on' ? decision.from : undefined;
    const gave = linesIn(world, record.id).filter(({ holder }) => holder === from).length;
    const passed = done
      .slice(0, index + 1)
      .filter((one) => one.decision.kind === 'pass_on' && one.decision.from === from);
    if (passed.length > gave + timesTaken(world, record.id, from))
      throw new Breach(2, `the floor of ${from} is passed on ${passed.length} times`);
  }
};

/** At rest: the last line is there and says how things are; the others are gone. */
export const checkFloor = (history: History, process: BotProcess, record: Conversation): void => {
  const { world } = history;
  const { hands, suspension, board } = record;
  checkHands(history, record);
  checkOnce(history, record);
  checkKept(history, process, record);
  checkKeeps(history, process, record);
  checkFree(history, process, record);
  const shown = standingOf(world, record.id).filter(
    ({ notice, isStuck }) => notice?.kind === 'floor' && !isStuck,
  );
  if (hands === undefined) {
    if (shown.length > 0) throw new Breach(6, 'a line is there although nobody raises hands any more');
    return;
  }
  const isTakenAway = board?.floor !== undefined && process.isMissed(board.floor.id);
  const line = shown.at(-1);
  if (shown.length > 1) throw new Breach(6, `${shown.length} lines are there`);
  if (line === undefined && !isTakenAway) throw new Breach(9, 'no line says who has the floor');
  if (line?.notice?.kind === 'floor' && line.notice.holder !== hands.holder) {
    throw new Breach(6, `the line names ${line.notice.holder}, and ${hands.holder} has the floor`);
  }
  if (line?.notice?.kind === 'floor' && line.notice.up !== hands.up.length) {
    throw new Breach(6, `the line says that ${line.notice.up} hands are up, and it is ${hands.up.length}`);
  }
  const isStuck =
    hands.holder !== undefined && hands.up.length > 0 && suspension === undefined && !isPaused(record);
  if (isStuck) throw new Breach(9, 'hands are up, and the floor does not pass on');
};
