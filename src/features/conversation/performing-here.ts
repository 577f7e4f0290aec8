import type { Ports } from '../../conversation/domain/ports.ts';
import type { GuildId } from '../../lib/ids.ts';
import { sharedAbort } from '../../lib/shared-abort.ts';

/** Performs effects until the process ends, or loses the server that they concern to another one. */
export const performingHere = ({
  performUntil,
  lossOf,
  stop,
}: {
  readonly performUntil: (signal: AbortSignal) => Ports['perform'];
  readonly lossOf: (guild: GuildId) => AbortSignal | undefined;
  readonly stop: AbortSignal;
}): Ports['perform'] => {
  const always = performUntil(stop);
  const untilLost = new WeakMap<AbortSignal, Ports['perform']>();
  const performWith = (loss: AbortSignal): Ports['perform'] => {
    const over = sharedAbort();
    for (const signal of [loss, stop]) {
      if (signal.aborted) over.abort();
      signal.addEventListener('abort', () => over.abort(), { once: true });
    }
    const perform = performUntil(over.signal);
    return (task, done) => perform({ ...task, signal: over.signal }, done);
  };
  return (task, done) => {
    const loss = lossOf(task.record.guildId);
    if (loss === undefined) return always(task, done);
    const perform = untilLost.get(loss) ?? performWith(loss);
    untilLost.set(loss, perform);
    perform(task, done);
  };
};
