import type { Clock } from '../../lib/clock.ts';
import type { UserId } from '../../lib/ids.ts';
import type { AccountStep } from '../../locale/facts.ts';
import type { Auth } from '../../service/auth.ts';
import type { Bus } from '../bus.ts';
import { AccountBook, type StoredAccounts } from './book.ts';
import { accountRoutes } from './commands.ts';
import { Linking } from './linking.ts';
import { ownDataRoutes } from './own-data.ts';
import { createPrompts, type PageFacts } from './prompts.ts';
import { AccountTokens } from './tokens.ts';

export interface AccountDeps extends PageFacts {
  readonly store: {
    readonly accounts: StoredAccounts;
    /** The same name always has the same key, and no key leads back to a name. */
    readonly serviceUserKey: (username: string) => string;
  };
  readonly service: { readonly auth: Pick<Auth, 'signIn' | 'refresh'> };
  readonly bus: Bus;
  readonly clock: Clock;
}

/** Linking an account, and the tokens that the service accepts for it. */
export const createAccount = (deps: AccountDeps) => {
  const { store, service, bus, clock } = deps;
  const { auth } = service;
  const book = new AccountBook(store.accounts, store.serviceUserKey);
  const tokens = new AccountTokens({ book, auth, now: clock.wall });
  const linking = new Linking({ book, auth, clock });
  const prompts = createPrompts({ ...deps, book, linking });

  const forget = async (userId: UserId) => {
    linking.forget(userId);
    prompts.forget(userId);
    const [account] = await Promise.all([book.delete(userId), bus.tell('unlinked', userId)]);
    return account;
  };

  return {
    routes: [
      ...accountRoutes({ bus, book, tokens, prompts, forget }),
      ...ownDataRoutes({ bus, book, forget, now: clock.wall }),
      ...prompts.routes,
    ],
    credentials: tokens,
    /** The linked account, whether or not its sign-in has ended. */
    accountOf: book.factsOf,
    linkPrompt: prompts.prompt,
    startLink: prompts.start,
    /** Shown by the web server. */
    page: linking,
    stepOf: async (userId: UserId): Promise<AccountStep> => {
      if (linking.awaitsNumber(userId)) return 'number_missing';
      const account = await book.get(userId);
      if (account === undefined) return 'not_linked';
      return account.status === 'active' ? 'linked' : 'sign_in_ended';
    },
  };
};
