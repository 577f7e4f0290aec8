import type { Caller } from '../../discord/interactions/caller.ts';
import { say, type Reply } from '../../discord/reply.ts';
import { buttonKind, type Route, type Run } from '../../discord/interactions/route.ts';
import { escapeMarkdown } from '../../lib/markdown.ts';
import type { Words } from '../../locale/words.ts';
import type { Bus } from '../bus.ts';
import type { EnterOutcome, Entering } from './entering.ts';
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

interface NumberPorts {
  readonly bus: Bus;
  readonly entering: Entering;
  readonly prompts: Prompts;
  readonly waiting: WaitingSignIns;
  readonly wanted: WantedActions;
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
  const { bus, entering, prompts, waiting, wanted } = ports;

  const takeWanted = async (caller: Caller): Promise<Wanted | undefined> => {
    const found = await wanted.look(caller);
    // Forgotten before it runs: it must not run twice.
    if (found !== undefined) await wanted.forget(caller.userId);
    return found;
  };

  async function* enter(
    caller: Caller,
    { number }: { readonly number: string },
    run: Run,
  ): AsyncGenerator<Reply, Reply, undefined> {
    const { account: texts } = caller.words;
    if (number.trim() === '') return prompts.newPage(caller);
    const outcome = await entering.enter(caller.userId, number);
    if (outcome.kind !== 'linked') return refusalReply(outcome, caller.words);
    await bus.tell('linked', caller.userId);
    const username = escapeMarkdown(outcome.account.username);
    const found = await takeWanted(caller);
    if (found === undefined) return say(texts.linkedNext({ username }));
    yield say(texts.linked({ username }));
    const last = yield* run(found.invocation, found.caller);
    if (last.kind !== 'form') return last;
    // Discord shows no form in answer to a form.
    await wanted.remember(found.caller, found.invocation);
    const button = goOnKind.make({ label: texts.buttons.goOn, style: 'primary', with: {} });
    return say(texts.goOn({ username }), [button]);
  }

  async function* goOn(caller: Caller, _values: object, run: Run): AsyncGenerator<Reply, Reply, undefined> {
    const found = await takeWanted(caller);
    if (found === undefined) return say(caller.words.account.nothingToGoOn);
    return yield* run(found.invocation, found.caller);
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
