import type { Conversation } from '../../conversation/record.ts';
import type { Registry } from '../../conversation/registry.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import type { ChannelId } from '../../lib/ids.ts';
import type { ConversationStores } from './store.ts';

/** What has ended is not in memory: it is read from the store when somebody comes for it. */

interface ArchiveDeps {
  readonly conversations: Pick<Registry, 'byId' | 'inThread'>;
  readonly store: Pick<ConversationStores['conversations'], 'get' | 'list'>;
}

export const createArchive = ({ conversations, store }: ArchiveDeps) => {
  /** As they are now; with a thread. */
  const listed = async function* (where: {
    readonly [Column in 'channel' | 'thread']?: ChannelId;
  }): AsyncGenerator<Conversation, void, undefined> {
    for await (const stored of store.list(where))
      if (stored.about.threadId !== undefined) yield conversations.byId(stored.about.id) ?? stored;
  };

  return {
    find: async (id: string): Promise<Conversation | undefined> =>
      conversations.byId(id) ?? (await store.get(id)),

    /** The conversation of the thread that somebody is in. */
    here: async (caller: Caller): Promise<Conversation | undefined> => {
      const known = conversations.inThread(caller.channelId);
      if (known !== undefined || caller.parentId === undefined) return known;
      for await (const record of listed({ thread: caller.channelId })) return record;
      return undefined;
    },

    /** The conversations whose threads belong to this channel, the newest first. */
    inChannel: async (caller: Caller): Promise<readonly Conversation[]> => {
      const found: Conversation[] = [];
      for await (const record of listed({ channel: caller.channelId })) found.push(record);
      return found.toSorted((a, b) => b.about.openedAt - a.about.openedAt);
    },
  };
};

export type Archive = ReturnType<typeof createArchive>;
