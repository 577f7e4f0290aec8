import { limits } from '../../discord/limits.ts';
import { cutText } from '../../lib/cut.ts';
import { shownText, withoutDirection } from '../../lib/invisible.ts';

/** A case or topic that is known before it is used. */
export interface Titled {
  readonly id: string;
  readonly title: string;
  /** Of a case, where it is surely known. */
  readonly patientName?: string | undefined;
}

/** A patient's name as it stands in front of answers; undefined where nothing of it shows. */
export const shownName = (name: string): string | undefined =>
  shownText(withoutDirection(name)).replace(/\s+/g, ' ') || undefined;

/** A title as a thread can carry it: the settings and the service may name longer ones. '' where nothing of it shows. */
export const threadTitle = (title: string): string =>
  cutText(shownText(withoutDirection(title)), { longest: limits.threadName });
