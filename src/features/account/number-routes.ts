import type { Caller } from '../../discord/interactions/interaction.ts';
import { say, update, type Body, type Replies, type Reply } from '../../discord/reply.ts';
import { buttonKind, type Route, type Run } from '../../discord/interactions/route.ts';
import { escapeName } from '../../lib/markdown.ts';
import type { Words } from '../../locale/words.ts';
import type { Bus } from '../bus.ts';
import type { EnterOutcome, Linking } from './linking.ts';
import {
  enterNumberButton,
  enterNumberKind,
  newLinkButton,
  numberForm,
  numberFormKind,
  type Prompts,
} from './prompts.ts';
import type { WantedActions } from './wanted.ts';

/** Entering the number, from the button to the command that goes on afterwards. */

interface NumberDeps {
  readonly bus: Bus;
  readonly linking: Linking;
  readonly prompts: Prompts;
  readonly wanted: WantedActions;
}

const goOnKind = buttonKind('link-go-on');

const refusalReply = (outcome: Exclude<EnterOutcome, { kind: 'linked' }>, words: Words): Reply => {
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
  linked: Body,
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

export const numberRoutes = ({ bus, linking, prompts, wanted }: NumberDeps): readonly Route[] => {
  async function* enter(caller: Caller, { number }: { readonly number: string }, run: Run): Replies {
    const { account: texts } = caller.words;
    if (number.trim() === '') return prompts.newPage(caller);
    const outcome = await linking.enter(caller.userId, number);
    if (outcome.kind !== 'linked') return refusalReply(outcome, caller.words);
    await bus.tell('linked', caller.userId);
    const username = escapeName(outcome.account.username);
    const found = wanted.take(caller);
    if (found === undefined) return update(texts.linkedNext({ username }));
    const linked: Body = { content: texts.linked({ username }), rows: [] };
    const inPlace = caller.messageId !== undefined;
    yield { kind: 'update', body: linked };
    const replies = run(found.invocation, found.caller);
    let step = await replies.next();
    while (step.done !== true) {
      yield below(linked, { reply: step.value, inPlace });
      step = await replies.next();
    }
    const last = step.value;
    if (last.kind !== 'form') return below(linked, { reply: last, inPlace });
    // Discord does not allow a form as the answer to a form.
    wanted.remember(found.caller, found.invocation);
    const button = goOnKind.make({ label: texts.buttons.goOn, style: 'primary', with: {} });
    return update(texts.goOn({ username }), [button]);
  }

  async function* goOn(caller: Caller, _values: object, run: Run): Replies {
    const found = wanted.take(caller);
    if (found === undefined) return say(caller.words.account.nothingToGoOn);
    return yield* run(found.invocation, found.caller);
  }

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
