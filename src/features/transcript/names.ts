import type { DiscordApi } from '../../discord/outbox/api.ts';
import { DiscordError } from '../../lib/failure.ts';
import { looksOf } from '../../lib/invisible.ts';
import type { GuildId, UserId } from '../../lib/ids.ts';
import type { Texts } from '../../locale/words.ts';
import type { Reading } from './readings.ts';

/** What people are called in a transcript. */

export interface Names {
  /** A person's key, in the order of their first appearance. */
  keyOf(user: UserId): string;
  /** Everybody who has been given a key. */
  people(): readonly { readonly key: string; readonly name: string }[];
}

/** `hidden`: "Speaker 1" and so on. Of two people whose names look the same, the second is told apart by a number. */
export const createNames = (
  style: 'shown' | 'hidden',
  names: ReadonlyMap<string, string>,
  { transcript: texts }: Texts,
): Names => {
  const people = new Map<UserId, { readonly key: string; readonly name: string }>();
  const used = new Set<string>();
  const shownName = (user: UserId): string => {
    const known = names.get(user) ?? texts.somebody;
    let name = known;
    // Somebody else may be called "Bob (2)" already.
    for (let number = 2; used.has(looksOf(name)); number += 1) name = `${known} (${number})`;
    used.add(looksOf(name));
    return name;
  };
  return {
    keyOf: (user) => {
      const known = people.get(user);
      if (known !== undefined) return known.key;
      const number = people.size + 1;
      const name = style === 'hidden' ? texts.speakerNumber(number) : shownName(user);
      people.set(user, { key: `p${number}`, name });
      return `p${number}`;
    },
    people: () => [...people.values()],
  };
};

/** Each name in a server costs a request; beyond that many, people are called what the messages say. */
const mostAskedFor = 200;

/**
 * Adds the names of those who have none yet, as the server shows them, asked for once in each reading; somebody who has
 * left is called what the messages say.
 */
type LookUp = (
  guild: GuildId,
  users: readonly UserId[],
  found: { readonly reading: Reading; readonly nameOf: Map<string, string> },
) => Promise<void>;

export const createLookUp = (discord: Pick<DiscordApi, 'member'>): LookUp => {
  const asked = new WeakMap<Reading, Map<UserId, Promise<string | undefined>>>();

  const ask = async (guild: GuildId, user: UserId): Promise<string | undefined> => {
    try {
      return (await discord.member(guild, user))?.displayName;
    } catch (error) {
      if (error instanceof DiscordError) return undefined;
      throw error;
    }
  };

  return async (guild, users, { reading, nameOf }) => {
    const known = asked.get(reading) ?? new Map<UserId, Promise<string | undefined>>();
    asked.set(reading, known);
    const written = new Map<string, string>();
    for (const { author, mentions } of reading.messages.values()) {
      for (const [user, name] of mentions) written.set(user, name);
      written.set(author.id, author.displayName);
    }
    const unnamed = [...new Set(users)].filter((user) => !nameOf.has(user));
    for (const user of unnamed.slice(0, mostAskedFor))
      if (!known.has(user)) known.set(user, ask(guild, user));
    for (const user of unnamed) {
      const name = (await known.get(user)) ?? written.get(user);
      if (name !== undefined) nameOf.set(user, name);
    }
  };
};
