import { compareIds } from '../lib/ids.ts';
import type { MessageId, UserId } from '../lib/ids.ts';
import type { Draft, KeptMessage, Silence, State } from './draft.ts';
import { mostNamed } from './effects.ts';
import type { Concern } from './events.ts';
import { isPausedAt } from './hear.ts';
import type { Sense } from './hear.ts';
import { heldBy } from './held.ts';
import { add, isInHand, notePresence } from './inbox.ts';
import { isNext } from './preceptor.ts';
import type { Hands, Item } from './record.ts';
import type { StatusSource } from './status.ts';

/** One at a time: who has the floor, and whose hands are up. The floor is for one question. */

/** The people whose hands are up, the next one first. */
export const handsInOrder = (
  { up, order }: Hands,
  asked: Readonly<Record<string, number>>,
): readonly UserId[] =>
  order === 'in_order' ? up : up.toSorted((a, b) => (asked[a] ?? 0) - (asked[b] ?? 0));

const keptOf = ({ memory }: State, by: UserId | undefined): readonly KeptMessage[] =>
  (by === undefined ? undefined : memory.outOfTurn.get(by)) ?? [];

const keepOnly = (d: Draft, by: UserId, kept: readonly KeptMessage[]): void => {
  const outOfTurn = new Map(d.memory.outOfTurn);
  if (kept.length > 0) outOfTurn.set(by, kept);
  else outOfTurn.delete(by);
  d.memory.outOfTurn = outOfTurn;
};

/** A message that they wrote before it was their turn is not offered any more. */
export const forgetOutOfTurn = (d: Draft, by: UserId, id: MessageId): void => {
  const kept = keptOf(d, by);
  const left = kept.filter((one) => one.id !== id);
  if (left.length < kept.length) keepOnly(d, by, left);
};

/** Gives the floor to somebody, or to nobody. */
const give = (d: Draft, hands: Hands, holder: UserId | undefined): void => {
  const up = hands.up.filter((one) => one !== holder);
  const call = holder === undefined ? undefined : true;
  d.record.hands = { holder, call, by: undefined, moved: undefined, lost: undefined, up, order: hands.order };
  d.memory.mayBeCalled = false;
  d.memory.silence = undefined;
};

/** Passes the floor to the next in line, or to nobody. */
const pass = (d: Draft, hands: Hands): void => give(d, hands, handsInOrder(hands, d.record.tally.by)[0]);

const silentFromNow = (
  { now, env: { timings } }: Draft,
  before: Silence = { began: now, endsAt: now, toldAt: -Infinity, passesAt: 0 },
): Silence => {
  const endsAt = Math.min(now + timings.quiet, before.began + timings.longestQuiet);
  return { ...before, endsAt };
};

/** What the status says is put right this long before it would prove wrong: it is not edited with each key they press. */
const near = 15_000;

const told = ({ now, wall }: Draft, silence: Silence): Silence => {
  const { endsAt, toldAt } = silence;
  const isTold = toldAt === endsAt || toldAt - near > now;
  return isTold ? silence : { ...silence, toldAt: endsAt, passesAt: wall + endsAt - now };
};

const typed = (d: Draft, by: UserId): void => {
  const { silence } = d.memory;
  if (silence !== undefined && d.record.hands?.holder === by) d.memory.silence = silentFromNow(d, silence);
};

/** Nobody has the floor: whoever writes has it. */
export const takeFloor = (d: Draft, by: UserId): void => {
  const { hands } = d.record;
  if (hands === undefined) return;
  if (hands.holder === undefined) d.record.hands = { ...hands, holder: by };
  typed(d, by);
};

/** A question of theirs is answered, or settled otherwise: the floor was for all that they had written. */
export const answeredFor = (d: Draft, by: UserId): void => {
  const { hands } = d.record;
  if (hands?.holder !== by) return;
  keepOnly(d, by, []);
  pass(d, hands);
};

const hasOpen = ({ record: { turn, inbox } }: State, by: UserId): boolean =>
  turn?.item.by === by || inbox.open.some((one) => one.is === 'waiting' && one.by === by);

/** A question of theirs is gone without having been asked. */
export const questionGone = (d: Draft, by: UserId): void => {
  if (d.record.hands?.holder === by && !hasOpen(d, by)) pass(d, d.record.hands);
};

const mostKept = 2;
const longestKept = 100;

/** They do not have the floor: their latest messages are kept for when they do; a later wording of one in its place. */
export const keepOutOfTurn = (
  d: Draft,
  by: UserId,
  { id, text = '' }: { readonly id: MessageId; readonly text: string | undefined },
): void => {
  const one = { id, text: text.slice(0, longestKept) };
  const others = keptOf(d, by).filter((other) => other.id !== id);
  // An earlier one may come late.
  const all = [...others, one].toSorted((a, b) => compareIds(a.id, b.id));
  keepOnly(d, by, all.slice(-mostKept));
};

/** It was edited, or deleted. */
export const outOfTurnChanged = (d: Draft, id: MessageId, sense?: Sense): void => {
  for (const [by, kept] of d.memory.outOfTurn) {
    if (!kept.some((one) => one.id === id)) continue;
    if (sense?.kind === 'question') keepOutOfTurn(d, by, { id, text: sense.text });
    else forgetOutOfTurn(d, by, id);
  }
};

// ---- silence

/** Others wait for the holder, whom nothing else keeps from asking. */
const isWaitedFor = (d: Draft): boolean => {
  const { hands, turn, inbox } = d.record;
  if (hands?.holder === undefined || hands.up.length === 0 || heldBy(d, 'silence') !== undefined)
    return false;
  const isOfHolder = (item: Item): boolean => item.by === hands.holder && isNext(d, item);
  return turn?.item.by !== hands.holder && !inbox.open.some(isOfHolder);
};

const nobody: Hands = { up: [], order: 'in_order' };

const plan = (d: Draft): number | undefined => {
  const { terms, phase } = d.record;
  if (phase !== 'open' || terms.who !== 'hands') {
    d.record.hands = undefined;
    return undefined;
  }
  d.record.hands ??= nobody;
  const { hands } = d.record;
  const silence = isWaitedFor(d) ? told(d, d.memory.silence ?? silentFromNow(d)) : undefined;
  d.memory.silence = silence;
  const { endsAt = Infinity, toldAt } = silence ?? {};
  const isFree = hands.holder === undefined && hands.up.length > 0;
  if (!isFree && endsAt > d.now) return toldAt === undefined || toldAt === endsAt ? endsAt : toldAt - near;
  pass(d, hands);
  if (!isFree) d.record.hands = { ...d.record.hands, lost: hands.holder };
  return plan(d);
};

// ---- what people decide

const mostHands = 50;

/** Stands for the holder of a free floor. */
export const nobodyHolds = 'nobody';

const decisions = {
  raise_hand: (d, { by }) => {
    notePresence(d, by);
    const { hands, tally } = d.record;
    if (hands === undefined) return { kind: 'nothing' };
    if (hands.holder === by) return { kind: 'floor' };
    if (hands.holder === undefined && hands.up.length === 0) {
      give(d, hands, by);
      return { kind: 'floor' };
    }
    const isUp = hands.up.includes(by);
    if (!isUp && hands.up.length >= mostHands) return { kind: 'line_full' };
    const raised = isUp ? hands : { ...hands, up: [...hands.up, by] };
    d.record.hands = raised;
    return { kind: 'in_line', position: handsInOrder(raised, tally.by).indexOf(by) + 1 };
  },
  lower_hand: (d, { by }) => {
    const { hands } = d.record;
    if (hands?.up.includes(by) !== true) return { kind: 'nothing' };
    d.record.hands = { ...hands, up: hands.up.filter((one) => one !== by) };
    return { kind: 'done' };
  },
  pass: (d, { on }) => {
    const { hands } = d.record;
    if (hands?.holder === undefined || (on !== undefined && on !== hands.holder)) return { kind: 'nothing' };
    pass(d, hands);
    return { kind: 'done' };
  },
  give_floor: (d, { by, to, on }) => {
    const { hands } = d.record;
    if (hands === undefined || hands.holder === to) return { kind: 'nothing' };
    const { holder } = hands;
    if (on !== undefined && on !== (holder ?? nobodyHolds)) return { kind: 'nothing' };
    // Whoever was promised a turn and has not had it is next.
    const moved = holder !== undefined && !hasOpen(d, holder) ? holder : undefined;
    give(d, moved === undefined ? hands : { ...hands, up: [moved, ...hands.up] }, to);
    if (d.record.hands !== undefined) d.record.hands = { ...d.record.hands, by, moved };
    return { kind: 'done' };
  },
  ask_it: (d, { by, on }, request) => {
    const kept = keptOf(d, by).findLast(({ id }) => on === undefined || id === on);
    if (d.record.hands?.holder !== by || kept === undefined) return { kind: 'nothing' };
    if (isPausedAt(d.record.terms, request)) return { kind: 'paused' };
    forgetOutOfTurn(d, by, kept.id);
    if (isInHand(d, kept.id)) return { kind: 'nothing' };
    add(d, { id: kept.id, place: request, by, is: 'waiting' });
    typed(d, by);
    return { kind: 'done' };
  },
} satisfies Concern['decisions'];

export const floor = {
  on: { typing: (d, { by }) => typed(d, by) },
  decisions,
  plan,
} satisfies Concern;

// ---- what the status shows of it

export const showFloor: StatusSource = (state) => {
  const { hands, tally, terms } = state.record;
  if (hands === undefined) return undefined;
  const { holder, by, moved, lost, up } = hands;
  const kept = terms.paused === undefined ? keptOf(state, holder) : [];
  const next = handsInOrder(hands, tally.by).slice(0, mostNamed);
  const { passesAt } = state.memory.silence ?? {};
  return {
    line: { kind: 'floor', holder, by, moved, lost, passesAt, next, up: up.length },
    buttons: [
      { kind: 'raise_hand' },
      holder === undefined ? undefined : { kind: 'pass', on: holder },
      ...kept.map(({ id, text }) => ({ kind: 'ask_it', on: id, text }) as const),
    ],
  };
};
