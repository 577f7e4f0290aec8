import { isNamedIn, withoutPerson } from '../../conversation/forget.ts';
import type { Decision } from '../../conversation/events.ts';
import type { Conversation } from '../../conversation/record.ts';
import type { Registry } from '../../conversation/registry.ts';
import { clock } from '../../lib/clock.ts';
import { firstIdAt, interactionId, timeOfId } from '../../lib/ids.ts';
import type { GuildId, UserId } from '../../lib/ids.ts';
import type { Progress } from '../bus.ts';
import type { Ask } from './conversations.ts';
import { lineId } from './store.ts';
import type { ConversationStores, StoredLine } from './store.ts';

/** Ends conversations for good and deletes them, and takes people out of other people's. */

/** Which of them are looked at. */
type Where = Parameters<ConversationStores['conversations']['list']>[0];

interface ForgettingDeps {
  readonly conversations: Registry;
  readonly ask: Ask;
  readonly store: Pick<ConversationStores, 'conversations' | 'lines'>;
}

/** How many are written at a time, so that others write in between. */
const atOnce = 20;

const inLots = async <Item>(
  items: readonly Item[],
  write: (item: Item) => Promise<unknown>,
): Promise<void> => {
  for (let done = 0; done < items.length; done += atOnce)
    await Promise.all(items.slice(done, done + atOnce).map(write));
};

export const createForgetting = ({ conversations, ask, store }: ForgettingDeps) => {
  const known = (): readonly Conversation[] => conversations.states().map(({ record }) => record);

  const askAll = async (ids: readonly string[], decision: Decision): Promise<Progress> => {
    const now = clock.wall();
    // Each request has a place of its own, by which its line in the thread is named.
    const asked = ids.map((id, index) =>
      ask({ interactionId: interactionId(firstIdAt(now + index)) }, id, decision),
    );
    const outcomes = await Promise.all(asked);
    // Otherwise it takes longer, or the store was lost.
    const isDone = outcomes.every((outcome) => outcome !== undefined && outcome.kind !== 'lost');
    return isDone ? 'done' : 'ending';
  };

  const endAll = (records: readonly Conversation[], by: UserId | undefined): Promise<Progress> =>
    askAll(
      records.map(({ about }) => about.id),
      { kind: 'job', job: 'end', by },
    );

  const stored = async (
    matches: (record: Conversation) => boolean,
    among?: Where,
  ): Promise<readonly Conversation[]> => {
    const found: Conversation[] = [];
    for await (const record of store.conversations.list(among)) if (matches(record)) found.push(record);
    return found;
  };

  /** From the store as well, where those lie that have ended long ago. */
  const erase = async (matches: (record: Conversation) => boolean, among: Where): Promise<void> => {
    conversations.drop(matches);
    await inLots(await stored(matches, among), (record) => store.conversations.delete(record.about.id));
  };

  const forgetLine = async (stored: StoredLine): Promise<void> => {
    const { conversation, line } = stored;
    const id = lineId(stored);
    if (line.kind === 'turn' || line.kind === 'greeting') await store.lines.delete(id);
    else await store.lines.change(id, (now) => now && { conversation, line: { ...line, by: undefined } });
  };

  return {
    /** The servers in which conversations go on. */
    servers: (): readonly GuildId[] => [...new Set(known().map(({ about }) => about.guildId))],

    /** Ends what somebody hosts. */
    endHosted: (host: UserId): Promise<Progress> => endAll(conversations.hostedBy(host), host),

    /** Takes a person out of other people's conversations. */
    forgetPerson: async (person: UserId): Promise<Progress> => {
      const progress = await askAll(conversations.naming(person), { kind: 'forget_person', person });
      const others = await stored(
        (record) =>
          record.about.hostId !== person &&
          conversations.byId(record.about.id) === undefined &&
          isNamedIn(record, person),
      );
      await inLots(others, (record) =>
        // Somebody else may be taken out of it, or it may be deleted, at the same time.
        store.conversations.change(record.about.id, (now) => now && withoutPerson(now, person)),
      );
      const lines: StoredLine[] = [];
      for await (const line of store.lines.list({ person })) lines.push(line);
      await inLots(lines, forgetLine);
      return progress;
    },

    /** Ends the conversations begun in a server, or by a host, up to then, and deletes those that have ended. */
    forget: async (
      whose: { readonly guildId: GuildId } | { readonly hostId: UserId },
      until: number,
    ): Promise<Progress> => {
      const isMeant = ({ about }: Conversation): boolean =>
        timeOfId(about.id) <= until &&
        ('guildId' in whose ? about.guildId === whose.guildId : about.hostId === whose.hostId);
      const open = known().filter((record) => isMeant(record) && record.phase === 'open');
      const ends = await endAll(open, 'hostId' in whose ? whose.hostId : undefined);
      // What shows its end at Discord is not waited for.
      const isOver = (record: Conversation): boolean => isMeant(record) && record.phase === 'ended';
      await erase(isOver, 'guildId' in whose ? { server: whose.guildId } : { host: whose.hostId });
      return ends === 'ending' || known().some(isMeant) ? 'ending' : 'done';
    },

    /** Deletes all conversations of a server that the bot is no longer in. */
    abandon: (guild: GuildId): Promise<void> =>
      erase(({ about }) => about.guildId === guild, { server: guild }),
  };
};
