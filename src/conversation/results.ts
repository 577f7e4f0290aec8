import { called, wasRead } from './ask.ts';
import { looked } from './catch-up.ts';
import type { Draft } from './draft.ts';
import type { Effect } from './effects.ts';
import type { EventOf, Result } from './events.ts';
import { hintCame } from './hints.ts';
import { endSilently, jobCame } from './jobs.ts';
import { drop, effectsOf } from './lanes.ts';
import { notOpened, openingCame } from './opening.ts';
import { outCame } from './outgoing.ts';
import { statusDone } from './status.ts';
import { notStored } from './writer.ts';

/** What comes of effects goes to the concern that wanted them. */

/** Its thread, or the channel above it. */
export const gone = (d: Draft): void => {
  if (d.record.phase === 'opening') notOpened(d, { kind: 'discord', failure: { kind: 'unknown_channel' } });
  else endSilently(d, 'gone');
};

const came = (d: Draft, effect: Effect, result: Result): void => {
  if (effect.lane === 'answer') return;
  if (d.record.phase === 'opening') return openingCame(d, effect, result);
  const isGone = result.kind === 'discord_failed' && result.failure.kind === 'unknown_channel';
  if (isGone && effect.kind !== 'close') return gone(d);
  switch (effect.lane) {
    case 'turn':
      if (effect.kind === 'call') return called(d, result);
      return effect.kind === 'read' ? wasRead(d, effect, result) : jobCame(d, effect, result);
    case 'look':
      return looked(d, result);
    case 'out':
      return outCame(d, result);
    case 'status':
      return statusDone(d, effect, result);
    case 'people':
      return hintCame(d, result);
  }
};

export const resultCame = (d: Draft, { id, result }: EventOf<'result'>): void => {
  for (const effect of effectsOf(d)) {
    if (effect.id !== id) continue;
    if (effect.lane === 'answer') d.lanes.replies = d.lanes.replies.filter((one) => one !== effect);
    else drop(d, effect.lane);
    return came(d, effect, result);
  }
};

export const storeFailed = (d: Draft): void => {
  notStored(d);
  if (d.record.phase === 'opening' && d.writer.stored === 0) notOpened(d, { kind: 'store' });
};
