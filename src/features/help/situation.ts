import { hearing } from '../../conversation/hear.ts';
import type { Conversation } from '../../conversation/record.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import type { ChannelId, UserId } from '../../lib/ids.ts';
import type { AccountStep, Situation } from '../../locale/facts.ts';

/** What a person's next step depends on. */
export interface SituationPorts {
  readonly account: { stepOf(user: UserId): Promise<AccountStep> };
  readonly conversation: {
    /** Ended ones are remembered for a while. */
    inThread(channel: ChannelId): Conversation | undefined;
    mayModerate(caller: Caller, conversation: Conversation): Promise<boolean>;
  };
  readonly readsMessages: () => boolean;
}

/** All that is known about somebody who asks by message. */
export type Asker = Pick<Caller, 'userId' | 'channelId'> & { readonly isDm: boolean };

export const createSituations = (ports: SituationPorts) => {
  const outside = async ({ userId, channelId, isDm }: Asker): Promise<Situation> => {
    const account = await ports.account.stepOf(userId);
    if (isDm) return { kind: 'dm', account };
    const isOver = ports.conversation.inThread(channelId)?.phase === 'ended';
    return { kind: isOver ? 'ended' : 'channel', account };
  };

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
    ofAsker: outside,
    ofCaller: async (caller: Caller): Promise<Situation> => {
      const conversation = ports.conversation.inThread(caller.channelId);
      if (conversation?.phase !== 'open') {
        const { userId, channelId } = caller;
        return outside({ userId, channelId, isDm: caller.place === 'dm' });
      }
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
