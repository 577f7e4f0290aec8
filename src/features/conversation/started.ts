import type { Conversation } from '../../conversation/record.ts';
import { channelUrl } from '../../discord/channel-url.ts';
import { linkButton } from '../../discord/reply.ts';
import type { Body } from '../../discord/reply.ts';
import type { Words } from '../../locale/words.ts';

/** The private answer to a start that worked. */
export const startedBody = (
  { guildId, threadId, channelId }: Pick<Conversation, 'guildId' | 'threadId' | 'channelId'>,
  { conversation: texts }: Words,
): Body => ({
  content: texts.started(threadId ?? channelId),
  rows: [[linkButton(texts.buttons.goThere, channelUrl(guildId, threadId ?? channelId))]],
});
