import { fromFirstShown, showsNothing } from '../../lib/invisible.ts';
import { leftOut, termsAt } from './hearing-terms.ts';
import type { Self } from './self.ts';
import type { Conversation, Hint } from './record.ts';
import type { ThreadMessage } from '../../lib/thread-message.ts';

/** What a message in a conversation's thread means to us. */
export type Verdict =
  | { readonly kind: 'turn'; readonly text: string }
  | { readonly kind: 'ignored' }
  | { readonly kind: 'hint'; readonly hint: Hint };

export const lacksFloor = (verdict: Verdict): boolean =>
  verdict.kind === 'hint' && verdict.hint === 'no_floor';

/** What hearing a message needs to know of the conversation. */
type Heard = Pick<Conversation, 'who' | 'hears' | 'hostId' | 'terms' | 'floors' | 'said'>;

const ignored: Verdict = { kind: 'ignored' };

/**
 * How people mark talk among themselves, including with the full-width brackets of other keyboards; Discord's apps may
 * refuse to send a message that starts with a slash.
 */
const asidePattern = /^(?:[(（]{2}|\/\/)/;
export const withoutAside = (text: string): string => fromFirstShown(text).replace(asidePattern, '').trim();

const leadingMention = /^<@!?(\d+)>/;
const anyMention = /<(?:@[!&]?|#)\d+>/g;
const customEmoji = /<a?:(\w+):\d+>/g;
/** Including their modifiers, the tags of flags, and keycap digits. */
const unicodeEmoji =
  /[\d#*]\u{FE0F}?\u{20E3}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u{E0020}-\u{E007F}]|\u{FE0F}|\u{200D}/gu;

/** True when there is nothing but mentions, emoji and invisible characters. */
export const saysNothing = (content: string): boolean =>
  showsNothing(content.replace(anyMention, '').replace(customEmoji, '').replace(unicodeEmoji, ''));

const mentionOfOne = /<@([!&]?)(\d+)>/g;

const isOurs = (self: Self, sign: string | undefined, id: string | undefined): boolean =>
  sign === '&' ? self.roles.some((role) => role === id) : id === self.id;

const mentionsUs = (content: string, self: Self): boolean =>
  [...content.matchAll(mentionOfOne)].some(([, sign, id]) => isOurs(self, sign, id));

/**
 * Whom a reply answers. If it answers a message in which the bot spoke for somebody, it answers that person. Discord may
 * leave the author out, but a reply that pings still lists the person it answers among its mentions, though not in its
 * text.
 */
const repliedTo = (
  { repliesTo, mentions, content }: ThreadMessage,
  { said = [] }: Heard,
): string | undefined => {
  const spokenFor = said.find(({ messageId }) => messageId === repliesTo?.messageId);
  if (spokenFor !== undefined) return spokenFor.speakerId;
  if (repliesTo === undefined || repliesTo.authorId !== undefined) return repliesTo?.authorId;
  return [...mentions.keys()].find((id) => !content.includes(`<@${id}>`) && !content.includes(`<@!${id}>`));
};

const isForSomeoneElse = (message: ThreadMessage, answered: string | undefined, self: Self): boolean => {
  const ours = (id: string | undefined): boolean => id === self.id || id === message.author.id;
  if (answered !== undefined && !ours(answered)) return true;
  const first = leadingMention.exec(fromFirstShown(message.content))?.[1];
  return first !== undefined && !ours(first);
};

/** The text that somebody wrote; of a forwarded message, the forwarded text. */
export const writtenIn = ({
  content,
  forwarded = '',
}: Pick<ThreadMessage, 'content' | 'forwarded'>): string => (content === '' ? forwarded : content);

/** What the service reads in place of names that are not known. */
export interface Unnamed {
  readonly person: string;
  readonly role: string;
  readonly channel: string;
}

export interface Reader {
  readonly self: Self;
  readonly unnamed: Unnamed;
}

/** The text that the service gets: no mention of the bot, names for other mentions, `:name:` for custom emoji. */
export const plainText = (
  message: Pick<ThreadMessage, 'content' | 'forwarded' | 'mentions'>,
  { self, unnamed }: Reader,
): string =>
  writtenIn(message)
    .replace(mentionOfOne, (_mention, sign: string, id: string) => {
      if (isOurs(self, sign, id)) return ' ';
      return sign === '&' ? unnamed.role : (message.mentions.get(id) ?? unnamed.person);
    })
    .replace(/<#\d+>/g, () => unnamed.channel)
    .replace(/<\/([^:>]+):\d+>/g, '/$1')
    .replace(customEmoji, ':$1:')
    .replace(/[ \t]{2,}/g, ' ')
    .trim();

export interface Hearer extends Reader {
  /** The author's roles counted when the message came: if an edit, or a message read later, does not name them, they fit. */
  readonly isJudged?: boolean | undefined;
}

/**
 * Decides what a message is. These are never turns: messages by bots or the system, asides, messages to another person,
 * mentions, emoji or invisible characters alone, messages during a pause, and messages that `hears` and `who` leave out.
 */
export const hear = (message: ThreadMessage, conversation: Heard, hearer: Hearer): Verdict => {
  const { self, isJudged = false } = hearer;
  const terms = termsAt(conversation, message.id);
  if (message.author.bot || message.system || terms.paused === true) return ignored;
  const answered = repliedTo(message, conversation);
  const forUs = mentionsUs(message.content, self) || answered === self.id;
  const written = writtenIn(message);
  if (!self.readsMessages && written === '' && !forUs) return { kind: 'hint', hint: 'unreadable' };
  const isAside = asidePattern.test(fromFirstShown(plainText(message, hearer)));
  if (isAside || isForSomeoneElse(message, answered, self)) return ignored;
  if ((terms.hears === 'mentions' || !self.readsMessages) && !forUs) return ignored;
  const isEmpty = saysNothing(written);
  if (isEmpty && !message.extras) return ignored;
  const { id, roles = isJudged ? terms.chosen?.roles : undefined } = message.author;
  const hint = leftOut(terms, { id, roles }, conversation.hostId);
  if (hint !== undefined) return { kind: 'hint', hint };
  return isEmpty ? { kind: 'hint', hint: 'no_text' } : { kind: 'turn', text: plainText(message, hearer) };
};
