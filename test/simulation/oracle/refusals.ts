import type { Task } from '../../../src/conversation/domain/ports.ts';
import { leftOutHints } from '../../../src/conversation/domain/hearing-terms.ts';
import { host } from '../world/places.ts';
import type { Request, World } from '../world/world.ts';
import { Breach } from './breach.ts';
import type { History } from './history.ts';
import { isHeard, saidIn } from './history.ts';
import { isPaused, lacksFloor, needsFloor, wasCoHost } from './terms.ts';
import type { BotProcess } from '../world/process.ts';
import type { Conversation } from '../../../src/conversation/domain/record.ts';

/** Who is told that they are not asked, and how. */

/** Invariant 15. A member who manages threads is spared by the port, which asks Discord about them. */
export const checkRefusal = (history: History, { effect }: Task): void => {
  const { world } = history;
  if (effect.kind === 'react') {
    history.answeredOtherwise.add(effect.messageId);
    const marked = history.world.said.get(effect.messageId);
    if (marked?.speaker === host.id) throw new Breach(15, 'the host gets a reaction');
  }
  if (effect.kind !== 'post_notice' || effect.notice.kind !== 'hint') return;
  const { hint } = effect.notice;
  if (effect.posting.replyTo !== undefined) history.answeredOtherwise.add(effect.posting.replyTo);
  const said = effect.posting.replyTo && world.said.get(effect.posting.replyTo);
  if (said === undefined || !leftOutHints.some((one) => one === hint)) return;
  if (said.speaker === host.id || wasCoHost(world, said))
    throw new Breach(15, `${said.speaker} is told so by the hint ${hint}`);
};

/** Somebody may have had what waits dropped. */
const isCleared = ({ requests }: World, id: string): boolean =>
  requests.some(({ conversation, decision: { kind } }) => conversation === id && clearing.includes(kind));

const clearing: readonly string[] = ['skip_waiting', 'job'];

/** In a crowd, only so many are marked before the floor notice on its way stands: the latest. */
const mostMarked = 50;

/** Invariant 16: where people ask one at a time, each question is asked, or its author is told that it is not. */
export const checkUnasked = (history: History, process: BotProcess, record: Conversation): void => {
  const { world, answeredOtherwise, everAside, spokenOf, calls, mayNotReact } = history;
  const { status, suspension } = record;
  if (mayNotReact || status !== 'open') return;
  const mayWait = suspension !== undefined || isPaused(record) || isCleared(world, record.id);
  const talk = saidIn(world, record.id);
  for (const said of talk) {
    const { id } = said.message;
    if (!isHeard(process, said) || !needsFloor(world, said) || answeredOtherwise.has(id)) continue;
    // They have become a co-host since, or it was set aside before the floor was known to be somebody else's.
    if (record.coHosts?.includes(said.speaker) === true || everAside.has(id)) continue;
    const isAsked = mayWait || spokenOf.has(id) || calls.some(({ question }) => question === id);
    if (!lacksFloor(world, said) && isAsked) continue;
    const marked = talk.filter(({ message }) => answeredOtherwise.has(message.id));
    if (marked.length < mostMarked) throw new Breach(16, `${id} is passed over in silence`);
  }
};

/** Invariant 15: where people ask one at a time, moderators have their own words asked at once. */
export const checkAskThis = ({ decision, outcome }: Request): void => {
  const isRefused = outcome?.kind === 'not_heard' || outcome?.kind === 'floor';
  if (decision.kind === 'ask_this' && decision.isModerators && isRefused)
    throw new Breach(15, `${decision.message.id} is a moderator's, and is not asked`);
};
