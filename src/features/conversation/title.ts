import { limits } from '../../discord/limits.ts';
import { cutText } from '../../lib/cut.ts';
import { shownText, withoutDirection } from '../../lib/invisible.ts';

/** A title as a thread can carry it: the settings and the service may name longer ones. '' where nothing of it shows. */
export const threadTitle = (title: string): string =>
  cutText(shownText(withoutDirection(title)), { longest: limits.threadName });
