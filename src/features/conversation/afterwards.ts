import { senseOf, speakerOf } from '../../machine/hear.ts';
import { nonceOf } from '../../machine/outgoing.ts';
import type { Registry } from '../../machine/registry.ts';
import type { GatewayNews, ThreadState } from '../../discord/gateway/news.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { clock } from '../../lib/clock.ts';
import { compareIds, firstIdAt, threadId } from '../../lib/ids.ts';
import type { GuildId, ThreadId } from '../../lib/ids.ts';
import { errorFacts } from '../../lib/log.ts';
import type { ConversationNeeds } from './needs.ts';
import { endedHintOf } from './rendering.ts';
import type { WordsOf } from './rendering.ts';

/**
 * What is written in the thread of a conversation that has ended, was deleted, or is not in this store, as after a
 * restore: once a thread, its writer is told that nobody answers there. Until its end is shown, a conversation does that.
 */

interface AfterwardsDeps extends Pick<
  ConversationNeeds,
  'store' | 'self' | 'selfIn' | 'wordsIn' | 'timings' | 'log'
> {
  readonly conversations: Pick<Registry, 'inThread'>;
  readonly discord: DiscordApi;
  readonly wordsOf: WordsOf;
}

/** Milliseconds: it takes seconds, unless Discord keeps it waiting. */
const longestOpening = 60 * 60_000;

export const createAfterwards = (deps: AfterwardsDeps) => {
  const { store, conversations, discord, self, selfIn, wordsOf, wordsIn, timings, log } = deps;
  /** The bot's own threads that are active: nothing is read for any other. */
  const own = new Set<string>();
  /** Those in which somebody has been told. */
  const told = new Set<string>();
  const began = clock.wall();
  /** A later thread may be of a conversation that is about to open. */
  const lastOld = (): string => firstIdAt(Math.max(began, clock.wall() - longestOpening));

  const seen = ({ id, ownerId, archived }: ThreadState): void => {
    if (ownerId !== self) return;
    if (archived) own.delete(id);
    else own.add(id);
  };

  /** The hint that is to be given there, with its words; once it is `given`, none is any more. */
  const hintIn = async (thread: ThreadId, guild: GuildId) => {
    for await (const record of store.conversations.list({ thread })) {
      const { phase, hinted, about } = record;
      if (phase !== 'ended' || hinted.includes('ended')) return undefined;
      const given = () =>
        store.conversations.change(about.id, (now) => now && { ...now, hinted: [...now.hinted, 'ended'] });
      return { words: wordsOf(record), kind: endedHintOf(record), given };
    }
    const isDeleted = (await store.threads.get(thread)) !== undefined;
    if (!isDeleted && compareIds(thread, lastOld()) > 0) {
      told.delete(thread);
      return undefined;
    }
    const given = () => store.threads.delete(thread);
    return { words: await wordsIn(guild), kind: 'ended_deleted' as const, given };
  };

  const tell = async ({ id, channelId }: GatewayNews['message'], guild: GuildId): Promise<void> => {
    const thread = threadId(channelId);
    const found = await hintIn(thread, guild);
    if (found === undefined) return;
    const { small, hints } = found.words.conversation;
    const content = small(hints[found.kind]);
    const hint = await discord.post(thread, { content, nonce: nonceOf(id, 'iended') });
    clock.after(timings.hintStands, () => void discord.remove(thread, hint.id).catch(() => undefined));
    await found.given();
  };

  const message = (written: GatewayNews['message']): void => {
    const { channelId, guildId } = written;
    if (guildId === undefined || !own.has(channelId) || told.has(channelId)) return;
    if (conversations.inThread(channelId) !== undefined) return;
    const us = selfIn(guildId);
    const unnamed = { person: '', role: '', channel: '' };
    if (speakerOf(written, us) === undefined || written.interaction !== undefined) return;
    if (senseOf(written, 'everything', { self: us, unnamed }).kind === 'marked') return;
    told.add(channelId);
    tell(written, guildId).catch((error: unknown) => {
      told.delete(channelId);
      log.warn({ thread: channelId, ...errorFacts(error) }, 'nobody was told that it has ended');
    });
  };

  return {
    /** It is, or was, the thread of a conversation. */
    knows: (thread: string): boolean => own.has(thread),
    routes: [],
    hears: {
      guildAvailable: ({ threads = [] }: GatewayNews['guildAvailable']): void => threads.forEach(seen),
      threadChanged: seen,
      threadGone: (thread: ThreadId): void => {
        told.delete(thread);
        if (!own.delete(thread)) return;
        store.threads
          .delete(thread)
          .catch((error: unknown) => log.warn(errorFacts(error), 'a thread that is gone is not forgotten'));
      },
      message,
    },
  };
};
