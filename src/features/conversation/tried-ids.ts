import type { Result } from '../../conversation/events.ts';
import type { Ports, Task } from '../../conversation/ports.ts';
import type { GuildId } from '../../lib/ids.ts';

/** Whether the service knows an id, which it tells only when something is started. */
export interface TriedId {
  readonly guildId: GuildId;
  readonly shelf: 'patients' | 'topics';
  readonly id: string;
  readonly tried: 'known' | 'unknown';
}

/** Only what comes first in a conversation tells: the first question to a patient, the start of a topic. */
const triedBy = ({ effect, record }: Task, result: Result): TriedId | undefined => {
  const { guildId, kind, subject } = record.about;
  const isFirst = effect.kind === (kind === 'patient' ? 'call' : 'begin') && record.tally.questions === 0;
  if (!isFirst) return undefined;
  const about = { guildId, shelf: kind === 'patient' ? 'patients' : 'topics', id: String(subject) } as const;
  if (result.kind === 'answer' || result.kind === 'begun') return { ...about, tried: 'known' };
  const isUnknown =
    result.kind === 'service_failed' && result.failure.kind === 'rejected' && result.failure.status === 404;
  return isUnknown ? { ...about, tried: 'unknown' } : undefined;
};

/** Performs as before, and tells what the result shows about an id. */
export const watchedIds =
  (perform: Ports['perform'], tell: (tried: TriedId) => void): Ports['perform'] =>
  (task, done) =>
    perform(task, (result) => {
      const tried = triedBy(task, result);
      if (tried !== undefined) tell(tried);
      done(result);
    });
