import type { Conversation } from '../../conversation/domain/record.ts';
import type { Conversations } from '../../conversation/registry.ts';
import { leftOut, termsOf } from '../../conversation/domain/hearing-terms.ts';
import type { LeftOut } from '../../conversation/domain/hearing-terms.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import { done, say, sayAll, update } from '../../discord/reply.ts';
import type { Body, Replies, Reply } from '../../discord/reply.ts';
import type { ComponentRoute } from '../../discord/interactions/route.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { DiscordError, ServiceError } from '../../lib/failure.ts';
import type { ServiceFailure } from '../../lib/failure.ts';
import type { QueueByKey } from '../../lib/queue.ts';
import { splitText } from '../../lib/split.ts';
import type { Words } from '../../locale/words.ts';
import type { Access, Admitted } from './access.ts';
import { afterEndRoutes } from './after-end.ts';
import type { Ask } from './conversations.ts';
import { askingThis, askThisRoute, type AskThisDeps } from './ask-this.ts';
import * as buttons from './buttons.ts';
import type { Choices } from './choices.ts';
import { createPanel } from './panel.ts';
import type { PanelDeps } from './panel.ts';
import { handRoutes, type MessageIn } from './raised-hands.ts';
import { uploadsOf } from './partners.ts';
import { raiseButton } from './rendering.ts';
import type { Accounts, Start } from './start.ts';
import type { WordsOf } from './languages.ts';
import { speakerLine, titleInText } from './titles.ts';

/** What people may do with an open conversation, by command or button. */

interface ControlDeps {
  readonly conversations: Conversations;
  readonly accounts: Accounts;
  readonly choices: Choices;
  readonly start: Start;
  readonly wordsOf: WordsOf;
  readonly ask: Ask;
  readonly access: Access;
  readonly addMembers: PanelDeps['addMembers'];
  readonly silentPeople: PanelDeps['silentPeople'];
  readonly used: PanelDeps['used'];
  readonly discord: Pick<DiscordApi, 'member' | 'message'>;
  readonly promised: AskThisDeps['promised'];
  readonly wasAnswered: AskThisDeps['wasAnswered'];
  readonly starts: QueueByKey;
  readonly maxOpen: number;
}

const whyNoReset = ({ userId, words }: Caller, { hostId }: Conversation, failure: ServiceFailure): Reply => {
  const { conversation: texts } = words;
  if (failure.kind !== 'needs_link') return say(words.failures.service(failure));
  if (userId === hostId && failure.reason !== 'other_account') throw new ServiceError(failure);
  return say(failure.reason === 'other_account' ? texts.otherAccount : texts.suspension.link);
};

/** Starting again and ending: both ask first. */
const endings = ({ open }: Access, { ask }: Pick<ControlDeps, 'ask'>) => {
  const confirmReset = async ({ caller, record }: Admitted): Promise<Reply> => {
    const { conversation: texts } = caller.words;
    if (record.kind === 'topic') return say(texts.noReset);
    const { startAgain: label } = texts.buttons;
    return say(texts.confirmReset, [
      buttons.confirmStartAgain.make({ label, style: 'danger', with: { conversation: record.id } }),
    ]);
  };

  const confirmEnd = async ({ caller: { words }, record }: Admitted): Promise<Reply> => {
    const { conversation: texts } = words;
    return say(texts.confirmEnd(titleInText(record, words)), [
      buttons.confirmEnd.make({
        label: texts.buttons.end,
        style: 'danger',
        with: { conversation: record.id },
      }),
    ]);
  };

  const confirmed =
    (kind: 'reset' | 'end') =>
    async ({ caller, record }: Admitted): Promise<Reply> => {
      const outcome = await ask(caller, record.id, { kind: 'job', job: { kind, by: caller.userId } });
      const { conversation: texts } = caller.words;
      if (outcome === undefined) return update(texts.afterTheTurn);
      if (outcome.kind === 'over') return say(texts.over);
      if (outcome.kind === 'lost') return say(caller.words.router.cutOff);
      if (outcome.kind === 'reset_failed') return whyNoReset(caller, record, outcome.failure);
      return update(kind === 'end' ? texts.ended : texts.resetDone);
    };

  return {
    confirmEnd,
    confirmReset,
    routes: [
      buttons.startAgain.on(open('moderate', confirmReset)),
      buttons.confirmStartAgain.on(open('moderate', confirmed('reset'))),
      buttons.confirmEnd.on(open('end', confirmed('end'))),
      buttons.end.on(open('end', confirmEnd)),
    ],
  };
};

/** The button on the notice about a pause; the notice disappears by itself. */
const goOnRoute = ({ open, decide }: Access): ComponentRoute =>
  buttons.goOn.on(
    open('moderate', (admitted) =>
      decide(admitted, {
        decision: { kind: 'go_on', by: admitted.caller.userId },
        answer: ({ kind }) => (kind === 'done' ? done : say(admitted.caller.words.conversation.notPaused)),
      }),
    ),
  );

/** A suspended conversation: tried now, or continued by its host. */
const suspensionRoutes = ({ open, decide }: Access, { accounts }: ControlDeps): readonly ComponentRoute[] => {
  const tryNow = (admitted: Admitted): Promise<Reply> =>
    decide(admitted, {
      decision: { kind: 'try_now' },
      answer: ({ kind }) => (kind === 'done' ? done : say(admitted.caller.words.conversation.nothingHolds)),
    });

  /** Answers the host privately: asks for the account, and the thread goes on once it is linked. */
  const continueAsHost = async (admitted: Admitted): Promise<Reply> => {
    const { hostId, serviceUser, suspension } = admitted.record;
    const { conversation: texts } = admitted.caller.words;
    const account = await accounts.accountOf(hostId);
    if (account === undefined) throw new ServiceError({ kind: 'needs_link', reason: 'not_linked' });
    if (account.serviceUser !== serviceUser) return say(texts.otherAccount);
    if (account.status === 'ended' || suspension?.cause === 'renewal_fails')
      throw new ServiceError({ kind: 'needs_link', reason: 'sign_in_ended' });
    // After linking, it already tries by itself.
    const answer = (): Reply => say(texts.goingOn);
    return decide(admitted, { decision: { kind: 'try_now' }, answer });
  };

  return [
    buttons.tryNow.on(open('moderate', tryNow)),
    buttons.wake.on(open('moderate', tryNow)),
    buttons.continueAsHost.on(open('host', continueAsHost)),
  ];
};

/** Questions that are waiting or were set aside. */
const waitingRoutes = ({ open, decide }: Access): readonly ComponentRoute[] => {
  const deciding = (
    kind: 'skip_waiting' | 'set_rest_aside' | 'answer_aside' | 'skip_aside',
    answer: (count: number, texts: Words['conversation']) => Reply,
  ) =>
    open<{ readonly conversation: string }>('moderate', (admitted) =>
      decide(admitted, {
        decision: { kind },
        answer: ({ count }) => answer(count, admitted.caller.words.conversation),
      }),
    );
  // The notice disappears by itself, and a line in the thread says what becomes of the questions.
  const seen = (count: number, texts: Words['conversation']): Reply =>
    count === 0 ? say(texts.decided) : done;
  return [
    buttons.skipWaiting.on(deciding('skip_waiting', () => done)),
    buttons.setRestAside.on(deciding('set_rest_aside', (count, texts) => say(texts.aside(count)))),
    buttons.answerAside.on(deciding('answer_aside', seen)),
    buttons.skipAside.on(deciding('skip_aside', seen)),
  ];
};

/** A turn in doubt is decided by its author or a moderator. */
const doubtRoutes = ({ open, decide }: Access, { wordsOf }: ControlDeps): readonly ComponentRoute[] => {
  const decideDoubt = (kind: 'ask_again' | 'skip_doubt') =>
    open<{ readonly conversation: string; readonly message: string }>('write', async (admitted, values) => {
      const { caller, record, moderates } = admitted;
      // Everybody reads what replaces a notice.
      const { conversation: threadTexts } = wordsOf(record);
      const doubt = record.doubts.find(({ messageId }) => messageId === values.message);
      if (doubt === undefined) return update(threadTexts.decided);
      const isTheirs = doubt.speakerId === caller.userId;
      if (!isTheirs && !moderates) return say(caller.words.conversation.onlySpeaker);
      const asker = { id: caller.userId, roles: caller.roles };
      const hint = leftOut(termsOf(record), asker, record.hostId);
      if (kind === 'ask_again' && hint !== undefined && !moderates) {
        return whyNotHeard(caller, record.id, hint);
      }
      const { askingAgain, skipped } = threadTexts.notices;
      return decide(admitted, {
        decision: { kind, messageId: doubt.messageId },
        answer: (outcome) => {
          if (outcome.kind === 'nothing') return update(threadTexts.decided);
          return update(kind === 'ask_again' ? askingAgain : skipped);
        },
      });
    });
  return [buttons.askAgain.on(decideDoubt('ask_again')), buttons.skipDoubt.on(decideDoubt('skip_doubt'))];
};

/** An answer that Discord did not accept in the thread, shown to anybody who may read there. */
const showRoute = ({ open }: Access): ComponentRoute =>
  buttons.showAnswer.on(
    open('read', async ({ caller, record }, { message, part }) => {
      const { conversation: texts } = caller.words;
      const kept = record.shelved.find((one) => one.messageId === message && String(one.part) === part);
      const files = uploadsOf(kept?.file);
      const bodies = [
        ...splitText(kept?.content ?? '').map((content): Body => ({ content })),
        ...(files.length === 0 ? [] : [{ content: texts.asFile, uploads: files }]),
      ];
      const [first, ...rest] = bodies;
      return first === undefined ? say(texts.nothingToShow) : sayAll([first, ...rest]);
    }),
  );

/** Continues a start that waited for a decision. */
const choiceRoutes = ({ choices, start }: ControlDeps): readonly ComponentRoute[] => {
  const startChosen = (decision: { earlier?: 'forget' | 'keep'; endOther?: true }) =>
    async function* (caller: Caller, { choice }: { readonly choice: string }): Replies {
      const order = choices.find(caller, choice);
      if (order === undefined) return say(caller.words.conversation.choiceGone);
      try {
        return yield* start(caller, { ...order, ...decision }, { choice });
      } catch (error) {
        if (error instanceof ServiceError) choices.putBack(caller, choice, order);
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
  hint: LeftOut,
): Reply => {
  if (hint !== 'no_floor') return say(texts.hints[hint]);
  return say(texts.hints.no_floor, [raiseButton(conversation, texts.buttons)]);
};

/** What somebody says to the partner through the bot, below a line with their name. */
const speaking =
  ({ decide }: Access, { wordsOf, promised }: Pick<ControlDeps, 'wordsOf' | 'promised'>) =>
  (admitted: Admitted, text: string): Promise<Reply> => {
    const { caller, record } = admitted;
    const { conversation: texts } = caller.words;
    const { userId: speakerId, displayName, roles } = caller;
    const heading = speakerLine(displayName, record, wordsOf(record));
    const speech = { speakerId, heading, roles, text };
    return decide(admitted, {
      decision: { kind: 'say', speech },
      answer: (outcome) => {
        if (outcome.kind === 'not_heard') return whyNotHeard(caller, record.id, outcome.hint);
        if (outcome.kind === 'no_text') return say(texts.hints.no_text);
        if (outcome.kind === 'paused') return say(texts.pausedNow);
        if (outcome.kind === 'floor') return say(texts.floorComing);
        return outcome.kind === 'said'
          ? promised(texts.said, { speakerId, record, words: caller.words })
          : say(texts.notSaid);
      },
    });
  };

export const createControls = (deps: ControlDeps) => {
  const { access } = deps;
  const { confirmEnd, confirmReset, routes } = endings(access, deps);
  const speak = speaking(access, deps);
  const panel = createPanel(deps, access);
  const askThis = askingThis(access, deps);
  const messageIn: MessageIn = async (thread, id) => {
    try {
      return await deps.discord.message(thread, id);
    } catch (error) {
      if (!(error instanceof DiscordError && error.failure.kind === 'unknown_message')) throw error;
      // While the bot was away, Discord told nobody.
      deps.conversations.messagesDeleted(thread, [id]);
      return undefined;
    }
  };
  return {
    routes: [
      ...routes,
      goOnRoute(access),
      askThisRoute(access, askThis),
      ...panel.routes,
      ...handRoutes(access, { messageIn, askThis }),
      ...suspensionRoutes(access, deps),
      ...waitingRoutes(access),
      ...doubtRoutes(access, deps),
      showRoute(access),
      ...choiceRoutes(deps),
      ...afterEndRoutes(access, deps),
    ],
    say: access.here('write', (admitted, { message }: { readonly message: string }) =>
      speak(admitted, message),
    ),
    askReset: access.here('moderate', confirmReset),
    manage: access.here('moderate', panel.show),
    endHere: access.here('end', confirmEnd),
  };
};

export type Controls = ReturnType<typeof createControls>;
