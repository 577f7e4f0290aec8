import type { Caller } from '../../discord/interactions/caller.ts';
import type { LinkReason } from '../../discord/interactions/run.ts';
import type { Reply } from '../../discord/reply.ts';
import type { Invocation, Route } from '../../discord/interactions/route.ts';
import type { Clock } from '../../lib/clock.ts';
import type { UserId } from '../../lib/ids.ts';
import type { LinkPage } from '../../lib/link-page.ts';
import type { AccountStep } from '../../locale/facts.ts';
import type { Auth } from '../../service/auth.ts';
import type { Credentials } from '../../service/session.ts';
import type { Bus } from '../bus.ts';
import { AccountBook, type AccountFacts, type StoredAccounts } from './book.ts';
import { accountRoutes } from './commands.ts';
import { Linking } from './linking.ts';
import { ownDataRoutes } from './own-data.ts';
import { createPrompts, type PageFacts } from './prompts.ts';
import { AccountTokens } from './tokens.ts';
import { createWanted } from './wanted.ts';

export interface AccountDeps extends PageFacts {
  readonly store: {
    readonly accounts: StoredAccounts;
    /** The same name always has the same key, and no key leads back to a name. */
    serviceUserKey(username: string): string;
  };
  readonly service: { readonly auth: Pick<Auth, 'signIn' | 'refresh'> };
  readonly bus: Bus;
  readonly clock: Clock;
}

export interface Account {
  readonly routes: readonly Route[];
  /** Its `needs_link` has the reason `not_linked` or `sign_in_ended`. */
  readonly credentials: Credentials;
  /** The linked account, whether or not its sign-in has ended. */
  accountOf(userId: UserId): Promise<AccountFacts | undefined>;
  /** For a handler that threw `needs_link`: leads to linking, after which the invocation goes on. */
  linkPrompt(caller: Caller, invocation: Invocation | undefined, reason: LinkReason): Promise<Reply>;
  /** What `/link` answers; may be a form. */
  startLink(caller: Caller): Promise<Reply>;
  /** Shown by the web server. */
  readonly page: LinkPage;
  stepOf(userId: UserId): Promise<AccountStep>;
}

/** Linking an account, and the tokens that the service accepts for it. */
export const createAccount = (deps: AccountDeps): Account => {
  const { store, service, bus, clock } = deps;
  const { auth } = service;
  const book = new AccountBook(store.accounts, (username) => store.serviceUserKey(username));
  const tokens = new AccountTokens({ book, auth, now: clock.wall });
  const linking = new Linking({ book, auth, clock });
  const wanted = createWanted();
  const prompts = createPrompts({ ...deps, book, linking, wanted });

  const forget = async (userId: UserId) => {
    linking.forget(userId);
    wanted.forget(userId);
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
    accountOf: book.factsOf,
    linkPrompt: prompts.prompt,
    startLink: prompts.start,
    page: linking,
    stepOf: async (userId) => {
      if (linking.awaitsNumber(userId)) return 'number_missing';
      const account = await book.get(userId);
      if (account === undefined) return 'not_linked';
      return account.status === 'active' ? 'linked' : 'sign_in_ended';
    },
  };
};
