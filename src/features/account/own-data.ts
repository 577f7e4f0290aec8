import type { Caller } from '../../discord/interactions/caller.ts';
import { buttonKind } from '../../discord/interactions/components.ts';
import type { ComponentRoute } from '../../discord/interactions/route.ts';
import { say, sayAll, update, type ButtonData, type Reply } from '../../discord/reply.ts';
import type { UserId } from '../../lib/ids.ts';
import type { Texts } from '../../locale/words.ts';
import type { Bus, Stored } from '../bus.ts';
import type { AccountBook } from './book.ts';

/** What everybody may do about what is stored of them: have it shown, and have it deleted. */

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

/** For those without a link too: whoever writes in a thread leaves something. */
export const ownDataButtons = ({ account: { buttons: labels } }: Texts): readonly ButtonData[] => [
  myData.make({ label: labels.myData, with: {} }),
  deleteAll.make({ label: labels.deleteAll, style: 'danger', with: {} }),
];

interface Kind {
  readonly kind: Stored['kind'];
  readonly what: string;
}

/** Ends the records, their kind, and the file. */
const tail = Buffer.from('\n] }\n] }\n');

/**
 * Everything that is stored about a person as JSON, in as many files as it takes. Records are written one by one, so that
 * only one is in memory besides what is written. A class because it owns what is written so far.
 */
class DataFiles {
  readonly #head: string;
  readonly #most: number;
  readonly #files: Uint8Array[] = [];
  #pieces: Buffer[] = [];
  #size = 0;
  /** What the file has records of just now. */
  #kind: Kind['kind'] | undefined;

  constructor(about: { readonly user: string; readonly at: string }, most: number) {
    this.#head = `${JSON.stringify(about, null, 2).slice(0, -2)},\n  "stored": [`;
    this.#most = most;
  }

  /** False if no file may be large enough for it. */
  add({ kind, what }: Kind, record: object): boolean {
    const json = JSON.stringify(record, null, 2);
    const first = `{ "kind": ${JSON.stringify(kind)}, "what": ${JSON.stringify(what)}, "records": [\n${json}`;
    const open = Buffer.from(`${this.#head}\n${first}`);
    const next = kind === this.#kind ? `,\n${json}` : `\n] },\n${first}`;
    const piece = this.#pieces.length === 0 ? open : Buffer.from(next);
    const isFull = this.#size + piece.length + tail.length > this.#most;
    if (isFull) this.#close();
    const added = isFull ? open : piece;
    if (added.length + tail.length > this.#most) return false;
    this.#pieces.push(added);
    this.#size += added.length;
    this.#kind = kind;
    return true;
  }

  #close(): void {
    if (this.#pieces.length > 0) this.#files.push(Buffer.concat([...this.#pieces, tail]));
    this.#pieces = [];
    this.#size = 0;
  }

  end(): readonly Uint8Array[] {
    this.#close();
    return this.#files;
  }
}

/** What is stored of the link; tokens are nobody's to read. */
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
  const files = new DataFiles({ user: userId, at: new Date(now()).toISOString() }, uploadLimit);
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
