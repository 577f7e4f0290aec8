import { randomBytes } from 'node:crypto';
import type { Caller } from '../../discord/interactions/interaction.ts';
import type { ComponentRoute } from '../../discord/interactions/route.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { limits } from '../../discord/limits.ts';
import { grants, permissions } from '../../discord/permissions.ts';
import { say, sayAll, type Body, type FormData, type Reply } from '../../discord/reply.ts';
import { DiscordError } from '../../lib/failure.ts';
import type { GuildId } from '../../lib/ids.ts';
import { escapeName, withoutFences } from '../../lib/markdown.ts';
import { splitText } from '../../lib/split.ts';
import type { Words } from '../../locale/words.ts';
import { sectionMessages } from '../showing/section-messages.ts';
import * as buttons from './buttons.ts';
import { cardBody, personIn } from './card.ts';
import type { KeptCase, Posted, Posting } from './collections.ts';
import { partNames, standing } from './kept-case.ts';
import type { WholeCase } from './exported.ts';
import { onCasesOf } from './on-case.ts';
import type { OwnCases } from './own-cases.ts';

/** Posts parts of a case as ordinary messages. What is still to be posted is stored, so that a crash loses none of it. */

interface PostingDeps {
  readonly cases: OwnCases;
  readonly discord: Pick<DiscordApi, 'post'>;
  /** The words in which the bot speaks to everybody in a server. */
  readonly wordsIn: (guild: GuildId) => Promise<Words>;
}

/** What can be ticked: parts, and the teaching points. */
const points = 'teaching_points';

const mostMessages = 10;
/** Characters of a message that its spoiler marks leave. */
const inSpoiler = limits.content - 4;

const askWhat = (kept: KeptCase, { cases: texts, compose }: Words): FormData => {
  const parts = partNames.filter((name) => standing(kept, name) !== undefined);
  const options = [
    ...parts.map((value) => ({ value, label: compose.sectionTitle[value], chosen: true })),
    // Students would read the answers, so this is never ticked beforehand.
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

const messagesFor = (
  { kept, sections: written }: WholeCase,
  { parts, by }: Chosen,
  words: Words,
): Posted['messages'] => {
  const { cases: texts } = words;
  const head = { content: `${texts.who(personIn(kept))}\n${texts.posting.origin(escapeName(by))}` };
  const sections = partNames.flatMap((name) => {
    const section = parts.includes(name) ? written[name] : undefined;
    if (section === undefined) return [];
    return sectionMessages({
      name,
      section,
      heading: `**${words.compose.sectionTitle[name]}**`,
      mostMessages,
      words,
    });
  });
  const { teachingPoints } = kept.details;
  const ticked = parts.includes(points) && teachingPoints !== undefined;
  const last = ticked
    ? [`**${texts.file.teachingPoints}**`, ...spoilers(teachingPoints)].map((content) => ({ content }))
    : [];
  return [head, ...sections, ...last].map(({ content, uploads = [] }: Body) => ({
    content,
    uploads: uploads.map(({ name, data }) => ({
      name,
      data: typeof data === 'string' ? data : Buffer.from(data).toString(),
    })),
  }));
};

/** Posting through the bot must not bypass what Discord allows this person. */
const refusalHere = (caller: Caller): string | undefined => {
  const { posting } = caller.words.cases;
  const { SendMessages, SendMessagesInThreads, ManageThreads, ViewChannel, AttachFiles } = permissions;
  if (caller.guildId === undefined) return posting.notInDm;
  const inThread = caller.place === 'public_thread' || caller.place === 'private_thread';
  const send = inThread ? SendMessagesInThreads : SendMessages;
  const isLocked = caller.threadLocked === true && !grants(caller.permissions, ManageThreads);
  if (isLocked || !grants(caller.permissions, send)) return posting.notAllowed;
  return grants(caller.botPermissions, ViewChannel, send, AttachFiles) ? undefined : posting.botNotAllowed;
};

export const createPosting = ({ cases, discord, wordsIn }: PostingDeps): readonly ComponentRoute[] => {
  const { onCase } = onCasesOf(cases);
  /** Cases of which something is being posted. */
  const running = new Set<string>();

  /** Stores after each message how far it has come; ends early if Discord refuses one or the case is gone. */
  const postRest = async (kept: KeptCase, posting: Posting): Promise<DiscordError | undefined> => {
    const messages = await cases.posted(kept);
    for (const [index, message] of messages.entries()) {
      if (index < posting.next) continue;
      try {
        await discord.post(posting.channelId, { ...message, nonce: `${posting.id}-${index}` });
      } catch (error) {
        if (error instanceof DiscordError) return error;
        throw error;
      }
      const next = index + 1;
      await cases.change(kept.userId, kept.id, ({ posting: current, ...rest }) => {
        if (current?.id !== posting.id) return current === undefined ? rest : { ...rest, posting: current };
        return next === messages.length ? rest : { ...rest, posting: { ...current, next } };
      });
    }
    return undefined;
  };

  const run = async (caller: Caller, kept: KeptCase): Promise<Reply> => {
    const { words, userId } = caller;
    const { posting } = kept;
    if (posting === undefined) return say(words.cases.posting.nothingLeft);
    if (running.has(kept.id)) return say(words.cases.posting.running);
    running.add(kept.id);
    try {
      const error = await postRest(kept, posting);
      const told =
        error === undefined
          ? words.cases.posting.done(posting.channelId)
          : words.cases.posting.stopped(words.failures.discord(error.failure));
      const now = await cases.get(userId, kept.id);
      const card = now === undefined ? [] : [cardBody(now, caller)];
      return sayAll([{ content: told }, ...(error === undefined ? [] : card)]);
    } finally {
      running.delete(kept.id);
    }
  };

  return [
    buttons.card.post.on(
      onCase((kept, caller) => {
        const refusal = refusalHere(caller);
        return refusal === undefined ? { kind: 'form', form: askWhat(kept, caller.words) } : say(refusal);
      }),
    ),
    buttons.postForm.on(async (caller, { kept: id, parts }) => {
      const { words, userId } = caller;
      const refusal = refusalHere(caller);
      if (refusal !== undefined) return say(refusal);
      if (running.has(id)) return say(words.cases.posting.running);
      const posting = { id: randomBytes(8).toString('hex'), channelId: caller.channelId, next: 0 };
      const { guildId } = caller;
      const everybodys = guildId === undefined ? words : await wordsIn(guildId);
      const chosen = { parts, by: caller.displayName };
      const changed = await cases.change(
        userId,
        id,
        (kept) => ({ ...kept, posting }),
        async (kept) => messagesFor({ kept, sections: await cases.sections(kept) }, chosen, everybodys),
      );
      return changed === undefined ? say(words.cases.gone) : run(caller, changed);
    }),
    buttons.card.postRest.on(
      onCase((kept, caller) => {
        const { posting } = kept;
        // Their permissions are known for the channel that they are in.
        if (posting !== undefined && posting.channelId !== caller.channelId)
          return say(caller.words.cases.posting.elsewhere(posting.channelId));
        const refusal = refusalHere(caller);
        return refusal === undefined ? run(caller, kept) : say(refusal);
      }),
    ),
  ];
};
