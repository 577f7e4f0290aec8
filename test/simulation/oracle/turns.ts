import type { Item, AnswerPart } from '../../../src/machine/record.ts';
import { compareIds } from '../../../src/lib/ids.ts';
import { broken } from '../base.ts';
import { isMoved, isTaken } from './items.ts';
import { isNotTaken } from './oracle.ts';
import type { Oracle } from './oracle.ts';
import { appended, endsAtOnce } from './step.ts';
import type { Step } from './step.ts';

/** What comes of the turn under way. */

export const checkTurn = (oracle: Oracle, step: Step): void => {
  const { before, after, effect, result } = step;
  const [had, has] = [before.turn, after.turn];
  if (had === undefined) return;
  const { item } = had;
  const came = effect?.kind === 'call' && effect.place === item.place ? result : undefined;
  if (had.item.place === has?.item.place) {
    if (had.at === 'submitted' && has.at === 'answered') checkAnswered(oracle, step, item, came);
  } else if (had.at === 'submitted') checkSettled(oracle, step, item, came);
  else if (after.phase === 'open' && after.outgoing.some(({ what }) => what.kind === 'part'))
    broken(3, `the answer to ${item.id} is not out`);
};

const checkAnswered = (oracle: Oracle, step: Step, { id, place }: Item, came: Step['result']): void => {
  if (came?.kind !== 'answer') return broken(5, `${id} is answered because of ${step.why}`);
  const lines = appended(step);
  const parts = lines.flatMap(({ what }): readonly AnswerPart[] => (what.kind === 'part' ? [what.part] : []));
  const wanted = came.answer.parts;
  if (parts.length !== wanted.length || parts.some((part, index) => part !== wanted[index]))
    broken(3, `the answer to ${id} is not what the service said`);
  const isLong = wanted[0]?.whole === true;
  if (isLong !== (lines[0]?.what.kind === 'beginning')) broken(3, `the answer to ${id} begins otherwise`);
  if (lines[0]?.replyTo !== id) broken(3, `the answer to ${id} replies to ${lines[0]?.replyTo}`);
  const isLate = oracle.now - (step.process.watched.turns.get(place) ?? 0) > 30_000;
  if (lines[0]?.ping === true ? !isLate : isLate)
    broken(5, `the answer to ${id} pings ${isLate ? 'nobody' : 'at once'}`);
  oracle.answers.set(
    place,
    lines.slice(0, parts.length + (isLong ? 1 : 0)).map(({ key }) => key),
  );
};

/** It is asked no more, and has no answer. */
const checkSettled = (oracle: Oracle, step: Step, item: Item, came: Step['result']): void => {
  const { before, after, process, why } = step;
  const { id, place } = item;
  const call = oracle.callsAt.get(place)?.findLast((one) => one.process === process);
  // Otherwise another process wanted it asked, and it is not known whether it was.
  const isOurs = process.watched.turns.has(place);
  const isUnsent = call === undefined || isNotTaken(call.result);
  const failure = came?.kind === 'service_failed' ? came.failure.kind : undefined;
  const lines = appended(step).map(({ what }) => what);
  const isDoubtSaid = lines.some((what) => what.kind === 'doubt' && what.place === place);
  switch (after.inbox.open.find((one) => one.place === place)?.is) {
    case 'waiting':
      if (!isUnsent || !isOurs) broken(2, `${id} waits again at ${place}, and may have been asked`);
      return;
    case 'doubt':
      if (isOurs && failure !== 'in_doubt') broken(5, `${id} is in doubt for nothing`);
      if (isOurs && !isDoubtSaid) broken(5, `nobody hears that ${id} is in doubt`);
      return;
    case 'aside':
      if (came?.kind !== 'no_room' && why !== 'set_aside') broken(5, `${id} is set aside because of ${why}`);
      return;
    case undefined:
      if (failure === 'rejected') {
        const isTold = lines.some(({ kind }) => kind === 'refused' || kind === 'no_such_case');
        if (!isTold) broken(5, `nobody hears that ${id} is refused`);
      } else if (failure === 'in_doubt' && isDoubtSaid && endsUnsaid(step)) {
        // It is over with the end, and judged at rest by what was said.
        oracle.doubted.set(place, id);
      } else if (!endsAtOnce(step) && !isAnsweredBefore(oracle, step, item)) {
        // Out of the server, or where the thread may not be read, an end cannot ask anybody about it.
        const { gap } = process.state.memory;
        const isRefused = gap?.at === 'reading' && gap.refused !== undefined;
        const isApart = before.away !== undefined || why === 'left' || isRefused;
        const mayGo = (isOurs && isUnsent) || (isApart && after.phase === 'ended');
        if (!mayGo || !(isMoved(step, id) || isTaken(oracle, step, item)))
          broken(5, `${id} is not asked any more because of ${why}`);
      }
  }
};

/** Where posting is forbidden, an end goes before what is to be said. */
const endsUnsaid = ({ before, after, process }: Step): boolean =>
  before.job?.kind === 'end' && after.phase === 'ended' && process.state.memory.postBlocked !== undefined;

/** A reply of ours stands there that this process knows nothing of. */
const isAnsweredBefore = ({ world }: Oracle, { process }: Step, { id, place }: Item): boolean =>
  process.number > 1 &&
  world.discord.messages.some(
    ({ effect, id: own }) => effect?.kind === 'post' && effect.replyTo === id && compareIds(own, place) > 0,
  );
