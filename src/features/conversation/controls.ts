import type { Decision, Outcome } from '../../conversation/event.ts';
import type { Conversation } from '../../conversation/record.ts';
import type { Conversations } from '../../conversation/registry.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import { done, say, sayAll, update } from '../../discord/reply.ts';
import type { Body, Reply } from '../../discord/reply.ts';
import type { ComponentRoute } from '../../discord/interactions/route.ts';
import { ServiceError } from '../../lib/failure.ts';
import type { ServiceFailure } from '../../lib/failure.ts';
import { escapeMarkdown } from '../../lib/markdown.ts';
import { splitText } from '../../lib/split.ts';
import type { Words } from '../../locale/words.ts';
import { uploadsOf } from './answer-parts.ts';
import type { Ask } from './ask.ts';
import * as buttons from './buttons.ts';
import type { Choices } from './choices.ts';
import type { Accounts } from './accounts.ts';
import { isModerator, maySpeak, notHere } from './place.ts';
import type { Start } from './start.ts';

/** What people may do to a conversation that goes on, by command or button. */

interface ControlDeps {
  readonly conversations: Conversations;
  readonly accounts: Accounts;
  readonly choices: Choices;
  readonly start: Start;
  /** Of those who read what takes the place of a notice. */
  readonly words: Words;
  readonly ask: Ask;
}

export interface Controls {
  readonly routes: readonly ComponentRoute[];
  say(caller: Caller, text: string): Promise<Reply>;
  askReset(caller: Caller): Promise<Reply>;
  endHere(caller: Caller): Promise<Reply>;
  /** Ends a conversation by its id, after checking that this person may. */
  endById(caller: Caller, id: string): Promise<Reply>;
}

export const createControls = (deps: ControlDeps): Controls => {
  const { conversations, accounts, choices, start, ask } = deps;
  /** For what takes the place of a notice in the thread; what is private is in the caller's words. */
  const { conversation: threadTexts } = deps.words;

  /** Runs something on a conversation that goes on; says so when it does not (any more). */
  const withOpen = async (
    { words }: Caller,
    id: string,
    action: (record: Conversation) => Promise<Reply>,
  ): Promise<Reply> => {
    const record = conversations.byId(id);
    return record?.status === 'open' ? action(record) : say(words.conversation.over);
  };

  /** Has something decided, and answers by what it has come to. */
  const decide = async (
    { caller, record }: { readonly caller: Caller; readonly record: Conversation },
    decision: Decision,
    answer: (outcome: Outcome) => Reply,
  ): Promise<Reply> => {
    const outcome = await ask(caller, record.id, decision);
    const { conversation: texts } = caller.words;
    if (outcome === undefined) return say(decision.kind === 'job' ? texts.afterTheTurn : texts.laterOn);
    return outcome.kind === 'over' ? say(texts.over) : answer(outcome);
  };

  const hostName = ({ hostName: name }: Conversation): string => escapeMarkdown(name);

  const asModerator = (
    caller: Caller,
    id: string,
    action: (record: Conversation) => Promise<Reply>,
  ): Promise<Reply> =>
    withOpen(caller, id, async (record) =>
      isModerator(caller, record)
        ? action(record)
        : say(caller.words.conversation.onlyModerators(hostName(record))),
    );

  const decideAsModerator = (
    caller: Caller,
    { conversation, decision }: { readonly conversation: string; readonly decision: Decision },
    answer: (outcome: Outcome) => Reply,
  ): Promise<Reply> =>
    asModerator(caller, conversation, (record) => decide({ caller, record }, decision, answer));

  /** The id of the conversation in this thread; undefined where none goes on. */
  const here = (caller: Caller): string | undefined => {
    const conversation = conversations.inThread(caller.channelId);
    return conversation?.status === 'open' ? conversation.id : undefined;
  };

  const endById = (caller: Caller, conversation: string): Promise<Reply> => {
    const decision: Decision = { kind: 'job', job: { kind: 'end', by: caller.userId } };
    return decideAsModerator(caller, { conversation, decision }, () => say(caller.words.conversation.ended));
  };

  const confirmReset = (caller: Caller, id: string): Promise<Reply> =>
    asModerator(caller, id, async (record) => {
      const { conversation: texts } = caller.words;
      if (record.kind === 'topic') return say(texts.noReset);
      const parameters = { conversation: record.id };
      return say(texts.confirmReset, [
        buttons.confirmStartAgain.make({
          label: texts.buttons.startAgain,
          style: 'danger',
          with: parameters,
        }),
      ]);
    });

  const whyNoReset = (
    { userId, words }: Caller,
    { hostId }: Conversation,
    failure: ServiceFailure,
  ): Reply => {
    const { conversation: texts } = words;
    if (failure.kind !== 'needs_link') return say(words.failures.service(failure));
    if (userId === hostId && failure.reason !== 'other_account') throw new ServiceError(failure);
    return say(failure.reason === 'other_account' ? texts.otherAccount : texts.hold.link);
  };

  const reset = (caller: Caller, id: string): Promise<Reply> =>
    asModerator(caller, id, async (record) => {
      const job = { kind: 'reset', by: caller.userId } as const;
      const outcome = await ask(caller, record.id, { kind: 'job', job });
      const { conversation: texts } = caller.words;
      if (outcome === undefined) return update(texts.afterTheTurn);
      if (outcome.kind === 'over') return say(texts.over);
      return outcome.kind === 'reset_failed'
        ? whyNoReset(caller, record, outcome.failure)
        : update(texts.resetDone);
    });

  const tryNow = (caller: Caller, conversation: string): Promise<Reply> =>
    decideAsModerator(caller, { conversation, decision: { kind: 'try_now' } }, ({ kind }) =>
      kind === 'done' ? done : say(caller.words.conversation.nothingHolds),
    );

  /** Answers the host privately: the account is asked for, and the thread goes on once it stands. */
  const continueAsHost = (caller: Caller, id: string): Promise<Reply> =>
    withOpen(caller, id, async (record) => {
      const { hostId, serviceUser } = record;
      const { conversation: texts } = caller.words;
      if (caller.userId !== hostId) return say(texts.onlyHost(hostName(record)));
      const account = await accounts.accountOf(hostId);
      if (account === undefined) throw new ServiceError({ kind: 'needs_link', reason: 'not_linked' });
      if (account.serviceUser !== serviceUser) return say(texts.otherAccount);
      if (account.status === 'ended') throw new ServiceError({ kind: 'needs_link', reason: 'sign_in_ended' });
      // After a link it tries already.
      return decide({ caller, record }, { kind: 'try_now' }, () => say(texts.notices.goingOn));
    });

  /** A turn in doubt is decided by whoever wrote it, or by a moderator. */
  const decideDoubt = (
    caller: Caller,
    { conversation, message }: { readonly conversation: string; readonly message: string },
    kind: 'ask_again' | 'skip_doubt',
  ): Promise<Reply> =>
    withOpen(caller, conversation, async (record) => {
      const doubt = record.doubts.find(({ messageId }) => messageId === message);
      if (doubt === undefined) return update(threadTexts.decided);
      const may = doubt.speakerId === caller.userId || isModerator(caller, record);
      if (!may) return say(caller.words.conversation.onlySpeaker);
      const { askingAgain, skipped } = threadTexts.notices;
      return decide({ caller, record }, { kind, messageId: doubt.messageId }, (outcome) => {
        if (outcome.kind === 'nothing') return update(threadTexts.decided);
        return update(kind === 'ask_again' ? askingAgain : skipped);
      });
    });

  const startChosen = async (
    caller: Caller,
    choice: string,
    decision: { earlier?: 'forget' | 'keep'; endOther?: true },
  ): Promise<Reply> => {
    const order = await choices.take(caller, choice);
    if (order === undefined) return say(caller.words.conversation.choiceGone);
    try {
      return await start(caller, { ...order, ...decision });
    } catch (error) {
      if (error instanceof ServiceError) await choices.putBack(caller, choice, order);
      throw error;
    }
  };

  const showAnswer = (
    caller: Caller,
    { conversation, message, part }: { conversation: string; message: string; part: string },
  ): Promise<Reply> =>
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
    });

  const countIn = (outcome: Outcome): number => (outcome.kind === 'count' ? outcome.count : 0);

  const routes: readonly ComponentRoute[] = [
    buttons.startAgain.on((caller, { conversation }) => confirmReset(caller, conversation)),
    buttons.confirmStartAgain.on((caller, { conversation }) => reset(caller, conversation)),
    buttons.end.on((caller, { conversation }) => endById(caller, conversation)),
    buttons.tryNow.on((caller, { conversation }) => tryNow(caller, conversation)),
    buttons.wake.on((caller, { conversation }) => tryNow(caller, conversation)),
    buttons.continueAsHost.on((caller, { conversation }) => continueAsHost(caller, conversation)),
    buttons.skipWaiting.on((caller, { conversation }) =>
      // In place of the notice: those who asked should see that nobody will answer.
      decideAsModerator(caller, { conversation, decision: { kind: 'skip_waiting' } }, (outcome) =>
        update(threadTexts.skippedWaiting(countIn(outcome))),
      ),
    ),
    buttons.setRestAside.on((caller, { conversation }) =>
      decideAsModerator(caller, { conversation, decision: { kind: 'set_rest_aside' } }, (outcome) =>
        say(caller.words.conversation.aside(countIn(outcome))),
      ),
    ),
    buttons.answerAside.on((caller, { conversation }) =>
      decideAsModerator(caller, { conversation, decision: { kind: 'answer_aside' } }, (outcome) => {
        const count = countIn(outcome);
        return update(count === 0 ? threadTexts.decided : threadTexts.notices.answering(count));
      }),
    ),
    buttons.skipAside.on((caller, { conversation }) =>
      decideAsModerator(caller, { conversation, decision: { kind: 'skip_aside' } }, (outcome) => {
        const count = countIn(outcome);
        return update(count === 0 ? threadTexts.decided : threadTexts.skippedWaiting(count));
      }),
    ),
    buttons.askAgain.on((caller, about) => decideDoubt(caller, about, 'ask_again')),
    buttons.skipDoubt.on((caller, about) => decideDoubt(caller, about, 'skip_doubt')),
    buttons.showAnswer.on(showAnswer),
    buttons.startFresh.on((caller, { choice }) => startChosen(caller, choice, { earlier: 'forget' })),
    buttons.carryOn.on((caller, { choice }) => startChosen(caller, choice, { earlier: 'keep' })),
    buttons.endAndStart.on((caller, { choice }) => startChosen(caller, choice, { endOther: true })),
  ];

  const saySomething = (caller: Caller, record: Conversation, text: string): Promise<Reply> => {
    const { conversation: texts } = caller.words;
    const speech = { speakerId: caller.userId, name: caller.displayName, text };
    return decide({ caller, record }, { kind: 'say', speech }, ({ kind }) => {
      if (kind === 'no_text') return say(texts.hints.no_text);
      return say(kind === 'said' ? texts.said : texts.notSaid);
    });
  };

  return {
    routes,
    endById,
    endHere: async (caller) => {
      const id = here(caller);
      return id === undefined ? notHere(conversations, caller) : endById(caller, id);
    },
    askReset: async (caller) => {
      const id = here(caller);
      return id === undefined ? notHere(conversations, caller) : confirmReset(caller, id);
    },
    say: async (caller, text) => {
      const id = here(caller);
      if (id === undefined) return notHere(conversations, caller);
      return withOpen(caller, id, async (record) => {
        const { who, hostId } = record;
        const { conversation: texts } = caller.words;
        if (who === 'me' && caller.userId !== hostId) return say(texts.hints.left_out);
        return maySpeak(caller) ? saySomething(caller, record, text) : say(texts.mayNotSpeak);
      });
    },
  };
};
