/** What conversations, cases and patients are called. */
import type { Conversation } from '../../conversation/domain/record.ts';
import { limits } from '../../discord/limits.ts';
import { cutText } from '../../lib/cut.ts';
import { inSentence, looksOf, shownText, withoutDirection } from '../../lib/invisible.ts';
import { escapeMarkdownWithin, escapeName } from '../../lib/markdown.ts';
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

/** Groups that talk to the same patient tell their threads apart by the host's name, which is never cut. */
export const threadName = ({
  title,
  patientName = title,
  hostName,
}: Pick<Conversation, 'title' | 'patientName' | 'hostName'>): string => {
  const ending = ` · ${shownText(withoutDirection(hostName)) || '?'}`;
  return cutText(patientName, { longest: limits.threadName - ending.length }) + ending;
};

/** A conversation's title for one of our sentences, escaped; a topic may not have got its title yet. */
export const titleInText = (
  { title, subject }: Pick<Conversation, 'title' | 'subject'>,
  { conversation: texts }: Words,
): string => escapeName(title === '' ? texts.topicTitle(String(subject)) : title);

/** Discord's longest nickname, with every character escaped. */
const longestSpeaker = 64;

/** Whether people could take this name for the patient, the preceptor, the topic or the bot. */
const isLikePartner = (
  name: string,
  { patientName = '', title }: Pick<Conversation, 'patientName' | 'title'>,
  { conversation: { preceptor, memberAsks } }: Words,
): boolean => {
  const looks = looksOf(name);
  const isIn = (part: string, whole: string): boolean => part.length > 3 && whole.includes(part);
  const isLike = (other: string): boolean =>
    other !== '' && (looks === other || isIn(other, looks) || isIn(looks, other));
  return [patientName, preceptor, memberAsks(''), title].map(looksOf).some(isLike);
};

/** The line above what the bot posts for a member. It neither begins nor looks like anything of the partner's. */
export const speakerLine = (
  name: string,
  conversation: Pick<Conversation, 'patientName' | 'title'>,
  words: Words,
): string => {
  const { memberAsks, memberNotPartner, somebody } = words.conversation;
  const shown = inSentence(escapeMarkdownWithin(longestSpeaker, shownText(name))) || somebody;
  return memberAsks(isLikePartner(name, conversation, words) ? memberNotPartner(shown) : shown);
};
