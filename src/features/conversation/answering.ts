import type { Conversations } from '../../conversation/registry.ts';
import { channelUrl } from '../../discord/reply.ts';
import type { InteractionId, UserId } from '../../lib/ids.ts';
import type { Bus } from '../bus.ts';
import type { Place } from '../../store/engine.ts';
import type { Ask, Demand } from './conversations.ts';
import * as buttons from './buttons.ts';
import type { Choices } from './choices.ts';
import type { FairUse } from './fair-use.ts';
import { createForgetful, endAll, type ForgetfulDeps } from './forgetting.ts';
import type { Hosting } from './hosting.ts';
import type { Requests, Action } from './requests.ts';
import type { Accounts } from './start.ts';

/** What other features, and other processes, want of conversations. */

interface Answering {
  readonly conversations: Conversations;
  readonly hosting: Hosting;
  readonly requests: Requests;
  readonly choices: Choices;
  readonly ask: Ask;
  readonly fairUse: FairUse;
  readonly accounts: Accounts;
  /** Whether other processes may have conversations. */
  readonly isShared: boolean;
}

const endHosted = async (
  { hosting, requests, ask, isShared }: Answering,
  by: UserId,
): Promise<'ended' | 'ending'> => {
  const hosted = await hosting.openOf(by);
  if (!isShared) {
    return endAll(
      hosted.map(({ id }) => id),
      { ask, by },
    );
  }
  // Those that are here as well: their shard may go to another process before they have ended.
  return requests.leave(
    hosted.map(({ guildId, id }) => ({ guildId, action: { kind: 'end', conversation: id, by } })),
  );
};

/** Conversations that were suspended because their host lacked an account go on. */
const goOn = async ({ conversations, hosting, requests }: Answering, host: UserId): Promise<void> => {
  conversations.linked(host);
  const guilds = new Set((await hosting.openOf(host)).map(({ guildId }) => guildId));
  await requests.send([...guilds].map((guildId) => ({ guildId, action: { kind: 'linked', host } })));
};

/** Listens to account events, and answers other features' questions about conversations. */
export const answerFeatures = (bus: Pick<Bus, 'on'>, answering: Answering): void => {
  const { hosting, requests, choices, fairUse, accounts } = answering;
  bus.on('linked', (user) => goOn(answering, user));
  bus.on('unlinked', (user) => choices.forget(user));
  bus.on('hosted', async (user) =>
    (await hosting.openOf(user)).map(({ id, title, guildId, channelId, threadId }) => ({
      title,
      url: channelUrl(guildId, threadId ?? channelId),
      endButton: (label) => buttons.end.make({ label, with: { conversation: id } }),
    })),
  );
  bus.on('endHosted', (user) => endHosted(answering, user));
  bus.on('stored', async (user) => [
    { kind: 'counts', records: await fairUse.countsOf(user) },
    { kind: 'forgetting', records: await requests.forgetting(user) },
  ]);
  bus.on('used', async (person) => {
    const account = await accounts.accountOf(person);
    return fairUse.used({ person, account: account?.serviceUser });
  });
};

interface Performing {
  readonly conversations: Conversations;
  readonly demand: Demand;
  readonly store: ForgetfulDeps['store'];
  readonly shownEnd: ForgetfulDeps['shownEnd'];
  /** By conversation; see `EndRequests`. */
  readonly endRequests: Map<string, readonly Place[]>;
  /** From then on, there may be conversations in the store that are not in memory any more. */
  readonly stop: AbortSignal;
}

/** Does what any process wants of the conversations here. */
export const performing = (deps: Performing) => {
  const { conversations, demand, endRequests, stop } = deps;
  // Waits for answers in progress, so that nothing has to be done twice.
  const ask: Ask = ({ interactionId }, id, decision) => demand(interactionId, id, decision);
  const forgetful = createForgetful({ ...deps, ask });
  const perform = async (action: Action, request: InteractionId, rows: readonly Place[]) => {
    switch (action.kind) {
      case 'end': {
        const { conversation, by } = action;
        const job = { kind: 'end', by } as const;
        endRequests.set(conversation, [...(endRequests.get(conversation) ?? []), ...rows]);
        const outcome = await demand(request, conversation, { kind: 'job', job });
        endRequests.delete(conversation);
        return outcome.kind !== 'lost';
      }
      case 'linked':
        conversations.linked(action.host);
        return true;
      case 'forget': {
        const unnamed = await forgetful.forgetPerson(action.person);
        const forgotten = await forgetful.forget({ hostId: action.person }, action.until);
        return unnamed === 'forgotten' && forgotten === 'forgotten';
      }
    }
  };
  return async (...wanted: Parameters<typeof perform>): Promise<'done' | 'later'> =>
    (await perform(...wanted)) && !stop.aborted ? 'done' : 'later';
};
