import type { Task } from '../../../src/conversation/domain/ports.ts';
import { host } from '../world/places.ts';
import type { Request } from '../world/world.ts';
import { Breach } from './breach.ts';
import type { History } from './history.ts';
import { wasCoHost } from './terms.ts';

/** Who is told that they are not asked, and how. */

/** Invariant 15. A member who manages threads is spared by the port, which asks Discord about them. */
export const checkRefusal = ({ world }: History, { effect }: Task): void => {
  if (effect.kind !== 'post_notice' || effect.notice.kind !== 'hint') return;
  const { hint } = effect.notice;
  const said = effect.posting.replyTo && world.said.get(effect.posting.replyTo);
  if (said === undefined || (hint !== 'no_floor' && hint !== 'not_chosen' && hint !== 'left_out')) return;
  if (said.speaker === host.id || wasCoHost(world, said))
    throw new Breach(15, `${said.speaker} is told so by the hint ${hint}`);
};

/** Invariant 15: where people ask one at a time, moderators have their own words asked at once. */
export const checkAskThis = ({ decision, outcome }: Request): void => {
  const isRefused = outcome?.kind === 'not_heard' || outcome?.kind === 'floor';
  if (decision.kind === 'ask_this' && decision.isModerators && isRefused)
    throw new Breach(15, `${decision.message.id} is a moderator's, and is not asked`);
};
