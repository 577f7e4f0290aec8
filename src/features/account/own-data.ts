import type { Caller } from '../../discord/interactions/caller.ts';
import { buttonKind } from '../../discord/interactions/components.ts';
import type { ComponentRoute } from '../../discord/interactions/route.ts';
import { say, sayAll, update, type ButtonData, type Reply } from '../../discord/reply.ts';
import type { UserId } from '../../lib/ids.ts';
import type { Texts } from '../../locale/words.ts';
import type { Bus, Stored } from '../bus.ts';
import type { AccountBook } from './book.ts';

/** What people can do with what is stored about them: have it shown, and have it deleted. */

const myData = buttonKind('my-data');
const deleteAll = buttonKind('delete-all');
const reallyDeleteAll = buttonKind('delete-all-yes');
const keepAll = buttonKind('delete-all-no');

interface OwnDataDeps {
  readonly bus: Pick<Bus, 'tell'>;
  readonly book: Pick<AccountBook, 'get'>;
  /** Deletes the link and everything unfinished. */
  readonly forget: (userId: UserId) => Promise<unknown>;
  readonly now: () => number;
}

/** Also for people without a link: whoever writes in a thread leaves something. */
export const ownDataButtons = ({ account: { buttons: labels } }: Texts): readonly ButtonData[] => [
  myData.make({ label: labels.myData, with: {} }),
  deleteAll.make({ label: labels.deleteAll, style: 'danger', with: {} }),
];

interface Group {
  readonly kind: Stored['kind'];
  readonly what: string;
  readonly records: object[];
}

/** Everything that is stored about a person as JSON, in as many files as it takes, written one after the other. */
const dataFiles = (about: { readonly user: string; readonly at: string }, most: number) => {
  const files: string[] = [];
  let groups: Group[] = [];
  let left = most;
  const write = (stored: readonly Group[]): string => JSON.stringify({ ...about, stored }, null, 2);
  const close = (): void => {
    if (groups.length > 0) files.push(write(groups));
    groups = [];
    left = most;
  };
  return {
    /** False if it is larger than any file may be. */
    add: ({ kind, what }: Omit<Group, 'records'>, record: object): boolean => {
      const alone = { kind, what, records: [record] };
      // It takes up less in a file with others.
      const size = Buffer.byteLength(write([alone]));
      if (size > left) close();
      if (size > left) return false;
      left -= size;
      const last = groups.at(-1);
      if (last?.kind === kind) last.records.push(record);
      else groups.push(alone);
      return true;
    },
    end: (): readonly string[] => {
      close();
      return files;
    },
  };
};

/** What is stored about the link; nobody gets to read the tokens. */
const linkOf = async (userId: UserId, book: OwnDataDeps['book']): Promise<Stored> => {
  const account = await book.get(userId);
  if (account === undefined) return { kind: 'account', records: [] };
  const { username, linkedAt, status, earlier } = account;
  return { kind: 'account', records: [{ username, linkedAt, status, earlier }] };
};

const dataReply = async (
  { userId, words: { account: texts }, uploadLimit }: Caller,
  { bus, book, now }: OwnDataDeps,
): Promise<Reply> => {
  const all = [await linkOf(userId, book), ...(await bus.tell('stored', userId)).flat()];
  const files = dataFiles({ user: userId, at: new Date(now()).toISOString() }, uploadLimit);
  const lines: string[] = [];
  for (const kind of new Set(all.map((each) => each.kind))) {
    const what = texts.stored[kind];
    let count = 0;
    for (const { records } of all.filter((each) => each.kind === kind)) {
      for await (const record of records) {
        if (!files.add({ kind, what }, record)) return say(texts.dataTooLarge);
        count += 1;
      }
    }
    if (count > 0) lines.push(texts.storedLine(what, count));
  }
  const [first, ...more] = files.end().map((data, index) => {
    const name = index === 0 ? 'my-data.json' : `my-data-${index + 1}.json`;
    return [{ name, data, description: texts.dataFile }];
  });
  const content = texts.myData(lines);
  const others = more.map((uploads) => ({ content: '', uploads }));
  return sayAll([first === undefined ? { content } : { content, uploads: first }, ...others]);
};

export const ownDataRoutes = (deps: OwnDataDeps): readonly ComponentRoute[] => {
  const { bus, forget } = deps;
  return [
    myData.on((caller) => dataReply(caller, deps), { heavy: true }),
    deleteAll.on(async ({ words: { account: texts } }) => {
      const { reallyDeleteAll: yes, keepAll: no } = texts.buttons;
      return say(texts.askDeleteAll, [
        reallyDeleteAll.make({ label: yes, style: 'danger', with: {} }),
        keepAll.make({ label: no, with: {} }),
      ]);
    }),
    keepAll.on(async ({ words: { account: texts } }) => update(texts.nothingDeleted)),
    reallyDeleteAll.on(async ({ userId, interactionId: press, words: { account: texts } }) => {
      await forget(userId);
      const ends = await bus.tell('forgotten', { userId, press });
      return update(texts.deletedAll(ends.includes('ending')));
    }),
  ];
};
