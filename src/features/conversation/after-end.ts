import type { NotDecided, OutcomeOf } from '../../conversation/domain/decision.ts';
import { isThreaded } from '../../conversation/domain/record.ts';
import type { Conversation } from '../../conversation/domain/record.ts';
import type { Conversations } from '../../conversation/registry.ts';
import type { ComponentRoute } from '../../discord/interactions/route.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { say } from '../../discord/reply.ts';
import type { Replies, Reply } from '../../discord/reply.ts';
import { days } from '../../lib/fields.ts';
import type { QueueByKey } from '../../lib/queue.ts';
import { hostNameOf, threadGoneFor } from './access.ts';
import type { Access, Admitted } from './access.ts';
import type { Ask } from './conversations.ts';
import * as buttons from './buttons.ts';
import { countHosted, type Hosting } from './hosting.ts';
import { startKeyOf } from './start.ts';
import type { Accounts, Start } from './start.ts';

/** A conversation that has ended: everybody can have one like it, a moderator reopens it. */

interface AfterEndDeps {
  readonly conversations: Conversations;
  readonly hosting: Hosting;
  readonly accounts: Accounts;
  readonly start: Start;
  /** In which what uses the same chat of the service comes one after another. */
  readonly starts: QueueByKey;
  readonly ask: Ask;
  readonly discord: Pick<DiscordApi, 'member'>;
  readonly maxOpen: number;
}

/** How long after its end a conversation can be reopened, in milliseconds. */
const longest = days(7);

const isUsedSince = async (
  record: Conversation,
  { conversations, hosting }: AfterEndDeps,
): Promise<boolean> => {
  const { kind, id, hostId, serviceUser, subject, endedAt = 0 } = record;
  if (kind !== 'patient') return false;
  const isSince = (other: Conversation): boolean =>
    other.id !== id && (other.status !== 'ended' || other.openedAt > endedAt);
  const elsewhere = await hosting.elsewhere(hostId);
  const isChat = (other: Conversation): boolean =>
    other.kind === kind && other.serviceUser === serviceUser && other.subject === subject;
  return [...conversations.ofChat({ serviceUser, subject }), ...elsewhere.filter(isChat)].some(isSince);
};

/** Why it cannot be reopened; undefined if it can. */
const refusal = async ({ caller, record }: Admitted, deps: AfterEndDeps): Promise<string | undefined> => {
  const { accounts, discord } = deps;
  const { conversation: texts } = caller.words;
  const { threadId, guildId, endedAt = 0, hostId, serviceUser, isFinal } = record;
  if (record.status === 'open') return texts.notEnded(threadId);
  if (isFinal === true) return texts.finished;
  if (Date.now() - endedAt > longest) return texts.tooLate;
  const account = await accounts.accountOf(hostId);
  if (account?.serviceUser !== serviceUser || account.status !== 'active') return texts.hostGone;
  if ((await discord.member(guildId, hostId)) === undefined) return texts.hostGone;
  return (await isUsedSince(record, deps)) ? texts.usedSince : undefined;
};

const cameTo = (
  outcome: OutcomeOf<'reopen'> | NotDecided | undefined,
  { caller, record }: Admitted,
): string => {
  const { threadId, channelId } = record;
  const { conversation: texts, failures, router } = caller.words;
  switch (outcome?.kind) {
    case undefined:
      return texts.laterOn;
    case 'done':
      return texts.reopenedNow(threadId ?? channelId);
    case 'chat_in_use':
      return texts.usedSince;
    case 'nothing':
      return texts.notEnded(threadId ?? channelId);
    case 'reopen_failed': {
      const { failure } = outcome;
      if (failure.kind === 'unknown_channel') return threadGoneFor(caller, record);
      return failure.kind === 'forbidden' ? texts.lockedToMe : texts.notReopened(failures.discord(failure));
    }
    case 'over':
    case 'lost':
      return router.interruptedAskAgain;
  }
};

export const afterEndRoutes = ({ any }: Access, deps: AfterEndDeps): readonly ComponentRoute[] => {
  const { conversations, hosting, start, starts, ask, maxOpen } = deps;

  /** The buttons are there a moment before the end is stored. */
  const onceEnded = async (admitted: Admitted): Promise<Admitted> => {
    const { caller, record } = admitted;
    const { id, status, job } = record;
    if (status !== 'open' || job?.kind !== 'end') return admitted;
    await ask(caller, id, { kind: 'job', job: { kind: 'end', by: caller.userId } });
    const now = conversations.byId(id);
    return { ...admitted, record: now !== undefined && isThreaded(now) ? now : record };
  };

  const reopen = (pressed: Admitted): Promise<Reply> =>
    starts.run(startKeyOf(pressed.record), async () => {
      const admitted = await onceEnded(pressed);
      const { caller, record } = admitted;
      const { conversation: texts } = caller.words;
      const refused = await refusal(admitted, deps);
      if (refused !== undefined) return say(refused);
      const elsewhere = countHosted(await hosting.elsewhere(record.hostId));
      // Nothing is awaited between this and the reopening, so that two at once cannot both be the last one allowed.
      if (conversations.hostedCount(record.hostId) + elsewhere >= maxOpen)
        return say(texts.hostsTooMany(hostNameOf(record), maxOpen));
      const outcome = await ask(caller, record.id, { kind: 'reopen', by: caller.userId });
      return say(cameTo(outcome, admitted));
    });

  /** The same patient or topic on the presser's own account, in the same channel, which is the thread's parent. */
  const startOver = async function* (admitted: Admitted): Replies {
    const { caller, record } = await onceEnded(admitted);
    const { kind, subject, title, patientName, who, hears, private: isPrivate, model } = record;
    const order = {
      kind,
      id: String(subject),
      title,
      patientName,
      who: who === 'chosen' ? 'everyone' : who,
      hears,
      private: isPrivate,
      earlier: 'forget',
      model,
    } as const;
    return yield* start(caller, order, { earlier: record });
  };

  return [
    buttons.whichId.on(
      any('own', async ({ caller, record }) =>
        say(caller.words.conversation.whichId(String(record.subject))),
      ),
    ),
    buttons.reopen.on(any('moderate', reopen)),
    buttons.startOver.on(any('start', startOver)),
  ];
};
