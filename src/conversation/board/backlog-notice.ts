import type { UserId } from '../../lib/ids.ts';
import { pauseOf } from '../domain/hearing-terms.ts';
import type { Notice } from '../domain/notice.ts';
import { isStandIn } from '../domain/stand-in.ts';
import { textsKept } from '../state/state.ts';
import type { State, Waiting } from '../state/state.ts';

/** The notice that tells how many wait, and whose questions are next. */

/** As many have to wait before it is posted. */
const toldFrom = 4;

/** How many people it names. */
const mostNamed = 3;

/** Those behind the question that is being asked; all that wait if none is. */
const behindFirst = ({ record, waiting }: State): readonly Waiting[] => {
  const { hold, turn } = record;
  const isNext = turn === undefined && pauseOf(record) === undefined;
  const isBeingAsked = hold === undefined && (turn?.state === 'submitted' || isNext);
  return isBeingAsked ? waiting.slice(1) : waiting;
};

/** Nobody after somebody unknown or forgotten is named, because then it is not known who is next. */
const nextIn = (behind: readonly Waiting[]): readonly UserId[] => {
  const next: UserId[] = [];
  for (const { speakerId } of behind) {
    if (speakerId === undefined || isStandIn(speakerId) || next.length === mostNamed) break;
    if (!next.includes(speakerId)) next.push(speakerId);
  }
  return next;
};

/** Once it is there, it stays until nothing waits, so that it does not come and go. */
export const backlog = (state: State): Notice | undefined => {
  const behind = behindFirst(state);
  const stands = state.record.board?.backlog !== undefined;
  const { hold, job } = state.record;
  // The notice of a hold says that they wait, and that of an end that they are dropped.
  const isTold = behind.length >= toldFrom && hold === undefined && job?.kind !== 'end';
  if (behind.length === 0 || !(stands || isTold)) return undefined;
  const next = nextIn(behind);
  return {
    kind: 'backlog',
    waiting: behind.length,
    next,
    more: behind.some(({ speakerId }) => speakerId === undefined || !next.includes(speakerId)),
    offersAside: behind.length > textsKept,
  };
};
