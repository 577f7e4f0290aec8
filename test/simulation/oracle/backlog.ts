import { compareIds } from '../../../src/lib/ids.ts';
import type { Notice } from '../../../src/conversation/domain/notice.ts';
import type { Conversation } from '../../../src/conversation/domain/record.ts';
import type { BotProcess } from '../world/process.ts';
import type { Said } from '../world/world.ts';
import { Breach } from './breach.ts';
import { saidIn } from './history.ts';
import type { History } from './history.ts';
import { isPaused, judge } from './terms.ts';

/** How many wait, and whose questions are next, according to what a process has heard and stored. */

interface Range {
  readonly least: number;
  readonly most: number;
}

/** `perhaps`: whether it has been dropped is something that only the core can know at this moment. */
const waits = (
  history: History,
  said: Said,
  process: BotProcess,
  record: Conversation,
): 'no' | 'perhaps' | 'yes' => {
  const { id } = said.message;
  const { turn, settled, settledTo, again } = record;
  if (turn?.messageId === id) return turn.state === 'answered' ? 'no' : 'perhaps';
  if (again.some(({ messageId }) => messageId === id)) return 'yes';
  if (record.aside?.ids.includes(id) === true) return 'no';
  const heard = process.heard.get(id);
  const isSaid = record.relayed.some(({ messageId }) => messageId === id);
  if (isSaid && heard?.deletedAt === undefined) return 'yes';
  // It has not yet been found among what is posted.
  if (record.relayed.some((say) => say.id === said.by)) return 'perhaps';
  if (
    heard === undefined ||
    heard.knownAt === Infinity ||
    heard.deletedAt !== undefined ||
    settled.includes(id)
  )
    return 'no';
  if (settledTo !== undefined && compareIds(id, settledTo) <= 0) return 'perhaps';
  // Where the line stands, and so whose question it is, is not known yet.
  if (record.notes?.some(({ telling }) => telling.kind === 'floor') === true) return 'perhaps';
  const known = heard.wordings.map(({ version }) => judge(history.world, said, version));
  // It was asked before the press that made it talk was heard of, and not taken.
  const wasAsked = history.calls.some(({ question }) => question === id);
  if (known.every((verdict) => verdict === 'talk')) return wasAsked ? 'perhaps' : 'no';
  return known.some((verdict) => verdict !== 'question') || !heard.isSure ? 'perhaps' : 'yes';
};

/** How many questions wait, according to what this process has heard and what its record says about them. */
export const waitingIn = (history: History, process: BotProcess, record: Conversation): Range => {
  const all = saidIn(history.world, record.id).map((said) => waits(history, said, process, record));
  const sure = all.filter((one) => one === 'yes').length;
  return { least: sure, most: sure + all.filter((one) => one === 'perhaps').length };
};

/** Without the one that is being asked, if any is: none is while the thread is suspended, or has only just been let go. */
export const behindFirst = ({ least, most }: Range, record: Conversation): Range => {
  const { turn, suspension } = record;
  const isNext = turn === undefined && !isPaused(record);
  const asked = suspension === undefined && (turn?.state === 'submitted' || isNext) ? 1 : 0;
  return { least: Math.max(0, least - asked), most: Math.max(0, most - asked) };
};

/** As many wait before the bot says so. */
export const longLine = 4;

/** Invariant 6: those whom a backlog names are next, and nobody else waits unless it says so. */
export const checkNext = (
  history: History,
  process: BotProcess,
  {
    record,
    notice,
  }: { readonly record: Conversation; readonly notice: Extract<Notice, { kind: 'backlog' }> },
): void => {
  const { next, more } = notice;
  if (new Set(next).size < next.length || next.length > 3)
    throw new Breach(6, `a backlog names ${next.join(', ')}`);
  const all = saidIn(history.world, record.id).map((said) => ({
    said,
    waits: waits(history, said, process, record),
  }));
  const possible = all.filter((one) => one.waits !== 'no').map(({ said }) => said);
  // What is asked again waits at another place than its own. The first may be the one that is being asked.
  const isAgain = ({ message: { id } }: Said): boolean =>
    record.again.some(({ messageId }) => messageId === id);
  const others = all
    .filter((one) => one.waits === 'yes' && !isAgain(one.said))
    .slice(1)
    .map(({ said }) => said)
    .filter(({ speaker }) => !next.some((one) => one === speaker));
  for (const named of next) {
    const first = possible.find(({ speaker }) => speaker === named);
    if (first === undefined) throw new Breach(6, `a backlog names ${named}, who asks nothing`);
    const passedOver = others.find(({ message }) => compareIds(message.id, first.message.id) < 0);
    if (passedOver !== undefined)
      throw new Breach(6, `a backlog names ${named} before ${passedOver.speaker}, who is next`);
  }
  if (!more && others.length > 0) throw new Breach(6, 'a backlog names nobody behind those whom it names');
};
