import type { Caller } from '../../discord/interactions/interaction.ts';
import type { LinkReason } from '../../discord/interactions/route-table.ts';
import type { Reply } from '../../discord/reply.ts';
import type { Invocation, Route } from '../../discord/interactions/route.ts';
import type { UserId } from '../../lib/ids.ts';
import type { LinkPage } from '../../lib/link-page.ts';
import type { AccountStep } from '../../locale/facts.ts';
import type { Credentials } from '../../service/session.ts';
import type { Account as AccountRecord } from './collections.ts';
import { AccountBook, AccountTokens, type AccountFacts } from './stored-accounts.ts';
import { accountRoutes } from './commands.ts';
import { createEntering } from './entering.ts';
import { createLimits } from './limits.ts';
import { Linking } from './linking.ts';
import { LinkPages } from './link-pages.ts';
import { numberRoutes } from './number-routes.ts';
import type { AccountPorts } from './ports.ts';
import { ownDataRoutes } from './own-data.ts';
import { createPrompts } from './prompts.ts';
import { pagesGivenTo } from './attempts.ts';
import { waitingIn } from './waiting.ts';
import { createWanted, type WantedActions } from './wanted.ts';
import type { Stored } from '../bus.ts';

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

interface OwnRecords {
  readonly book: AccountBook;
  readonly linking: Linking;
  readonly wanted: WantedActions;
  readonly store: AccountPorts['store'];
}

/** What is stored of a person here; tokens and the secret of a page are nobody's to read. */
const storedOf =
  ({ book, linking, wanted, store }: OwnRecords) =>
  async (userId: UserId): Promise<readonly Stored[]> => {
    const account = await book.get(userId);
    const steps = await linking.of(userId);
    const { username, linkedAt, status } = account ?? {};
    const action = await wanted.read(userId);
    const signIn = await store.pending.signIns.get(userId);
    const pages = await pagesGivenTo(store.attempts, store.personKey(userId));
    return [
      { kind: 'account', records: account === undefined ? [] : [{ username, linkedAt, status }] },
      {
        kind: 'link_steps',
        records: steps.map(([, { userName, createdAt, expiresAt, state }]) => ({
          userName,
          createdAt,
          expiresAt,
          state,
        })),
      },
      {
        kind: 'sign_in',
        records: signIn === undefined ? [] : [{ username: signIn.username, until: signIn.until }],
      },
      { kind: 'attempts', records: pages.map((at) => ({ at })) },
      { kind: 'wanted', records: action === undefined ? [] : [action] },
    ];
  };

/** Milliseconds within which a process that has used a refresh token stores the new pair. */
const storingTokens = 5_000;

/** Linking an account, and the tokens that the service accepts for it. */
export const createAccount = (ports: AccountPorts): Account => {
  const { store, service, bus, now, log } = ports;
  const { auth } = service;
  const book = new AccountBook(store.accounts);
  const linking = new Linking(store.pending.links, store.withLock);
  const waiting = waitingIn(store.pending.signIns, now);
  const wanted = createWanted(store.pending.wanted, now);
  const othersNeed = store.shared === undefined ? 0 : storingTokens;
  const tokens = new AccountTokens({ book, auth, withLock: store.withLock, othersNeed, now });
  const pages = new LinkPages({
    linking,
    waiting,
    limits: createLimits({ attempts: store.attempts, personKey: (user) => store.personKey(user), now }),
    auth,
    now,
  });
  const entering = createEntering({
    linking,
    waiting,
    book,
    serviceUserKey: (name) => store.serviceUserKey(name),
    now,
    log,
  });
  const prompts = createPrompts({ ...ports, book, pages, waiting, wanted });

  const forget = (userId: UserId): Promise<AccountRecord | undefined> =>
    linking.withLock(userId, async () => {
      const account = await book.get(userId);
      await Promise.all([
        waiting.delete(userId),
        book.delete(userId),
        linking.deleteAll(userId),
        wanted.forget(userId),
        bus.tell('unlinked', userId),
      ]);
      return account;
    });

  return {
    routes: [
      ...accountRoutes({ bus, book, tokens, prompts, forget }),
      ...ownDataRoutes({ bus, forget, stored: storedOf({ book, linking, wanted, store }), now }),
      ...numberRoutes({ bus, entering, prompts, waiting, wanted }),
    ],
    credentials: tokens,
    accountOf: book.factsOf,
    linkPrompt: prompts.prompt,
    startLink: prompts.start,
    page: pages,
    stepOf: async (userId) => {
      if ((await waiting.get(userId)) !== undefined) return 'number_missing';
      const account = await book.get(userId);
      if (account === undefined) return 'not_linked';
      return account.status === 'active' ? 'linked' : 'sign_in_ended';
    },
  };
};
