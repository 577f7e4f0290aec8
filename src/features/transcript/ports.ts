import type { TranscriptLine } from '../../conversation/domain/transcript-line.ts';
import type { Self } from '../../conversation/domain/message.ts';
import type { Conversation } from '../../conversation/domain/record.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import type { ComponentRoute, Handler } from '../../discord/interactions/route.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import type { ChannelId, GuildId } from '../../lib/ids.ts';
import type { Log } from '../../lib/log.ts';
import type { Words } from '../../locale/words.ts';

/** What transcripts need of the rest. */
export interface TranscriptPorts {
  readonly discord: Pick<
    DiscordApi,
    'history' | 'message' | 'member' | 'isMember' | 'file' | 'post' | 'archive'
  >;
  readonly conversation: {
    byId(id: string): Conversation | undefined;
    /** Ended ones are remembered for a while. */
    inThread(channel: ChannelId): Conversation | undefined;
    inChannel(guild: GuildId, channel: ChannelId): readonly Conversation[];
    /** In the order of the thread. */
    linesOf(conversation: Conversation): Promise<readonly TranscriptLine[]>;
    mayHost(caller: Caller, conversation: Conversation): boolean;
    /** For the button on a conversation's messages. */
    onTranscript(handle: Handler<{ readonly conversation: string }>): ComponentRoute;
  };
  readonly selfIn: (guild: GuildId) => Self;
  /** Of those who read what is said in threads. */
  readonly words: Words;
  readonly now: () => number;
  readonly log: Log;
}
