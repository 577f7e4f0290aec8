import type { Caller } from '../../discord/interactions/caller.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { limits } from '../../discord/limits.ts';
import { grants, permissions } from '../../discord/permissions.ts';
import { say, type MessageBody, type FormData, type Reply } from '../../discord/reply.ts';
import { DiscordError } from '../../lib/failure.ts';
import type { GuildId } from '../../lib/ids.ts';
import { escapeName, withoutFences } from '../../lib/markdown.ts';
import { splitText } from '../../lib/split.ts';
import type { Section } from '../../service/section.ts';
import type { Texts } from '../../locale/words.ts';
import { sectionMessages } from '../showing/section-messages.ts';
import * as buttons from './buttons.ts';
import { cardBody, personIn, shown } from './card.ts';
import { partNames, partsOf, type KeptCase } from './kept-case.ts';

/** Posts parts of a case as ordinary messages. */

export interface PostingDeps {
  readonly discord: Pick<DiscordApi, 'post'>;
  /** The words in which the bot speaks to everybody in a server. */
  readonly wordsIn: (guild: GuildId) => Promise<Texts>;
}

/** What can be ticked: parts, and the teaching points. */
const points = 'teaching_points';

const mostMessages = 10;
/** How many characters of a message are left beside the spoiler marks and the heading above them. */
const inSpoiler = limits.content - 100;

const askWhat = (kept: KeptCase, { cases: texts, compose }: Texts): FormData => {
  const options = [
    ...partsOf(kept).map((value) => ({ value, label: compose.sectionTitle[value], default: true })),
    // Students would read the answers, so this is never ticked by default.
    ...(kept.details.teachingPoints === undefined
      ? []
      : [{ value: points, label: texts.posting.teachingPoints }]),
  ];
  return buttons.postForm.make({
    title: texts.posting.title,
    fields: { parts: { kind: 'boxes', label: texts.posting.parts, options, required: true } },
    with: { kept: kept.id },
  });
};

const spoilers = (text: string): readonly string[] =>
  splitText(withoutFences(text).replaceAll('||', '|\u200b|'), inSpoiler).map((part) => `||${part}||`);

interface Chosen {
  readonly parts: readonly string[];
  /** The name of whoever posts, as the server shows it. */
  readonly by: string;
}

/** What the service sent besides stays with the author: it may be what it was sent, with the teaching points. */
const ownIn = ({ rest, ...own }: Section): Section =>
  own.kind === 'text' && own.text === '' && rest !== undefined ? { ...own, rest } : own;

const messagesFor = (kept: KeptCase, { parts, by }: Chosen, words: Texts): readonly MessageBody[] => {
  const { cases: texts, compose } = words;
  const head = { content: `${texts.who(personIn(kept))}\n${texts.posting.origin(escapeName(by))}` };
  const sections = partNames.flatMap((name) => {
    const part = parts.includes(name) ? kept.parts[name] : undefined;
    const heading = `**${compose.sectionTitle[name]}**`;
    return part === undefined
      ? []
      : sectionMessages({ name, section: ownIn(part.section), heading, mostMessages, words });
  });
  const { teachingPoints } = kept.details;
  const [first, ...others] =
    parts.includes(points) && teachingPoints !== undefined ? spoilers(teachingPoints) : [];
  const last = first === undefined ? [] : [`**${compose.form.teachingPoints}**\n${first}`, ...others];
  return [head, ...sections, ...last.map((content) => ({ content }))];
};

/** Posting through the bot must not bypass what Discord allows this person. */
const refusalHere = (caller: Caller): string | undefined => {
  const { posting } = caller.words.cases;
  const { SendMessages, SendMessagesInThreads, ManageThreads, ViewChannel, AttachFiles } = permissions;
  const inThread = caller.place === 'public_thread' || caller.place === 'private_thread';
  const send = inThread ? SendMessagesInThreads : SendMessages;
  const isLocked = caller.threadLocked === true && !grants(caller.permissions, ManageThreads);
  if (isLocked || !grants(caller.permissions, send)) return posting.notAllowed;
  return grants(caller.botPermissions, ViewChannel, send, AttachFiles) ? undefined : posting.botNotAllowed;
};

/** A form, or why nothing can be posted here. */
export const askWhatToPost = (kept: KeptCase, caller: Caller): Reply => {
  const refusal = refusalHere(caller);
  return refusal === undefined ? { kind: 'form', form: askWhat(kept, caller.words) } : say(refusal);
};

export const post = async (
  kept: KeptCase,
  caller: Caller,
  { parts, discord, wordsIn }: PostingDeps & Pick<Chosen, 'parts'>,
): Promise<Reply> => {
  const { words, guildId, channelId, displayName, interactionId } = caller;
  const { posting: texts } = words.cases;
  const refusal = refusalHere(caller);
  if (refusal !== undefined) return say(refusal);
  const everybodys = guildId === undefined ? words : await wordsIn(guildId);
  const messages = messagesFor(kept, { parts, by: displayName }, everybodys);
  const card = cardBody(kept, caller);
  for (const [index, message] of messages.entries()) {
    try {
      await discord.post(channelId, { ...message, nonce: `${interactionId}-${index}` });
    } catch (error) {
      if (!(error instanceof DiscordError)) throw error;
      const told = { posted: index, all: messages.length, why: words.failures.discord(error.failure) };
      return shown(card, texts.stopped(told));
    }
  }
  return shown(card, texts.done(channelId));
};
