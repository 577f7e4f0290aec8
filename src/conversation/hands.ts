import type { MessageId, UserId } from '../lib/ids.ts';
import type { Draft, State } from './draft.ts';
import { mostNamed } from './effects.ts';
import type { Concern } from './events.ts';
import type { Sense } from './hear.ts';
import { add, isInHand } from './inbox.ts';
import type { Hands } from './record.ts';
import type { StatusSource } from './status.ts';

/** One at a time: who has the floor, and whose hands are up. The floor is for one question. */

/** The people whose hands are up, the next one first. */
export const handsInOrder = (
  { up, order }: Hands,
  asked: Readonly<Record<string, number>>,
): readonly UserId[] =>
  order === 'in_order' ? up : up.toSorted((a, b) => (asked[a] ?? 0) - (asked[b] ?? 0));

/** What they wrote before it was their turn is not offered any more; if `id` is given, only that message. */
export const forgetOutOfTurn = (d: Draft, by: UserId, id?: MessageId): void => {
  const kept = d.memory.outOfTurn.get(by);
  if (kept === undefined || (id !== undefined && kept.id !== id)) return;
  const outOfTurn = new Map(d.memory.outOfTurn);
  outOfTurn.delete(by);
  d.memory.outOfTurn = outOfTurn;
};

const give = (d: Draft, hands: Hands, holder: UserId | undefined): void => {
  if (hands.holder !== undefined) forgetOutOfTurn(d, hands.holder);
  const up = hands.up.filter((one) => one !== holder);
  const call = holder === undefined ? undefined : true;
  d.record.hands = { holder, call, by: undefined, moved: undefined, up, order: hands.order };
  d.memory.mayBeCalled = false;
  d.memory.silence = undefined;
};

/** Passes the floor to the next in line, or to nobody. */
const pass = (d: Draft, hands: Hands): void => give(d, hands, handsInOrder(hands, d.record.tally.by)[0]);

const typed = (d: Draft, by: UserId): void => {
  const { silence } = d.memory;
  if (silence !== undefined && d.record.hands?.holder === by) d.memory.silence = { ...silence, since: d.now };
};

/** Nobody has the floor: whoever writes has it. */
export const takeFloor = (d: Draft, by: UserId): void => {
  const { hands } = d.record;
  if (hands === undefined) return;
  if (hands.holder === undefined) d.record.hands = { ...hands, holder: by };
  typed(d, by);
};

/** They had an answer, or what stands for one. */
export const answeredFor = (d: Draft, by: UserId): void => {
  const { hands } = d.record;
  if (hands?.holder === by) pass(d, hands);
};

const hasOpen = ({ record: { turn, inbox } }: State, by: UserId): boolean =>
  turn?.item.by === by || inbox.open.some((one) => one.is === 'waiting' && one.by === by);

/** A question of theirs is gone without having been asked. */
export const questionGone = (d: Draft, by: UserId): void => {
  if (d.record.hands?.holder === by && !hasOpen(d, by)) answeredFor(d, by);
};

const longestQuote = 200;

/** They do not have the floor: their latest message is kept for when they do. */
export const keepOutOfTurn = (
  d: Draft,
  by: UserId,
  { id, text = '' }: { readonly id: MessageId; readonly text: string | undefined },
): void => {
  d.memory.outOfTurn = new Map(d.memory.outOfTurn).set(by, { id, text: text.slice(0, longestQuote) });
};

/** It was edited, or deleted. */
export const outOfTurnChanged = (d: Draft, id: MessageId, sense?: Sense): void => {
  for (const [by, kept] of d.memory.outOfTurn) {
    if (kept.id !== id) continue;
    if (sense?.kind === 'question') keepOutOfTurn(d, by, { id, text: sense.text });
    else forgetOutOfTurn(d, by);
  }
};

// ---- silence

/** Others wait for the holder, whom nothing else keeps from asking. */
const isWaitedFor = (state: State): boolean => {
  const { memory } = state;
  const { hands, terms, suspension } = state.record;
  if (hands?.holder === undefined || hands.up.length === 0) return false;
  const isStill = terms.paused !== undefined || suspension !== undefined;
  return !isStill && memory.gap === undefined && !memory.deaf && !hasOpen(state, hands.holder);
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
  if (!isWaitedFor(d)) d.memory.silence = undefined;
  else d.memory.silence ??= { since: d.now, began: d.now };
  const { silence } = d.memory;
  const { quiet, longestQuiet } = d.env.timings;
  const patience = silence && Math.min(silence.since + quiet, silence.began + longestQuiet);
  const isFree = hands.holder === undefined && hands.up.length > 0;
  if (!isFree && (patience === undefined || patience > d.now)) return patience;
  pass(d, hands);
  return plan(d);
};

// ---- what people decide

const decisions = {
  raise_hand: (d, { by }) => {
    const { hands, tally } = d.record;
    if (hands === undefined) return { kind: 'nothing' };
    if (hands.holder === by) return { kind: 'floor' };
    if (hands.holder === undefined && hands.up.length === 0) {
      give(d, hands, by);
      return { kind: 'floor' };
    }
    const raised = hands.up.includes(by) ? hands : { ...hands, up: [...hands.up, by] };
    d.record.hands = raised;
    return { kind: 'in_line', position: handsInOrder(raised, tally.by).indexOf(by) + 1 };
  },
  lower_hand: (d, { by }) => {
    const { hands } = d.record;
    if (hands?.up.includes(by) !== true) return { kind: 'nothing' };
    d.record.hands = { ...hands, up: hands.up.filter((one) => one !== by) };
    return { kind: 'done' };
  },
  pass: (d, { from }) => {
    const { hands } = d.record;
    if (hands?.holder !== from) return { kind: 'nothing' };
    pass(d, hands);
    return { kind: 'done' };
  },
  give_floor: (d, { by, to }) => {
    const { hands } = d.record;
    if (hands === undefined || hands.holder === to) return { kind: 'nothing' };
    const { holder } = hands;
    // Whoever was promised a turn and has not had it is next.
    const moved = holder !== undefined && !hasOpen(d, holder) ? holder : undefined;
    give(d, moved === undefined ? hands : { ...hands, up: [moved, ...hands.up] }, to);
    if (d.record.hands !== undefined) d.record.hands = { ...d.record.hands, by, moved };
    return { kind: 'done' };
  },
  ask_it: (d, { by }, request) => {
    const kept = d.memory.outOfTurn.get(by);
    if (d.record.hands?.holder !== by || kept === undefined) return { kind: 'nothing' };
    if (d.record.terms.paused !== undefined) return { kind: 'paused' };
    forgetOutOfTurn(d, by);
    if (isInHand(d, kept.id)) return { kind: 'nothing' };
    add(d, { id: kept.id, place: request, by, is: 'waiting' });
    return { kind: 'done' };
  },
} satisfies Concern['decisions'];

export const floor = {
  on: { typing: (d, { by }) => typed(d, by) },
  decisions,
  plan,
} satisfies Concern;

// ---- what the status shows of it

export const showFloor: StatusSource = ({ record: { hands, tally } }) => {
  if (hands === undefined) return undefined;
  const { holder, by, moved, up } = hands;
  const next = handsInOrder(hands, tally.by).slice(0, mostNamed);
  return {
    line: { kind: 'floor', holder, by, moved, next, up: up.length },
    buttons: ['raise_hand', holder === undefined ? undefined : 'pass'],
  };
};

export const showOutOfTurn: StatusSource = ({ record: { hands }, memory }) => {
  const kept = hands?.holder === undefined ? undefined : memory.outOfTurn.get(hands.holder);
  return kept && { line: { kind: 'out_of_turn', text: kept.text }, buttons: ['ask_it'] };
};
