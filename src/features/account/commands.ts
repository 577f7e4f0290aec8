import type { Caller } from '../../discord/interactions/caller.ts';
import { say, update, type ButtonData, type Reply } from '../../discord/reply.ts';
import { buttonKind } from '../../discord/interactions/components.ts';
import { command, type Route } from '../../discord/interactions/route.ts';
import { limits } from '../../discord/limits.ts';
import { ServiceError } from '../../lib/failure.ts';
import { cutText } from '../../lib/cut.ts';
import type { UserId } from '../../lib/ids.ts';
import { escapeName } from '../../lib/markdown.ts';
import type { Account, AccountBook } from './book.ts';
import type { Texts } from '../../locale/words.ts';
import type { Bus, Hosted } from '../bus.ts';
import { ownDataButtons } from './own-data.ts';
import { newLinkButton, type Prompts } from './prompts.ts';
import type { AccountTokens } from './tokens.ts';

/** `/link`, `/account` and `/unlink`. */

interface RouteDeps {
  readonly bus: Bus;
  readonly book: AccountBook;
  readonly tokens: AccountTokens;
  readonly prompts: Prompts;
  /** Deletes everything stored about a person; returns the account, if there was one. */
  readonly forget: (userId: UserId) => Promise<Account | undefined>;
}

const endThemKind = buttonKind('unlink-end');
const leaveThemKind = buttonKind('unlink-leave');
const stayLinkedKind = buttonKind('unlink-stay');

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
  { tokens, words: { account, failures } }: { readonly tokens: AccountTokens; readonly words: Texts },
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

const show = async ({ userId, words: allWords }: Caller, deps: RouteDeps): Promise<Reply> => {
  const { bus, book, tokens } = deps;
  const { account: texts, fairUse } = allWords;
  const account = await book.get(userId);
  const linkRow = [newLinkButton(texts.buttons.link)];
  const own = ownDataButtons(allWords);
  const used = (await bus.tell('used', userId)).flat().map(fairUse.left);
  if (account === undefined) return say([texts.notLinked, ...used].join('\n'), linkRow, own);
  const [state, hosted] = await Promise.all([
    stateOf(userId, { tokens, words: allWords }),
    hostedBy(bus, userId),
  ]);
  const listed = hosted.slice(0, mostListed);
  const lines = listed.map(({ title, url }) => ({
    title: escapeName(shortened(title)),
    url,
  }));
  const words = [
    texts.account({ username: escapeName(account.username), linkedAt: account.linkedAt }),
    state.words,
    ...used,
    texts.hosted(lines, hosted.length - listed.length),
  ];
  const ends = listed.map(({ title, endButton }) => endButton(texts.buttons.end(shortened(title))));
  return say(words.join('\n'), ...(state.ended ? [linkRow] : []), ...inRows(ends), own);
};

const unlinkedWords = ({ username }: Account, { account: texts }: Texts): string =>
  texts.unlinked({ username: escapeName(username) });

/** Asks first if something runs on the account; a page and a number that wait are forgotten in any case. */
const unlink = async ({ userId, words }: Caller, { bus, book, forget }: RouteDeps): Promise<Reply> => {
  const { account: texts } = words;
  const [linked, hosted] = await Promise.all([book.get(userId), hostedBy(bus, userId)]);
  if (linked !== undefined && hosted.length > 0) {
    const { endThem, leaveThem, stayLinked } = texts.buttons;
    return say(texts.askHosted(hosted.length), [
      endThemKind.make({ label: endThem(hosted.length), style: 'danger', with: {} }),
      leaveThemKind.make({ label: leaveThem(hosted.length), with: {} }),
      stayLinkedKind.make({ label: stayLinked, with: {} }),
    ]);
  }
  const account = await forget(userId);
  return say(account === undefined ? texts.notLinked : unlinkedWords(account, words));
};

/** The answer to that question; `about` says what becomes of the conversations. */
const unlinkAnd = async (
  { userId, words }: Caller,
  { forget }: RouteDeps,
  about: () => string | Promise<string>,
): Promise<Reply> => {
  const account = await forget(userId);
  const told = await about();
  return update(account === undefined ? told : `${unlinkedWords(account, words)}\n\n${told}`);
};

export const accountRoutes = (deps: RouteDeps): readonly Route[] => {
  const { bus, prompts } = deps;
  return [
    command({
      name: 'link',
      description: ({ account }) => account.commands.link,
      where: 'guild_and_dm',
      handle: prompts.start,
    }),
    command({
      name: 'account',
      description: ({ account }) => account.commands.account,
      where: 'guild_and_dm',
      handle: (caller) => show(caller, deps),
    }),
    command({
      name: 'unlink',
      description: ({ account }) => account.commands.unlink,
      where: 'guild_and_dm',
      handle: (caller) => unlink(caller, deps),
    }),
    endThemKind.on((caller) =>
      unlinkAnd(caller, deps, async () => {
        const { hostedEnded, hostedEnding } = caller.words.account;
        const ends = await bus.tell('endHosted', caller.userId);
        return ends.includes('ending') ? hostedEnding : hostedEnded;
      }),
    ),
    leaveThemKind.on((caller) => unlinkAnd(caller, deps, () => caller.words.account.hostedLeft)),
    stayLinkedKind.on(async ({ words }) => update(words.account.stillLinked)),
  ];
};
