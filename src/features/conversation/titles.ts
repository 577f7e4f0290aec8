/** What conversations, cases and patients are called. */
import type { About } from '../../machine/record.ts';
import { limits } from '../../discord/limits.ts';
import { cutText } from '../../lib/cut.ts';
import { shownLine } from '../../lib/invisible.ts';

/** A case or topic that is known before it is first used. */
export interface Titled {
  readonly id: string;
  readonly title: string;
  /** For a case, if it is known for certain. */
  readonly patientName?: string | undefined;
  /** One line about it, shown where it can be chosen. */
  readonly description?: string | undefined;
}

/**
 * A title short enough for a thread: those from the settings and the service may be longer. '' if nothing of it is
 * visible.
 */
export const threadTitle = (title: string): string =>
  cutText(shownLine(title), { longest: limits.threadName });

/** Groups that talk to the same patient tell their threads apart by the host's name, which is never cut. */
export const threadName = ({
  title,
  patientName = title,
  hostName,
}: Pick<About, 'title' | 'patientName' | 'hostName'>): string => {
  const ending = ` · ${shownLine(hostName) || '?'}`;
  return cutText(patientName, { longest: limits.threadName - ending.length }) + ending;
};
