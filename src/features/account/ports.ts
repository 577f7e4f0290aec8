import type { WithLock } from '../../lib/with-lock.ts';
import type { Log } from '../../lib/log.ts';
import type { Auth } from '../../service/auth.ts';
import type { Bus } from '../bus.ts';
import type { AttemptStore } from './attempts.ts';
import type { Account, LinkStep, SignIn, WantedAction } from './collections.ts';
import type { Collection } from '../../store/collection.ts';

/** What linking needs from outside. */

export type Records<T> = Pick<Collection<T>, 'get' | 'set' | 'delete'>;

/** Key: the Discord user's id. */
export type Accounts = Pick<Collection<Account>, 'get' | 'set' | 'delete' | 'change'>;

/** Key: the hash of a page's secret. */
export type LinkSteps = Pick<Collection<LinkStep>, 'get' | 'set' | 'delete' | 'entries'>;

export interface AccountPorts {
  readonly store: {
    readonly accounts: Accounts;
    readonly attempts: AttemptStore;
    /** Undefined if no other process uses the store. */
    readonly shared: object | undefined;
    readonly pending: {
      readonly links: LinkSteps;
      /** Key: the Discord user's id. */
      readonly wanted: Records<WantedAction>;
      /** Key: the Discord user's id. */
      readonly signIns: Records<SignIn>;
    };
    /** The same name always has the same key, and no key leads back to a name. */
    serviceUserKey(username: string): string;
    /** The same for Discord users. */
    personKey(user: string): string;
    readonly withLock: WithLock;
  };
  readonly service: { readonly auth: Pick<Auth, 'signIn' | 'refresh'> };
  readonly bus: Bus;
  /** How members reach the page, without a trailing slash; known once the web server listens. */
  readonly publicUrl: () => string;
  /** `operator_only`: members cannot open it (a loopback PUBLIC_URL with a real Discord token). */
  readonly pageReach: 'members' | 'operator_only';
  readonly operatorContact?: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
}
