import { z } from 'zod';
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
import type { Table, TableSpec } from '../../store/table.ts';

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

/** `under`: for how many days ended conversations are remembered, by server. */
export const conversations = (
  under: ReadonlyMap<string, number>,
  usual: number,
): TableSpec<Conversation> => ({
  name: 'conversations',
  schema: conversationSchema,
  // A turn writes it three times, and the simulation checks every record that is written.
  isBusy: true,
  columns: {
    server: { of: ({ guildId }) => guildId },
    host: { of: ({ hostId }) => hostId },
    chat: { of: chatOf, isUnique: true },
  },
  expires: endOf,
  keptDays: { column: 'server', under, usual },
});

const personIn = (line: TranscriptLine): UserId | undefined => {
  if (line.kind === 'greeting') return undefined;
  return line.kind === 'turn' ? line.speakerId : line.by;
};

const storedLineSchema = z.strictObject({ conversation: z.string(), line: transcriptLineSchema });

export type StoredLine = z.output<typeof storedLineSchema>;

/** What happened in conversations, line by line. */
export const conversationLines: TableSpec<StoredLine> = {
  name: 'lines',
  schema: storedLineSchema,
  columns: {
    conversation: { of: ({ conversation }) => conversation, references: 'conversations' },
    person: { of: ({ line }) => personIn(line) },
  },
};

export const lineId = (conversation: string, at: string): string => `${conversation}/${at}`;

/** Rejects if a record could not be made durable. */
export type ConversationStore = Pick<Table<Conversation>, 'set' | 'delete' | 'list'>;
export type LineStore = Pick<Table<StoredLine>, 'get' | 'set' | 'setting' | 'delete' | 'list'>;

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
    const { id: conversation } = record;
    const others = lines.map((line) =>
      lineRows.setting(lineId(conversation, line.at), { conversation, line }),
    );
    return rows.set(conversation, record, others);
  };
  const tell = async (write: Promise<unknown>, done: (written: Written) => void): Promise<void> =>
    done(await written(write));
  return {
    write: (step, done) => void tell(set(step), done),
    forget: (record, done) => void tell(rows.delete(record.id), done),
  };
};
