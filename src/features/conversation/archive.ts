import type { Conversation } from '../../machine/record.ts';
import type { Registry } from '../../machine/registry.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import { compareIds } from '../../lib/ids.ts';
import type { ConversationStores } from './store.ts';
import type { TranscriptLine } from '../../machine/transcript-line.ts';

/** What has ended is not in memory: it is read from the store when somebody comes for it, and so are its lines. */

interface ArchiveDeps {
  readonly conversations: Pick<Registry, 'byId' | 'inThread' | 'linesOf' | 'states'>;
  readonly store: Pick<ConversationStores, 'conversations' | 'lines'>;
}

/** How many of a channel's conversations are read, besides those that are open. */
const mostRead = 100;

/** Where it stands in the thread: what answers the preceptor is asked before what was written earlier. */
const standsAt = (line: TranscriptLine): string =>
  line.kind === 'turn' ? (line.answers[0] ?? line.at) : line.at;

export const createArchive = ({ conversations, store }: ArchiveDeps) => {
  const now = (record: Conversation): Conversation => conversations.byId(record.about.id) ?? record;

  return {
    find: async (id: string): Promise<Conversation | undefined> =>
      conversations.byId(id) ?? (await store.conversations.get(id)),

    /** The conversation of the thread that somebody is in. */
    here: async (caller: Caller): Promise<Conversation | undefined> => {
      const known = conversations.inThread(caller.channelId);
      if (known !== undefined || caller.parentId === undefined) return known;
      const [stored] = await store.conversations.last({ thread: caller.channelId }, 1);
      return stored && now(stored);
    },

    /**
     * The conversations whose threads belong to this channel, the newest first: the open ones, and the latest; not those in
     * which somebody practises alone.
     */
    inChannel: async ({ channelId: channel }: Caller): Promise<readonly Conversation[]> => {
      const latest = await store.conversations.last({ channel }, mostRead);
      const open = conversations
        .states()
        .flatMap(({ record }) =>
          record.about.channelId === channel && record.phase === 'open' ? record : [],
        );
      const found = new Map([...latest.map(now), ...open].map((record) => [record.about.id, record]));
      return [...found.values()]
        .filter(({ about }) => about.threadId !== undefined && about.alone !== true)
        .toSorted((a, b) => b.about.openedAt - a.about.openedAt);
    },

    /** From the store, and before that from memory: what is not in the one yet is in the other. */
    linesOf: async (id: string): Promise<readonly TranscriptLine[]> => {
      const found = new Map(conversations.linesOf(id).map((line) => [line.at, line]));
      for await (const { line } of store.lines.list({ conversation: id })) found.set(line.at, line);
      return [...found.values()].toSorted((a, b) => compareIds(standsAt(a), standsAt(b)));
    },
  };
};

export type Archive = ReturnType<typeof createArchive>;
