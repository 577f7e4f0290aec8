import { channelUrl } from '../../discord/channel-url.ts';
import { linkButton } from '../../discord/reply.ts';
import type { Body } from '../../discord/reply.ts';
import type { GuildId, ThreadId } from '../../lib/ids.ts';
import { conversationTexts as texts } from '../../locale/en/conversation.ts';

/** The private answer to a start that worked. */
export const startedBody = (guild: GuildId, thread: ThreadId): Body => ({
  content: texts.started(thread),
  rows: [[linkButton(texts.buttons.goThere, channelUrl(guild, thread))]],
});
