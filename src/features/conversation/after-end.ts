import type { Outcome } from '../../conversation/domain/event.ts';
import type { Conversation } from '../../conversation/domain/record.ts';
import type { Conversations } from '../../conversation/registry.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import type { ComponentRoute } from '../../discord/interactions/route.ts';
import { say } from '../../discord/reply.ts';
import type { Reply } from '../../discord/reply.ts';
import { days } from '../../lib/fields.ts';
import type { Words } from '../../locale/words.ts';
import { hostNameOf } from './access.ts';
import type { Ask } from './conversations.ts';
import * as buttons from './buttons.ts';
import { isModerator } from './place.ts';
import type { Accounts, Start } from './start.ts';

/** A conversation that has ended: its host starts it again from the beginning, a moderator reopens it. */

interface AfterEndDeps {
  readonly conversations: Conversations;
  readonly accounts: Accounts;
  readonly start: Start;
  readonly ask: Ask;
}

/** How long after its end a conversation can be reopened, in milliseconds. */
const longest = days(7);

const isUsedSince = (record: Conversation, conversations: Conversations): boolean => {
  const { kind, id, serviceUser, subject, endedAt = 0 } = record;
  if (kind !== 'patient') return false;
  return conversations
    .ofChat({ serviceUser, subject })
    .some((other) => other.id !== id && (other.status !== 'ended' || other.openedAt > endedAt));
};

/** Why it cannot be reopened; undefined if it can. */
const refusal = async (
  caller: Caller,
  record: Conversation,
  { conversations, accounts }: AfterEndDeps,
): Promise<string | undefined> => {
  const { conversation: texts } = caller.words;
  const { threadId, endedAt = 0, hostId, serviceUser, isFinal } = record;
  if (threadId === undefined) return texts.threadGone;
  if (record.status === 'open') return texts.notEnded(threadId);
  if (isFinal === true) return texts.finished;
  if (Date.now() - endedAt > longest) return texts.tooLate;
  if (caller.channelId === threadId && caller.threadLocked === true) return texts.threadLocked;
  if (isUsedSince(record, conversations)) return texts.usedSince;
  const account = await accounts.accountOf(hostId);
  const isTheirs = account?.serviceUser === serviceUser && account.status === 'active';
  return isTheirs ? undefined : texts.hostGone;
};

const cameTo = (
  outcome: Outcome | undefined,
  { threadId, channelId }: Conversation,
  words: Words,
): string => {
  const { conversation: texts, failures } = words;
  switch (outcome?.kind) {
    case undefined:
      return texts.laterOn;
    case 'done':
      return texts.reopenedNow(threadId ?? channelId);
    case 'nothing':
      return texts.notEnded(threadId ?? channelId);
    case 'reopen_failed': {
      const { failure } = outcome;
      if (failure.kind === 'unknown_channel') return texts.threadGone;
      return failure.kind === 'forbidden' ? texts.threadLocked : texts.notReopened(failures.discord(failure));
    }
    default:
      return words.router.interruptedAskAgain;
  }
};

export const afterEndRoutes = (deps: AfterEndDeps): readonly ComponentRoute[] => {
  const { conversations, start, ask } = deps;

  const reopen = async (caller: Caller, id: string): Promise<Reply> => {
    const { conversation: texts } = caller.words;
    const record = conversations.byId(id);
    if (record === undefined || record.status === 'opening') return say(texts.over);
    if (!isModerator(caller, record)) return say(texts.onlyModerators(hostNameOf(record)));
    const refused = await refusal(caller, record, deps);
    if (refused !== undefined) return say(refused);
    const outcome = await ask(caller, id, { kind: 'reopen', by: caller.userId });
    return say(cameTo(outcome, record, caller.words));
  };

  /** The same patient or topic, in the same channel, which is the thread's parent. */
  const startOver = async function* (
    caller: Caller,
    { conversation }: { readonly conversation: string },
  ): AsyncGenerator<Reply, Reply, undefined> {
    const { conversation: texts } = caller.words;
    const record = conversations.byId(conversation);
    if (record === undefined) return say(texts.over);
    if (caller.userId !== record.hostId) return say(texts.onlyHostStarts(hostNameOf(record)));
    const {
      kind,
      subject,
      title,
      patientName,
      who,
      hears,
      private: isPrivate,
      pace,
      model,
      channelId,
    } = record;
    const there: Caller = { ...caller, channelId, place: 'text' };
    return yield* start(there, {
      kind,
      id: String(subject),
      title,
      patientName,
      who: who === 'chosen' ? 'everyone' : who,
      hears,
      private: isPrivate,
      earlier: 'forget',
      pace: who === 'hands' ? undefined : pace?.seconds,
      model,
    });
  };

  const whichId = async (caller: Caller, id: string): Promise<Reply> => {
    const { conversation: texts } = caller.words;
    const record = conversations.byId(id);
    if (record === undefined) return say(texts.over);
    return caller.userId === record.hostId
      ? say(texts.whichId(String(record.subject)))
      : say(texts.onlyHost(hostNameOf(record)));
  };

  return [
    buttons.whichId.on((caller, { conversation }) => whichId(caller, conversation)),
    buttons.reopen.on((caller, { conversation }) => reopen(caller, conversation)),
    buttons.startOver.on(startOver),
  ];
};
