import { randomUUID } from 'node:crypto';
import type { UserId } from '../../lib/ids.ts';
import { errorFacts, type Log } from '../../lib/log.ts';
import type { Account } from './collections.ts';
import type { AccountBook } from './stored-accounts.ts';
import { issuedTokens } from './stored-accounts.ts';
import { pageState, type Linking } from './linking.ts';
import { wrongNumbersPerSignIn } from './limits.ts';
import { readNumber, sameNumber } from './waiting.ts';
import type { WaitingSignIns } from './waiting.ts';

/** Entering the number in Discord: only now is the account stored. */

/** Why there is no number to enter. */
type NoNumber =
  /** Nobody has signed in on the page yet. */
  | 'page_open'
  /** The page ended before anybody signed in. */
  | 'page_over'
  /** Its ten minutes are over. */
  | 'number_expired'
  | 'too_many_wrong'
  | 'linked_already'
  | 'nothing';

export type EnterOutcome =
  | { readonly kind: 'linked'; readonly account: Account }
  | { readonly kind: 'no_number'; readonly why: NoNumber }
  /** Not six digits; does not count. */
  | { readonly kind: 'unreadable' }
  /** `left`: how many attempts remain. */
  | { readonly kind: 'wrong'; readonly left: number };

interface EnterPorts {
  readonly linking: Linking;
  readonly waiting: WaitingSignIns;
  readonly book: AccountBook;
  readonly serviceUserKey: (username: string) => string;
  readonly now: () => number;
  readonly log: Log;
}

export const createEntering = ({ linking, waiting, book, serviceUserKey, now, log }: EnterPorts) => {
  const isLinkedSince = async (userId: UserId, time: number): Promise<boolean> => {
    const account = await book.get(userId);
    return account?.status === 'active' && account.linkedAt >= time;
  };

  /** To be called when no sign-in is waiting. */
  const whyNothing = async (userId: UserId): Promise<NoNumber> => {
    const step = (await linking.of(userId))[0]?.[1];
    switch (step?.state) {
      case undefined:
      case 'replaced':
        // The button of an old prompt was pressed.
        return (await book.get(userId))?.status === 'active' ? 'linked_already' : 'nothing';
      case 'page':
        return pageState(step, now()).kind === 'open' ? 'page_open' : 'page_over';
      case 'number':
        return (await isLinkedSince(userId, step.usedAt ?? 0)) ? 'linked_already' : 'number_expired';
      case 'spent':
        return 'too_many_wrong';
      case 'linked':
        return 'linked_already';
    }
  };

  /** If the store fails, the sign-in is over all the same: what is stored then only words it less exactly. */
  const end = async (userId: UserId, hash: string, state: 'linked' | 'spent'): Promise<void> => {
    try {
      await waiting.delete(userId);
      const step = await linking.get(hash);
      if (step !== undefined) await linking.set(hash, { ...step, state });
    } catch (error) {
      log.error(errorFacts(error), 'the end of a sign-in was not stored');
    }
  };

  const enter = async (userId: UserId, typed: string): Promise<EnterOutcome> => {
    const found = await waiting.get(userId);
    if (found === undefined) return { kind: 'no_number', why: await whyNothing(userId) };
    if (found.wrongNumbers >= wrongNumbersPerSignIn) return { kind: 'no_number', why: 'too_many_wrong' };
    const number = readNumber(typed);
    if (number === undefined) return { kind: 'unreadable' };
    if (!sameNumber(number, found.number)) {
      const wrongNumbers = found.wrongNumbers + 1;
      const left = wrongNumbersPerSignIn - wrongNumbers;
      // Counted first: if that fails, nobody learns whether the number was right.
      await waiting.put(userId, { ...found, wrongNumbers });
      if (left === 0) await end(userId, found.hash, 'spent');
      return { kind: 'wrong', left };
    }
    const { username, tokens, issuedAt } = found;
    const account: Account = {
      userId,
      username,
      serviceUser: serviceUserKey(username),
      linkId: randomUUID(),
      linkedAt: now(),
      status: 'active',
      ...issuedTokens(tokens, issuedAt),
    };
    await book.put(account);
    await end(userId, found.hash, 'linked');
    return { kind: 'linked', account };
  };

  return {
    whyNothing,
    enter: (userId: UserId, typed: string): Promise<EnterOutcome> =>
      linking.withLock(userId, () => enter(userId, typed)),
  };
};

export type Entering = ReturnType<typeof createEntering>;
