import type { Conversation } from '../../../src/machine/record.ts';
import { compareIds } from '../../../src/lib/ids.ts';
import type { Oracle } from './oracle.ts';

/**
 * The service takes the next question for the answer to what its preceptor asks. The message that asks it, by what stands
 * in the thread; 0: somebody has answered, or it has been skipped, or it has begun again since.
 */
export const askingIn = (
  { said, kept, callsAt, world, now }: Oracle,
  { preceptor }: Pick<Conversation, 'preceptor'>,
): string => {
  let [asks, begunAgain] = ['0', '0'];
  for (const { what, message } of said.values()) {
    if (message === undefined) continue;
    if (what.kind === 'part' && what.part.asks !== undefined) asks = message.id;
    if (what.kind === 'started_again') begunAgain = message.id;
  }
  const isLater = (id = '0'): boolean => compareIds(id, asks) > 0;
  if (isLater(begunAgain) || [...kept].some((place) => isLater(callsAt.get(place)?.at(-1)?.id))) return '0';
  const askedAt = world.discord.byId.get(asks)?.at ?? 0;
  const skips = world.presses.filter(
    ({ decision, reachedAt }) =>
      decision.kind === 'skip_preceptor' && reachedAt >= askedAt && reachedAt <= now,
  );
  // What came of it was stored, or was not.
  if (skips.some(({ outcome }) => outcome === undefined || outcome.kind === 'lost'))
    return preceptor?.id ?? '0';
  return skips.some(({ outcome }) => outcome?.kind === 'done') ? '0' : asks;
};
