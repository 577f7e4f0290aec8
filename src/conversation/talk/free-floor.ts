import { compareIds, idBefore, messageId } from '../../lib/ids.ts';
import type { UserId } from '../../lib/ids.ts';
import type { Hands } from '../domain/hands.ts';
import { isByHands, termsAt, withFloor } from '../domain/hearing-terms.ts';
import type { Floor } from '../domain/hearing-terms.ts';
import { hear, lacksFloor } from '../domain/hearing.ts';
import type { Hearer, Verdict } from '../domain/hearing.ts';
import { isHostOrCoHost } from '../domain/rights.ts';
import { change, readerIn } from '../state/state.ts';
import type { State } from '../state/state.ts';
import { termsFor } from './queue.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';

/** Where nobody has the floor and no hand is up, a person who asks keeps nobody waiting, and so has the floor. */

/** What they wrote a moment before arrives after it: the floor is theirs from there on. */
const takeEarlier = (
  state: State,
  hands: Hands,
  { at, earlier }: { readonly at: string; readonly earlier: readonly Floor[] },
): State => {
  const { record } = state;
  const { floors = [] } = record;
  const terms = termsAt(record, at);
  const later = floors.slice(earlier.length);
  // A floor notice that leaves it free may stand in between.
  const next = later.find(({ holder }) => holder !== undefined);
  const isNext = next !== undefined && next.from === hands.from;
  if (terms.who !== 'hands' || terms.floor !== undefined || !isNext) return state;
  const from = messageId(idBefore(at));
  return change(state, {
    floors: [...earlier, { ...next, from }, ...later.slice(later.indexOf(next) + 1)],
    hands: { ...hands, from },
  });
};

/** `at`: the id of what they have written or pressed. The messages of moderators are talk, and take no floor. */
export const takeFloor = (state: State, { at, by }: { readonly at: string; readonly by: UserId }): State => {
  const { record } = state;
  const { floors = [], floorNotices, job } = record;
  // Somebody may write before the first floor notice is made.
  const { hands = { up: [], order: 'in_order', gave: floorNotices?.made ?? 0 } } = record;
  const earlier = floors.filter(({ from }) => compareIds(from, at) < 0);
  if (hands.holder === by && hands.isTaken === true) return takeEarlier(state, hands, { at, earlier });
  if (hands.holder !== undefined || hands.up.length > 0) return state;
  // A floor notice that leaves it free may stand below what they have written.
  const isPast = floors.some((one) => one.holder !== undefined && !earlier.includes(one));
  const terms = termsAt(record, at);
  const isTheirs = terms.who === 'hands' && terms.floor === undefined && !isPast;
  if (!isTheirs || job?.kind === 'end' || isHostOrCoHost(record, by)) return state;
  const from = messageId(idBefore(at));
  const taken = withFloor({ ...record, floors: earlier }, { from, holder: by });
  // It was free when they wrote, but people have not asked one at a time ever since: there is no floor to keep.
  if (!isByHands(record, at)) return change(state, { floors: taken });
  return change(state, {
    floors: taken,
    // The notice that says that nobody has the floor is edited.
    hands: { ...hands, holder: by, by: undefined, from, isTaken: true, isHeard: undefined, asked: undefined },
  });
};

/** What a message means, and the state in which its author has taken the floor if that is what it takes. */
export const judge = (
  before: State,
  message: ThreadMessage,
  { isJudged }: Pick<Hearer, 'isJudged'> = {},
): { readonly state: State; readonly verdict: Verdict } => {
  const verdictIn = (state: State): Verdict =>
    hear(message, termsFor(state.record, message.id), { ...readerIn(state), isJudged });
  const verdict = verdictIn(before);
  if (!lacksFloor(verdict)) return { state: before, verdict };
  const taken = takeFloor(before, { at: message.id, by: message.author.id });
  if (taken === before) return { state: before, verdict };
  const now = verdictIn(taken);
  // An attachment alone is no question, and takes nothing.
  return { state: now.kind === 'turn' ? taken : before, verdict: now };
};
