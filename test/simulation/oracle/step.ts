import type { Effect } from '../../../src/machine/effects.ts';
import type { Decision, Result } from '../../../src/machine/events.ts';
import type { Conversation, Item, Outgoing } from '../../../src/machine/record.ts';
import { compareIds } from '../../../src/lib/ids.ts';
import type { Cause, Process } from '../process.ts';
import { isOf } from './oracle.ts';

/** A step of the machine, with what it has heard. */

export interface Step {
  readonly process: Process;
  readonly before: Conversation;
  readonly after: Conversation;
  readonly cause: Cause;
  /** The kind of the press, or of what else has happened. */
  readonly why: string;
  readonly request: string | undefined;
  readonly press: Decision | undefined;
  readonly effect: Effect | undefined;
  /** What has come of the effect. */
  readonly result: Result | undefined;
  readonly hadGap: boolean;
  readonly hasGap: boolean;
}

export const overlap = 5_000;
/** To the millisecond. */
export const timeOf = (id: string): number => Math.floor(Number(id) / 4_194_304);

/** A process cannot have seen it before. */
export const isNew = ({ inbox: { upTo, recent } }: Conversation, id: string): boolean =>
  !recent.includes(id) && (compareIds(id, upTo) > 0 || timeOf(id) >= timeOf(upTo) - overlap);

/** Several messages may come and go within the step. */
export const isMixed = ({ hadGap, hasGap, result }: Step): boolean =>
  (hadGap && !hasGap) || result?.kind === 'page';

/** Messages that this step hears for the first time. */
export const arrivals = ({
  cause,
  before,
  after,
  process,
  hadGap,
  hasGap,
  result,
}: Step): readonly string[] => {
  let ids: readonly string[] = [];
  if (hadGap && !hasGap)
    ids = [...process.watched.known].flatMap(([id, { hasCome }]) => (hasCome ? [id] : []));
  else if (cause.kind === 'message') ids = hadGap ? [] : [cause.message.id];
  else if (result?.kind === 'page') ids = result.messages.map(({ id }) => id);
  return ids.filter((id) => isNew(before, id) && !isNew(after, id));
};

/** What is left to be asked, with what is being asked. */
export const itemsOf = ({ inbox: { open }, turn }: Conversation): readonly Item[] =>
  turn?.at === 'submitted' ? [...open, turn.item] : open;

/** The thread is gone: it ends without a word there. */
export const endsAtOnce = ({ cause, result, after }: Step): boolean => {
  const isGone = result?.kind === 'discord_failed' && result.failure.kind === 'unknown_channel';
  return after.phase === 'ended' && (cause.kind === 'gone' || isGone);
};

/** What this step adds to what is to be said. */
export const appended = ({ before, after }: Step): readonly Outgoing[] => {
  if (before.outgoing === after.outgoing) return [];
  const last = before.outgoing.at(-1);
  const from = last === undefined ? -1 : after.outgoing.findLastIndex(({ key }) => isOf(key, last.key));
  return after.outgoing.slice(from + 1);
};
