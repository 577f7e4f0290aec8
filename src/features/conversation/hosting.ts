import type { Conversation, Kind } from '../../conversation/domain/record.ts';
import type { ChatKey, Conversations } from '../../conversation/registry.ts';
import type { UserId } from '../../lib/ids.ts';
import type { ConversationStore, ServersHere } from './collections.ts';

/** What a person hosts, in whatever process it is. */

interface HostingDeps {
  readonly conversations: Conversations;
  readonly store: {
    readonly conversations: Pick<ConversationStore, 'entries'>;
    readonly shards: Pick<ServersHere, 'whole'>;
  };
}

export interface Hosting {
  /** Those that are not in memory here, because other processes have them, as they were stored last. */
  elsewhere(host: UserId): Promise<readonly Conversation[]>;
  /** Those that are open, the ones here first. */
  openOf(host: UserId): Promise<readonly Conversation[]>;
  /** Those that are open, as links. */
  linksOf(host: UserId): Promise<readonly string[]>;
  /** As the registry's `patientOf` and `knowsEarlier`, but for those that other processes have. */
  chatElsewhere(
    host: UserId,
    key: ChatKey,
  ): Promise<{ readonly current: Conversation | undefined; readonly isKnown: boolean }>;
  /** What this person used before in servers that other processes have, the newest first. */
  usedElsewhere(host: UserId, kind: Kind): Promise<readonly Conversation[]>;
}

const isCurrent = ({ status, abandoned }: Conversation): boolean =>
  status !== 'ended' && abandoned === undefined;

export const createHosting = ({ conversations, store }: HostingDeps): Hosting => {
  const { shards } = store;
  const elsewhere = async (host: UserId): Promise<readonly Conversation[]> => {
    if (shards.whole !== undefined) return [];
    const found: Conversation[] = [];
    for await (const [, record] of store.conversations.entries({ owner: host })) found.push(record);
    // Memory is looked at last: what a shard brings or takes away while the store is read is counted once all the same.
    const others = found.filter(({ id }) => conversations.byId(id) === undefined);
    return others.toSorted((one, other) => other.openedAt - one.openedAt);
  };
  const openOf = async (host: UserId): Promise<readonly Conversation[]> => {
    const others = (await elsewhere(host)).filter(({ status }) => status === 'open');
    return [...conversations.hostedBy(host), ...others];
  };
  return {
    elsewhere,
    openOf,
    linksOf: async (host) =>
      (await openOf(host)).flatMap(({ threadId }) => (threadId === undefined ? [] : [`<#${threadId}>`])),
    chatElsewhere: async (host, key) => {
      const chats = (await elsewhere(host)).filter(
        ({ kind, serviceUser, subject }) =>
          kind === 'patient' && serviceUser === key.serviceUser && subject === key.subject,
      );
      return {
        current: chats.find(isCurrent),
        isKnown: chats.some(({ status, noSuchCase }) => status === 'ended' && noSuchCase !== true),
      };
    },
    usedElsewhere: async (host, kind) =>
      (await elsewhere(host)).filter((record) => record.kind === kind && record.noSuchCase !== true),
  };
};

/** How many conversations among these count as hosted, those that are being opened included. */
export const countHosted = (records: readonly Conversation[]): number => records.filter(isCurrent).length;
