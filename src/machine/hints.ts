import { mayHaveArrived } from '../lib/failure.ts';
import { compareIds } from '../lib/ids.ts';
import type { MessageId, UserId } from '../lib/ids.ts';
import type { Draft } from './draft.ts';
import type { EffectOf, Hint } from './effects.ts';
import type { Concern, Result } from './events.ts';
import type { Fate, LeftOut, Sign } from './hear.ts';
import { heldBy } from './held.ts';
import { effectIn, perform, recovered, rest, waitForDiscord } from './lanes.ts';
import { nonceOf } from './outgoing.ts';
import type { Conversation } from './record.ts';

/**
 * What single people see of a message that is not simply asked: a hint in words, which stands as long as it is true and
 * for five minutes at most, or a sign below the message. Neither holds up an answer, and what Discord refuses is lost.
 */

/** About somebody's message. */
interface About {
  readonly to: MessageId;
  readonly by: UserId;
}

interface Wanted extends About {
  /** Since when. */
  readonly at: number;
}

export interface WantedHint extends Wanted {
  readonly hint: Hint;
}

export interface WantedSign extends Wanted {
  readonly sign: Sign;
}

export interface StandingHint {
  readonly by: UserId;
  readonly kind: Hint['kind'];
  readonly until: number;
}

const mostWanted = 100;
const mostHinted = 1_000;

/** Said to a thread once, whoever it is. */
const keyOf = (hint: Hint, by: UserId): string => {
  if (hint.kind === 'ended') return hint.kind;
  return `${hint.kind}:${by}${hint.kind === 'no_room' ? `:${hint.until}` : ''}`;
};

/** Whether somebody is still left out for this reason. */
const stillLeftOut: Readonly<Record<LeftOut, (record: Conversation, by: UserId) => boolean>> = {
  left_out: ({ terms }) => terms.who === 'me',
  not_chosen: ({ terms }) => terms.who === 'chosen',
  no_floor: ({ hands }, by) => hands !== undefined && hands.holder !== by && !hands.up.includes(by),
};

/** Nobody refuses a moderator in front of the class. */
export const isRefusal = (kind: Hint['kind']): kind is LeftOut => kind in stillLeftOut;

/** After a minute of Discord's refusing, nobody wonders any more. */
const stillWanted = <One extends Wanted>(d: Draft, all: readonly One[]): readonly One[] =>
  all.filter(({ at }) => d.now < at + d.env.timings.wondering);

/** Discord takes few reactions at a time: of several that a person waits for, the one below their last message says it all. */
const mark = (d: Draft, wanted: WantedSign): void => {
  const underWay = effectIn(d, 'signs');
  const isAlike = ({ to, by, sign }: WantedSign): boolean =>
    by === wanted.by && sign === wanted.sign && !(underWay?.kind === 'react' && underWay.to === to);
  const signs = stillWanted(d, d.memory.signs);
  const alike = signs.find(isAlike);
  if (alike !== undefined && compareIds(alike.to, wanted.to) > 0) return;
  d.memory.signs = [...signs.filter((one) => one !== alike), wanted].slice(-mostWanted);
};

/** In words the first time; with a sign each time for talk, else whenever it is not told. */
export const show = (d: Draft, { to, by }: About, { hint, sign }: Pick<Fate, 'hint' | 'sign'>): void => {
  const { hinted } = d.record;
  const key = hint && keyOf(hint, by);
  // What would not be true, of a hand that is up, is not said.
  const isHolding = hint === undefined || !isRefusal(hint.kind) || stillLeftOut[hint.kind](d.record, by);
  const isNew = key !== undefined && isHolding && !hinted.includes(key);
  if (hint !== undefined && isNew) {
    d.record.hinted = [...hinted, key].slice(-mostHinted);
    d.memory.hints = [...d.memory.hints, { to, by, hint, at: d.now }].slice(-mostWanted);
  }
  if (sign !== undefined && (sign === 'talk' || !isNew)) mark(d, { to, by, sign, at: d.now });
};

// ---- how long they stand

/** Whether what it says still holds. */
const isTrue = (record: Conversation, { kind, by }: StandingHint): boolean => {
  // What is to be deleted does not wait for it.
  if (record.phase === 'ended') return kind === 'ended' && record.ended?.because !== 'deleted';
  if (isRefusal(kind)) return stillLeftOut[kind](record, by);
  return kind !== 'mentions' || record.terms.hears === 'mentions';
};

/** What another process said stands for as long as nobody knows. */
const isStale = (d: Draft, id: MessageId): boolean => {
  const hint = d.memory.standing.get(id);
  const isFollowed = [...d.memory.standing].some(
    ([other, { by }]) => by === hint?.by && compareIds(other, id) > 0,
  );
  return hint === undefined || hint.until <= d.now || isFollowed || !isTrue(d.record, hint);
};

export const hintGone = (d: Draft, id: MessageId): void => {
  if (!d.record.hints.includes(id)) return;
  d.record.hints = d.record.hints.filter((one) => one !== id);
  const standing = new Map(d.memory.standing);
  standing.delete(id);
  d.memory.standing = standing;
};

const planHints = (d: Draft): void => {
  d.memory.hints = stillWanted(d, d.memory.hints);
  const [next] = d.memory.hints;
  const stale = d.record.hints.find((id) => isStale(d, id));
  if (stale !== undefined) perform(d, 'people', { kind: 'remove_hint', messageId: stale }, { atOnce: true });
  else if (next !== undefined) {
    const { to, by, hint } = next;
    perform(d, 'people', { kind: 'hint', hint, to, by, nonce: nonceOf(to, `i${hint.kind.slice(0, 8)}`) });
  }
};

const planSigns = (d: Draft): void => {
  d.memory.signs = stillWanted(d, d.memory.signs);
  const [next] = d.memory.signs;
  if (next === undefined) return;
  const { sign, to, by } = next;
  perform(d, 'signs', { kind: 'react', sign, to, by }, { atOnce: true });
};

const plan = (d: Draft): number | undefined => {
  const [signs, people] = [heldBy(d, 'signs'), heldBy(d, 'people')];
  if (people === 'gap') return undefined;
  if (signs === undefined) planSigns(d);
  if (people === undefined) planHints(d);
  return Math.min(...[...d.memory.standing.values()].map(({ until }) => until));
};

// ---- what comes of it

const onHintResult = (d: Draft, result: Result, { by, hint }: EffectOf<'hint'>): void => {
  if (result.kind === 'discord_failed') waitForDiscord(d, 'people', result.failure);
  else recovered(d, 'people');
  if (result.kind === 'discord_failed' && mayHaveArrived(result.failure)) return;
  d.memory.hints = d.memory.hints.filter((one) => one.hint !== hint);
  if (result.kind !== 'posted') return;
  d.record.hints = [...d.record.hints, result.id];
  const until = d.now + d.env.timings.hintStands;
  d.memory.standing = new Map(d.memory.standing).set(result.id, { by, kind: hint.kind, until });
};

const onHintRemoved = (d: Draft, result: Result, { messageId }: EffectOf<'remove_hint'>): void => {
  const isGone =
    result.kind === 'done' || (result.kind === 'discord_failed' && result.failure.kind === 'unknown_message');
  if (isGone) hintGone(d, messageId);
  else if (result.kind === 'discord_failed') waitForDiscord(d, 'people', result.failure);
};

/** What Discord refuses, it refuses again: without the right to react, nothing is marked before a while. */
const onSignResult = (d: Draft, result: Result, { to }: EffectOf<'react'>): void => {
  const failure = result.kind === 'discord_failed' ? result.failure : undefined;
  if (failure === undefined || !(mayHaveArrived(failure) || failure.kind === 'forbidden'))
    rest(d, 'signs', d.env.timings.signEvery);
  else waitForDiscord(d, 'signs', failure);
  if (failure?.kind === 'forbidden') d.memory.signs = [];
  else if (failure === undefined || !mayHaveArrived(failure))
    d.memory.signs = d.memory.signs.filter((one) => one.to !== to);
};

export const hinting = {
  plan,
  results: { hint: onHintResult, remove_hint: onHintRemoved, react: onSignResult },
} satisfies Concern;
