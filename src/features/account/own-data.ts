import type { Caller } from '../../discord/interactions/interaction.ts';
import { buttonKind, type ComponentRoute } from '../../discord/interactions/route.ts';
import { say, update, type ButtonData, type Reply } from '../../discord/reply.ts';
import type { UserId } from '../../lib/ids.ts';
import type { Words } from '../../locale/words.ts';
import type { Bus, Stored } from '../bus.ts';

/** What everybody may do about what is stored of them: have it shown, and have it deleted. */

const myData = buttonKind('my-data');
const deleteAll = buttonKind('delete-all');
const reallyDeleteAll = buttonKind('delete-all-yes');
const keepAll = buttonKind('delete-all-no');

interface OwnDataDeps {
  readonly bus: Pick<Bus, 'tell'>;
  /** What this feature stores itself, tokens left out. */
  readonly stored: (userId: UserId) => Promise<readonly Stored[]>;
  /** Deletes the link and everything unfinished. */
  readonly forget: (userId: UserId) => Promise<unknown>;
  readonly now: () => number;
}

/** For those without a link too: whoever writes in a thread leaves something. */
export const ownDataButtons = ({ account: { buttons: labels } }: Words): readonly ButtonData[] => [
  myData.make({ label: labels.myData, with: {} }),
  deleteAll.make({ label: labels.deleteAll, style: 'danger', with: {} }),
];

const dataReply = async (
  { userId, words: { account: texts }, uploadLimit }: Caller,
  { bus, stored, now }: OwnDataDeps,
): Promise<Reply> => {
  const all = [...(await stored(userId)), ...(await bus.tell('stored', userId)).flat()];
  const byKind = new Map<Stored['kind'], readonly object[]>();
  for (const { kind, records } of all) byKind.set(kind, [...(byKind.get(kind) ?? []), ...records]);
  const kinds = [...byKind].flatMap(([kind, records]) => (records.length === 0 ? [] : [{ kind, records }]));
  const data = JSON.stringify(
    {
      user: userId,
      at: new Date(now()).toISOString(),
      stored: kinds.map(({ kind, records }) => ({ kind, what: texts.stored[kind], records })),
    },
    null,
    2,
  );
  if (Buffer.byteLength(data) > uploadLimit) return say(texts.dataTooLarge);
  const lines = kinds.map(({ kind, records }) => texts.storedLine(texts.stored[kind], records.length));
  const uploads = [{ name: 'my-data.json', data, description: texts.dataFile }];
  return { kind: 'private', messages: [{ content: texts.myData(lines), uploads }] };
};

export const ownDataRoutes = (deps: OwnDataDeps): readonly ComponentRoute[] => {
  const { bus, forget } = deps;
  return [
    myData.on((caller) => dataReply(caller, deps)),
    deleteAll.on(async ({ words: { account: texts } }) => {
      const { reallyDeleteAll: yes, keepAll: no } = texts.buttons;
      return say(texts.askDeleteAll, [
        reallyDeleteAll.make({ label: yes, style: 'danger', with: {} }),
        keepAll.make({ label: no, with: {} }),
      ]);
    }),
    keepAll.on(async ({ words: { account: texts } }) => update(texts.nothingDeleted)),
    reallyDeleteAll.on(async ({ userId, words: { account: texts } }) => {
      await forget(userId);
      const ends = await bus.tell('forgotten', userId);
      return update(texts.deletedAll(ends.includes('ending')));
    }),
  ];
};
