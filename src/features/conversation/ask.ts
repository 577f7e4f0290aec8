import type { Decision, Outcome } from '../../conversation/domain/event.ts';
import type { Conversation } from '../../conversation/domain/record.ts';
import type { Conversations } from '../../conversation/registry.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import type { GuildId, InteractionId } from '../../lib/ids.ts';
import { within } from '../../lib/within.ts';

/** Asking conversations. The outcome is `lost` if their server becomes another process's before there is one. */

type LossOf = (guild: GuildId) => AbortSignal | undefined;

const unlessLost = (
  loss: AbortSignal | undefined,
  start: (answered: (outcome: Outcome) => void) => void,
): Promise<Outcome> =>
  new Promise((resolve) => {
    const lose = (): void => resolve({ kind: 'lost' });
    loss?.addEventListener('abort', lose, { once: true });
    start((outcome) => {
      loss?.removeEventListener('abort', lose);
      resolve(outcome);
    });
  });

/** Waits for as long as it takes. */
export const createDemand =
  (conversations: Conversations, lossOf: LossOf) =>
  (request: InteractionId, id: string, decision: Decision): Promise<Outcome> => {
    const record = conversations.byId(id);
    return unlessLost(record && lossOf(record.guildId), (answered) =>
      conversations.ask(id, { request, decision }, answered),
    );
  };

export type Demand = ReturnType<typeof createDemand>;

/** Opens a conversation; see the registry. */
export const createOpen =
  (conversations: Conversations, lossOf: LossOf) =>
  (record: Conversation): Promise<Outcome> =>
    unlessLost(lossOf(record.guildId), (answered) => conversations.open(record, answered));

export type Open = ReturnType<typeof createOpen>;

/** Asks a conversation for what somebody wants, and returns the outcome; undefined if it only comes later. */
export const createAsk =
  (demand: Demand, patience: number) =>
  (
    { interactionId: request }: Pick<Caller, 'interactionId'>,
    id: string,
    decision: Decision,
  ): Promise<Outcome | undefined> =>
    within(patience, demand(request, id, decision));

export type Ask = ReturnType<typeof createAsk>;
