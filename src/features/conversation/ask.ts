import type { Decision, Outcome } from '../../conversation/event.ts';
import type { Conversations } from '../../conversation/registry.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import { within } from '../../lib/within.ts';

/** Asks a conversation for what somebody wants, and returns the outcome; undefined if it only comes later. */
export const createAsk =
  (conversations: Conversations, patience: number) =>
  (
    { interactionId: request }: Pick<Caller, 'interactionId'>,
    id: string,
    decision: Decision,
  ): Promise<Outcome | undefined> =>
    within(
      patience,
      new Promise<Outcome>((resolve) => conversations.ask(id, { request, decision }, resolve)),
    );

export type Ask = ReturnType<typeof createAsk>;
