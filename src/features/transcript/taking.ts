import type { Self } from '../../conversation/events.ts';
import { isHostOrCoHost } from '../../conversation/record.ts';
import type { Conversation, TranscriptLine } from '../../conversation/record.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import type { ComponentRoute, Guarded, Meanwhile } from '../../discord/interactions/route.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { grants, permissions } from '../../discord/permissions.ts';
import type { Reply } from '../../discord/reply.ts';
import { clock } from '../../lib/clock.ts';
import { DiscordError } from '../../lib/failure.ts';
import type { GuildId, ThreadId } from '../../lib/ids.ts';
import { escapeName } from '../../lib/markdown.ts';
import { GivenUp, within } from '../../lib/waiting.ts';
import type { Texts } from '../../locale/words.ts';
import { assemble, peopleIn, placeOf, type Choice } from './assemble.ts';
import type { AnswerFile, Transcript } from './document.ts';
import { createLookUp, createNames, type Names } from './names.ts';
import type { Several } from './page-of-all.ts';
import { defaultReadingTimings } from './readings.ts';
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
    /** For the button that asks for those of a channel; `give` gets the conversations that somebody was shown there. */
    onTranscripts(
      give: (caller: Caller, ids: readonly string[], meanwhile: Meanwhile) => Promise<Reply>,
    ): ComponentRoute;
    /** For the button on a conversation's messages. */
    onTranscript(handle: Guarded<{ readonly conversation: string }>): ComponentRoute;
  };
  readonly selfIn: (guild: GuildId) => Self;
  /** The words for one of Discord's locales, or for a language that was stored. */
  readonly wordsFor: (locale: string) => Texts;
}

/** Texts that are said instead. */
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
  { discord, wordsFor }: Pick<TranscriptPorts, 'discord' | 'wordsFor'>,
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
const sharingLines = (conversation: Pick<TranscriptPorts['conversation'], 'linesOf'>) => {
  const underWay = new Map<string, Promise<readonly TranscriptLine[]>>();
  return (record: Conversation): Promise<readonly TranscriptLine[]> => {
    const { id } = record.about;
    const lines = underWay.get(id) ?? conversation.linesOf(record).finally(() => underWay.delete(id));
    underWay.set(id, lines);
    return lines;
  };
};

/** What people are called in one transcript, or in several of them. */
interface Naming {
  readonly choice: Choice;
  readonly words: Texts;
  readonly nameOf: Map<string, string>;
  readonly names: Names;
}

const createNaming = (choice: Choice, words: Texts): Naming => {
  const nameOf = new Map<string, string>();
  return { choice, words, nameOf, names: createNames(choice.names, nameOf, words) };
};

/** Of so many conversations at most is one page made. */
const mostConversations = 25;

export interface WantedOfAll {
  /** The channel's name. */
  readonly channel: string;
  /** Told again and again which one is being read, and how many of its messages have been. */
  readonly counted: (reading: {
    readonly index: number;
    readonly of: number;
    readonly count: number;
  }) => Promise<void>;
}

type TakingPorts = Pick<TranscriptPorts, 'discord' | 'selfIn' | 'wordsFor'> & {
  readonly conversation: Pick<TranscriptPorts['conversation'], 'byId' | 'linesOf' | 'mayRead' | 'toRead'>;
};

export const createTaking = (ports: TakingPorts, readings: Readings) => {
  const { conversation, selfIn } = ports;
  const lookUp = createLookUp(ports.discord);
  const linesOf = sharingLines(conversation);

  const put = async (begun: Threaded, reading: Reading, naming: Naming): Promise<Taken> => {
    const { choice, words, nameOf, names } = naming;
    const record = conversation.byId(begun.record.about.id) ?? begun.record;
    const { guildId } = record.about;
    // Again, because what was asked meanwhile is no side talk.
    const lines = await linesOf(record);
    const people = peopleIn({ lines, reading, record }, choice);
    const unknown = people.filter((user) => !nameOf.has(user));
    const found = await lookUp(guildId, unknown, reading);
    for (const user of unknown) {
      const name = found.get(user);
      if (name !== undefined) nameOf.set(user, name);
    }
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

  const readThread = async (
    { threadId }: Threaded,
    lines: readonly TranscriptLine[],
    counted: Wanted['counted'],
  ): Promise<{ readonly reading: Reading; readonly isLong: boolean }> => {
    const { count, done } = readings.of(threadId, lines.map(placeOf));
    for (let isLong = false; ; isLong = true) {
      const reading = await within(progressEvery, done);
      if (reading !== undefined) return { reading, isLong };
      await counted(count());
    }
  };

  /** They may have lost the right to it meanwhile, of which what came with the press knows nothing. */
  const mayStillRead = (caller: Caller, record: Conversation): Promise<boolean> =>
    conversation.mayRead({ ...caller, isRemembered: true }, record);

  const take: Take = async (caller, read, { choice, counted }) => {
    const { record } = read;
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
    try {
      const { reading, isLong } = await readThread(read, lines, counted);
      const taken = await put(read, reading, createNaming(choice, words));
      if (isLong && !(await mayStillRead(caller, taken.record))) throw new Refusal(texts.mayReadNoLonger);
      expectHost(taken.record);
      if (choice.sideTalk) await tellThread(caller, read, ports);
      return taken;
    } catch (error) {
      throw whyUnreadable(error, words);
    }
  };

  /** One of several; undefined if it cannot be read, or not in time. */
  const takeOne = async (
    caller: Caller,
    id: string,
    { naming, counted }: { readonly naming: Naming; readonly counted: Wanted['counted'] },
  ): Promise<Transcript | undefined> => {
    try {
      await counted(0);
      const read = await conversation.toRead(caller, id);
      if (!('record' in read)) return undefined;
      const { reading, isLong } = await readThread(read, await linesOf(read.record), counted);
      const { record, transcript } = await put(read, reading, naming);
      return isLong && !(await mayStillRead(caller, record)) ? undefined : transcript;
    } catch (error) {
      if (error instanceof DiscordError || error instanceof GivenUp) return undefined;
      throw error;
    }
  };

  /** Conversations of one channel, one after the other: those that this person may read, and how many are missing. */
  const takeAll = async (
    caller: Caller,
    ids: readonly string[],
    { channel, counted }: WantedOfAll,
  ): Promise<Several> => {
    const naming = createNaming({ names: 'shown', sideTalk: false }, caller.words);
    const until = clock.monotonic() + defaultReadingTimings.longest;
    const chosen = ids.slice(0, mostConversations);
    const transcripts: Transcript[] = [];
    for (const [index, id] of chosen.entries()) {
      const told = async (count: number): Promise<void> => {
        if (clock.monotonic() > until) throw new GivenUp('there is no time left');
        await counted({ index, of: chosen.length, count });
      };
      const transcript = await takeOne(caller, id, { naming, counted: told });
      if (transcript !== undefined) transcripts.push(transcript);
    }
    const [unread, older] = [chosen.length - transcripts.length, ids.length - chosen.length];
    return { channel, transcripts, unread, older };
  };

  return { take, takeAll };
};
