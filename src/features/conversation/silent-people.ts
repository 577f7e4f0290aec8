import { isStandIn } from '../../conversation/domain/stand-in.ts';
import { isHostOrCoHost } from '../../conversation/domain/rights.ts';
import type { Conversation, Threaded } from '../../conversation/domain/record.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { say } from '../../discord/reply.ts';
import type { Reply } from '../../discord/reply.ts';
import { DiscordError } from '../../lib/failure.ts';
import type { UserId } from '../../lib/ids.ts';
import type { Words } from '../../locale/words.ts';
import type { Admitted } from './access.ts';
import { nameOf } from './rendering.ts';

/** Who is in a thread and has not asked anything yet: for moderators alone, who may want to draw them in. */

interface SilentPeopleDeps {
  readonly discord: Pick<DiscordApi, 'threadMembers' | 'history'>;
  /** The bot's own user. */
  readonly self: UserId;
}

/** Pages of the thread that are looked through for people. */
const mostPages = 10;
const mostNamed = 50;

/** People whose hand is up, and the one who has the floor, even if they have not written. */
const handsIn = ({ hands }: Conversation): readonly UserId[] => [
  ...(hands?.up ?? []),
  ...(hands?.holder === undefined ? [] : [hands.holder]),
];

const writersIn = async (
  { threadId }: Threaded,
  { discord }: SilentPeopleDeps,
): Promise<readonly UserId[]> => {
  const found = new Set<UserId>();
  let after = '0';
  for (let page = 0; page < mostPages; page += 1) {
    const { messages, next } = await discord.history(threadId, { after });
    for (const { author, system } of messages) if (!author.bot && !system) found.add(author.id);
    if (next === undefined) break;
    after = next;
  }
  return [...found];
};

/** Discord lists the members of a thread only to bots with the intent Server Members; undefined if it does not. */
const membersOf = async (
  { threadId }: Threaded,
  { discord, self }: SilentPeopleDeps,
): Promise<readonly UserId[] | undefined> => {
  try {
    const members = await discord.threadMembers(threadId);
    // The bot is a member itself: a list without it is none.
    return members.includes(self) ? members.filter((id) => id !== self) : undefined;
  } catch (error) {
    if (error instanceof DiscordError && error.failure.kind === 'forbidden') return undefined;
    throw error;
  }
};

const told = (
  { people, isSeen }: { readonly people: readonly UserId[]; readonly isSeen: boolean },
  words: Words,
): string => {
  const { panel, small } = words.conversation;
  // Whoever only reads may not have asked.
  if (!isSeen && people.length === 0) return small(panel.silentUnseen);
  const names = people.slice(0, mostNamed).map((user) => nameOf(user, words));
  const line = people.length === 0 ? panel.nobodySilent : panel.silent(names, people.length - names.length);
  return isSeen ? line : `${line}\n${small(panel.silentUnseen)}`;
};

export const createSilentPeople =
  (deps: SilentPeopleDeps) =>
  async ({ caller, record }: Admitted): Promise<Reply> => {
    const members = await membersOf(record, deps);
    const there = members ?? [...new Set([...(await writersIn(record, deps)), ...handsIn(record)])];
    const people = there.filter(
      (user) => !record.speakers.includes(user) && !isHostOrCoHost(record, user) && !isStandIn(user),
    );
    return say(told({ people, isSeen: members !== undefined }, caller.words));
  };
