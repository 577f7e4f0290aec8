import type { Outcome } from '../../conversation/domain/event.ts';
import type { Conversation } from '../../conversation/domain/record.ts';
import type { Conversations } from '../../conversation/registry.ts';
import { leftOut, termsOf } from '../../conversation/domain/hearing-terms.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import { done, say, sayAll, update } from '../../discord/reply.ts';
import type { Body, Reply } from '../../discord/reply.ts';
import type { ComponentRoute, MessageCommandRoute } from '../../discord/interactions/route.ts';
import { ServiceError } from '../../lib/failure.ts';
import type { ServiceFailure } from '../../lib/failure.ts';
import { splitText } from '../../lib/split.ts';
import type { Words } from '../../locale/words.ts';
import { accessTo, hostNameOf } from './access.ts';
import { afterEndRoutes } from './after-end.ts';
import type { Access } from './access.ts';
import type { Ask } from './conversations.ts';
import { askThisRoute } from './ask-this.ts';
import * as buttons from './buttons.ts';
import type { Choices } from './choices.ts';
import type { Hosting } from './hosting.ts';
import { createPanel } from './panel.ts';
import type { PanelDeps } from './panel.ts';
import { createRaisedHands } from './raised-hands.ts';
import { uploadsOf } from './partners.ts';
import { isModerator, isPaced, maySpeak } from './place.ts';
import { raiseButton } from './rendering.ts';
import type { Requests } from './requests.ts';
import type { Accounts, Start } from './start.ts';
import { speakerLine } from './titles.ts';

/** What people may do with an open conversation, by command or button. */

interface ControlDeps {
  readonly conversations: Conversations;
  readonly hosting: Hosting;
  readonly requests: Requests;
  readonly accounts: Accounts;
  readonly choices: Choices;
  readonly start: Start;
  /** For those who read what replaces a notice. */
  readonly words: Words;
  readonly ask: Ask;
  readonly addMembers: PanelDeps['addMembers'];
  readonly used: PanelDeps['used'];
}

export interface Controls {
  readonly routes: readonly (ComponentRoute | MessageCommandRoute)[];
  say(caller: Caller, text: string): Promise<Reply>;
  askReset(caller: Caller): Promise<Reply>;
  manage(caller: Caller): Promise<Reply>;
  raiseHand(caller: Caller): Promise<Reply>;
  endHere(caller: Caller): Promise<Reply>;
}

const whyNoReset = ({ userId, words }: Caller, { hostId }: Conversation, failure: ServiceFailure): Reply => {
  const { conversation: texts } = words;
  if (failure.kind !== 'needs_link') return say(words.failures.service(failure));
  if (userId === hostId && failure.reason !== 'other_account') throw new ServiceError(failure);
  return say(failure.reason === 'other_account' ? texts.otherAccount : texts.hold.link);
};

/** A host may end what another process has: the button was shown in another server, or in a DM. */
const endingElsewhere =
  ({ conversations, hosting, requests }: ControlDeps): Ending['endElsewhere'] =>
  async ({ userId, words }, id) => {
    if (conversations.byId(id) !== undefined) return undefined;
    const open = (await hosting.elsewhere(userId)).find((one) => one.id === id && one.status === 'open');
    if (open === undefined) return undefined;
    const want = { kind: 'end', conversation: id, by: userId } as const;
    const { ended, afterTheTurn } = words.conversation;
    return say((await requests.leave([{ guildId: open.guildId, want }])) === 'ended' ? ended : afterTheTurn);
  };

interface Ending {
  readonly ask: Ask;
  /** Undefined if no other process has it. */
  readonly endElsewhere: (caller: Caller, conversation: string) => Promise<Reply | undefined>;
}

/** Starting again and ending. */
const endings = ({ asModerator, decideAsModerator }: Access, { ask, endElsewhere }: Ending) => {
  const end = async (caller: Caller, conversation: string): Promise<Reply> =>
    (await endElsewhere(caller, conversation)) ??
    decideAsModerator(caller, {
      conversation,
      decision: { kind: 'job', job: { kind: 'end', by: caller.userId } },
      answer: () => say(caller.words.conversation.ended),
    });

  const confirmReset = (caller: Caller, id: string): Promise<Reply> =>
    asModerator(caller, id, async ({ kind }) => {
      const { conversation: texts } = caller.words;
      if (kind === 'topic') return say(texts.noReset);
      const { startAgain: label } = texts.buttons;
      return say(texts.confirmReset, [
        buttons.confirmStartAgain.make({ label, style: 'danger', with: { conversation: id } }),
      ]);
    });

  const reset = (caller: Caller, id: string): Promise<Reply> =>
    asModerator(caller, id, async (record) => {
      const job = { kind: 'reset', by: caller.userId } as const;
      const outcome = await ask(caller, id, { kind: 'job', job });
      const { conversation: texts } = caller.words;
      if (outcome === undefined) return update(texts.afterTheTurn);
      if (outcome.kind === 'over') return say(texts.over);
      if (outcome.kind === 'lost') return say(caller.words.router.interruptedAskAgain);
      return outcome.kind === 'reset_failed'
        ? whyNoReset(caller, record, outcome.failure)
        : update(texts.resetDone);
    });

  return {
    end,
    confirmReset,
    routes: [
      buttons.startAgain.on((caller, { conversation }) => confirmReset(caller, conversation)),
      buttons.confirmStartAgain.on((caller, { conversation }) => reset(caller, conversation)),
      buttons.end.on((caller, { conversation }) => end(caller, conversation)),
    ],
  };
};

/** The button on the notice about a pause, which changes by itself. */
const goOnRoute = ({ decideAsModerator }: Access): ComponentRoute =>
  buttons.goOn.on((caller, { conversation }) =>
    decideAsModerator(caller, {
      conversation,
      decision: { kind: 'go_on', by: caller.userId },
      answer: ({ kind }) => (kind === 'done' ? done : say(caller.words.conversation.notPaused)),
    }),
  );

/** A conversation on hold: tried now, or continued by its host. */
const holdRoutes = (
  { withOpen, decide, decideAsModerator }: Access,
  { accounts }: ControlDeps,
): readonly ComponentRoute[] => {
  const tryNow = (caller: Caller, conversation: string): Promise<Reply> =>
    decideAsModerator(caller, {
      conversation,
      decision: { kind: 'try_now' },
      answer: ({ kind }) => (kind === 'done' ? done : say(caller.words.conversation.nothingHolds)),
    });

  /** Answers the host privately: asks for the account, and the thread goes on once it is linked. */
  const continueAsHost = (caller: Caller, conversation: string): Promise<Reply> =>
    withOpen(caller, conversation, async (record) => {
      const { hostId, serviceUser } = record;
      const { conversation: texts } = caller.words;
      if (caller.userId !== hostId) return say(texts.onlyHost(hostNameOf(record)));
      const account = await accounts.accountOf(hostId);
      if (account === undefined) throw new ServiceError({ kind: 'needs_link', reason: 'not_linked' });
      if (account.serviceUser !== serviceUser) return say(texts.otherAccount);
      if (account.status === 'ended') throw new ServiceError({ kind: 'needs_link', reason: 'sign_in_ended' });
      // After linking, it already tries by itself.
      const answer = (): Reply => say(texts.notices.goingOn);
      return decide(caller, { conversation, decision: { kind: 'try_now' }, answer });
    });

  return [
    buttons.tryNow.on((caller, { conversation }) => tryNow(caller, conversation)),
    buttons.wake.on((caller, { conversation }) => tryNow(caller, conversation)),
    buttons.continueAsHost.on((caller, { conversation }) => continueAsHost(caller, conversation)),
  ];
};

const countIn = (outcome: Outcome): number => (outcome.kind === 'count' ? outcome.count : 0);

/** Questions that are waiting or were set aside. */
const waitingRoutes = (
  { decideAsModerator }: Access,
  { words: { conversation: threadTexts } }: ControlDeps,
): readonly ComponentRoute[] => {
  const updateWith =
    (textFor: (count: number) => string) =>
    (outcome: Outcome): Reply => {
      const count = countIn(outcome);
      return update(count === 0 ? threadTexts.decided : textFor(count));
    };
  return [
    buttons.skipWaiting.on((caller, { conversation }) =>
      decideAsModerator(caller, {
        conversation,
        decision: { kind: 'skip_waiting' },
        // Replaces the notice, so that those who asked see that no answer will come.
        answer: (outcome) => update(threadTexts.skippedWaiting(countIn(outcome))),
      }),
    ),
    buttons.setRestAside.on((caller, { conversation }) =>
      decideAsModerator(caller, {
        conversation,
        decision: { kind: 'set_rest_aside' },
        answer: (outcome) => say(caller.words.conversation.aside(countIn(outcome))),
      }),
    ),
    buttons.answerAside.on((caller, { conversation }) =>
      decideAsModerator(caller, {
        conversation,
        decision: { kind: 'answer_aside' },
        answer: updateWith((count) => threadTexts.notices.answering(count)),
      }),
    ),
    buttons.skipAside.on((caller, { conversation }) =>
      decideAsModerator(caller, {
        conversation,
        decision: { kind: 'skip_aside' },
        answer: updateWith((count) => threadTexts.skippedWaiting(count)),
      }),
    ),
  ];
};

/** A turn in doubt is decided by its author or a moderator. */
const doubtRoutes = (
  { withOpen, decide }: Access,
  { words: { conversation: threadTexts } }: ControlDeps,
): readonly ComponentRoute[] => {
  const decideDoubt =
    (kind: 'ask_again' | 'skip_doubt') =>
    (caller: Caller, { conversation, message }: { conversation: string; message: string }): Promise<Reply> =>
      withOpen(caller, conversation, async (record) => {
        const doubt = record.doubts.find(({ messageId }) => messageId === message);
        if (doubt === undefined) return update(threadTexts.decided);
        const isTheirs = doubt.speakerId === caller.userId;
        const moderates = isModerator(caller, record);
        if (!isTheirs && !moderates) return say(caller.words.conversation.onlySpeaker);
        const asker = { id: caller.userId, roles: caller.roles };
        const hint = leftOut(termsOf(record), asker, record.hostId);
        if (kind === 'ask_again' && hint !== undefined && !moderates) {
          return whyNotHeard(caller, conversation, hint);
        }
        const { askingAgain, skipped } = threadTexts.notices;
        return decide(caller, {
          conversation,
          decision: { kind, messageId: doubt.messageId },
          answer: (outcome) => {
            if (outcome.kind === 'nothing') return update(threadTexts.decided);
            return update(kind === 'ask_again' ? askingAgain : skipped);
          },
        });
      });
  return [buttons.askAgain.on(decideDoubt('ask_again')), buttons.skipDoubt.on(decideDoubt('skip_doubt'))];
};

/** An answer that Discord did not accept in the thread, shown to anybody who asks for it. */
const showRoute = ({ withOpen }: Access): ComponentRoute =>
  buttons.showAnswer.on((caller, { conversation, message, part }) =>
    withOpen(caller, conversation, async (record) => {
      const { conversation: texts } = caller.words;
      const kept = record.shelved.find((one) => one.messageId === message && String(one.part) === part);
      const files = uploadsOf(kept?.file);
      const bodies = [
        ...splitText(kept?.content ?? '').map((content): Body => ({ content })),
        ...(files.length === 0 ? [] : [{ content: texts.asFile, uploads: files }]),
      ];
      const [first, ...rest] = bodies;
      return caller.channelId !== record.threadId || first === undefined
        ? say(texts.nothingToShow)
        : sayAll([first, ...rest]);
    }),
  );

/** Continues a start that waited for a decision. */
const choiceRoutes = ({ choices, start }: ControlDeps): readonly ComponentRoute[] => {
  const startChosen = (decision: { earlier?: 'forget' | 'keep'; endOther?: true }) =>
    async function* (
      caller: Caller,
      { choice }: { readonly choice: string },
    ): AsyncGenerator<Reply, Reply, undefined> {
      const order = await choices.take(caller, choice);
      if (order === undefined) return say(caller.words.conversation.choiceGone);
      try {
        return yield* start(caller, { ...order, ...decision });
      } catch (error) {
        if (error instanceof ServiceError) await choices.putBack(caller, choice, order);
        throw error;
      }
    };
  return [
    buttons.startFresh.on(startChosen({ earlier: 'forget' })),
    buttons.carryOn.on(startChosen({ earlier: 'keep' })),
    buttons.endAndStart.on(startChosen({ endOther: true })),
  ];
};

/** What keeps somebody from being answered, with what they can do about it. */
const whyNotHeard = (
  { words: { conversation: texts } }: Caller,
  conversation: string,
  hint: 'left_out' | 'not_chosen' | 'no_floor',
): Reply => {
  if (hint !== 'no_floor') return say(texts.hints[hint]);
  return say(texts.hints.no_floor, [raiseButton(conversation, texts.buttons)]);
};

/** What somebody says to the partner through the bot, below a line with their name. */
const speaking =
  ({ withOpen, decide }: Access, words: Words) =>
  (caller: Caller, conversation: string, text: string): Promise<Reply> =>
    withOpen(caller, conversation, async (record) => {
      const { conversation: texts } = caller.words;
      if (!maySpeak(caller)) return say(texts.mayNotSpeak);
      const { userId: speakerId, displayName, roles } = caller;
      const heading = speakerLine(displayName, record, words);
      const speech = { speakerId, heading, roles, text, isPaced: isPaced(caller) };
      return decide(caller, {
        conversation,
        decision: { kind: 'say', speech },
        answer: (outcome) => {
          if (outcome.kind === 'not_heard') return whyNotHeard(caller, conversation, outcome.hint);
          if (outcome.kind === 'too_soon') return say(texts.tooSoon(outcome.until));
          if (outcome.kind === 'no_text') return say(texts.hints.no_text);
          if (outcome.kind === 'paused') return say(texts.pausedNow);
          return say(outcome.kind === 'said' ? texts.said : texts.notSaid);
        },
      });
    });

export const createControls = (deps: ControlDeps): Controls => {
  const access = accessTo(deps);
  const { end, confirmReset, routes } = endings(access, {
    ask: deps.ask,
    endElsewhere: endingElsewhere(deps),
  });
  const speak = speaking(access, deps.words);
  const panel = createPanel(deps, access);
  const hands = createRaisedHands(access);
  return {
    routes: [
      ...routes,
      goOnRoute(access),
      askThisRoute(access),
      ...panel.routes,
      ...hands.routes,
      ...holdRoutes(access, deps),
      ...waitingRoutes(access, deps),
      ...doubtRoutes(access, deps),
      showRoute(access),
      ...choiceRoutes(deps),
      ...afterEndRoutes(deps),
    ],
    say: (caller, text) => access.here(caller, (id) => speak(caller, id, text)),
    askReset: (caller) => access.here(caller, (id) => confirmReset(caller, id)),
    manage: (caller) => access.here(caller, (id) => panel.show(caller, id)),
    raiseHand: (caller) => access.here(caller, (id) => hands.raise(caller, id)),
    endHere: (caller) => access.here(caller, (id) => end(caller, id)),
  };
};
