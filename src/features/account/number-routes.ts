import type { Caller } from '../../discord/caller.ts';
import { say, type Reply } from '../../discord/reply.ts';
import { buttonKind, type Route } from '../../discord/route.ts';
import type { UserId } from '../../lib/ids.ts';
import { escapeMarkdown } from '../../lib/markdown.ts';
import type { Words } from '../../locale/words.ts';
import type { EnterOutcome, Entering } from './entering.ts';
import type { AccountPorts } from './ports.ts';
import {
  enterNumberButton,
  enterNumberKind,
  newLinkButton,
  numberForm,
  numberFormKind,
  type Prompts,
} from './prompts.ts';
import type { WaitingSignIns } from './waiting.ts';
import type { Wanted, WantedActions } from './wanted.ts';

/** The number, from the button to what goes on after it. */

interface NumberPorts extends Pick<AccountPorts, 'resume'> {
  readonly entering: Entering;
  readonly prompts: Prompts;
  readonly waiting: WaitingSignIns;
  readonly wanted: WantedActions;
  /** Tells those who wait for this person's link. */
  readonly linked: (userId: UserId) => void;
}

const goOnKind = buttonKind('link-go-on');

const refusalReply = (outcome: Exclude<EnterOutcome, { kind: 'linked' }>, words: Words): Reply => {
  const { account: texts } = words;
  const newLink = newLinkButton(texts.buttons.newLink);
  const again = [enterNumberButton(words), newLink];
  switch (outcome.kind) {
    case 'no_number':
      return say(texts.noNumber[outcome.why], ...(outcome.why === 'linked_already' ? [] : [[newLink]]));
    case 'unreadable':
      return say(texts.unreadableNumber, again);
    case 'wrong':
      return say(texts.wrongNumber(outcome.left), outcome.left === 0 ? [newLink] : again);
  }
};

export const numberRoutes = (ports: NumberPorts): readonly Route[] => {
  const { entering, prompts, waiting, wanted, linked, resume } = ports;

  const takeWanted = async (caller: Caller): Promise<Wanted | undefined> => {
    const found = await wanted.look(caller);
    // Forgotten before it runs: it must not run twice.
    if (found !== undefined) await wanted.forget(caller.userId);
    return found;
  };

  async function* enter(
    caller: Caller,
    { number }: { readonly number: string },
  ): AsyncGenerator<Reply, Reply, undefined> {
    const { account: texts } = caller.words;
    if (number.trim() === '') return prompts.newPage(caller);
    const outcome = await entering.enter(caller.userId, number);
    if (outcome.kind !== 'linked') return refusalReply(outcome, caller.words);
    linked(caller.userId);
    const username = escapeMarkdown(outcome.account.username);
    const found = await takeWanted(caller);
    if (found === undefined) return say(texts.linkedNext({ username }));
    yield say(texts.linked({ username }));
    const replies = resume(found.caller, found.invocation);
    const last = Symbol.asyncIterator in replies ? yield* replies : await replies;
    if (last.kind !== 'form') return last;
    // Discord shows no form in answer to a form.
    await wanted.remember(found.caller, found.invocation);
    const button = goOnKind.make({ label: texts.buttons.goOn, style: 'primary', with: {} });
    return say(texts.goOn({ username }), [button]);
  }

  async function* goOn(caller: Caller): AsyncGenerator<Reply, Reply, undefined> {
    const found = await takeWanted(caller);
    if (found === undefined) return say(caller.words.account.nothingToGoOn);
    const replies = resume(found.caller, found.invocation);
    return Symbol.asyncIterator in replies ? yield* replies : replies;
  }

  return [
    enterNumberKind.on(async (caller) =>
      waiting.get(caller.userId) === undefined
        ? refusalReply({ kind: 'no_number', why: await entering.whyNothing(caller.userId) }, caller.words)
        : { kind: 'form', form: numberForm(caller.words) },
    ),
    numberFormKind.on(enter),
    goOnKind.on(goOn),
  ];
};
