import { compareIds, idBefore, messageId } from '../../lib/ids.ts';
import type { UserId } from '../../lib/ids.ts';
import type { Hands } from '../domain/hands.ts';
import { isByHands, termsAt, withFloor } from '../domain/hearing-terms.ts';
import type { Floor } from '../domain/hearing-terms.ts';
import type { Verdict } from '../domain/hearing.ts';
import { mayHost } from '../domain/rights.ts';
import { change } from '../state/state.ts';
import type { State } from '../state/state.ts';

/** Where nobody has the floor and no hand is up, a person who asks keeps nobody waiting, and so has the floor. */

export const lacksFloor = (verdict: Verdict): boolean =>
  verdict.kind === 'hint' && verdict.hint === 'no_floor';

/** What they wrote a moment before arrives after it: the floor is theirs from there on. */
const takeEarlier = (
  state: State,
  hands: Hands,
  { at, earlier }: { readonly at: string; readonly earlier: readonly Floor[] },
): State => {
  const { record } = state;
  const { floors = [] } = record;
  const terms = termsAt(record, at);
  const [next] = floors.slice(earlier.length);
  const isNext = next !== undefined && next.from === hands.from;
  if (terms.who !== 'hands' || terms.floor !== undefined || !isNext) return state;
  const from = messageId(idBefore(at));
  return change(state, {
    floors: [...earlier, { ...next, from }, ...floors.slice(earlier.length + 1)],
    hands: { ...hands, from },
  });
};

/** `at`: the id of what they have written or pressed. The messages of moderators are talk, and take no floor. */
export const takeFloor = (state: State, { at, by }: { readonly at: string; readonly by: UserId }): State => {
  const { record } = state;
  const { floors = [], floorLines, job } = record;
  // Somebody may write before the first line is made.
  const { hands = { up: [], order: 'in_order', gave: floorLines?.made ?? 0 } } = record;
  const earlier = floors.filter(({ from }) => compareIds(from, at) < 0);
  if (hands.holder === by && hands.isTaken === true) return takeEarlier(state, hands, { at, earlier });
  if (hands.holder !== undefined || hands.up.length > 0) return state;
  // A line that leaves it free may stand below what they have written.
  const isPast = floors.some((one) => one.holder !== undefined && !earlier.includes(one));
  const terms = termsAt(record, at);
  const isTheirs = terms.who === 'hands' && terms.floor === undefined && !isPast;
  if (!isTheirs || job?.kind === 'end' || mayHost(record, by)) return state;
  const from = messageId(idBefore(at));
  const taken = withFloor({ ...record, floors: earlier }, { from, holder: by });
  // It was free when they wrote, but people no longer ask one at a time: there is no floor to keep.
  if (!isByHands(record)) return change(state, { floors: taken });
  return change(state, {
    floors: taken,
    // The line that says that nobody has the floor is edited.
    hands: { ...hands, holder: by, by: undefined, from, isTaken: true, isHeard: undefined, asked: undefined },
  });
};
