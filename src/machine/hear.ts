import { compareIds } from '../lib/ids.ts';
import type { RoleId, UserId } from '../lib/ids.ts';
import { fromFirstShown, showsNothing, withoutMarks } from '../lib/invisible.ts';
import { restIsQuoted } from '../lib/markdown.ts';
import type { State } from './draft.ts';
import type { Hint } from './effects.ts';
import type { Message, Self } from './events.ts';
import { isPressed } from './inbox.ts';
import type { Unnamed } from './ports.ts';
import { isHostOrCoHost, leaderIn } from './record.ts';
import type { Conversation, Item } from './record.ts';

/** What a message says to the other side, whoever wrote it, and whose messages are heard: two questions, asked apart. */

/**
 * How people mark talk among themselves, including with the full-width brackets of other keyboards; Discord's apps may
 * refuse to send a message that starts with a slash.
 */
const sideTalk = /^(?:[(（]{2}|\/\/)/;
const typedCommand = /^\/(\p{L}[\p{L}\p{N}_-]*)/u;
const leadingMention = /^<@!?(\d+)>/;
const mentionOfOne = /<@([!&]?)(\d+)>/g;
const anyMention = /<(?:@[!&]?|#)\d+>/g;
const customEmoji = /<a?:(\w+):\d+>/g;
/** As a GIF from Discord's picker is one: it shows something, and says nothing that the service could read. */
const linkAlone = /^<?https?:\/\/\S+$/i;
/** Including their modifiers, the tags of flags, and keycap digits. */
const unicodeEmoji =
  /[\d#*]\u{FE0F}?\u{20E3}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u{E0020}-\u{E007F}]|\u{FE0F}|\u{200D}/gu;

/** True when there is nothing but mentions, emoji and invisible characters. */
export const saysNothing = (content: string): boolean =>
  (content.includes('<') || !/[A-Za-z]/.test(content)) &&
  showsNothing(content.replace(anyMention, '').replace(customEmoji, '').replace(unicodeEmoji, ''));

/** Who speaks in it: in our answer to a command, whoever used that. Undefined: nobody to be heard. */
export const speakerOf = (
  { interaction, author, system }: Message,
  self: Pick<Self, 'id'>,
): UserId | undefined => {
  if (author.id === self.id) return interaction?.by;
  return author.bot || system ? undefined : author.id;
};

/** The text that somebody wrote: of a forwarded message the forwarded text, of the answer to a command what it quotes. */
export const writtenIn = ({ content, forwarded = '', interaction }: Message): string => {
  // In 1.0.0, each line was quoted.
  if (interaction !== undefined)
    return content.startsWith(restIsQuoted)
      ? content.slice(restIsQuoted.length)
      : content.replace(/^> ?/gm, '');
  return content === '' ? forwarded : content;
};

const isOurs = (self: Self, sign: string | undefined, id: string | undefined): boolean =>
  sign === '&' ? self.roles.some((role) => role === id) : id === self.id;

/**
 * Whom a reply answers. Discord may leave the author out, but a reply that pings still lists the person it answers among
 * its mentions, though not in its text.
 */
const repliedTo = ({ repliesTo, mentions, content }: Message, self: Self): string | undefined => {
  if (repliesTo === undefined) return undefined;
  const { authorId, usedBy } = repliesTo;
  if (authorId !== undefined) return authorId === self.id ? (usedBy ?? authorId) : authorId;
  return [...mentions.keys()].find((id) => !content.includes(`<@${id}>`) && !content.includes(`<@!${id}>`));
};

const isToUs = (message: Message, self: Self): boolean =>
  message.interaction !== undefined ||
  repliedTo(message, self) === self.id ||
  [...message.content.matchAll(mentionOfOne)].some(([, sign, id]) => isOurs(self, sign, id));

const isForSomeoneElse = (message: Message, self: Self): boolean => {
  const isOurOwn = (id: string): boolean => id === self.id || id === speakerOf(message, self);
  const answered = repliedTo(message, self);
  if (answered !== undefined && !isOurOwn(answered)) return true;
  const first = leadingMention.exec(fromFirstShown(message.content))?.[1];
  return first !== undefined && !isOurOwn(first);
};

interface Reader {
  readonly self: Self;
  readonly unnamed: Unnamed;
  /** What a person is called who is mentioned. Without it nobody is named, as in what the service gets. */
  readonly nameOf?: (message: Message, id: string) => string | undefined;
}

export const readerIn = ({ record, memory, env }: Pick<State, 'record' | 'memory' | 'env'>): Reader => ({
  self: memory.self,
  unnamed: env.rendering.unnamed(record),
});

/**
 * From its first visible character on: without marks that have no picture, without mentions of the bot, with words for
 * other mentions and `:name:` for custom emoji.
 */
const plain = (text: string, message: Message, { self, unnamed, nameOf }: Reader): string => {
  const named = !text.includes('<')
    ? text
    : text
        .replace(mentionOfOne, (_mention, sign: string, id: string) => {
          if (isOurs(self, sign, id)) return ' ';
          return sign === '&' ? unnamed.role : (nameOf?.(message, id) ?? unnamed.person);
        })
        .replace(/<#\d+>/g, () => unnamed.channel)
        .replace(/<\/([^:<>]+):\d+>/g, '/$1')
        .replace(customEmoji, ':$1:');
  return fromFirstShown(withoutMarks(named).replace(/[ \t]{2,}/g, ' ')).trimEnd();
};

/** All that somebody wrote in it, marks of talk among people included. */
export const plainText = (message: Message, reader: Reader): string =>
  plain(writtenIn(message), message, reader);

/** Its words, even of talk among people, without the mark of that; undefined if there are none. */
export const plainWords = (message: Message, reader: Reader): string | undefined => {
  const written = writtenIn(message);
  if (saysNothing(written)) return undefined;
  const words = plain(written, message, reader).replace(sideTalk, '').trim();
  return saysNothing(words) ? undefined : words;
};

/** What a message is by itself: the first of these that fits. */
export type Sense =
  /** People have marked it as talk among themselves. */
  | { readonly kind: 'marked' }
  /** It could not be read in full: whom it is for, or what it says, is not known. */
  | { readonly kind: 'odd' }
  /** Nothing but emoji and mentions. */
  | { readonly kind: 'empty' }
  /** It looks like a command that was typed as text. */
  | { readonly kind: 'command'; readonly command: string }
  /** It answers or addresses another person. */
  | { readonly kind: 'side_talk' }
  /** A mention is needed, and it has none; `unreadable`: nor does the bot see its words. */
  | { readonly kind: 'mentions' | 'unreadable' }
  /** A picture, a sticker, a poll, a voice message or a link alone. */
  | { readonly kind: 'no_text' }
  /** Without a text, its words have yet to be read. `isIllustrated`: something that is no text stands beside them. */
  | { readonly kind: 'question'; readonly text: string | undefined; readonly isIllustrated: boolean };

/** `hears`: what a message has to do to be a question; everything, once it has been heard. */
export const senseOf = (message: Message, hears: Conversation['terms']['hears'], reader: Reader): Sense => {
  const { readsMessages } = reader.self;
  const written = writtenIn(message);
  const isDeaf = (hears === 'mentions' || !readsMessages) && !isToUs(message, reader.self);
  const isUnreadable = isDeaf && !readsMessages && written === '';
  const words = plain(written, message, reader);
  if (sideTalk.test(words)) return { kind: 'marked' };
  if (message.odd === true) return { kind: 'odd' };
  const isEmpty = saysNothing(written);
  const isPasted = message.pasted === true;
  if (isEmpty && !message.extras && !isPasted && !isUnreadable) return { kind: 'empty' };
  const command = typedCommand.exec(words)?.[1];
  if (command !== undefined) return { kind: 'command', command };
  if (isForSomeoneElse(message, reader.self)) return { kind: 'side_talk' };
  if (isDeaf) return { kind: isUnreadable ? 'unreadable' : 'mentions' };
  const isLink = message.interaction === undefined && linkAlone.test(words);
  if (!isEmpty && !isLink) return { kind: 'question', text: words, isIllustrated: message.extras };
  return isPasted ? { kind: 'question', text: undefined, isIllustrated: false } : { kind: 'no_text' };
};

/** The words of a message that has been heard, or that somebody wants asked as it stands. */
export const wordsOf = (message: Message, item: Item, reader: Reader): string | undefined => {
  if (isPressed(item)) return plainWords(message, reader);
  const sense = senseOf(message, 'everything', reader);
  return sense.kind === 'question' ? sense.text : undefined;
};

/** Why somebody is not heard. */
export type LeftOut = 'left_out' | 'not_chosen' | 'no_floor';

interface Person {
  readonly by: UserId;
  /** Their message, or press. */
  readonly at: string;
  /** Roles that are not known do not fit. */
  readonly roles?: readonly RoleId[] | undefined;
}

/** Whether what was written or pressed then is talk: not what came before the pause, whenever it is heard. */
export const isPausedAt = ({ paused, pausedAt = '0' }: Conversation['terms'], at: string): boolean =>
  paused !== undefined && compareIds(at, pausedAt) >= 0;

/** Whether this person is heard then. */
export const hearing = (
  record: Pick<Conversation, 'terms' | 'hands' | 'about'>,
  { by, at, roles = [] }: Person,
): 'yes' | 'paused' | LeftOut => {
  const { terms, hands } = record;
  const { who, chosen } = terms;
  if (isPausedAt(terms, at)) return 'paused';
  const isModerator = isHostOrCoHost(record, by);
  switch (who) {
    case 'everyone':
      return 'yes';
    case 'me':
      return isModerator ? 'yes' : 'left_out';
    case 'chosen': {
      const isIn = chosen?.people.includes(by) === true || roles.some((role) => chosen?.roles.includes(role));
      return isModerator || isIn ? 'yes' : 'not_chosen';
    }
    case 'hands': {
      // What its leader says is talk, unless they were given the floor.
      const isFree = hands === undefined || (hands.holder === undefined && hands.up.length === 0);
      return hands?.holder === by || (isFree && leaderIn(record) !== by) ? 'yes' : 'no_floor';
    }
  }
};

/** A reaction to a message: it is talk among people, or it was not asked. */
export type Sign = 'talk' | 'not_asked';

/** What becomes of a person's message, and what they see of it. */
export interface Fate {
  readonly becomes: 'talk' | 'not_asked' | 'kept' | 'asked';
  /** Told the first time. */
  readonly hint?: Hint;
  /** Each time for talk; for what is not asked, where it is not told. */
  readonly sign?: Sign;
}

const unmarked: Fate = { becomes: 'talk' };

/** The one table of what becomes of a message; the first row that fits. What finds no room is told where that is seen. */
export const fateOf = (
  record: Pick<Conversation, 'phase' | 'terms' | 'hands' | 'about'>,
  sense: Sense,
  person: Person,
): Fate => {
  if (sense.kind === 'marked') return unmarked;
  if (record.phase === 'ended') return { becomes: 'talk', hint: { kind: 'ended' } };
  if (isPausedAt(record.terms, person.at)) return unmarked;
  switch (sense.kind) {
    case 'empty':
      return unmarked;
    case 'command':
      return { becomes: 'not_asked', hint: sense, sign: 'not_asked' };
    case 'side_talk':
      return { becomes: 'talk', hint: { kind: 'side_talk' }, sign: 'talk' };
    case 'mentions':
    case 'unreadable':
      return { becomes: 'talk', hint: { kind: sense.kind } };
    case 'odd':
    case 'no_text':
      return { becomes: 'not_asked', hint: { kind: sense.kind }, sign: 'not_asked' };
    case 'question':
      return questionFate(record, sense, person);
  }
};

const questionFate = (
  record: Pick<Conversation, 'terms' | 'hands' | 'about'>,
  { isIllustrated }: Extract<Sense, { kind: 'question' }>,
  person: Person,
): Fate => {
  const verdict = hearing(record, person);
  switch (verdict) {
    case 'paused':
      return unmarked;
    case 'left_out':
    case 'not_chosen':
      return { becomes: 'not_asked', hint: { kind: verdict }, sign: 'not_asked' };
    case 'no_floor':
      return leaderIn(record) === person.by
        ? { becomes: 'talk', sign: 'talk' }
        : { becomes: 'kept', hint: { kind: verdict }, sign: 'not_asked' };
    case 'yes':
      return isIllustrated ? { becomes: 'asked', hint: { kind: 'text_alone' } } : { becomes: 'asked' };
  }
};
