import { LRUCache } from 'lru-cache';
import type { DiscordMessage } from '../../discord/gateway/message.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import type { GatewayEvents } from '../../discord/gateway/news.ts';
import { clock } from '../../lib/clock.ts';
import { DiscordError } from '../../lib/failure.ts';
import { messageId } from '../../lib/ids.ts';
import type { ChannelId, MessageId, ThreadId } from '../../lib/ids.ts';
import { within } from '../../lib/waiting.ts';

/**
 * Reads threads page by page: one reading of a thread at a time, which everybody shares who asks meanwhile or within a
 * minute, because thirty people may press at once. What is deleted or edited meanwhile is deleted or edited in it too.
 */

/** Milliseconds. */
export interface ReadingTimings {
  /** When a reading stops where it is: an interaction has to be answered within 15 minutes. */
  readonly longest: number;
  /** How long a finished reading is shared. */
  readonly shared: number;
}

export const defaultReadingTimings: ReadingTimings = {
  longest: 12 * 60_000,
  shared: 60_000,
};

/** What stands in a thread. */
export interface Reading {
  /** The places of the lines that there were when it began. */
  readonly known: ReadonlySet<string>;
  /** As they are now, as far as the gateway has reported changes. */
  readonly messages: ReadonlyMap<string, DiscordMessage>;
  /** Nothing after this message has been read; undefined if the thread is empty. */
  readonly upTo: MessageId | undefined;
  /** False if it was stopped before the end of the thread. */
  readonly isWhole: boolean;
  /** When it was finished, in milliseconds since 1970. */
  readonly at: number;
}

interface ReadingUnderWay {
  /** How many messages have been read so far. */
  count(): number;
  /** Rejects with a DiscordError: `forbidden` if the thread may not be read. */
  readonly done: Promise<Reading>;
}

interface ReadingDeps {
  readonly discord: Pick<DiscordApi, 'history' | 'message' | 'withPaste'>;
  readonly timings: ReadingTimings;
}

/** What one reading has found so far. */
class Found {
  readonly known: ReadonlySet<string>;
  readonly messages = new Map<string, DiscordMessage>();
  /** A page that was on its way when this happened may still show what was there before. */
  readonly #deleted = new Set<string>();
  readonly #edited = new Map<string, DiscordMessage>();

  constructor(known: ReadonlySet<string>) {
    this.known = known;
  }

  add(message: DiscordMessage): void {
    if (this.#deleted.has(message.id)) return;
    const edited = this.#edited.get(message.id);
    const isNewer = (edited?.editedAt ?? 0) >= (message.editedAt ?? 0);
    this.messages.set(message.id, edited !== undefined && isNewer ? edited : message);
  }

  delete(ids: readonly MessageId[]): void {
    for (const id of ids) {
      this.#deleted.add(id);
      this.messages.delete(id);
    }
  }

  edit(message: DiscordMessage): void {
    this.#edited.set(message.id, message);
    if (this.messages.has(message.id)) this.add(message);
  }
}

/** How many messages all the readings that are kept may have together. */
const mostKept = 50_000;

/** Bytes of long texts that are read from their files; others stay files. */
const mostInFiles = 1024 * 1024;

/** An empty page may only mean that we may not read: fetching a single message tells. */
const checkAccess = async (discord: ReadingDeps['discord'], thread: ThreadId): Promise<void> => {
  try {
    await discord.message(thread, messageId(thread));
  } catch (error) {
    if (!(error instanceof DiscordError) || error.failure.kind !== 'unknown_message') throw error;
  }
};

interface Kept extends ReadingUnderWay {
  readonly found: Found;
}

export type Readings = ReturnType<typeof createReadings>;

export const createReadings = ({ discord, timings }: ReadingDeps) => {
  const underWay = new Map<ChannelId, Kept>();
  const finished = new LRUCache<ChannelId, { readonly reading: Reading; readonly found: Found }>({
    maxSize: mostKept,
    sizeCalculation: ({ found }) => found.messages.size + 1,
    ttl: timings.shared,
    // Otherwise a reading that nobody asks for again would stay in memory.
    ttlAutopurge: true,
  });
  let isClosed = false;

  const read = async (thread: ThreadId, found: Found): Promise<Reading> => {
    const { known, messages } = found;
    const until = clock.monotonic() + timings.longest;
    const inTime = <Result>(task: Promise<Result>): Promise<Result | undefined> =>
      within(Math.max(0, until - clock.monotonic()), task);
    let upTo: MessageId | undefined;
    let room = mostInFiles;
    for (let after = '0'; ;) {
      const page = await inTime(discord.history(thread, { after }));
      if (page === undefined) return { known, messages, upTo, isWhole: false, at: clock.wall() };
      if (page.messages.length === 0 && messages.size === 0) await checkAccess(discord, thread);
      for (const message of page.messages) {
        const size = message.pasted === true ? (message.files?.[0]?.size ?? 0) : Infinity;
        const isRead = size <= room;
        if (isRead) room -= size;
        found.add((isRead ? await inTime(discord.withPaste(message)) : undefined) ?? message);
      }
      upTo = page.next ?? page.messages.at(-1)?.id ?? upTo;
      const isWhole = page.next === undefined;
      if (isWhole || isClosed || clock.monotonic() >= until)
        return { known, messages, upTo, isWhole, at: clock.wall() };
      after = page.next;
    }
  };

  const begin = (thread: ThreadId, places: readonly string[]): ReadingUnderWay => {
    const found = new Found(new Set(places));
    const isShared = (): boolean => underWay.get(thread)?.found === found;
    const keep = async (): Promise<Reading> => {
      try {
        const reading = await read(thread, found);
        if (isShared()) finished.set(thread, { reading, found });
        return reading;
      } finally {
        if (isShared()) underWay.delete(thread);
      }
    };
    const begun = { count: () => found.messages.size, done: keep(), found };
    underWay.set(thread, begun);
    return begun;
  };

  const foundIn = (thread: ChannelId): readonly Found[] =>
    [underWay.get(thread), finished.get(thread)].flatMap((kept) => kept?.found ?? []);

  return {
    /** `places`: of the lines that it has to cover. */
    of: (thread: ThreadId, places: readonly string[]): ReadingUnderWay => {
      const current = underWay.get(thread);
      if (current !== undefined) return current;
      const last = finished.get(thread)?.reading;
      // One that ran out of time would run out of it again.
      const covers = (reading: Reading): boolean =>
        !reading.isWhole || places.every((at) => reading.known.has(at));
      return last !== undefined && covers(last)
        ? { count: () => last.messages.size, done: Promise.resolve(last) }
        : begin(thread, places);
    },
    hears: {
      messagesDeleted: ({ channelId, ids }) => {
        for (const found of foundIn(channelId)) found.delete(ids);
      },
      messageEdited: ({ channelId, message }) => {
        if (message !== undefined && message.pasted !== true)
          for (const found of foundIn(channelId)) found.edit(message);
        // Its text is not known, so the thread is read again for the next person who asks.
        else {
          underWay.delete(channelId);
          finished.delete(channelId);
        }
      },
      // Nobody reports what happened before it.
      sessionStarted: () => {
        underWay.clear();
        finished.clear();
      },
    } satisfies Partial<GatewayEvents>,
    /** Stops every reading where it is. */
    close: (): void => {
      isClosed = true;
    },
  };
};
