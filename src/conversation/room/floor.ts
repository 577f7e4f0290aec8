import { compareIds, firstIdAt } from '../../lib/ids.ts';
import type { InteractionId, UserId } from '../../lib/ids.ts';
import type { DecisionOf } from '../domain/decision.ts';
import {
  handsInOrder,
  isFloorNoticeComing,
  keptWhileWanted,
  floorNoticeOf,
  mostHands,
} from '../domain/hands.ts';
import type { Hands, HandsOrder } from '../domain/hands.ts';
import { isByHands, isPaused, withFloor } from '../domain/hearing-terms.ts';
import { noticeNonce } from '../domain/nonce.ts';
import { settle } from '../talk/cursor.ts';
import { keepForHand } from '../talk/kept.ts';
import { rereadSince } from '../talk/gate.ts';
import { reply } from '../state/lanes.ts';
import { addNote, change, changing } from '../state/state.ts';
import type { State } from '../state/state.ts';

/** One at a time: who has the floor, and when it passes on. */

const changeFloor = changing('floor');

/** After this many messages, the floor notice is posted anew. */
const floorNoticeEvery = 15;

const nextNumber = ({ record }: State): number => (record.floorNotices?.made ?? 0) + 1;

const postFloorNotice = (state: State, hands: Hands, number: number): State => {
  const { id, floorNotices } = state.record;
  const counted = change(state, { floorNotices: { known: floorNotices?.known ?? 0, made: number } });
  return addNote(counted, {
    nonce: noticeNonce(id, 'floor', number),
    telling: floorNoticeOf(hands, { number, heard: state.record.heard }),
    // Discord's clock, which the ids come from, may be a little behind ours.
    since: firstIdAt(state.now - 60_000),
  });
};

export const nearerToNextFloorNotice = (state: State): State =>
  state.record.status === 'ended'
    ? state
    : changeFloor(state, { sinceFloorNotice: state.floor.sinceFloorNotice + 1 });

/** A floor notice stands: from there on, its holder is heard, and nobody else. */
export const floorNoticeStands = (state: State): State => {
  const { board, floorNotices, hands } = state.record;
  const standing = board?.floor;
  const isKnownAlready = floorNotices === undefined || (standing?.floor?.number ?? 0) <= floorNotices.known;
  if (standing?.floor === undefined || isKnownAlready) return state;
  const { number, holder } = standing.floor;
  const told = change(changeFloor(state, { sinceFloorNotice: 0 }), {
    floorNotices: { ...floorNotices, known: number },
  });
  if (hands !== undefined && number > hands.gave) return told;
  const { id } = standing;
  const isIts = hands?.gave === number;
  // Somebody may have taken the floor before it was known that the notice that leaves it free stands.
  const isTaken = isIts && hands.from !== undefined;
  const floors = isTaken ? told.record.floors : withFloor(told.record, { from: id, holder });
  // Now it is certain that what stands before it was talk, unless it is about to be read again anyway.
  const isKnown = state.thread.gate.kind === 'open';
  const before = isKnown ? state.thread.ignoredMessages.filter((one) => compareIds(one, id) < 0) : [];
  const given = change(settle(told, before), {
    floors,
    ...(isIts && !isTaken ? { hands: { ...hands, from: id } } : {}),
  });
  return rereadSince(changeFloor(given, { quiet: undefined }), id);
};

// ---- who has the floor

const give = (state: State, to: UserId | undefined, by?: UserId): State => {
  const { hands } = state.record;
  if (hands === undefined) return state;
  const gave = nextNumber(state);
  const up = hands.up.filter((one) => one !== to);
  const given = keptWhileWanted({ up, order: hands.order, holder: to, by, gave, kept: hands.kept });
  return postFloorNotice(change(state, { hands: given }), given, gave);
};

/** Passes the floor to the next person, or to nobody. */
const passOn = (state: State): State => {
  const { hands, heard } = state.record;
  return hands === undefined ? state : give(state, handsInOrder(hands, heard)[0]);
};

/** The same if this person has the floor, unless the conversation is ending. */
export const passOnFrom = (state: State, person: UserId): State => {
  const { hands, job } = state.record;
  return hands?.holder === person && job?.kind !== 'end' ? passOn(state) : state;
};

/** The questions that the holder has asked since getting the floor, and that still wait or are being answered. */
const openOf = ({ waiting, record }: State): readonly string[] => {
  const { hands, turn } = record;
  const { from, asked: kept } = hands ?? {};
  if (from === undefined) return [];
  const isTheirs = ({ messageId, speakerId }: { messageId: string; speakerId?: UserId | undefined }) =>
    speakerId === hands?.holder && (messageId === kept || compareIds(messageId, from) > 0);
  const asked = turn?.attempt === 0 && isTheirs(turn) ? [turn.messageId] : [];
  const waits = waiting.filter(
    (one) => (one.at === one.messageId || one.messageId === kept) && isTheirs(one),
  );
  return [...asked, ...waits.map(({ messageId }) => messageId)];
};

/** A question of the holder's was settled in this step, in whatever way. */
const isHeardNow = (before: State, state: State): boolean => {
  const { settled, hands } = state.record;
  const open = openOf(state);
  // A kept question was settled as talk before it was asked.
  const isThrough = (id: string): boolean => settled.includes(id) || id === hands?.asked;
  return openOf(before).some((id) => !open.includes(id) && isThrough(id));
};

// ---- silence

const isStill = (state: State): boolean => {
  const { record, waiting, thread, writer } = state;
  const { hands, turn, suspension, job } = record;
  const isAsked = hands?.holder !== undefined && hands.from !== undefined && hands.up.length > 0;
  const isBusy = waiting.length > 0 || turn !== undefined || suspension !== undefined || job !== undefined;
  const isAway = thread.gate.kind !== 'open' || thread.isDisconnected || writer.failures > 0;
  return !isAsked || isBusy || isAway || isPaused(record);
};

/** Silence is counted while somebody waits for the floor and nothing else keeps its holder from speaking. */
const withQuiet = (state: State): State => {
  const { now } = state;
  const { quiet } = state.floor;
  if (isStill(state)) {
    if (quiet?.since === undefined) return state;
    const lasted = now - quiet.since;
    return changeFloor(state, {
      quiet: { passed: quiet.passed + lasted, total: quiet.total + lasted, since: undefined },
    });
  }
  if (quiet?.since !== undefined) return state;
  return changeFloor(state, { quiet: { passed: 0, total: 0, ...quiet, since: now } });
};

/** When the holder has been silent for too long, in milliseconds since 1970. */
export const floorDueAt = ({ floor: { quiet }, environment, now }: State): number | undefined => {
  if (quiet?.since === undefined) return undefined;
  const { floorQuiet, floorLongest } = environment.timings;
  const due = Math.min(floorQuiet - quiet.passed, floorLongest - quiet.total) + quiet.since;
  return Math.max(due, now);
};

/** The person who has the floor gets more time by typing, up to `floorLongest` in all. */
export const typed = (state: State, by: UserId): State => {
  const { now, record } = state;
  const { quiet } = state.floor;
  if (quiet === undefined || record.hands?.holder !== by) return state;
  const { total, since } = quiet;
  if (since === undefined) return changeFloor(state, { quiet: { passed: 0, total, since } });
  return changeFloor(state, { quiet: { passed: 0, total: total + (now - since), since: now } });
};

// ---- planning

const mayPass = ({ record }: State): boolean =>
  !isPaused(record) && record.suspension === undefined && record.job?.kind !== 'end';

/** Lowers all hands once the terms no longer ask for them, even while the thread cannot be read. */
export const lowerAll = (state: State): State => {
  const isOver = state.record.hands !== undefined && !isByHands(state.record);
  return isOver ? change(changeFloor(state, { quiet: undefined }), { hands: undefined }) : state;
};

/** Passes the floor on when it is time, and keeps the floor notice in sight. `before`: the state as the step began. */
export const planFloor = (before: State, state: State): State => {
  const { hands, job } = state.record;
  if (!isByHands(state.record)) return state;
  if (job?.kind === 'end' || state.thread.gate.kind === 'shut') return state;
  if (hands === undefined) {
    const begun: Hands = { up: [], order: 'in_order', gave: nextNumber(state) };
    return postFloorNotice(change(state, { hands: begun }), begun, begun.gave);
  }
  const isHeard = hands.isHeard !== true && isHeardNow(before, state);
  const heard = withQuiet(isHeard ? change(state, { hands: { ...hands, isHeard } }) : state);
  if (isFloorNoticeComing(heard.record)) return heard;
  const isOver = isHeard || hands.isHeard === true || (floorDueAt(heard) ?? Infinity) <= heard.now;
  const isWaitedFor = hands.from !== undefined && hands.holder !== undefined && hands.up.length > 0;
  if (isOver && isWaitedFor && mayPass(heard)) return passOn(heard);
  // Somebody has deleted the notice, perhaps before we knew that it was there, or it has scrolled away.
  const standing = heard.record.board?.floor;
  const isGone = standing === undefined || heard.thread.deletions.has(standing.id);
  const isLost = isGone || heard.floor.sinceFloorNotice >= floorNoticeEvery;
  return isLost ? postFloorNotice(heard, hands, nextNumber(heard)) : heard;
};

// ---- decisions

type FloorDecision = DecisionOf<'raise_hand' | 'lower_hand' | 'pass_on' | 'give_floor' | 'hands_order'>;

const raise = (before: State, request: InteractionId, { by, keeps }: DecisionOf<'raise_hand'>): State => {
  const state = keepForHand(before, by, keeps);
  const { hands } = state.record;
  if (hands === undefined) return reply(before, request, { kind: 'nothing' });
  const isKept = hands.kept?.some((one) => one.by === by) === true;
  if (hands.holder === by) return reply(state, request, { kind: 'floor', keeps: isKept });
  if (hands.holder === undefined && hands.up.length === 0) {
    return reply(give(state, by), request, { kind: 'floor', keeps: isKept });
  }
  if (!hands.up.includes(by) && hands.up.length >= mostHands)
    return reply(before, request, { kind: 'hands_full' });
  const up = hands.up.includes(by) ? hands.up : [...hands.up, by];
  const raised = change(state, { hands: { ...hands, up } });
  const place = handsInOrder({ ...hands, up }, state.record.heard).indexOf(by) + 1;
  return reply(raised, request, { kind: 'place', place, keeps: isKept });
};

const orderBy = (state: State, hands: Hands, order: HandsOrder): State =>
  change(state, { hands: { ...hands, order } });

export const decideFloor = (state: State, request: InteractionId, decision: FloorDecision): State => {
  const { hands } = state.record;
  if (hands === undefined) return reply(state, request, { kind: 'nothing' });
  switch (decision.kind) {
    case 'raise_hand':
      return raise(state, request, decision);
    case 'lower_hand': {
      const up = hands.up.filter((one) => one !== decision.by);
      const isUp = up.length < hands.up.length;
      const lowered = isUp ? change(state, { hands: keptWhileWanted({ ...hands, up }) }) : state;
      return reply(lowered, request, { kind: isUp ? 'done' : 'nothing' });
    }
    case 'pass_on': {
      const isOld = hands.holder !== decision.from || hands.holder === undefined;
      return isOld
        ? reply(state, request, { kind: 'nothing' })
        : reply(passOn(state), request, { kind: 'done' });
    }
    case 'give_floor':
      return hands.holder === decision.to
        ? reply(state, request, { kind: 'nothing' })
        : reply(give(state, decision.to, decision.by), request, { kind: 'done' });
    case 'hands_order':
      return reply(orderBy(state, hands, decision.order), request, { kind: 'done' });
  }
};
