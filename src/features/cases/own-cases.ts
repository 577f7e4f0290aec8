import { randomBytes } from 'node:crypto';
import type { UserId } from '../../lib/ids.ts';
import type { Section, SectionName } from '../../service/section.ts';
import type { Collection } from '../../store/collection.ts';
import { createDeletions, type Begun } from '../forgotten.ts';
import { sectionAt, sectionsBelow, textKey, textRows, type Sections, type TextStore } from './case-texts.ts';
import type { CaseOffer, KeptCase, Posted, Version } from './collections.ts';
import {
  bytesIn,
  bytesOf,
  copyOf,
  droppedBy,
  partNames,
  standing,
  withText,
  type NewText,
} from './kept-case.ts';

/** The collections; each call rejects if a record could not be read or made durable. */
export interface CaseStores extends TextStore {
  readonly cases: Pick<Collection<KeptCase>, 'get' | 'set' | 'delete' | 'entries'>;
  readonly caseOffers: Pick<Collection<CaseOffer>, 'get' | 'set' | 'delete' | 'entries'>;
}

/** For a case, an offer or a text that could not be read. */
export const newId = (): string => randomBytes(9).toString('base64url');

/** How many cases a person can keep. */
export const mostCases = 200;

/** `full`: as many cases as a person can keep. `no_room`: their texts would take up more than a person's may. */
export type Added = 'kept' | 'full' | 'no_room' | 'gone';

/** A text for a part, with all that is kept about it. */
export type Written = Omit<NewText, 'bytes'> & { readonly section: Section };

export type Rewritten =
  | 'gone'
  | 'no_room'
  /** `before`: what stood there until then. */
  | { readonly kept: KeptCase; readonly before: Version | undefined };

/** Everybody's own cases: nobody reaches another person's. Every call rejects if the store fails. */
export interface OwnCases {
  /** The one touched last comes first. */
  list(userId: UserId): Promise<readonly KeptCase[]>;
  get(userId: UserId, id: string): Promise<KeptCase | undefined>;
  /** The same, whoever owns it. */
  find(id: string): Promise<KeptCase | undefined>;
  /** The text of a version of a part; undefined if it cannot be read. */
  text(kept: KeptCase, version: Version): Promise<Section | undefined>;
  /** The texts of the parts that can be read. */
  sections(kept: KeptCase, names?: readonly SectionName[]): Promise<Sections>;
  /** Each text of each of a person's cases, one at a time. */
  texts(userId: UserId): AsyncIterable<object>;
  /** What is being posted of it. */
  posted(kept: KeptCase): Promise<Posted['messages']>;
  /** Call this when work on a new case begins. */
  begin(userId: UserId): Begun;
  /** `gone`: its owner has had everything deleted since work on it began. */
  add(kept: KeptCase, sections: Sections, begun: Begun): Promise<Added>;
  /** Returns the case as it is stored after the change; undefined if it is gone. `posted` is stored with it. */
  change(
    userId: UserId,
    id: string,
    change: (kept: KeptCase) => KeptCase,
    posted?: (kept: KeptCase) => Promise<Posted['messages']>,
  ): Promise<KeptCase | undefined>;
  write(userId: UserId, id: string, text: Written): Promise<Rewritten>;
  /** Runs `offer` if its owner has room for a copy that is offered to somebody else; undefined if not. */
  offering<Result>(
    kept: KeptCase,
    offer: (sections: Sections) => Promise<Result>,
  ): Promise<Result | undefined>;
  /** False if it was gone already. */
  delete(userId: UserId, id: string): Promise<boolean>;
  forget(userId: UserId): Promise<void>;
}

/** `space`: how many bytes the texts of one person may take up. */
export const createOwnCases = (
  stores: CaseStores,
  { now, space }: { readonly now: () => number; readonly space: number },
): OwnCases => {
  const { cases: store, caseTexts: texts, caseOffers: offers } = stores;
  const deletions = createDeletions();
  /** Lists that are being read, shared by everybody who asks for them meanwhile. */
  const lists = new Map<UserId, Promise<readonly KeptCase[]>>();

  const own = async (userId: UserId, id: string): Promise<KeptCase | undefined> => {
    const kept = await store.get(id);
    return kept?.userId === userId ? kept : undefined;
  };

  const readList = async (userId: UserId): Promise<readonly KeptCase[]> => {
    const found: KeptCase[] = [];
    for await (const [, kept] of store.entries({ owner: userId })) found.push(kept);
    return found.toSorted((one, other) => other.touchedAt - one.touchedAt);
  };

  const list = (userId: UserId): Promise<readonly KeptCase[]> => {
    const underWay = lists.get(userId);
    if (underWay !== undefined) return underWay;
    const read = readList(userId).finally(() => {
      if (lists.get(userId) === read) lists.delete(userId);
    });
    lists.set(userId, read);
    return read;
  };

  /** A list that was begun before a change is given to nobody who asks after it. */
  const set = async (kept: KeptCase, options?: Parameters<typeof store.set>[2]): Promise<void> => {
    await store.set(kept.id, kept, options);
    lists.delete(kept.userId);
  };

  /** Whether a person's texts may take up so much more. */
  const hasRoom = async (userId: UserId, all: readonly KeptCase[], more: number): Promise<boolean> => {
    if (more <= 0) return true;
    let used = all.reduce((sum, kept) => sum + bytesOf(kept), 0);
    for await (const [, { kept }] of offers.entries({ owner: userId })) used += bytesOf(kept);
    return used + more <= space;
  };

  return {
    list,
    get: own,
    find: (id) => store.get(id),
    text: ({ id }, version) => sectionAt(stores, id, version),
    sections: (kept, names) => sectionsBelow(stores, { id: kept.id, kept, names }),
    texts: async function* (userId) {
      for (const { id, parts } of await readList(userId)) {
        for (const part of partNames) {
          for (const version of parts[part]) {
            const text = await texts.get(textKey(id, version.id));
            if (text !== undefined) yield { case: id, part, version: version.id, text };
          }
        }
        const posted = await texts.get(textKey(id, 'posted'));
        if (posted !== undefined) yield { case: id, part: 'posted', text: posted };
      }
    },
    posted: async ({ id }) => {
      const text = await texts.get(textKey(id, 'posted'));
      return text?.kind === 'messages' ? text.messages : [];
    },
    begin: (userId) => deletions.begin(userId),
    add: async (kept, sections, begun) => {
      const added = await begun.unlessDeleted(async () => {
        const all = await readList(kept.userId);
        if (all.length >= mostCases) return 'full';
        if (!(await hasRoom(kept.userId, all, bytesOf(kept)))) return 'no_room';
        await set(kept, { adds: textRows(stores, { id: kept.id, kept, sections }) });
        return 'kept';
      });
      return added ?? 'gone';
    },
    change: (userId, id, change, posted) =>
      deletions.withLock(userId, async () => {
        const kept = await own(userId, id);
        if (kept === undefined) return undefined;
        const after = change(kept);
        if (after === kept) return kept;
        const key = textKey(id, 'posted');
        const messages = await posted?.(after);
        const adds = messages === undefined ? [] : [texts.row(key, { kind: 'messages', messages })];
        const isOver = kept.posting !== undefined && after.posting === undefined;
        await set(after, { adds, takes: isOver ? [texts.place(key)] : [] });
        return after;
      }),
    write: (userId, id, { section, ...text }) =>
      deletions.withLock(userId, async () => {
        const kept = await own(userId, id);
        if (kept === undefined) return 'gone';
        const after = withText(kept, { ...text, bytes: bytesIn(section) });
        const more = bytesOf(after) - bytesOf(kept);
        if (!(await hasRoom(userId, await readList(userId), more))) return 'no_room';
        await set(after, {
          adds: [texts.row(textKey(id, after.lastId), section)],
          takes: droppedBy(kept, after).map((dropped) => texts.place(textKey(id, dropped))),
        });
        return { kept: after, before: standing(kept, text.name) };
      }),
    offering: (kept, offer) =>
      deletions.withLock(kept.userId, async () => {
        const { userId, id } = kept;
        const copied = copyOf(kept, { id, userId, at: now() });
        return (await hasRoom(userId, await readList(userId), bytesOf(copied)))
          ? offer(await sectionsBelow(stores, { id, kept }))
          : undefined;
      }),
    delete: (userId, id) =>
      deletions.withLock(userId, async () => {
        const isDeleted = (await own(userId, id)) !== undefined && (await store.delete(id));
        lists.delete(userId);
        return isDeleted;
      }),
    forget: (userId) =>
      deletions.now(userId, async () => {
        for (const { id } of await readList(userId)) await store.delete(id);
        lists.delete(userId);
      }),
  };
};
