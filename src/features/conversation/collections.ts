import type { Ports, Written } from '../../conversation/ports.ts';
import { conversationSchema } from '../../conversation/record.ts';
import type { Conversation } from '../../conversation/record.ts';
import { days } from '../../lib/fields.ts';
import { errorFacts } from '../../lib/log.ts';
import type { Log } from '../../lib/log.ts';
import type { CollectionSpec } from '../../store/collection-spec.ts';
import type { Fence } from '../../store/engine.ts';

/** Conversations are stored under their servers. */
export const conversationKey = ({ guildId, id }: Readonly<Record<'guildId' | 'id', string>>): string =>
  `${guildId}/${id}`;

/** How long an ended conversation is remembered, in milliseconds since 1970; one that goes on has no end. */
const keptUntil = ({ status, endedAt, lastTurnAt }: Conversation): number | undefined =>
  status === 'ended' ? (endedAt ?? lastTurnAt) + days(30) : undefined;

/** The store has deleted it, or is about to. */
export const isSwept = (record: Conversation, now: number): boolean => (keptUntil(record) ?? Infinity) <= now;

export const conversations: CollectionSpec<Conversation> = {
  name: 'conversations',
  /**
   * 2: a shelved answer may be a file. 3: notices and pending messages are stored. 4: the key begins with the server.
   */
  version: 4,
  schema: conversationSchema,
  keyOf: conversationKey,
  indexes: { host: ({ hostId }) => hostId },
  // The service keeps one chat per user and case. A start that is being taken back no longer uses it.
  claims: {
    of: ({ kind, status, abandoned, serviceUser, subject }) =>
      kind === 'patient' && status !== 'ended' && abandoned === undefined
        ? [`${serviceUser}/${subject}`]
        : [],
    changeWith: ({ status }) => status !== 'open',
  },
  listedAtStart: true,
  keepUntil: keptUntil,
};

/** The conversations' collection; for keys see `conversationKey`. Rejects if a record could not be made durable. */
export interface ConversationStore {
  set(key: string, record: Conversation, options: { readonly fence: Fence }): Promise<void>;
  delete(key: string, options: { readonly fence: Fence }): Promise<unknown>;
  entries(): AsyncIterable<readonly [string, Conversation]>;
}

/** A StoreError with this reason: another process has taken the shard. */
const isFenced = (error: unknown): boolean =>
  error instanceof Error && 'reason' in error && error.reason === 'fenced';

/** The store as conversations see it: a write succeeds, fails, or comes from a process that has lost its shard. */
export const conversationRows = (
  rows: ConversationStore,
  { fence, log }: { readonly fence: Fence; readonly log: Log },
): Ports['store'] => {
  const written = async (write: Promise<unknown>): Promise<Written> => {
    try {
      await write;
      return 'stored';
    } catch (error) {
      log.error(errorFacts(error), 'the store did not take a step');
      return isFenced(error) ? 'lost' : 'failed';
    }
  };
  const tell = async (write: Promise<unknown>, done: (written: Written) => void): Promise<void> =>
    done(await written(write));
  return {
    write: (record, done) => void tell(rows.set(conversationKey(record), record, { fence }), done),
    forget: (record, done) => void tell(rows.delete(conversationKey(record), { fence }), done),
  };
};
