/** Linking over real sockets, with page, token endpoint and store; only Discord is left out. */
import { startSandbox, type Sandbox } from 'service-sandbox';
import { onTestFinished } from 'vitest';
import type { Caller } from '../../src/discord/interactions/caller.ts';
import type { Reply } from '../../src/discord/reply.ts';
import { buttonKind } from '../../src/discord/interactions/components.ts';
import type { Handler, Invocation, Route, Run, StoredValues } from '../../src/discord/interactions/route.ts';
import { createAccount, type AccountDeps } from '../../src/features/account/account.ts';
import { createBus, type Bus } from '../../src/features/bus.ts';
import { type UserId } from '../../src/lib/ids.ts';
import type { Log } from '../../src/lib/log.ts';
import { Secret } from '../../src/lib/secret.ts';
import { createService, type Service } from '../../src/service/client.ts';
import { openBotStore } from '../../src/app/store.ts';
import type { BotStore } from '../../src/app/store.ts';
import { createWeb } from '../../src/web/server.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { alice, buttonsOf, callerOf, post, student } from './linkers.ts';
import { patients } from './patients.ts';
import { keptLog, storeFolder } from './stores.ts';

/** Everything that a handler answers, in order; the last answer stays. */
const runHandler = async (
  handle: Handler<StoredValues>,
  { caller, values, run }: { readonly caller: Caller; readonly values: StoredValues; readonly run: Run },
): Promise<{ readonly all: readonly Reply[]; readonly last: Reply }> => {
  const earlier: Reply[] = [];
  const progress = async (reply: Reply): Promise<void> => void earlier.push(reply);
  const last = await handle(caller, values, { progress, run });
  return { all: [...earlier, last], last };
};

const handlerOf = (routes: readonly Route[], kind: Route['kind'], name: string): Handler<StoredValues> => {
  for (const route of routes) {
    if (route.kind !== kind || route.name !== name) continue;
    const handle = route.kind === 'command' ? route.entries[0]?.handle : route.handle;
    if (handle !== undefined) return handle;
  }
  throw new Error(`no ${kind} called ${name}`);
};

export interface LinkingRig {
  readonly account: ReturnType<typeof createAccount>;
  readonly bus: Bus;
  readonly sandbox: Sandbox;
  readonly service: Service;
  readonly store: BotStore;
  readonly storeFile: string;
  readonly log: Log;
  readonly logged: () => string;
  readonly webUrl: string;
  /** Lets time pass, in milliseconds. */
  pass(milliseconds: number): void;
  /** Sets the wall clock alone forward, or back. */
  setClock(milliseconds: number): void;
  /** What ran again after linking. */
  readonly resumed: readonly (readonly [Caller, Invocation])[];
  command(name: string, caller?: Caller): Promise<Reply>;
  press(customId: string, caller?: Caller): Promise<Reply>;
  enter(number: string, caller?: Caller): Promise<readonly Reply[]>;
  /** Runs `/link` and returns the page's address. */
  newPage(caller?: Caller): Promise<string>;
  /** The whole way. */
  link(caller?: Caller, as?: { readonly username: string; readonly password: string }): Promise<void>;
  /** At the end of the process. */
  closeWeb(): Promise<void>;
}

/** Stands in for other features. */
interface OtherFeatures {
  readonly deleteUnfinished?: (user: UserId) => Promise<void>;
  readonly hostedBy?: () => Promise<
    readonly { readonly id: string; readonly title: string; readonly url: string }[]
  >;
  readonly endHosted?: (user: UserId) => Promise<'done' | 'ending'>;
  /** Handles the buttons for what the person hosts. */
  readonly endConversation?: (caller: Caller, id: string) => Promise<Reply>;
  /** Replaces what runs again after linking. */
  readonly resume?: () => Promise<Reply>;
}

type Accounts = AccountDeps['store']['accounts'];

interface RigOptions extends OtherFeatures, Partial<Pick<AccountDeps, 'pageReach' | 'operatorContact'>> {
  /** To let the store fail. */
  readonly wrapAccounts?: (accounts: Accounts) => Accounts;
  readonly tokenLifetime?: number;
  readonly trustedProxies?: readonly string[];
  /** The path after the address that the web server listens on. */
  readonly prefix?: string;
  readonly publicOrigin?: string;
}

const endConversationKind = buttonKind('end', ['conversation']);

/** Listens as the other features would. */
const join = (bus: Bus, { deleteUnfinished, hostedBy, endHosted, endConversation }: OtherFeatures): Route => {
  if (deleteUnfinished !== undefined) bus.on('unlinked', deleteUnfinished);
  if (endHosted !== undefined) bus.on('endHosted', endHosted);
  bus.on('hosted', async () =>
    ((await hostedBy?.()) ?? []).map(({ id, title, url }) => ({
      title,
      url,
      endButton: (label) => endConversationKind.make({ label, with: { conversation: id } }),
    })),
  );
  return endConversationKind.on({
    needs: 'end',
    handle: async (caller, { conversation }) =>
      (await endConversation?.(caller, conversation)) ?? { kind: 'done' },
  });
};

export const linkingRig = async (options: RigOptions = {}): Promise<LinkingRig> => {
  const {
    tokenLifetime = 3_600,
    trustedProxies = [],
    prefix = '',
    publicOrigin,
    wrapAccounts = (accounts) => accounts,
    resume = () => Promise.resolve({ kind: 'done' }),
    pageReach = 'members',
    operatorContact,
  } = options;
  const { log, text: logged } = keptLog();
  const { url, file } = await storeFolder();
  const sandbox = await startSandbox({ tokenLifetime, answering: patients });
  onTestFinished(() => sandbox.close());
  const service = createService({
    authUrl: sandbox.authUrl,
    baseUrl: sandbox.baseUrl,
    clientId: sandbox.clientId,
    clientSecret: new Secret(sandbox.clientSecret),
    timeout: 60_000,
    log,
  });
  onTestFinished(() => service.close());
  const store = await openBotStore({ url, keys: undefined, log });
  onTestFinished(() => store.close());

  let ahead = 0;
  let step = 0;
  let listensAt = 'http://127.0.0.1:1';
  const publicUrl = (): string => `${publicOrigin ?? listensAt}${prefix}`;
  const resumed: (readonly [Caller, Invocation])[] = [];
  const run: Run = async (invocation, caller) => {
    resumed.push([caller, invocation]);
    return resume();
  };
  const bus = createBus();
  const others = join(bus, options);
  const account = createAccount({
    store: { accounts: wrapAccounts(store.accounts), serviceUserKey: store.serviceUserKey },
    service,
    bus,
    publicUrl,
    pageReach,
    operatorContact,
    clock: { wall: () => Date.now() + ahead + step, monotonic: () => performance.now() + ahead },
  });
  const web = createWeb({
    keepCases: 180,
    host: '127.0.0.1',
    port: 0,
    publicUrl,
    trustedProxies,
    page: account.page,
    health: () => Promise.resolve({ discord: true, store: true, service: true }),
    demo: false,
    operatorContact,
    wordsFor,
    log,
  });
  listensAt = (await web.listen()).url;
  onTestFinished(() => web.close());

  const me = callerOf(alice);
  const { routes } = account;
  const controls = {
    command: async (name: string, caller = me) =>
      (await runHandler(handlerOf(routes, 'command', name), { caller, values: {}, run })).last,
    press: async (customId: string, caller = me) => {
      for (const route of [...routes, others]) {
        const values = route.kind === 'button' ? route.parse(customId) : undefined;
        if (values !== undefined && route.kind === 'button') {
          return (await runHandler(route.handle, { caller, values, run })).last;
        }
      }
      throw new Error('no such button');
    },
    enter: async (number: string, caller = me) =>
      (await runHandler(handlerOf(routes, 'form', 'link-number'), { caller, values: { number }, run })).all,
  };
  const { command, press, enter } = controls;
  const newPage = async (caller = me): Promise<string> => {
    const link = [...buttonsOf(await command('link', caller)).values()].find((to) => to.startsWith('http'));
    if (link === undefined) throw new Error('no link to a page');
    return link.replace(publicOrigin ?? listensAt, listensAt);
  };
  return {
    account,
    bus,
    sandbox,
    service,
    store,
    log,
    logged,
    resumed,
    command,
    press,
    enter,
    newPage,
    storeFile: file,
    webUrl: listensAt,
    pass: (milliseconds) => {
      ahead += milliseconds;
    },
    setClock: (milliseconds) => {
      step += milliseconds;
    },
    link: async (caller = me, as = student) => {
      const { number } = await post(await newPage(caller), as);
      if (number === undefined) throw new Error('the page showed no number');
      await enter(number, caller);
    },
    closeWeb: () => web.close(),
  };
};
