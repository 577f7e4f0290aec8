import type { Conversations } from '../../conversation/registry.ts';
import { channelUrl } from '../../discord/reply.ts';
import type { Bus } from '../bus.ts';
import type { Ask } from './conversations.ts';
import * as buttons from './buttons.ts';
import type { Choices } from './choices.ts';
import type { FairUse } from './fair-use.ts';
import { endAll } from './forgetting.ts';
import type { Accounts } from './start.ts';

/** What other features want of conversations. */

interface Answering {
  readonly conversations: Conversations;
  readonly choices: Choices;
  readonly ask: Ask;
  readonly fairUse: FairUse;
  readonly accounts: Accounts;
}

/** Listens to account events, and answers other features' questions about conversations. */
export const answerFeatures = (bus: Pick<Bus, 'on'>, answering: Answering): void => {
  const { conversations, choices, fairUse, accounts, ask } = answering;
  // What was suspended because its host lacked an account goes on.
  bus.on('linked', async (user) => conversations.linked(user));
  bus.on('unlinked', (user) => choices.forget(user));
  bus.on('hosted', async (user) =>
    conversations.hostedBy(user).map(({ id, title, guildId, channelId, threadId }) => ({
      title,
      url: channelUrl(guildId, threadId ?? channelId),
      endButton: (label) => buttons.end.make({ label, with: { conversation: id } }),
    })),
  );
  bus.on('endHosted', (user) =>
    endAll(
      conversations.hostedBy(user).map(({ id }) => id),
      { ask, by: user },
    ),
  );
  bus.on('stored', async (user) => [{ kind: 'counts', records: await fairUse.countsOf(user) }]);
  bus.on('used', async (person) => {
    const account = await accounts.accountOf(person);
    return fairUse.used({ person, account: account?.serviceUser });
  });
};
