import type { Conversation } from '../../../src/machine/record.ts';
import { compareIds, timeOfId } from '../../../src/lib/ids.ts';
import type { RoleId, UserId } from '../../../src/lib/ids.ts';
import { bot, host, roleOf } from '../places.ts';
import type { SimMessage, Wording } from '../discord.ts';

/** Who is heard, and what is a question, as the contract has it. */

export type Standing = Pick<Conversation, 'terms' | 'time' | 'hands' | 'phase'>;

export const isModerator = ({ coHosts }: Conversation['terms'], by: UserId): boolean =>
  by === host || coHosts.includes(by);

/** Whoever set *one at a time* leads it; by a default, nobody does. In records of 1.1.0, the host. */
export const isLeader = ({ ledBy = host }: Conversation['terms'], by: UserId): boolean => ledBy === by;

/** Nobody is heard then: it is after the beginning of a pause, or after the end of the time, by Discord's clock. */
export const isQuiet = ({ terms, time }: Pick<Standing, 'terms' | 'time'>, at: string): boolean => {
  const isOver = time !== undefined && time.left === undefined && timeOfId(at) >= time.endsAt;
  return isOver || (terms.paused !== undefined && compareIds(at, terms.pausedAt ?? '0') >= 0);
};

/** Paused by hand: nothing is asked, whenever it was written. */
export const isHalted = ({ terms, time }: Pick<Standing, 'terms' | 'time'>): boolean =>
  terms.paused !== undefined && time?.is !== 'up';

export const isHeard = (
  standing: Standing,
  { by, at }: { readonly by: UserId; readonly at: string },
  roles: readonly RoleId[] = [roleOf(by)],
): boolean => {
  const { terms, hands, phase } = standing;
  if (phase !== 'open' || isQuiet(standing, at)) return false;
  switch (terms.who) {
    case 'everyone':
      return true;
    case 'me':
      return isModerator(terms, by);
    case 'chosen':
      return (
        isModerator(terms, by) ||
        terms.chosen?.people.includes(by) === true ||
        roles.some((role) => terms.chosen?.roles.includes(role))
      );
    case 'hands':
      if (hands?.holder !== undefined) return hands.holder === by;
      return (hands?.up.length ?? 0) === 0 && !isLeader(terms, by);
  }
};

/** Whether the bot can tell that these words are for the other side. */
export const isQuestion = (
  { interaction, isPasted }: SimMessage,
  { isQuestion: isMeant, isAddressed, content }: Wording,
  {
    hears,
    readsMessages,
  }: { readonly hears: Conversation['terms']['hears']; readonly readsMessages: boolean },
): boolean => {
  if (!isMeant) return false;
  const isToBot = isAddressed || interaction !== undefined || content.includes(`<@${bot}>`);
  if (isPasted === true && !readsMessages) return isToBot;
  return (hears === 'everything' && readsMessages) || isToBot;
};
