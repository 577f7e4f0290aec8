import { LRUCache } from 'lru-cache';
import { clock } from '../../lib/clock.ts';
import { days } from '../../lib/fields.ts';
import type { UserId } from '../../lib/ids.ts';
import { QueueByKey } from '../../lib/queue.ts';
import type { SectionName } from '../../service/section.ts';
import type { Table } from '../../store/table.ts';
import { partsOf, type Details, type KeptCase, type CasePart } from './kept-case.ts';

/** Everybody's own cases: nobody reaches another person's. Every call rejects if the store fails. */

export type CaseStore = Pick<Table<KeptCase>, 'get' | 'set' | 'delete' | 'deleteAll' | 'list'>;

/** How many cases a person can keep. */
export const mostCases = 200;

/** How many bytes the texts of one person's cases may take up. */
const mostBytes = 32 * 1024 * 1024;

const minute = 60_000;

/** What lists and suggestions show of a case. */
export interface Listed {
  readonly id: string;
  readonly details: Details;
  readonly there: readonly SectionName[];
  readonly touchedAt: number;
  /** How large its texts are. */
  readonly bytes: number;
}

const bytesIn = ({ parts }: Pick<KeptCase, 'parts'>): number => Buffer.byteLength(JSON.stringify(parts));

const textOf = ({ section, model, at }: CasePart): CasePart => ({ section, model, at });

const listed = (kept: KeptCase): Listed => {
  const { id, details, touchedAt } = kept;
  return { id, details, there: partsOf(kept), touchedAt, bytes: bytesIn(kept) };
};

/** Which deletion of all their author's cases was the latest when some work began; undefined if there was none lately. */
export type Begun = symbol | undefined;

/** `gone`: the case, or everything of its owner's, has been deleted since work on it began. */
export type Added = 'kept' | 'full' | 'gone';

interface Written extends Pick<KeptCase, 'userId' | 'id'> {
  readonly name: SectionName;
  readonly part: CasePart;
}

interface Rewritten {
  readonly kept: KeptCase;
  readonly part: CasePart;
}

interface Chosen extends Pick<KeptCase, 'userId' | 'id'> {
  readonly name: SectionName;
  readonly which: 'new' | 'earlier';
  /** When the new text was written. */
  readonly at: number;
}

export type OwnCases = ReturnType<typeof createOwnCases>;

export const createOwnCases = (store: CaseStore) => {
  const turns = new QueueByKey();
  /** Every keystroke in `/cases` asks for a list. */
  const lists = new LRUCache<UserId, Promise<readonly Listed[]>>({ max: 500, ttl: minute });
  /** Kept for longer than any case takes to be composed. */
  const forgotten = new LRUCache<UserId, symbol>({ max: 10_000, ttl: 60 * minute });

  const own = async (userId: UserId, id: string): Promise<KeptCase | undefined> => {
    const kept = await store.get(id);
    return kept?.userId === userId ? kept : undefined;
  };

  const everything = (userId: UserId): AsyncIterable<KeptCase> => store.list({ owner: userId });

  const readList = async (userId: UserId): Promise<readonly Listed[]> => {
    const found: Listed[] = [];
    for await (const kept of everything(userId)) found.push(listed(kept));
    return found.toSorted((one, other) => other.touchedAt - one.touchedAt);
  };

  /** The one touched last comes first. */
  const list = (userId: UserId): Promise<readonly Listed[]> => {
    const known = lists.get(userId);
    if (known !== undefined) return known;
    const read = readList(userId);
    lists.set(userId, read);
    read.catch(() => lists.delete(userId));
    return read;
  };

  const set = async (kept: KeptCase): Promise<void> => {
    try {
      await store.set(kept.id, kept);
    } finally {
      lists.delete(kept.userId);
    }
  };

  const hasRoom = (all: readonly Listed[], more: number): boolean =>
    more <= 0 || all.reduce((sum, { bytes }) => sum + bytes, more) <= mostBytes;

  return {
    list,
    /** Whoever looks at a case uses it, and it is kept for longer; to the day. */
    get: (userId: UserId, id: string): Promise<KeptCase | undefined> =>
      turns.run(userId, async () => {
        const kept = await own(userId, id);
        if (kept === undefined || clock.wall() - kept.touchedAt < days(1)) return kept;
        // It can be read all the same.
        await set({ ...kept, touchedAt: clock.wall() }).catch(() => undefined);
        return kept;
      }),
    /** Each of a person's cases, read one by one. */
    everything,
    /** Call this when work on a new case begins. */
    begin: (userId: UserId): Begun => forgotten.get(userId),
    add: (kept: KeptCase, begun: Begun): Promise<Added> =>
      turns.run(kept.userId, async () => {
        const latest = forgotten.get(kept.userId);
        if (latest !== undefined && latest !== begun) return 'gone';
        const all = await list(kept.userId);
        if (all.length >= mostCases || !hasRoom(all, bytesIn(kept))) return 'full';
        await set(kept);
        return 'kept';
      }),
    /** Sets one part; what was there is kept until one of the two is chosen. */
    write: ({ userId, id, name, part }: Written): Promise<Rewritten | 'gone' | 'full'> =>
      turns.run(userId, async () => {
        const kept = await own(userId, id);
        if (kept === undefined) return 'gone';
        const before = kept.parts[name];
        const written = before === undefined ? part : { ...part, earlier: before.earlier ?? textOf(before) };
        const after = { ...kept, parts: { ...kept.parts, [name]: written }, touchedAt: part.at };
        if (!hasRoom(await list(userId), bytesIn(after) - bytesIn(kept))) return 'full';
        await set(after);
        return { kept: after, part: written };
      }),
    /** Keeps one of the two texts of a part; nothing if there is another new one by now. Undefined if the case is gone. */
    choose: ({ userId, id, name, which, at }: Chosen): Promise<KeptCase | undefined> =>
      turns.run(userId, async () => {
        const kept = await own(userId, id);
        const part = kept?.parts[name];
        if (kept === undefined || part?.earlier === undefined || part.at !== at) return kept;
        const chosen = which === 'new' ? textOf(part) : part.earlier;
        const after = { ...kept, parts: { ...kept.parts, [name]: chosen }, touchedAt: clock.wall() };
        await set(after);
        return after;
      }),
    delete: (userId: UserId, id: string): Promise<void> =>
      turns.run(userId, async () => {
        if ((await own(userId, id)) !== undefined) await store.delete(id);
        lists.delete(userId);
      }),
    /** Deletes all of a person's cases; nothing that was begun earlier is added from then on. */
    forget: (userId: UserId): Promise<void> =>
      turns.run(userId, async () => {
        forgotten.set(userId, Symbol('forgotten'));
        await store.deleteAll({ owner: userId });
        lists.delete(userId);
      }),
  };
};
