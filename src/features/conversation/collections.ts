import { transcriptLineSchema } from '../../conversation/domain/transcript-line.ts';
import type { TranscriptLine } from '../../conversation/domain/transcript-line.ts';
import type { Ports, StoredStep, Written } from '../../conversation/domain/ports.ts';
import { chatOf } from '../../conversation/domain/chat.ts';
import { conversationSchema } from '../../conversation/domain/record.ts';
import type { Conversation } from '../../conversation/domain/record.ts';
import { days } from '../../lib/fields.ts';
import type { GuildId, UserId } from '../../lib/ids.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import type { CollectionSpec } from '../../store/collection-spec.ts';
import type { Changed, Fence, Place } from '../../store/engine.ts';

/** Conversations are stored under their servers. */
export const conversationKey = ({ guildId, id }: Readonly<Record<'guildId' | 'id', string>>): string =>
  `${guildId}/${id}`;

/** For how many days a server's ended conversations are remembered. */
export type KeepsFor = (guild: GuildId) => number;

/** When a conversation ended, in milliseconds since 1970; undefined if it has not. */
const endOf = ({ status, endedAt, lastTurnAt }: Conversation): number | undefined =>
  status === 'ended' ? (endedAt ?? lastTurnAt) : undefined;

/** The store has deleted it, or is about to. */
export const isSwept = (
  record: Conversation,
  { now, keepsFor }: { readonly now: number; readonly keepsFor: KeepsFor },
): boolean => (endOf(record) ?? Infinity) + days(keepsFor(record.guildId)) <= now;

/** `keptDays`: for how many days ended conversations are remembered, by server. */
export const conversations = (
  keptDays: NonNullable<CollectionSpec<Conversation>['keptDays']>,
): CollectionSpec<Conversation> => ({
  name: 'conversations',
  version: 1,
  schema: conversationSchema,
  // A turn writes it three times, and the simulation checks every record that is written.
  uncheckedWhenWritten: true,
  owner: ({ hostId }) => hostId,
  claim: chatOf,
  keepUntil: endOf,
  keptDays,
  parts: 'lines',
});

const personIn = (line: TranscriptLine): UserId | undefined => {
  if (line.kind === 'greeting') return undefined;
  return line.kind === 'turn' ? line.speakerId : line.by;
};

/** What happened in conversations, line by line, under their ids. */
export const conversationLines: CollectionSpec<TranscriptLine> = {
  name: 'lines',
  version: 1,
  schema: transcriptLineSchema,
  owner: personIn,
  isPart: true,
};

/** The conversations' collection; for keys see `conversationKey`. Rejects if a record could not be made durable. */
export interface ConversationStore {
  set(
    key: string,
    record: Conversation,
    options: { readonly fence: Fence; readonly adds: readonly Changed[]; readonly takes: readonly Place[] },
  ): Promise<void>;
  delete(key: string, options: { readonly fence: Fence }): Promise<unknown>;
  entries(among?: { readonly owner: string }): AsyncIterable<readonly [string, Conversation]>;
}

/** The lines' collection. */
export interface LineStore {
  row(key: string, line: TranscriptLine): Changed;
  get(key: string): Promise<TranscriptLine | undefined>;
  set(key: string, line: TranscriptLine, options: { readonly fence: Fence }): Promise<void>;
  delete(key: string, options: { readonly fence: Fence }): Promise<unknown>;
  entries(
    among: { readonly under: string } | { readonly owner: string },
  ): AsyncIterable<readonly [string, TranscriptLine]>;
}

/** Of a StoreError. `fenced`: another process has taken the shard. */
const isFor = (reason: 'fenced' | 'claimed', error: unknown): boolean =>
  error instanceof Error && 'reason' in error && error.reason === reason;

/** Which servers are this process's. */
export interface ServersHere {
  /** The fence of all servers; undefined if other processes may have some. */
  readonly whole: Fence | undefined;
  /** Among how many shards the servers are divided. */
  readonly count: number;
  /** Whether its conversations have been read here. */
  has(guild: GuildId): boolean;
  hasShard(shard: number): boolean;
  /** Undefined if the shard is not this process's. */
  fenceOfShard(shard: number): Fence | undefined;
  /** Undefined if the server is not this process's. */
  fenceOf(guild: GuildId): Fence | undefined;
  /** Fires when the server is this process's no more; undefined if that cannot happen. */
  lossOf(guild: GuildId): AbortSignal | undefined;
}

export interface ConversationStores {
  /** Whether this process may act on what is stored. */
  ownsStore(): boolean;
  readonly conversations: ConversationStore;
  readonly lines: LineStore;
  readonly shards: ServersHere;
  readonly keepsFor: KeepsFor;
}

/** Looked at before each effect: whether this process is alive for the others, and has the server. */
export const mayActOn =
  (store: Pick<ConversationStores, 'ownsStore' | 'shards'>): Ports['mayAct'] =>
  ({ guildId }) =>
    store.ownsStore() && store.shards.fenceOf(guildId) !== undefined;

/** By conversation: the rows in which processes want it to end. They are deleted in the write that ends it. */
export type EndRequests = ReadonlyMap<string, readonly Place[]>;

interface RowsNeeded extends Omit<ConversationStores, 'keepsFor'> {
  readonly endRequests: EndRequests;
}

/** The store as conversations see it: a write succeeds or fails, claims what another has, or comes from a process that has lost its shard. */
export const conversationRows = (
  { conversations: rows, lines: lineRows, shards, endRequests }: RowsNeeded,
  log: Log,
): Ports['store'] => {
  const written = async (
    { guildId }: Conversation,
    write: (fence: Fence) => Promise<unknown>,
  ): Promise<Written> => {
    const fence = shards.fenceOf(guildId);
    if (fence === undefined) return 'lost';
    try {
      await write(fence);
      return 'stored';
    } catch (error) {
      if (isFor('claimed', error)) return 'claimed';
      log.error(errorFacts(error), 'the store did not take a step');
      return isFor('fenced', error) ? 'lost' : 'failed';
    }
  };
  const set = ({ record, lines }: StoredStep): Promise<Written> =>
    written(record, (fence) => {
      const adds = lines.map((line) => lineRows.row(`${record.id}/${line.at}`, line));
      const takes = record.status === 'ended' ? (endRequests.get(record.id) ?? []) : [];
      return rows.set(conversationKey(record), record, { fence, adds, takes });
    });
  const forget = (record: Conversation): Promise<Written> =>
    written(record, (fence) => rows.delete(conversationKey(record), { fence }));
  const tell = async (write: Promise<Written>, done: (written: Written) => void): Promise<void> =>
    done(await write);
  return {
    write: (step, done) => void tell(set(step), done),
    forget: (record, done) => void tell(forget(record), done),
  };
};
