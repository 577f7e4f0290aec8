import type { UserId } from '../lib/ids.ts';
import type { Notice } from './notice.ts';
import { isStandIn } from './stand-in.ts';
import { textsKept } from './state.ts';
import type { State, Waiting } from './state.ts';
import { pauseOf } from './hearing-terms.ts';

/** The notice that tells how many wait, and whose questions are next. */

/** As many have to wait before it is posted. */
const longLine = 4;

/** How many people it names. */
const mostNamed = 3;

/** Those behind the question that is being asked; all that wait if none is. */
const behindFirst = ({ record, waiting }: State): readonly Waiting[] => {
  const { hold, turn } = record;
  const isNext = turn === undefined && pauseOf(record) === undefined;
  const isBeingAsked = hold === undefined && (turn?.state === 'submitted' || isNext);
  return isBeingAsked ? waiting.slice(1) : waiting;
};

/** Nobody is named behind somebody unknown or forgotten, because then it is not known who is next. */
const nextIn = (line: readonly Waiting[]): readonly UserId[] => {
  const next: UserId[] = [];
  for (const { speakerId } of line) {
    if (speakerId === undefined || isStandIn(speakerId) || next.length === mostNamed) break;
    if (!next.includes(speakerId)) next.push(speakerId);
  }
  return next;
};

/** Once it is there, it stays until nothing waits, so that it does not come and go. */
export const backlog = (state: State): Notice | undefined => {
  const line = behindFirst(state);
  const stands = state.record.board?.backlog !== undefined;
  // The notice of a hold says that they wait.
  const isLong = line.length >= longLine && state.record.hold === undefined;
  if (line.length === 0 || !(stands || isLong)) return undefined;
  const next = nextIn(line);
  return {
    kind: 'backlog',
    waiting: line.length,
    next,
    more: line.some(({ speakerId }) => speakerId === undefined || !next.includes(speakerId)),
    offersAside: line.length > textsKept,
  };
};
