import type { Caller } from '../../discord/interactions/caller.ts';
import type { LinkReason } from '../../discord/interactions/run.ts';
import {
  linkButton,
  say,
  update,
  type MessageBody,
  type ButtonData,
  type FormData,
  type Reply,
} from '../../discord/reply.ts';
import { buttonKind, formKind } from '../../discord/interactions/components.ts';
import type { Handler, Invocation, Route } from '../../discord/interactions/route.ts';
import type { Clock } from '../../lib/clock.ts';
import { escapeName } from '../../lib/markdown.ts';
import type { Texts } from '../../locale/words.ts';
import type { Bus } from '../bus.ts';
import type { AccountBook } from './book.ts';
import type { EnterOutcome, Linking } from './linking.ts';
import { createWanted } from './wanted.ts';

/** Leads people to the page, asks for the number, and then goes on with what they wanted. */

const newLinkKind = buttonKind('link-new');
const enterNumberKind = buttonKind('link-number');
const numberFormKind = formKind('link-number', { number: 'text' });
const goOnKind = buttonKind('link-go-on');

export const newLinkButton = (label: string): ButtonData => newLinkKind.make({ label, with: {} });

const enterNumberButton = ({ account }: Texts): ButtonData =>
  enterNumberKind.make({ label: account.buttons.enterNumber, style: 'primary', with: {} });

const numberForm = ({ account }: Texts): FormData => {
  const { title, number, hint, placeholder } = account.form;
  return numberFormKind.make({
    title,
    // Not required: leaving it empty asks for a new page, so that a lost number is not a dead end.
    fields: { number: { label: number, description: hint, placeholder, required: false, maxLength: 30 } },
    with: {},
  });
};

/** About the page that the prompts lead to. */
export interface PageFacts {
  /** How members reach the page, without a trailing slash; known once the web server listens. */
  readonly publicUrl: () => string;
  /** `operator_only`: members cannot open it (a loopback PUBLIC_URL with a real Discord token). */
  readonly pageReach: 'members' | 'operator_only';
  readonly operatorContact?: string | undefined;
}

interface PromptDeps extends PageFacts {
  readonly bus: Pick<Bus, 'tell'>;
  readonly book: AccountBook;
  readonly linking: Linking;
  readonly clock: Clock;
}

const refusalReply = (outcome: Exclude<EnterOutcome, { kind: 'linked' }>, words: Texts): Reply => {
  const { account: texts } = words;
  const newLink = newLinkButton(texts.buttons.newLink);
  const again = [enterNumberButton(words), newLink];
  switch (outcome.kind) {
    case 'no_number':
      // The link to the page, which is still open, is in the message above, and has to stay.
      if (outcome.why === 'page_open') return say(texts.noNumber.page_open, [newLink]);
      return update(texts.noNumber[outcome.why], ...(outcome.why === 'linked_already' ? [] : [[newLink]]));
    case 'unreadable':
      return update(texts.unreadableNumber, again);
    case 'wrong':
      return update(texts.wrongNumber(outcome.left), outcome.left === 0 ? [newLink] : again);
  }
};

/**
 * Changes a reply of the command that goes on after linking, so that "Linked as …" stays visible: in place of the
 * prompt whose button was pressed, or else above the reply.
 */
const below = (
  linked: MessageBody,
  { reply, inPlace }: { readonly reply: Reply; readonly inPlace: boolean },
): Reply => {
  switch (reply.kind) {
    case 'private':
      return { ...reply, messages: inPlace ? reply.messages : [linked, ...reply.messages] };
    case 'update':
      return { kind: 'private', messages: inPlace ? [reply.body] : [linked, reply.body] };
    case 'done':
      return inPlace ? reply : { kind: 'private', messages: [linked] };
    case 'form':
    case 'public':
      return reply;
  }
};

interface NumberDeps extends Pick<PromptDeps, 'bus' | 'linking'> {
  readonly wanted: ReturnType<typeof createWanted>;
  readonly newPage: (caller: Caller) => Promise<Reply>;
}

/** From the button that asks for the number to the command that goes on afterwards. */
const numberRoutes = ({ bus, linking, wanted, newPage }: NumberDeps): readonly Route[] => {
  const enter: Handler<{ readonly number: string }> = async (caller, { number }, { progress, run }) => {
    const { account: texts } = caller.words;
    if (number.trim() === '') return newPage(caller);
    const outcome = await linking.enter(caller.userId, number);
    if (outcome.kind !== 'linked') return refusalReply(outcome, caller.words);
    await bus.tell('linked', caller.userId);
    const username = escapeName(outcome.account.username);
    const found = wanted.take(caller);
    if (found === undefined) return update(texts.linkedNext({ username }));
    const linked: MessageBody = { content: texts.linked({ username }), rows: [] };
    const inPlace = caller.messageId !== undefined;
    await progress({ kind: 'update', body: linked });
    const last = await run(found.invocation, found.caller, (reply) =>
      progress(below(linked, { reply, inPlace })),
    );
    if (last.kind !== 'form') return below(linked, { reply: last, inPlace });
    // Discord does not allow a form as the answer to a form.
    wanted.remember(found.caller, found.invocation);
    const button = goOnKind.make({ label: texts.buttons.goOn, style: 'primary', with: {} });
    return update(texts.goOn({ username }), [button]);
  };

  const goOn: Handler<object> = (caller, _values, { progress, run }) => {
    const found = wanted.take(caller);
    if (found === undefined) return say(caller.words.conversation.choiceGone);
    return run(found.invocation, found.caller, progress);
  };

  return [
    enterNumberKind.on(async (caller) =>
      linking.awaitsNumber(caller.userId)
        ? { kind: 'form', form: numberForm(caller.words) }
        : refusalReply({ kind: 'no_number', why: await linking.whyNoNumber(caller.userId) }, caller.words),
    ),
    numberFormKind.on(enter),
    goOnKind.on(goOn),
  ];
};

export const createPrompts = (deps: PromptDeps) => {
  const { publicUrl, pageReach, operatorContact, book, linking, clock } = deps;
  const wanted = createWanted();

  /** Gives out a new page, with these words above the instructions. */
  const giveOut = (caller: Caller, text: string): Reply => {
    const { words } = caller;
    const { account: texts } = words;
    const { userName, displayName } = caller;
    const user = displayName === userName ? `@${userName}` : `@${userName} (${displayName})`;
    const opened = linking.open(caller.userId, user);
    if ('wait' in opened) return say(texts.tooManyLinks(clock.wall() + opened.wait));
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
    /** What somebody wanted before they linked. */
    forget: wanted.forget,
    routes: [newLinkKind.on(newPage), ...numberRoutes({ ...deps, wanted, newPage })],

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
