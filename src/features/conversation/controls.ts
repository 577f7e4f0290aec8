import type { Conversations } from '../../conversation/conversations.ts';
import {
  answerAside,
  askAgain,
  doubtAbout,
  setRestAside,
  skipAside,
  skipDoubt,
  skipWaiting,
} from '../../conversation/decisions.ts';
import { NoConversation } from '../../conversation/live.ts';
import type { Pace } from '../../conversation/ports.ts';
import type { Conversation } from '../../conversation/record.ts';
import { speak } from '../../conversation/speak.ts';
import type { ThreadQueue } from '../../conversation/thread-queue.ts';
import type { Caller } from '../../discord/interactions/caller.ts';
import { done, say, sayAll, update } from '../../discord/reply.ts';
import type { Body, Reply } from '../../discord/reply.ts';
import type { ComponentRoute } from '../../discord/interactions/route.ts';
import { DiscordError, ServiceError } from '../../lib/failure.ts';
import { isSnowflake, messageId } from '../../lib/ids.ts';
import { escapeMarkdown } from '../../lib/markdown.ts';
import { splitText } from '../../lib/split.ts';
import { within } from '../../lib/within.ts';
import type { Words } from '../../locale/words.ts';
import { uploadsOf } from './answer-parts.ts';
import * as buttons from './buttons.ts';
import type { Choices } from './choices.ts';
import type { Accounts } from './accounts.ts';
import { isModerator, notHere } from './place.ts';
import type { Start } from './start.ts';

/** What people may do to a conversation that goes on, by command or button. */

interface ControlDeps {
  readonly conversations: Conversations;
  readonly accounts: Accounts;
  readonly choices: Choices;
  readonly start: Start;
  /** Of those who read what takes the place of a notice. */
  readonly words: Words;
  readonly pace: Pick<Pace, 'jobPatience'>;
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
  const { conversations, accounts, choices, start, pace } = deps;
  /** For what takes the place of a notice in the thread; what is private is in the caller's words. */
  const { conversation: threadTexts } = deps.words;

  /** Runs something on a conversation that goes on; says so when it does not (any more). */
  const withQueue = async (
    { words }: Caller,
    id: string,
    action: (queue: ThreadQueue) => Promise<Reply>,
  ): Promise<Reply> => {
    try {
      return await action(conversations.queue(id));
    } catch (error) {
      if (error instanceof NoConversation) return say(words.conversation.over);
      throw error;
    }
  };

  const hostName = ({ hostName: name }: Conversation): string => escapeMarkdown(name);

  const asModerator = (
    caller: Caller,
    id: string,
    action: (queue: ThreadQueue) => Promise<Reply>,
  ): Promise<Reply> =>
    withQueue(caller, id, async (queue) =>
      isModerator(caller, queue.record)
        ? action(queue)
        : say(caller.words.conversation.onlyModerators(hostName(queue.record))),
    );

  /** The id of the conversation in this thread; undefined where none goes on. */
  const here = (caller: Caller): string | undefined => {
    const conversation = conversations.inThread(caller.channelId);
    return conversation?.status === 'open' ? conversation.id : undefined;
  };

  const endById = (caller: Caller, id: string): Promise<Reply> =>
    asModerator(caller, id, async (queue) => {
      const job = { kind: 'end', id: caller.interactionId, by: caller.userId } as const;
      const result = await within(pace.jobPatience, queue.startJob(job));
      const { afterTheTurn, ended } = caller.words.conversation;
      return say(result === undefined ? afterTheTurn : ended);
    });

  const confirmReset = (caller: Caller, id: string): Promise<Reply> =>
    asModerator(caller, id, async ({ record }) => {
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

  const reset = (caller: Caller, id: string): Promise<Reply> =>
    asModerator(caller, id, async (queue) => {
      const { userId: by, words } = caller;
      const { conversation: texts } = words;
      const job = { kind: 'reset', id: caller.interactionId, by } as const;
      const result = await within(pace.jobPatience, queue.startJob(job));
      if (result === undefined) return update(texts.afterTheTurn);
      if (result.done) return update(texts.resetDone);
      const { failure } = result;
      if (failure.kind !== 'needs_link') return say(words.failures.service(failure));
      if (by === queue.record.hostId && failure.reason !== 'other_account') throw new ServiceError(failure);
      return say(failure.reason === 'other_account' ? texts.otherAccount : texts.hold.link);
    });

  const tryNow = (caller: Caller, id: string): Promise<Reply> =>
    asModerator(caller, id, async (queue) =>
      queue.tryNow() ? done : say(caller.words.conversation.nothingHolds),
    );

  /** Answers the host privately: the account is asked for, and the thread goes on once it stands. */
  const continueAsHost = (caller: Caller, id: string): Promise<Reply> =>
    withQueue(caller, id, async (queue) => {
      const { hostId, serviceUser } = queue.record;
      const { conversation: texts } = caller.words;
      if (caller.userId !== hostId) return say(texts.onlyHost(hostName(queue.record)));
      const account = await accounts.accountOf(hostId);
      if (account === undefined) throw new ServiceError({ kind: 'needs_link', reason: 'not_linked' });
      if (account.serviceUser !== serviceUser) return say(texts.otherAccount);
      if (account.status === 'ended') throw new ServiceError({ kind: 'needs_link', reason: 'sign_in_ended' });
      queue.tryNow(); // after a link it tries already
      return say(texts.notices.goingOn);
    });

  /** A turn in doubt is decided by whoever wrote it, or by a moderator. */
  const aboutDoubt = (
    caller: Caller,
    { conversation, message }: { conversation: string; message: string },
    action: (queue: ThreadQueue) => Promise<Reply>,
  ): Promise<Reply> =>
    withQueue(caller, conversation, async (queue) => {
      const doubt = await queue.decide((live) => doubtAbout(live, message));
      if (doubt === undefined) return update(threadTexts.decided);
      const may = doubt.speakerId === caller.userId || isModerator(caller, queue.record);
      return may ? action(queue) : say(caller.words.conversation.onlySpeaker);
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
    withQueue(caller, conversation, async (queue) => {
      const { conversation: texts } = caller.words;
      const kept = queue.record.shelved.find((one) => one.messageId === message && String(one.part) === part);
      const files = uploadsOf(kept?.file);
      const bodies = [
        ...splitText(kept?.content ?? '').map((content): Body => ({ content })),
        ...(files.length === 0 ? [] : [{ content: texts.asFile, uploads: files }]),
      ];
      const [first, ...rest] = bodies;
      return caller.channelId !== queue.record.threadId || first === undefined
        ? say(texts.nothingToShow)
        : sayAll([first, ...rest]);
    });

  const routes: readonly ComponentRoute[] = [
    buttons.startAgain.on((caller, { conversation }) => confirmReset(caller, conversation)),
    buttons.confirmStartAgain.on((caller, { conversation }) => reset(caller, conversation)),
    buttons.end.on((caller, { conversation }) => endById(caller, conversation)),
    buttons.tryNow.on((caller, { conversation }) => tryNow(caller, conversation)),
    buttons.wake.on((caller, { conversation }) => tryNow(caller, conversation)),
    buttons.continueAsHost.on((caller, { conversation }) => continueAsHost(caller, conversation)),
    buttons.skipWaiting.on((caller, { conversation }) =>
      asModerator(caller, conversation, async (queue) =>
        // In place of the notice: those who asked should see that nobody will answer.
        update(threadTexts.skippedWaiting(await queue.decide(skipWaiting))),
      ),
    ),
    buttons.setRestAside.on((caller, { conversation }) =>
      asModerator(caller, conversation, async (queue) =>
        say(caller.words.conversation.aside(await queue.decide(setRestAside))),
      ),
    ),
    buttons.answerAside.on((caller, { conversation }) =>
      asModerator(caller, conversation, async (queue) => {
        const count = await queue.decide((live) => answerAside(live, caller.interactionId));
        return update(count === 0 ? threadTexts.decided : threadTexts.notices.answering(count));
      }),
    ),
    buttons.skipAside.on((caller, { conversation }) =>
      asModerator(caller, conversation, async (queue) => {
        const count = await queue.decide(skipAside);
        return update(count === 0 ? threadTexts.decided : threadTexts.skippedWaiting(count));
      }),
    ),
    buttons.askAgain.on((caller, about) =>
      aboutDoubt(caller, about, async (queue) => {
        if (!isSnowflake(about.message)) return update(threadTexts.decided);
        const again = { messageId: messageId(about.message), at: caller.interactionId };
        const asked = await queue.decide((live) => askAgain(live, again));
        return update(asked ? threadTexts.notices.askingAgain : threadTexts.decided);
      }),
    ),
    buttons.skipDoubt.on((caller, about) =>
      aboutDoubt(caller, about, async (queue) => {
        if (!isSnowflake(about.message)) return update(threadTexts.decided);
        const skipped = await queue.decide((live) => skipDoubt(live, messageId(about.message)));
        return update(skipped ? threadTexts.notices.skipped : threadTexts.decided);
      }),
    ),
    buttons.showAnswer.on(showAnswer),
    buttons.startFresh.on((caller, { choice }) => startChosen(caller, choice, { earlier: 'forget' })),
    buttons.carryOn.on((caller, { choice }) => startChosen(caller, choice, { earlier: 'keep' })),
    buttons.endAndStart.on((caller, { choice }) => startChosen(caller, choice, { endOther: true })),
  ];

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
      return withQueue(caller, id, async (queue) => {
        const { who, hostId } = queue.record;
        const { conversation: texts } = caller.words;
        if (who === 'me' && caller.userId !== hostId) return say(texts.hints.left_out);
        try {
          const speaker = { id: caller.interactionId, speakerId: caller.userId, name: caller.displayName };
          const outcome = await queue.decide((live) => speak(live, { ...speaker, text }));
          return say(outcome === 'said' ? texts.said : texts.hints.no_text);
        } catch (error) {
          if (error instanceof DiscordError) return say(texts.notSaid);
          throw error;
        }
      });
    },
  };
};
