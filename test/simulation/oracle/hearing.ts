import type { Conversation } from '../../../src/machine/record.ts';
import type { RoleId, UserId } from '../../../src/lib/ids.ts';
import { bot, host, roleOf } from '../places.ts';
import type { SimMessage, Wording } from '../discord.ts';

/** Who is heard, and what is a question, as the contract has it. */

export type Standing = Pick<Conversation, 'terms' | 'hands' | 'phase'>;

export const isModerator = ({ coHosts }: Conversation['terms'], by: UserId): boolean =>
  by === host || coHosts.includes(by);

export const isHeard = (
  { terms, hands, phase }: Standing,
  by: UserId,
  roles: readonly RoleId[] = [roleOf(by)],
): boolean => {
  if (phase !== 'open' || terms.paused !== undefined) return false;
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
      return (hands?.up.length ?? 0) === 0 && !isModerator(terms, by);
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
