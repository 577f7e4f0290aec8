import type { Self } from '../../conversation/events.ts';
import { isHostOrCoHost } from '../../conversation/record.ts';
import type { Conversation, TranscriptLine } from '../../conversation/record.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import type { ComponentRoute, Guarded, Meanwhile } from '../../discord/interactions/route.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { grants, permissions } from '../../discord/permissions.ts';
import type { Reply } from '../../discord/reply.ts';
import { DiscordError } from '../../lib/failure.ts';
import type { GuildId, ThreadId } from '../../lib/ids.ts';
import { escapeName } from '../../lib/markdown.ts';
import { within } from '../../lib/within.ts';
import type { Texts } from '../../locale/words.ts';
import { assemble, peopleIn, placeOf, type Choice } from './assemble.ts';
import type { AnswerFile, Transcript } from './document.ts';
import { createLookUp, createNames } from './names.ts';
import type { Reading, Readings } from './readings.ts';

/** From somebody who wants a transcript to what stands in the thread, or to words that say why not. */

/** A conversation, and the thread that can be read. */
export interface Threaded {
  readonly record: Conversation;
  readonly threadId: ThreadId;
}

/** What transcripts need of the rest. */
export interface TranscriptPorts {
  readonly discord: Pick<DiscordApi, 'history' | 'message' | 'withPaste' | 'member' | 'file' | 'post'>;
  readonly conversation: {
    /** As it is now. */
    byId(id: string): Conversation | undefined;
    /** That of the thread that somebody is in, also if it has ended. */
    recordHere(caller: Caller): Promise<Conversation | undefined>;
    /** Those whose threads belong to the channel that somebody is in, the newest first. */
    inChannel(caller: Caller): Promise<readonly Conversation[]>;
    /** In the order of the thread. */
    linesOf(conversation: Conversation): Promise<readonly TranscriptLine[]>;
    /** Whether somebody may read what was written in its thread. */
    mayRead(caller: Caller, conversation: Conversation): Promise<boolean>;
    /** For a custom_id that names a conversation: calls `act` for those who may read its thread. */
    reading(
      act: (read: Threaded & { readonly caller: Caller }, meanwhile: Meanwhile) => Promise<Reply>,
    ): Guarded<{ readonly conversation: string }>;
    /** The same for one that is named otherwise: its record, or why this person may not read it. */
    toRead(caller: Caller, conversation: string): Promise<Threaded | Reply>;
    /** For the button on a conversation's messages. */
    onTranscript(handle: Guarded<{ readonly conversation: string }>): ComponentRoute;
  };
  readonly selfIn: (guild: GuildId) => Self;
  /** The words for one of Discord's locales, or for a language that was stored. */
  readonly wordsFor: (locale: string) => Texts;
}

/** Words that are said instead. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

export interface Taken {
  readonly record: Conversation;
  readonly transcript: Transcript;
  readonly addresses: ReadonlyMap<AnswerFile, string>;
  readonly reading: Reading;
}

/** Milliseconds between two reports of progress. */
const progressEvery = 2_500;

interface Wanted {
  readonly choice: Choice;
  /** Told again and again how many messages have been read. */
  readonly counted: (count: number) => Promise<void>;
}

/** For somebody who may read the thread. */
export type Take = (caller: Caller, read: Threaded, wanted: Wanted) => Promise<Taken>;

const whyUnreadable = (error: unknown, { transcript: texts }: Texts): unknown => {
  const kind = error instanceof DiscordError ? error.failure.kind : undefined;
  if (kind === 'forbidden') return new Refusal(texts.cannotRead);
  return kind === 'unknown_channel' ? new Refusal(texts.threadGone) : error;
};

export const mayReadHistory = ({ permissions: granted }: Caller): boolean =>
  grants(granted, permissions.ViewChannel, permissions.ReadMessageHistory);

const tellThread = async (
  caller: Caller,
  { record, threadId }: Threaded,
  { discord, wordsFor }: TranscriptPorts,
): Promise<void> => {
  const { language } = record.about;
  const content = wordsFor(language).transcript.sideTalkTaken(`<@${caller.userId}>`);
  try {
    await discord.post(threadId, { content, nonce: `talk.${caller.interactionId}` });
  } catch (error) {
    if (!(error instanceof DiscordError)) throw error;
    throw new Refusal(caller.words.transcript.couldNotTell);
  }
};

/** Many may ask at once: those who ask while the lines are being read share them. */
const sharingLines = (conversation: TranscriptPorts['conversation']) => {
  const underWay = new Map<string, Promise<readonly TranscriptLine[]>>();
  return (record: Conversation): Promise<readonly TranscriptLine[]> => {
    const { id } = record.about;
    const lines = underWay.get(id) ?? conversation.linesOf(record).finally(() => underWay.delete(id));
    underWay.set(id, lines);
    return lines;
  };
};

interface Putting {
  readonly choice: Choice;
  readonly words: Texts;
}

export const createTaking = (ports: TranscriptPorts, readings: Readings): Take => {
  const { conversation, selfIn } = ports;
  const lookUp = createLookUp(ports.discord);
  const linesOf = sharingLines(conversation);

  const put = async (begun: Threaded, reading: Reading, { choice, words }: Putting): Promise<Taken> => {
    const record = conversation.byId(begun.record.about.id) ?? begun.record;
    const { guildId } = record.about;
    // Again, because what was asked meanwhile is no side talk.
    const lines = await linesOf(record);
    const people = peopleIn({ lines, reading, record }, choice);
    const nameOf = await lookUp(guildId, people, reading);
    const names = createNames(choice.names, nameOf, words);
    const addresses = new Map<AnswerFile, string>();
    const self = selfIn(guildId);
    const { unnamed } = words.conversation;
    const sources = {
      record,
      threadId: begun.threadId,
      lines,
      reading,
      names,
      nameOf,
      self,
      unnamed,
      addresses,
    };
    const transcript = assemble(sources, choice);
    return { record, reading, addresses, transcript };
  };

  return async (caller, read, { choice, counted }) => {
    const { record, threadId } = read;
    const { words } = caller;
    const { transcript: texts } = words;
    const expectHost = (now: Conversation): void => {
      const isForHost = choice.sideTalk && !isHostOrCoHost(now, caller.userId);
      if (isForHost) throw new Refusal(texts.onlyHosts(escapeName(now.about.hostName)));
    };
    expectHost(record);
    const lines = await linesOf(record);
    const isEmpty = record.tally.questions === 0 && lines.every(({ kind }) => kind !== 'turn');
    if (isEmpty && !choice.sideTalk) {
      throw new Refusal(texts.nothingAsked);
    }
    const { count, done } = readings.of(threadId, lines.map(placeOf));
    try {
      let reading = await within(progressEvery, done);
      const isLong = reading === undefined;
      while (reading === undefined) {
        await counted(count());
        reading = await within(progressEvery, done);
      }
      const taken = await put(read, reading, { choice, words });
      // They may have lost the right to it meanwhile, of which what came with the press knows nothing.
      const mayRead =
        !isLong || (await conversation.mayRead({ ...caller, isRemembered: true }, taken.record));
      if (!mayRead) throw new Refusal(texts.mayReadNoLonger);
      expectHost(taken.record);
      if (choice.sideTalk) await tellThread(caller, read, ports);
      return taken;
    } catch (error) {
      throw whyUnreadable(error, words);
    }
  };
};
