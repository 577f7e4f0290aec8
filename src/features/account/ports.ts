import type { Caller } from '../../discord/caller.ts';
import type { Reply } from '../../discord/reply.ts';
import type { Handler, Invocation, StoredValues } from '../../discord/route.ts';
import type { UserId } from '../../lib/ids.ts';
import type { Auth } from '../../service/auth.ts';
import type { Account } from '../../store/accounts.ts';
import type { LinkStep } from '../../store/link-steps.ts';
import type { WantedAction } from '../../store/wanted-actions.ts';

/** What linking needs of the world. */

/** Rejects when a record could not be read or made durable. */
export interface Records<T> {
  get(key: string): Promise<T | undefined>;
  /** `expiresAt` in milliseconds since 1970. */
  set(key: string, value: T, options?: { readonly expiresAt?: number }): Promise<void>;
  /** False when there was nothing. */
  delete(key: string): Promise<boolean>;
}

/** Key: the hash of a page's secret. */
export interface LinkSteps extends Records<LinkStep> {
  entries(): AsyncIterable<readonly [string, LinkStep]>;
}

/** A conversation that somebody hosts and that has not ended; `title` as it was given. */
export interface Hosted {
  readonly id: string;
  readonly title: string;
  readonly url: string;
}

export interface AccountPorts {
  /** Key: the Discord user's id. */
  readonly accounts: Records<Account>;
  readonly links: LinkSteps;
  /** Key: the Discord user's id. */
  readonly wanted: Records<WantedAction>;
  readonly auth: Pick<Auth, 'signIn' | 'refresh'>;
  /** The same name always gives the same key, and no key leads back to a name. */
  readonly serviceUserKey: (username: string) => string;
  /** How members reach the page, without a slash at the end; known once the web server listens. */
  readonly publicUrl: () => string;
  /** `operator_only`: members cannot open it (a loopback PUBLIC_URL with a real Discord token). */
  readonly pageReach: 'members' | 'operator_only';
  readonly operatorContact?: string | undefined;
  /** The service is the sandbox: nobody should type a real password. */
  readonly demo: boolean;
  /** Drafts, and starts that wait for something to be chosen. */
  readonly deleteUnfinished: (userId: UserId) => Promise<void>;
  readonly hostedBy: (userId: UserId) => Promise<readonly Hosted[]>;
  /** `ending`: some have an answer under way that comes first. */
  readonly endHosted: (userId: UserId) => Promise<'ended' | 'ending'>;
  /** Checks itself whether the caller may. */
  readonly endConversation: (caller: Caller, id: string) => Promise<Reply>;
  /** Runs again what was asked before. */
  readonly resume: (caller: Caller, invocation: Invocation) => ReturnType<Handler<StoredValues>>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
