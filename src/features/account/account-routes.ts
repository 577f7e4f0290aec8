import type { Caller } from '../../discord/interactions/interaction.ts';
import { say, update, type ButtonData, type Reply } from '../../discord/reply.ts';
import { buttonKind, command, type Route } from '../../discord/interactions/route.ts';
import { limits } from '../../discord/limits.ts';
import { ServiceError } from '../../lib/failure.ts';
import { cutText } from '../../lib/cut.ts';
import type { UserId } from '../../lib/ids.ts';
import { escapeMarkdown } from '../../lib/markdown.ts';
import type { Account } from './collections.ts';
import type { Words } from '../../locale/words.ts';
import type { Bus, Hosted } from '../bus.ts';
import type { AccountBook, AccountTokens } from './stored-accounts.ts';
import { newLinkButton, newLinkKind, type Prompts } from './prompts.ts';

/** `/link`, `/account` and `/unlink`. */

interface RoutePorts {
  readonly bus: Bus;
  readonly book: AccountBook;
  readonly tokens: AccountTokens;
  readonly prompts: Prompts;
  /** Deletes everything stored about a person; returns the account, if there was one. */
  readonly forget: (userId: UserId) => Promise<Account | undefined>;
}

const endThemKind = buttonKind('unlink-end');
const leaveThemKind = buttonKind('unlink-leave');

/** This many, with titles of up to `longestTitle`, fit into one message. */
const mostListed = 8;
const longestTitle = 50;

const shortened = (title: string): string => cutText(title, { longest: longestTitle, ending: '…' });

const inRows = (buttons: readonly ButtonData[]): readonly (readonly ButtonData[])[] =>
  Array.from({ length: Math.ceil(buttons.length / limits.buttonsInRow) }, (_, row) =>
    buttons.slice(row * limits.buttonsInRow, (row + 1) * limits.buttonsInRow),
  );

const hostedBy = async (bus: Bus, userId: UserId): Promise<readonly Hosted[]> =>
  (await bus.tell('hosted', userId)).flat();

/** Whether the service accepts the account. */
const stateOf = async (
  userId: UserId,
  { tokens, words: { account, failures } }: { readonly tokens: AccountTokens; readonly words: Words },
): Promise<{ readonly words: string; readonly ended: boolean }> => {
  try {
    const works = await tokens.check(userId);
    return { words: works ? account.works : account.cannotTell, ended: false };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.failure.kind === 'needs_link') return { words: account.ended, ended: true };
    return { words: account.unclear(failures.service(error.failure)), ended: false };
  }
};

const show = async ({ userId, words: allWords }: Caller, ports: RoutePorts): Promise<Reply> => {
  const { bus, book, tokens } = ports;
  const { account: texts } = allWords;
  const account = await book.get(userId);
  const linkRow = [newLinkButton(texts.buttons.link)];
  if (account === undefined) return say(texts.notLinked, linkRow);
  const [state, hosted] = await Promise.all([
    stateOf(userId, { tokens, words: allWords }),
    hostedBy(bus, userId),
  ]);
  const listed = hosted.slice(0, mostListed);
  const lines = listed.map(({ title, url }) => ({
    title: escapeMarkdown(shortened(title)),
    url,
  }));
  const words = [
    texts.account({ username: escapeMarkdown(account.username), linkedAt: account.linkedAt }),
    state.words,
    texts.hosted(lines, hosted.length - listed.length),
  ];
  const ends = listed.map(({ title, endButton }) => endButton(texts.buttons.end(shortened(title))));
  return say(words.join('\n'), ...(state.ended ? [linkRow] : []), ...inRows(ends));
};

const unlink = async (
  { userId, words: { account: texts } }: Caller,
  { bus, forget }: RoutePorts,
): Promise<Reply> => {
  const account = await forget(userId);
  if (account === undefined) return say(texts.notLinked);
  const words = texts.unlinked({ username: escapeMarkdown(account.username) });
  const hosted = await hostedBy(bus, userId);
  if (hosted.length === 0) return say(words);
  const { endThem, leaveThem } = texts.buttons;
  return say(`${words}\n\n${texts.askHosted(hosted.length)}`, [
    endThemKind.make({ label: endThem, style: 'danger', with: {} }),
    leaveThemKind.make({ label: leaveThem, with: {} }),
  ]);
};

export const accountRoutes = (ports: RoutePorts): readonly Route[] => {
  const { bus, prompts } = ports;
  return [
    command({
      name: 'link',
      description: ({ account }) => account.commands.link,
      where: 'guild_and_dm',
      repeatable: true,
      handle: prompts.start,
    }),
    command({
      name: 'account',
      description: ({ account }) => account.commands.account,
      where: 'guild_and_dm',
      repeatable: true,
      handle: (caller) => show(caller, ports),
    }),
    command({
      name: 'unlink',
      description: ({ account }) => account.commands.unlink,
      where: 'guild_and_dm',
      repeatable: true,
      handle: (caller) => unlink(caller, ports),
    }),
    newLinkKind.on(prompts.newPage),
    endThemKind.on(async ({ userId, words }) => {
      const { hostedEnded, hostedEnding } = words.account;
      const ends = await bus.tell('endHosted', userId);
      return update(ends.includes('ending') ? hostedEnding : hostedEnded);
    }),
    leaveThemKind.on(async ({ words }) => update(words.account.hostedLeft)),
  ];
};
