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
import type { Changed } from '../../store/engine.ts';

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
  set(key: string, record: Conversation, options: { readonly adds: readonly Changed[] }): Promise<void>;
  delete(key: string): Promise<unknown>;
  entries(among?: { readonly owner: string }): AsyncIterable<readonly [string, Conversation]>;
}

/** The lines' collection. */
export interface LineStore {
  row(key: string, line: TranscriptLine): Changed;
  get(key: string): Promise<TranscriptLine | undefined>;
  set(key: string, line: TranscriptLine): Promise<void>;
  delete(key: string): Promise<unknown>;
  entries(
    among: { readonly under: string } | { readonly owner: string },
  ): AsyncIterable<readonly [string, TranscriptLine]>;
}

export interface ConversationStores {
  /** Whether this process may act on what is stored. */
  ownsStore(): boolean;
  readonly conversations: ConversationStore;
  readonly lines: LineStore;
  readonly keepsFor: KeepsFor;
}

/** Of a StoreError. */
const isClaimed = (error: unknown): boolean =>
  error instanceof Error && 'reason' in error && error.reason === 'claimed';

/** The store as conversations see it: a write succeeds or fails, or claims what another has. */
export const conversationRows = (
  { conversations: rows, lines: lineRows }: Pick<ConversationStores, 'conversations' | 'lines'>,
  log: Log,
): Ports['store'] => {
  const written = async (write: Promise<unknown>): Promise<Written> => {
    try {
      await write;
      return 'stored';
    } catch (error) {
      if (isClaimed(error)) return 'claimed';
      log.error(errorFacts(error), 'the store did not take a step');
      return 'failed';
    }
  };
  const set = ({ record, lines }: StoredStep): Promise<unknown> => {
    const adds = lines.map((line) => lineRows.row(`${record.id}/${line.at}`, line));
    return rows.set(conversationKey(record), record, { adds });
  };
  const tell = async (write: Promise<unknown>, done: (written: Written) => void): Promise<void> =>
    done(await written(write));
  return {
    write: (step, done) => void tell(set(step), done),
    forget: (record, done) => void tell(rows.delete(conversationKey(record)), done),
  };
};
