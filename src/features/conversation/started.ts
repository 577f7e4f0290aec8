import { channelUrl } from '../../discord/channel-url.ts';
import { linkButton } from '../../discord/reply.ts';
import type { Body } from '../../discord/reply.ts';
import type { GuildId, ThreadId } from '../../lib/ids.ts';
import type { Words } from '../../locale/words.ts';

/** The private answer to a start that worked. */
export const startedBody = (
  { guildId, threadId }: { readonly guildId: GuildId; readonly threadId: ThreadId },
  { conversation: texts }: Words,
): Body => ({
  content: texts.started(threadId),
  rows: [[linkButton(texts.buttons.goThere, channelUrl(guildId, threadId))]],
});
