import type { Self } from '../../machine/events.ts';
import { isHostOrCoHost } from '../../machine/record.ts';
import type { Conversation } from '../../machine/record.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import type { ComponentRoute, Guarded, Meanwhile } from '../../discord/interactions/route.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { grants, permissions } from '../../discord/permissions.ts';
import { say, type Progress, type Reply } from '../../discord/reply.ts';
import { clock } from '../../lib/clock.ts';
import { DiscordError } from '../../lib/failure.ts';
import type { GuildId, ThreadId } from '../../lib/ids.ts';
import { escapeName } from '../../lib/markdown.ts';
import { GivenUp, within } from '../../lib/waiting.ts';
import type { Texts } from '../../locale/words.ts';
import type { StationStore } from '../lesson.ts';
import { assemble, peopleIn, placeOf, type Choice, type Naming } from './assemble.ts';
import type { AnswerFile, Transcript } from './document.ts';
import { createLookUp, createNames } from './names.ts';
import type { Several } from './page-of-all.ts';
import { defaultReadingTimings } from './readings.ts';
import type { Reading, Readings } from './readings.ts';
import type { TranscriptLine } from '../../machine/transcript-line.ts';

/** Gets somebody the transcript of a thread, or says why they cannot have it. */

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
    /** For a custom_id that names a conversation: calls `act` for those who may read its thread. */
    reading(
      act: (read: Threaded & { readonly caller: Caller }, meanwhile: Meanwhile) => Promise<Reply>,
    ): Guarded<{ readonly conversation: string }>;
    /** The same for one that is named otherwise: its record, or why this person may not read it. */
    toRead(caller: Caller, conversation: string): Promise<Threaded | Reply>;
    /** For the button that asks for those of a channel; `give` gets the conversations that somebody was shown there. */
    onTranscripts(
      give: (caller: Caller, ids: readonly string[], meanwhile: Meanwhile) => Promise<Reply>,
    ): ComponentRoute;
    /** For the button on a conversation's messages. */
    onTranscript(handle: Guarded<{ readonly conversation: string }>): ComponentRoute;
  };
  readonly store: { readonly stations: Pick<StationStore, 'get'> };
  readonly selfIn: (guild: GuildId) => Self;
  /** The words for one of Discord's locales, or for a language that was stored. */
  readonly wordsFor: (locale: string) => Texts;
}

export interface Taken {
  readonly record: Conversation;
  readonly transcript: Transcript;
  readonly addresses: ReadonlyMap<AnswerFile, string>;
  readonly reading: Reading;
}

/** Milliseconds between two reports of progress. */
const progressEvery = 2_500;

export interface Wanted {
  readonly choice: Choice;
  /** Shows again and again how many messages have been read. */
  readonly progress: Progress;
}

export const mayReadHistory = ({ permissions: granted }: Caller): boolean =>
  grants(granted, permissions.ViewChannel, permissions.ReadMessageHistory);

/** False if the thread could not be told. */
const tellThread = async (
  caller: Caller,
  { record, threadId }: Threaded,
  { discord, wordsFor }: Pick<TranscriptPorts, 'discord' | 'wordsFor'>,
): Promise<boolean> => {
  const { language } = record.about;
  const content = wordsFor(language).transcript.sideTalkTaken(`<@${caller.userId}>`);
  try {
    await discord.post(threadId, { content, nonce: `talk.${caller.interactionId}` });
    return true;
  } catch (error) {
    if (!(error instanceof DiscordError)) throw error;
    return false;
  }
};

/** Many may ask at once: those who ask while the lines are being read share them. */
const sharingLines = (conversation: Pick<TranscriptPorts['conversation'], 'linesOf'>) => {
  const underWay = new Map<string, Promise<readonly TranscriptLine[]>>();
  return (record: Conversation): Promise<readonly TranscriptLine[]> => {
    const { id } = record.about;
    const lines = underWay.get(id) ?? conversation.linesOf(record).finally(() => underWay.delete(id));
    underWay.set(id, lines);
    return lines;
  };
};

const createNaming = (choice: Choice, words: Texts): Naming => {
  const nameOf = new Map<string, string>();
  const names = createNames(choice.names, nameOf, words);
  return { choice, names, nameOf, unnamed: words.conversation.unnamed };
};

/** Why a thread cannot be read; undefined for what may work the next time. */
const refusalOf = (error: unknown, { transcript: texts }: Texts): Reply | undefined => {
  const kind = error instanceof DiscordError ? error.failure.kind : undefined;
  if (kind === 'forbidden') return say(texts.cannotRead);
  return kind === 'unknown_channel' ? say(texts.threadGone) : undefined;
};

/** How many conversations a page has at most. */
const mostConversations = 25;

interface WantedOfAll {
  /** The channel's name. */
  readonly channel: string;
  /** Told again and again which one is being read, and how many of its messages have been. */
  readonly counted: (reading: {
    readonly index: number;
    readonly of: number;
    readonly count: number;
  }) => Promise<void>;
}

type TakingPorts = Pick<TranscriptPorts, 'discord' | 'selfIn' | 'store' | 'wordsFor'> & {
  readonly conversation: Pick<TranscriptPorts['conversation'], 'byId' | 'linesOf' | 'toRead'>;
};

export type Taking = ReturnType<typeof createTaking>;

export const createTaking = (ports: TakingPorts, readings: Readings) => {
  const { conversation, selfIn } = ports;
  const lookUp = createLookUp(ports.discord);
  const linesOf = sharingLines(conversation);

  const put = async (begun: Threaded, reading: Reading, naming: Naming): Promise<Taken> => {
    const record = conversation.byId(begun.record.about.id) ?? begun.record;
    const { guildId } = record.about;
    // Again, because what was asked meanwhile is no side talk.
    const lines = await linesOf(record);
    const station = await ports.store.stations.get(record.about.id);
    const addresses = new Map<AnswerFile, string>();
    const { threadId } = begun;
    const sources = {
      ...naming,
      record,
      station,
      threadId,
      lines,
      reading,
      self: selfIn(guildId),
      addresses,
    };
    await lookUp(guildId, peopleIn(sources), sources);
    return { record, reading, addresses, transcript: assemble(sources) };
  };

  const readThread = async (
    { threadId }: Threaded,
    lines: readonly TranscriptLine[],
    counted: (count: number) => Promise<void>,
  ): Promise<{ readonly reading: Reading; readonly isLong: boolean }> => {
    const { count, done } = readings.of(threadId, lines.map(placeOf));
    for (let isLong = false; ; isLong = true) {
      const reading = await within(progressEvery, done);
      if (reading !== undefined) return { reading, isLong };
      await counted(count());
    }
  };

  /** Asks Discord, because they may have lost the right since the press. */
  const readAgain = (caller: Caller, { about }: Conversation): Promise<Threaded | Reply> =>
    conversation.toRead({ ...caller, isRemembered: true }, about.id);

  /** For somebody who may read the thread. A reply says why there is no transcript. */
  const take = async (
    caller: Caller,
    read: Threaded,
    { choice, progress }: Wanted,
  ): Promise<Taken | Reply> => {
    const { words } = caller;
    const { transcript: texts } = words;
    const refusalIn = (record: Conversation): Reply | undefined =>
      choice.sideTalk && !isHostOrCoHost(record, caller.userId)
        ? say(texts.onlyHosts(escapeName(record.about.hostName)))
        : undefined;
    const refusal = refusalIn(read.record);
    if (refusal !== undefined) return refusal;
    const lines = await linesOf(read.record);
    const isEmpty = read.record.tally.questions === 0 && lines.every(({ kind }) => kind !== 'turn');
    if (isEmpty && !choice.sideTalk) return say(texts.nothingAsked);
    try {
      const { reading, isLong } = await readThread(read, lines, (count) =>
        progress(say(texts.reading(count))),
      );
      const taken = await put(read, reading, createNaming(choice, words));
      const now = isLong ? await readAgain(caller, taken.record) : taken;
      if (!('record' in now)) return now;
      const refusedNow = refusalIn(now.record);
      if (refusedNow !== undefined) return refusedNow;
      if (choice.sideTalk && !(await tellThread(caller, read, ports))) return say(texts.couldNotTell);
      return taken;
    } catch (error) {
      const known = refusalOf(error, words);
      if (known === undefined) throw error;
      return known;
    }
  };

  /** One of several, or why it cannot be read. */
  const takeOne = async (
    caller: Caller,
    id: string,
    { naming, counted }: { readonly naming: Naming; readonly counted: (count: number) => Promise<void> },
  ): Promise<Transcript | Reply> => {
    try {
      await counted(0);
      const read = await conversation.toRead(caller, id);
      if (!('record' in read)) return read;
      const { reading, isLong } = await readThread(read, await linesOf(read.record), counted);
      const { record, transcript } = await put(read, reading, naming);
      const now = isLong ? await readAgain(caller, record) : read;
      return 'record' in now ? transcript : now;
    } catch (error) {
      if (!(error instanceof DiscordError) && !(error instanceof GivenUp)) throw error;
      return refusalOf(error, caller.words) ?? say(caller.words.groups.noneRead);
    }
  };

  /**
   * Conversations of one channel, one after the other: those that this person may read, and how many are missing; or why
   * none can be read.
   */
  const takeAll = async (
    caller: Caller,
    ids: readonly string[],
    { channel, counted }: WantedOfAll,
  ): Promise<Several | Reply> => {
    const naming = createNaming({ names: 'shown', sideTalk: false }, caller.words);
    const until = clock.monotonic() + defaultReadingTimings.longest;
    const chosen = ids.slice(0, mostConversations);
    const transcripts: Transcript[] = [];
    const refusals: Reply[] = [];
    for (const [index, id] of chosen.entries()) {
      const told = async (count: number): Promise<void> => {
        if (clock.monotonic() > until) throw new GivenUp('there is no time left');
        await counted({ index, of: chosen.length, count });
      };
      const taken = await takeOne(caller, id, { naming, counted: told });
      if ('entries' in taken) transcripts.push(taken);
      else refusals.push(taken);
    }
    if (transcripts.length === 0) return refusals[0] ?? say(caller.words.groups.noneRead);
    const [unread, older] = [chosen.length - transcripts.length, ids.length - chosen.length];
    return { channel, transcripts, unread, older };
  };

  return { take, takeAll };
};
