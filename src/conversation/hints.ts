import type { MessageId, UserId } from '../lib/ids.ts';
import type { Draft } from './draft.ts';
import type { Hint } from './effects.ts';
import type { Concern, Result } from './events.ts';
import { isFree, perform, rest } from './lanes.ts';
import { nonceOf } from './outgoing.ts';
import { isHostOrCoHost } from './record.ts';

/** What single people are told about a message that is not asked: in words once, with a reaction after that. Lost is lost. */

const mostAhead = 50;
const mostHinted = 1_000;

/** Said to a thread once, whoever it is; the others are told with a reaction, or not at all. */
const forAll: readonly Hint['kind'][] = ['unreadable', 'ended', 'no_floor'];
const saidOnce: readonly Hint['kind'][] = ['unreadable', 'ended', 'mentions'];

const keyOf = (hint: Hint, by: UserId): string => {
  if (forAll.includes(hint.kind)) return hint.kind;
  return `${hint.kind}:${by}${hint.kind === 'no_room' ? `:${hint.until}` : ''}`;
};

const refusals: readonly Hint['kind'][] = ['left_out', 'not_chosen', 'no_floor'];

/** Nobody refuses a moderator in front of the class. */
export const isRefusal = ({ kind }: Hint): boolean => refusals.includes(kind);

export const hint = (
  d: Draft,
  { to, by, hint: what }: { readonly to: MessageId; readonly by: UserId; readonly hint: Hint },
): void => {
  const { hinted } = d.record;
  if (isHostOrCoHost(d.record, by) && isRefusal(what)) return;
  const key = keyOf(what, by);
  const isKnown = hinted.includes(key);
  if (isKnown && saidOnce.includes(what.kind)) return;
  if (!isKnown) d.record.hinted = [...hinted, key].slice(-mostHinted);
  d.memory.hints = [...d.memory.hints, { to, by, hint: isKnown ? undefined : what }].slice(-mostAhead);
};

const plan = (d: Draft): void => {
  const [next] = d.memory.hints;
  if (next === undefined || d.memory.gap !== undefined || !isFree(d, 'people')) return;
  d.memory.hints = d.memory.hints.slice(1);
  const { to, by, hint: what } = next;
  if (what === undefined) return perform(d, 'people', { kind: 'react', to, by }, { atOnce: true });
  perform(d, 'people', { kind: 'hint', hint: what, to, by, nonce: nonceOf(to, 'i') });
};

/** Without the right to react or to post, the others are not tried before a while. */
const onHintResult = (d: Draft, result: Result): void => {
  if (result.kind === 'discord_failed' && result.failure.kind === 'forbidden') {
    d.memory.hints = [];
    rest(d, 'people', d.env.timings.retry);
  }
};

export const hinting = { plan, results: { hint: onHintResult, react: onHintResult } } satisfies Concern;
