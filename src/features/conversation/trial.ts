import type { Registry } from '../../conversation/registry.ts';
import { ServiceError } from '../../lib/failure.ts';
import { serviceId, type GuildId, type UserId } from '../../lib/ids.ts';
import type { ConversationNeeds } from './conversations.ts';
import { hasTalked, openOn } from './start.ts';

interface TrialDeps extends Pick<ConversationNeeds, 'account' | 'service' | 'store'> {
  readonly conversations: Registry;
}

/**
 * Finds out whether the service knows a case, by a reset: that changes nothing for a patient whom nobody has talked to on
 * this account. Where somebody has, nothing is tried.
 */
export const createTrial =
  ({ account: accounts, service, store, conversations }: TrialDeps) =>
  async (about: { readonly userId: UserId; readonly guildId: GuildId; readonly id: string }) => {
    const { userId, guildId } = about;
    const subject = serviceId(about.id);
    const account = await accounts.accountOf(userId);
    if (account?.status !== 'active' || openOn(conversations, account, subject) !== undefined)
      return 'not_tried';
    if (await hasTalked(store.conversations, account, { hostId: userId, guildId, subject }))
      return 'not_tried';
    try {
      await service.as({ userId }).chat.reset({ caseId: subject });
      return 'known';
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const { failure } = error;
      return failure.kind === 'rejected' && failure.status === 404 ? 'unknown' : 'not_tried';
    }
  };
