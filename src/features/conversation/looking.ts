import { LRUCache } from 'lru-cache';
import { isOwed } from '../../machine/arrive.ts';
import type { EffectOf } from '../../machine/effects.ts';
import type { Message, Result } from '../../machine/events.ts';
import { speakerOf } from '../../machine/hear.ts';
import type { Conversation } from '../../machine/record.ts';
import type { DiscordMessage } from '../../discord/gateway/message.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { grants, missingOf, permissions } from '../../discord/permissions.ts';
import { clock } from '../../lib/clock.ts';
import { failedAs, rightsToPost, type DiscordError } from '../../lib/failure.ts';
import { messageId, type MessageId, type RoleId, type ThreadId, type UserId } from '../../lib/ids.ts';
import { errorFacts, type Log } from '../../lib/log.ts';
import type { ConversationNeeds } from './needs.ts';

/** What is looked up in Discord for a conversation: messages, the roles of those who wrote them, and rights. */

export interface LookingDeps extends Pick<ConversationNeeds, 'self' | 'timedOutUntil'> {
  readonly discord: Pick<DiscordApi, 'history' | 'member' | 'message' | 'permissionsIn' | 'withPaste'>;
  readonly log: Log;
}

export const threadOf = ({ about }: Conversation): ThreadId => {
  if (about.threadId === undefined) throw new Error('a conversation without a thread');
  return about.threadId;
};

// ---- messages

/** Pages do not say which roles people have: where that matters, each of them is looked up. */
const withRoles = async (
  { about, terms }: Conversation,
  messages: readonly Message[],
  { discord, log, self: id }: LookingDeps,
): Promise<readonly Message[]> => {
  if (terms.chosen === undefined || terms.chosen.roles.length === 0) return messages;
  const roles = new Map<UserId | undefined, readonly RoleId[]>();
  for (const message of messages) {
    const speaker = speakerOf(message, { id });
    if (speaker === undefined || roles.has(speaker)) continue;
    try {
      roles.set(speaker, (await discord.member(about.guildId, speaker))?.roles ?? []);
    } catch (error) {
      // The page is read again later: those whose roles are not known are not heard.
      if (!failedAs(error, 'refused')) throw error;
      log.warn({ conversation: about.id, ...errorFacts(error) }, 'the roles of a member are not known');
    }
  }
  return messages.map((message) => {
    const known = roles.get(speakerOf(message, { id }));
    return known === undefined ? message : { ...message, author: { ...message.author, roles: known } };
  });
};

/** Of all threads together: Discord takes fifty requests a second, and after a new session answers need theirs. */
const readsEachSecond = 20;

/** Lets one after another go on, those who are in a hurry first. */
export const inTurn = ({ monotonic, after }: Pick<typeof clock, 'monotonic' | 'after'>) => {
  const waiting: Readonly<Record<'hurried' | 'other', (() => void)[]>> = { hurried: [], other: [] };
  let [nextAt, isPlanned] = [0, false];
  const plan = (): void => {
    if (isPlanned || waiting.hurried.length + waiting.other.length === 0) return;
    isPlanned = true;
    after(nextAt - monotonic(), () => {
      isPlanned = false;
      nextAt = monotonic() + 1_000 / readsEachSecond;
      (waiting.hurried.shift() ?? waiting.other.shift())?.();
      plan();
    });
  };
  return (who: keyof typeof waiting): Promise<void> =>
    new Promise((resolve) => {
      waiting[who].push(resolve);
      plan();
    });
};

export const looking = (deps: LookingDeps) => {
  const { discord } = deps;
  const turn = inTurn(clock);
  const find = async (record: Conversation, id: MessageId): Promise<DiscordMessage | undefined> => {
    try {
      return await discord.message(threadOf(record), id);
    } catch (error) {
      if (failedAs(error, 'unknown_message')) return undefined;
      throw error;
    }
  };
  const read = async (record: Conversation, effect: EffectOf<'read'>): Promise<Result> => {
    const found = await find(record, effect.messageId);
    if (found === undefined) return { kind: 'message', message: undefined };
    const message = await discord.withPaste(found);
    return message === undefined ? { kind: 'file_unavailable' } : { kind: 'message', message };
  };
  /** An empty page may only mean that we may not read. Fetching a single message tells: if that is allowed, it counts. */
  const history = async (record: Conversation, { after }: EffectOf<'history'>): Promise<Result> => {
    const pageAfter = async () => {
      await turn(isOwed(record) ? 'hurried' : 'other');
      return discord.history(threadOf(record), { after });
    };
    let page = await pageAfter();
    if (page.messages.length === 0) {
      await find(record, messageId(record.about.id));
      page = await pageAfter();
    }
    return { kind: 'page', next: page.next, messages: await withRoles(record, page.messages, deps) };
  };
  return { read, history };
};

// ---- rights

/** People's permissions are remembered: each takes several requests to Discord. */
const managersKept = { max: 1_000, ttl: 60_000 };

/** Moderators are not told in front of the others that their messages are not asked: for them, these are talk. */
export const managing = (discord: LookingDeps['discord']) => {
  const known = new LRUCache<string, boolean>(managersKept);
  return async ({ about: { guildId: guild, channelId: channel } }: Conversation, user: UserId) => {
    const key = `${channel}/${user}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const manages = grants(await discord.permissionsIn({ guild, channel, user }), permissions.ManageThreads);
    known.set(key, manages);
    return manages;
  };
};

/** Discord does not say which right is missing. */
export const explained = async (
  failure: DiscordError['failure'],
  { about: { guildId, channelId } }: Conversation,
  { discord, self, timedOutUntil }: LookingDeps,
): Promise<DiscordError['failure']> => {
  if (failure.kind !== 'forbidden') return failure;
  const until = timedOutUntil(guildId);
  if (until !== undefined) return { ...failure, until };
  try {
    const bits = await discord.permissionsIn({ guild: guildId, channel: channelId, user: self });
    const [missing] = missingOf(bits, rightsToPost);
    // Words get through without it: one file must not hold up the thread.
    if (missing === 'AttachFiles') return { kind: 'refused', status: 403, code: failure.code, missing };
    return { ...failure, missing };
  } catch {
    return failure; // the status then says less
  }
};
