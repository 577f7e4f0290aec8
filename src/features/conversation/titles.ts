/** What conversations, cases and patients are called. */
import type { Conversation } from '../../conversation/domain/record.ts';
import { limits } from '../../discord/limits.ts';
import { cutText } from '../../lib/cut.ts';
import { shownText, withoutDirection } from '../../lib/invisible.ts';
import { escapeMarkdown } from '../../lib/markdown.ts';
import type { Words } from '../../locale/words.ts';

/** A case or topic that is known before it is first used. */
export interface Titled {
  readonly id: string;
  readonly title: string;
  /** For a case, if it is known for certain. */
  readonly patientName?: string | undefined;
  /** One line about it, shown where it can be chosen. */
  readonly description?: string | undefined;
}

/** A patient's name as shown in front of answers; undefined if nothing of it is visible. */
export const shownName = (name: string): string | undefined =>
  shownText(withoutDirection(name)).replace(/\s+/g, ' ') || undefined;

/**
 * A title short enough for a thread: those from the settings and the service may be longer. '' if nothing of it is
 * visible.
 */
export const threadTitle = (title: string): string =>
  cutText(shownText(withoutDirection(title)), { longest: limits.threadName });

/** A conversation's title for one of our sentences, escaped; a topic may not have got its title yet. */
export const titleInText = (
  { title, subject }: Pick<Conversation, 'title' | 'subject'>,
  { conversation: texts }: Words,
): string => escapeMarkdown(title === '' ? texts.topicTitle(String(subject)) : title);
