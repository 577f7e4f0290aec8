import type { Task } from '../../../src/conversation/domain/ports.ts';
import { host } from '../world/places.ts';
import type { Request } from '../world/world.ts';
import { Breach } from './breach.ts';
import type { History } from './history.ts';
import { saidIn } from './history.ts';
import { lacksFloor, wasCoHost } from './terms.ts';
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
  if (said === undefined || (hint !== 'no_floor' && hint !== 'not_chosen' && hint !== 'left_out')) return;
  if (said.speaker === host.id || wasCoHost(world, said))
    throw new Breach(15, `${said.speaker} is told so by the hint ${hint}`);
};

/** Invariant 16, for what the last process has heard as it was written. */
export const checkOutOfTurn = (history: History, process: BotProcess, record: Conversation): void => {
  const { world, answeredOtherwise, mayNotReact } = history;
  if (mayNotReact || record.status !== 'open') return;
  for (const said of saidIn(world, record.id)) {
    const { id, deletedAt } = said.message;
    const isHeard =
      (process.heard.get(id)?.liveAt ?? Infinity) < Infinity &&
      said.meanings.length === 1 &&
      deletedAt === undefined;
    if (!isHeard || !lacksFloor(world, said) || answeredOtherwise.has(id)) continue;
    throw new Breach(16, `${id} is passed over in silence`);
  }
};

/** Invariant 15: where people ask one at a time, moderators have their own words asked at once. */
export const checkAskThis = ({ decision, outcome }: Request): void => {
  const isRefused = outcome?.kind === 'not_heard' || outcome?.kind === 'floor';
  if (decision.kind === 'ask_this' && decision.isModerators && isRefused)
    throw new Breach(15, `${decision.message.id} is a moderator's, and is not asked`);
};
