import type { Caller } from '../../discord/caller.ts';
import { say, update, type ButtonData, type Reply } from '../../discord/reply.ts';
import { buttonKind, command, type Route } from '../../discord/route.ts';
import { limits } from '../../discord/limits.ts';
import { ServiceError } from '../../lib/failure.ts';
import { cutText } from '../../lib/cut.ts';
import type { UserId } from '../../lib/ids.ts';
import { escapeMarkdown } from '../../lib/markdown.ts';
import type { Account } from '../../store/accounts.ts';
import { accountTexts } from '../../texts/account.ts';
import { serviceWords } from '../../texts/failures.ts';
import type { AccountBook } from './account-book.ts';
import type { AccountPorts } from './ports.ts';
import { newLinkButton, newLinkKind, type Prompts } from './prompts.ts';
import type { AccountTokens } from './tokens.ts';

/** `/link`, `/account` and `/unlink`. */

interface RoutePorts extends Pick<AccountPorts, 'hostedBy' | 'endHosted' | 'endConversation'> {
  readonly book: AccountBook;
  readonly tokens: AccountTokens;
  readonly prompts: Prompts;
  /** Deletes what is kept of a person; returns the account that there was. */
  readonly forget: (userId: UserId) => Promise<Account | undefined>;
}

const endKind = buttonKind('account-end', ['conversation']);
const endThemKind = buttonKind('unlink-end');
const leaveThemKind = buttonKind('unlink-leave');

/** So many, each with so long a title, fit into one message. */
const mostListed = 8;
const longestTitle = 50;

const shortened = (title: string): string => cutText(title, { longest: longestTitle, ending: '…' });

const inRows = (buttons: readonly ButtonData[]): readonly (readonly ButtonData[])[] =>
  Array.from({ length: Math.ceil(buttons.length / limits.buttonsInRow) }, (_, row) =>
    buttons.slice(row * limits.buttonsInRow, (row + 1) * limits.buttonsInRow),
  );

export const accountRoutes = (ports: RoutePorts): readonly Route[] => {
  const { book, tokens, prompts, forget, hostedBy, endHosted, endConversation } = ports;

  const stateOf = async (userId: UserId): Promise<{ readonly words: string; readonly ended: boolean }> => {
    try {
      const works = await tokens.check(userId);
      return { words: works ? accountTexts.works : accountTexts.cannotTell, ended: false };
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      if (error.failure.kind === 'needs_link') return { words: accountTexts.ended, ended: true };
      return { words: accountTexts.unclear(serviceWords(error.failure)), ended: false };
    }
  };

  const show = async ({ userId }: Caller): Promise<Reply> => {
    const account = await book.get(userId);
    const linkRow = [newLinkButton(accountTexts.buttons.link)];
    if (account === undefined) return say(accountTexts.notLinked, linkRow);
    const [state, hosted] = await Promise.all([stateOf(userId), hostedBy(userId)]);
    const listed = hosted.slice(0, mostListed);
    const lines = listed.map(({ title, url }) => ({
      title: escapeMarkdown(shortened(title)),
      url,
    }));
    const words = [
      accountTexts.account({ username: escapeMarkdown(account.username), linkedAt: account.linkedAt }),
      state.words,
      accountTexts.hosted(lines, hosted.length - listed.length),
    ];
    const ends = listed.map(({ id, title }) =>
      endKind.make({
        label: accountTexts.buttons.end(shortened(title)),
        with: { conversation: id },
      }),
    );
    return say(words.join('\n'), ...(state.ended ? [linkRow] : []), ...inRows(ends));
  };

  const unlink = async ({ userId }: Caller): Promise<Reply> => {
    const account = await forget(userId);
    if (account === undefined) return say(accountTexts.notLinked);
    const words = accountTexts.unlinked({ username: escapeMarkdown(account.username) });
    const hosted = await hostedBy(userId);
    if (hosted.length === 0) return say(words);
    const { endThem, leaveThem } = accountTexts.buttons;
    return say(`${words}\n\n${accountTexts.askHosted(hosted.length)}`, [
      endThemKind.make({ label: endThem, style: 'danger', with: {} }),
      leaveThemKind.make({ label: leaveThem, with: {} }),
    ]);
  };

  return [
    command({
      name: 'link',
      description: accountTexts.commands.link,
      where: 'guild_and_dm',
      repeatable: true,
      handle: prompts.start,
    }),
    command({
      name: 'account',
      description: accountTexts.commands.account,
      where: 'guild_and_dm',
      repeatable: true,
      handle: show,
    }),
    command({
      name: 'unlink',
      description: accountTexts.commands.unlink,
      where: 'guild_and_dm',
      repeatable: true,
      handle: unlink,
    }),
    newLinkKind.on(prompts.newPage),
    endKind.on((caller, { conversation }) => endConversation(caller, conversation)),
    endThemKind.on(async ({ userId }) => {
      const { hostedEnded, hostedEnding } = accountTexts;
      return update((await endHosted(userId)) === 'ended' ? hostedEnded : hostedEnding);
    }),
    leaveThemKind.on(() => Promise.resolve(update(accountTexts.hostedLeft))),
  ];
};
