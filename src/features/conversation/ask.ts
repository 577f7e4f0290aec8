import type { Decision, Outcome } from '../../conversation/event.ts';
import type { Conversations } from '../../conversation/registry.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import { within } from '../../lib/within.ts';

/** What somebody asked of a conversation has come to; undefined: not yet, and it comes later. */
export type Asked = Promise<Outcome | undefined>;

export const createAsk =
  (conversations: Conversations, patience: number) =>
  ({ interactionId: request }: Pick<Caller, 'interactionId'>, id: string, decision: Decision): Asked =>
    within(
      patience,
      new Promise<Outcome>((resolve) => conversations.ask(id, { request, decision }, resolve)),
    );

export type Ask = ReturnType<typeof createAsk>;
