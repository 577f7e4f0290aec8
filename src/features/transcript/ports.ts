import type { TranscriptLine } from '../../conversation/domain/transcript-line.ts';
import type { Self } from '../../conversation/domain/self.ts';
import type { Conversation, Threaded } from '../../conversation/domain/record.ts';
import type { Caller } from '../../discord/interactions/interaction.ts';
import type { ComponentRoute, Guarded, Handler } from '../../discord/interactions/route.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import type { Reply } from '../../discord/reply.ts';
import type { ChannelId, GuildId } from '../../lib/ids.ts';
import type { Log } from '../../lib/log.ts';
import type { Words } from '../../locale/words.ts';

/** What transcripts need of the rest. */
export interface TranscriptPorts {
  readonly discord: Pick<DiscordApi, 'history' | 'message' | 'member' | 'file' | 'post'>;
  readonly conversation: {
    /** As it is now. */
    byId(id: string): Conversation | undefined;
    /** Ended ones are remembered for a while. */
    inThread(channel: ChannelId): Conversation | undefined;
    inChannel(guild: GuildId, channel: ChannelId): readonly Conversation[];
    /** In the order of the thread. */
    linesOf(conversation: Conversation): Promise<readonly TranscriptLine[]>;
    isHostOrCoHost(caller: Caller, conversation: Conversation): boolean;
    /** Whether somebody may read what was written in its thread. */
    mayRead(caller: Caller, conversation: Conversation): Promise<boolean>;
    /** For a custom_id that names a conversation: calls `act` for those who may read its thread. */
    reading<Values extends { readonly conversation: string }>(
      act: (caller: Caller, values: Values, record: Threaded) => ReturnType<Handler<Values>>,
    ): Guarded<Values>;
    /** The same for one that is named otherwise: its record, or why this person may not read it. */
    toRead(caller: Caller, conversation: string): Promise<Threaded | Reply>;
    /** For the button on a conversation's messages. */
    onTranscript(handle: Guarded<{ readonly conversation: string }>): ComponentRoute;
  };
  readonly selfIn: (guild: GuildId) => Self;
  /** The words for one of Discord's locales, or for a language that was stored. */
  readonly wordsFor: (locale: string) => Words;
  readonly now: () => number;
  readonly log: Log;
}
