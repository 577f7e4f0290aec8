import type { Conversation } from '../../conversation/record.ts';
import type { Registry } from '../../conversation/registry.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import type { ConversationStores } from './store.ts';

/** What has ended is not in memory: it is read from the store when somebody comes for it. */

interface ArchiveDeps {
  readonly conversations: Pick<Registry, 'byId' | 'inThread' | 'states'>;
  readonly store: Pick<ConversationStores['conversations'], 'get' | 'last'>;
}

/** How many of a channel's conversations are read, besides those that are open. */
const mostRead = 100;

export const createArchive = ({ conversations, store }: ArchiveDeps) => {
  const now = (record: Conversation): Conversation => conversations.byId(record.about.id) ?? record;

  return {
    find: async (id: string): Promise<Conversation | undefined> =>
      conversations.byId(id) ?? (await store.get(id)),

    /** The conversation of the thread that somebody is in. */
    here: async (caller: Caller): Promise<Conversation | undefined> => {
      const known = conversations.inThread(caller.channelId);
      if (known !== undefined || caller.parentId === undefined) return known;
      const [stored] = await store.last({ thread: caller.channelId }, 1);
      return stored && now(stored);
    },

    /** The conversations whose threads belong to this channel, the newest first: the open ones, and the latest. */
    inChannel: async ({ channelId: channel }: Caller): Promise<readonly Conversation[]> => {
      const latest = await store.last({ channel }, mostRead);
      const open = conversations
        .states()
        .flatMap(({ record }) =>
          record.about.channelId === channel && record.phase === 'open' ? record : [],
        );
      const found = new Map([...latest.map(now), ...open].map((record) => [record.about.id, record]));
      return [...found.values()]
        .filter(({ about }) => about.threadId !== undefined)
        .toSorted((a, b) => b.about.openedAt - a.about.openedAt);
    },
  };
};

export type Archive = ReturnType<typeof createArchive>;
