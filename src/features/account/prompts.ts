import type { Caller } from '../../discord/interactions/interaction.ts';
import type { LinkReason } from '../../discord/interactions/route-table.ts';
import { linkButton, say, type ButtonData, type FormData, type Reply } from '../../discord/reply.ts';
import { buttonKind, formKind, type Invocation } from '../../discord/interactions/route.ts';
import { escapeName } from '../../lib/markdown.ts';
import type { Words } from '../../locale/words.ts';
import type { AccountBook } from './book.ts';
import type { Linking } from './linking.ts';
import type { WantedActions } from './wanted.ts';

/** The prompts that lead a person to the page, and from the page to the number. */

export const newLinkKind = buttonKind('link-new');
export const enterNumberKind = buttonKind('link-number');
export const numberFormKind = formKind('link-number', ['number']);

export const newLinkButton = (label: string): ButtonData => newLinkKind.make({ label, with: {} });

export const enterNumberButton = ({ account }: Words): ButtonData =>
  enterNumberKind.make({ label: account.buttons.enterNumber, style: 'primary', with: {} });

export const numberForm = ({ account }: Words): FormData => {
  const { title, number, hint, placeholder } = account.form;
  return numberFormKind.make({
    title,
    // Not required: leaving it empty asks for a new page, so that a lost number is not a dead end.
    fields: { number: { label: number, description: hint, placeholder, required: false, maxLength: 30 } },
    with: {},
  });
};

/** About the page to which the prompts lead. */
export interface PageFacts {
  /** How members reach the page, without a trailing slash; known once the web server listens. */
  readonly publicUrl: () => string;
  /** `operator_only`: members cannot open it (a loopback PUBLIC_URL with a real Discord token). */
  readonly pageReach: 'members' | 'operator_only';
  readonly operatorContact?: string | undefined;
}

interface PromptDeps extends PageFacts {
  readonly book: AccountBook;
  readonly linking: Linking;
  readonly wanted: WantedActions;
}

export const createPrompts = (deps: PromptDeps) => {
  const { publicUrl, pageReach, operatorContact, book, linking, wanted } = deps;

  /** Gives out a new page, with these words above the instructions. */
  const giveOut = (caller: Caller, text: string): Reply => {
    const { words } = caller;
    const { account: texts } = words;
    const opened = linking.open(caller.userId, caller.userName);
    if (opened.kind === 'too_many') return say(texts.tooManyLinks(opened.retryAt));
    const url = `${publicUrl()}/link/${opened.secret}`;
    return pageReach === 'operator_only'
      ? say(texts.pageOutOfReach({ url, operatorContact }), [enterNumberButton(words)])
      : say(text, [linkButton(texts.buttons.link, url), enterNumberButton(words)]);
  };

  /** Gives out a new page, whatever there was before. */
  const newPage = async (caller: Caller): Promise<Reply> => {
    const account = await book.get(caller.userId);
    const { account: texts } = caller.words;
    const text =
      account?.status === 'active' ? texts.linkAgain({ username: escapeName(account.username) }) : texts.link;
    return giveOut(caller, text);
  };

  return {
    newPage,

    /** `/link`: shows the number form at once if only the number is missing. */
    start: async (caller: Caller): Promise<Reply> =>
      linking.awaitsNumber(caller.userId)
        ? { kind: 'form', form: numberForm(caller.words) }
        : newPage(caller),

    /** Something needs an account: leads to one, after which what was wanted goes on. */
    prompt: async (
      caller: Caller,
      invocation: Invocation | undefined,
      reason: LinkReason,
    ): Promise<Reply> => {
      const { account: texts } = caller.words;
      if (invocation !== undefined) wanted.remember(caller, invocation);
      if (linking.awaitsNumber(caller.userId)) {
        return say(texts.numberAwaited, [
          enterNumberButton(caller.words),
          newLinkButton(texts.buttons.newLink),
        ]);
      }
      return giveOut(caller, `${texts.prompt[reason]}\n\n${texts.link}`);
    },
  };
};

export type Prompts = ReturnType<typeof createPrompts>;
