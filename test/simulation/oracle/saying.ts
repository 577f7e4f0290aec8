import { broken } from '../base.ts';
import { isOf } from './oracle.ts';
import type { Oracle } from './oracle.ts';
import { endsAtOnce } from './step.ts';
import type { Step } from './step.ts';

/** What is to be said grows at its end, and goes when it stands in the thread. */

/** A long answer whose file is refused is twenty messages, and a line. */
const most = 30;

export const checkOutgoing = (oracle: Oracle, step: Step): void => {
  const { before, after, effect, result } = step;
  if (oracle.world.isRestored) return;
  const keys = new Set(after.outgoing.map(({ key }) => key));
  if (keys.size < after.outgoing.length) broken(7, 'something is to be said twice');
  if (keys.size > most) broken(9, 'much is to be said');
  const failure =
    effect?.kind === 'post' && result?.kind === 'discord_failed' ? result.failure.kind : undefined;
  const isRefused = failure === 'refused' || failure === 'unknown_message';
  const isReplaced = (key: string): boolean => isRefused || [...keys].some((one) => isOf(one, key));
  let isOver = false;
  for (const { key } of before.outgoing) {
    if (keys.has(key)) isOver = true;
    else if (isOver && after.phase === 'open') broken(7, `${key} is left out`);
    else if (!endsAtOnce(step) && !isReplaced(key) && oracle.said.get(key)?.message === undefined)
      broken(7, `${key} counts as said, and was not`);
  }
  for (const { key, what } of after.outgoing) {
    if (before.outgoing.some((one) => one.key === key)) continue;
    if (oracle.said.get(key)?.message !== undefined) broken(7, `${key} is to be said again`);
    // What takes the place of a part stands where that would.
    const place = before.outgoing.find((one) => isOf(key, one.key));
    const order = (place && oracle.said.get(place.key)?.order) ?? oracle.said.size;
    oracle.said.set(key, { key, what, order });
  }
};
