import type { Outcome } from '../../conversation/domain/decision.ts';
import type { Conversation } from '../../conversation/domain/record.ts';
import type { Conversations } from '../../conversation/registry.ts';
import {
  firstIdAt,
  interactionId,
  timeOfId,
  type GuildId,
  type InteractionId,
  type UserId,
} from '../../lib/ids.ts';
import { lettingOthersIn } from '../../lib/letting-others-in.ts';
import type { Ask } from './conversations.ts';
import { lineId, type ConversationStores, type StoredLine } from './collections.ts';
import type { ShownEnd } from './shown-end.ts';

/** Ends conversations for good, and takes people out of other people's. */

interface Ending {
  readonly ask: Ask;
  /** Who wants it; nobody in particular if absent. */
  readonly by?: UserId;
}

/** The moment is the place in the queue; each has its own, because the nonce of an announcement depends on it. */
const placesFrom = (now: number, ids: readonly string[]): readonly (readonly [string, InteractionId])[] =>
  ids.map((id, index) => [id, interactionId(firstIdAt(now + index))]);

/** Otherwise it takes longer. */
const isDone = (outcome: Outcome | undefined): boolean => outcome !== undefined && outcome.kind !== 'lost';

/** `ending`: answers in progress come first. */
export const endAll = async (ids: readonly string[], { ask, by }: Ending): Promise<'ended' | 'ending'> => {
  const ends = placesFrom(Date.now(), ids).map(([id, place]) =>
    ask({ interactionId: place }, id, { kind: 'job', job: { kind: 'end', by } }),
  );
  return (await Promise.all(ends)).every(isDone) ? 'ended' : 'ending';
};

export interface Forgetful {
  /** The servers in which there are conversations, ended ones included. */
  servers(): readonly GuildId[];
  /** Ends the conversations begun in a server, or by a host, up to then, and deletes those that have ended. */
  forget(
    whose: { readonly guildId: GuildId } | { readonly hostId: UserId },
    until: number,
  ): Promise<'forgotten' | 'ending'>;
  /** Takes a person out of other people's conversations. `ending`: not everywhere yet. */
  forgetPerson(user: UserId): Promise<'forgotten' | 'ending'>;
  /** Deletes all conversations of a server that the bot is no longer in. */
  abandon(guild: GuildId): Promise<void>;
}

/** How many lines are deleted at a time, so that others write in between. */
const atOnce = 20;

export interface ForgetfulDeps {
  readonly conversations: Conversations;
  readonly ask: Ask;
  readonly store: Pick<ConversationStores, 'conversations' | 'lines'>;
  readonly shownEnd: Pick<ShownEnd, 'forget'>;
  /** From then on, there may be conversations in the store that are not in memory any more. */
  readonly stop: AbortSignal;
}

export const createForgetful = ({ conversations, ask, store, shownEnd, stop }: ForgetfulDeps): Forgetful => {
  const records = (): readonly Conversation[] => conversations.states().map(({ record }) => record);

  const forgetShown = async (erased: readonly Conversation[]): Promise<void> => {
    for (const record of erased) await shownEnd.forget(record);
  };

  /** From the store, so that what it failed to delete is found again; it first writes what actors have just sent. */
  const erase = async (
    matches: (record: Conversation) => boolean,
    among: Parameters<typeof store.conversations.list>[0],
  ): Promise<void> => {
    conversations.drop(matches);
    const found: string[] = [];
    for await (const record of store.conversations.list(among)) if (matches(record)) found.push(record.id);
    for (const id of found) await store.conversations.delete(id);
  };

  const forgetLine = async ({ conversation, line }: StoredLine): Promise<void> => {
    const id = lineId(conversation, line.at);
    if (line.kind === 'turn' || line.kind === 'greeting') await store.lines.delete(id);
    else await store.lines.set(id, { conversation, line: { ...line, by: undefined } });
  };

  const forgetLines = async (user: UserId): Promise<void> => {
    const found: StoredLine[] = [];
    for await (const line of store.lines.list({ person: user })) found.push(line);
    while (found.length > 0) await Promise.all(found.splice(-atOnce).map(forgetLine));
  };

  return {
    forgetPerson: async (user) => {
      // Asking a conversation makes it look at its thread, so the others are left alone.
      const ids: string[] = [];
      for await (const { id } of lettingOthersIn(records()))
        if (conversations.isNamedIn(id, user)) ids.push(id);
      const asked = placesFrom(Date.now(), ids).map(([id, place]) =>
        ask({ interactionId: place }, id, { kind: 'forget_person', person: user }),
      );
      const isAll = (await Promise.all(asked)).every(isDone);
      await forgetLines(user);
      return isAll && !stop.aborted ? 'forgotten' : 'ending';
    },
    servers: () => [...new Set(records().map(({ guildId }) => guildId))],
    forget: async (whose, until) => {
      // Discord's clock says when both were wanted.
      const isMeant = ({ id, guildId, hostId }: Conversation): boolean =>
        timeOfId(id) <= until && ('guildId' in whose ? guildId === whose.guildId : hostId === whose.hostId);
      const open = records().filter((record) => isMeant(record) && record.status === 'open');
      const by = 'hostId' in whose ? { by: whose.hostId } : {};
      const ends = await endAll(
        open.map(({ id }) => id),
        { ask, ...by },
      );
      const isOver = (record: Conversation): boolean => isMeant(record) && record.status === 'ended';
      const over = records().filter(isOver);
      const among = 'hostId' in whose ? { host: whose.hostId } : { server: whose.guildId };
      await erase(isOver, among);
      // The deletion does not wait for Discord.
      void forgetShown(over);
      return ends === 'ending' || stop.aborted || records().some(isMeant) ? 'ending' : 'forgotten';
    },
    abandon: (guild) => erase(({ guildId }) => guildId === guild, { server: guild }),
  };
};
