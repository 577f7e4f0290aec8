import { hearing } from '../../conversation/hear.ts';
import type { Conversation } from '../../conversation/record.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import type { UserId } from '../../lib/ids.ts';
import type { AccountStep, Situation } from '../../locale/facts.ts';

/** What a person's next step depends on. */
export interface SituationPorts {
  readonly account: { stepOf(user: UserId): Promise<AccountStep> };
  readonly conversation: {
    /** That of the thread that somebody is in, also if it has ended. */
    recordHere(caller: Caller): Promise<Conversation | undefined>;
    mayModerate(caller: Caller, conversation: Conversation): Promise<boolean>;
  };
  readonly readsMessages: () => boolean;
}

export const createSituations = (ports: SituationPorts) => {
  const outside = async (userId: UserId, kind: 'dm' | 'channel' | 'ended'): Promise<Situation> => ({
    kind,
    account: await ports.account.stepOf(userId),
  });

  const roleOf = async (caller: Caller, conversation: Conversation) => {
    const { about, suspension } = conversation;
    const waitsForLink = suspension?.cause === 'link' || suspension?.cause === 'other_account';
    if (waitsForLink && caller.userId === about.hostId) return 'host_to_link';
    const verdict = hearing(conversation, { by: caller.userId, roles: caller.roles });
    // Whoever has no floor yet may raise a hand.
    if (verdict === 'left_out' || verdict === 'not_chosen') return 'left_out';
    return (await ports.conversation.mayModerate(caller, conversation)) ? 'moderator' : 'speaker';
  };

  return {
    outside,
    ofCaller: async (caller: Caller): Promise<Situation> => {
      const { userId, place } = caller;
      if (place === 'dm') return outside(userId, 'dm');
      const conversation = await ports.conversation.recordHere(caller);
      if (conversation?.phase !== 'open')
        return outside(userId, conversation?.phase === 'ended' ? 'ended' : 'channel');
      const { who, hears } = conversation.terms;
      return {
        kind: 'conversation',
        partner: conversation.about.kind,
        role: await roleOf(caller, conversation),
        hears: ports.readsMessages() ? hears : 'mentions',
        isByHand: who === 'hands',
      };
    },
  };
};
