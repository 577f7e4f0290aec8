import { z } from 'zod';
import type { Ports, Written } from '../../machine/ports.ts';
import { conversationSchema, isShownAsEnded } from '../../machine/record.ts';
import type { About, Conversation } from '../../machine/record.ts';
import { transcriptLineSchema } from '../../machine/transcript-line.ts';
import type { TranscriptLine } from '../../machine/transcript-line.ts';
import { days, guildIdField, threadIdField, timeField } from '../../lib/fields.ts';
import type { GuildId, UserId } from '../../lib/ids.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import type { Table, TableSpec } from '../../store/table.ts';
import type { Lesson, StationStore } from '../lesson.ts';

/** Conversations and the lines of their transcripts as they are stored. */

/** For how many days a server's ended conversations are remembered. */
export type KeepsFor = (guild: GuildId) => number;

/** The store has deleted it, or is about to. */
export const isSwept = ({ about, ended }: Conversation, now: number, keepsFor: KeepsFor): boolean =>
  (ended?.at ?? Infinity) + days(keepsFor(about.guildId)) <= now;

/** How a patient is named in the column by which their conversations are found. */
export const patientKey = (subject: About['subject']): string => `${typeof subject}:${subject}`;

/** The chat of the service that a patient conversation uses, and that no other may use meanwhile. */
const chatOf = ({ about: { kind, serviceUser, subject }, phase }: Conversation): string | undefined =>
  kind === 'patient' && phase !== 'ended' ? `${serviceUser}/${patientKey(subject)}` : undefined;

/** `under`: for how many days ended conversations are remembered, by server. */
export const conversationTable = (
  under: ReadonlyMap<string, number>,
  usual: number,
): TableSpec<Conversation> => ({
  name: 'conversations',
  schema: conversationSchema,
  columns: {
    server: { of: ({ about }) => about.guildId },
    /** To find those that the channel's panel shows. */
    channel: {
      of: ({ about }) => (about.alone === true ? undefined : about.channelId),
      isLater: true,
    },
    thread: { of: ({ about }) => about.threadId },
    host: { of: ({ about }) => about.hostId },
    patient: { of: ({ about: { kind, subject } }) => (kind === 'patient' ? patientKey(subject) : undefined) },
    chat: { of: chatOf, isUnique: true },
    /** Those that a process takes on when it starts. */
    live: {
      of: (record) => (isShownAsEnded(record) && record.ended?.because !== 'deleted' ? undefined : 'yes'),
    },
  },
  expires: ({ ended }) => ended?.at,
  keptDays: { column: 'server', under, usual },
});

const personIn = (line: TranscriptLine): UserId | undefined => {
  if (line.kind === 'greeting') return undefined;
  return line.kind === 'turn' ? line.speakerId : line.by;
};

const storedLineSchema = z.strictObject({ conversation: z.string(), line: transcriptLineSchema });

export type StoredLine = z.output<typeof storedLineSchema>;

/** What happened in conversations, line by line. */
export const lineTable: TableSpec<StoredLine> = {
  name: 'lines',
  schema: storedLineSchema,
  columns: {
    conversation: { of: ({ conversation }) => conversation, references: 'conversations' },
    person: { of: ({ line }) => personIn(line) },
  },
};

const deletedThreadSchema = z.strictObject({ id: threadIdField, guildId: guildIdField, at: timeField });

export type DeletedThread = z.output<typeof deletedThreadSchema>;

/**
 * The threads of conversations that were deleted, by their ids: all that is kept of them, for as long as the server keeps
 * what has ended, to tell people who write there that nobody answers.
 */
export const threadTable = (under: ReadonlyMap<string, number>, usual: number): TableSpec<DeletedThread> => ({
  name: 'threads',
  schema: deletedThreadSchema,
  columns: { server: { of: ({ guildId }) => guildId } },
  expires: ({ at }) => at,
  keptDays: { column: 'server', under, usual },
});

export const lineId = ({ conversation, line }: StoredLine): string => `${conversation}/${line.at}`;

export interface ConversationStores {
  /** Whether this process may act on what is stored. */
  readonly ownsStore: () => boolean;
  /** What has just been deleted or changed is soon in none of the store's files any more. */
  readonly purgeSoon: () => void;
  readonly conversations: Pick<Table<Conversation>, 'get' | 'set' | 'change' | 'delete' | 'list' | 'last'>;
  readonly lines: Pick<Table<StoredLine>, 'change' | 'setting' | 'delete' | 'list'>;
  readonly stations: StationStore;
  readonly threads: Pick<Table<DeletedThread>, 'get' | 'set' | 'delete' | 'list'>;
  readonly keepsFor: KeepsFor;
}

/** The lessons of conversations that are being opened, by their ids: stored along with them. */
export type NewLessons = Map<string, Lesson>;

/** The store as conversations see it: a write succeeds or fails, or this process may not write any more. */
export const storePort = (
  { conversations: rows, lines: lineRows, stations, threads, ownsStore }: ConversationStores,
  { newLessons, log }: { readonly newLessons: NewLessons; readonly log: Log },
): Ports['store'] => {
  const written = async (write: Promise<unknown>, done: (written: Written) => void): Promise<void> => {
    try {
      await write;
      done('stored');
    } catch (error) {
      log.error(errorFacts(error), 'the store did not take a step');
      done(ownsStore() ? 'failed' : 'lost');
    }
  };
  return {
    write: (record, lines, done) => {
      const { id: conversation } = record.about;
      const others = lines.map((line) => {
        const stored = { conversation, line };
        return lineRows.setting(lineId(stored), stored);
      });
      const lesson = newLessons.get(conversation);
      if (lesson !== undefined)
        others.push(stations.setting(conversation, { conversation, lesson, ticked: [] }));
      void written(rows.set(conversation, record, others), done);
    },
    forget: ({ about, ended }, done) => {
      const forgetAll = async (): Promise<void> => {
        const { threadId: thread, guildId } = about;
        // Of a server that is forgotten, nothing is kept.
        if (thread !== undefined && ended?.deletedFor !== undefined)
          await threads.set(thread, { id: thread, guildId, at: ended.at });
        await rows.delete(about.id);
      };
      void written(forgetAll(), done);
    },
  };
};
