import type { ServiceFailure } from './failure.ts';
import type { Secret } from './secret.ts';

/** The page on which people sign in to link an account: shown by web/, decided by features/account. */

/** Why a page accepts nothing (any more). */
export type PageOver = 'unknown' | 'used' | 'replaced' | 'expired' | 'locked';

/** `whom`: the Discord user that is being linked. */
export type PageState =
  { readonly kind: 'open'; readonly whom: string } | { readonly kind: 'over'; readonly why: PageOver };

export type SignInOutcome =
  /** The only time that the number may be shown. */
  | { readonly kind: 'number'; readonly number: string }
  | { readonly kind: 'over'; readonly why: PageOver }
  /** `left`: how many attempts remain; at 0 the page is closed. */
  | { readonly kind: 'wrong'; readonly whom: string; readonly left: number }
  /** A sign-in with other credentials is in progress on the same page. */
  | { readonly kind: 'busy'; readonly whom: string }
  /** `wait`: milliseconds until another attempt is allowed. */
  | {
      readonly kind: 'too_many';
      readonly whom: string;
      readonly why: 'name' | 'address';
      readonly wait: number;
    }
  | { readonly kind: 'failed'; readonly whom: string; readonly failure: ServiceFailure };

/** User name and password as sent from the page. */
export interface SignInAttempt {
  readonly secret: string;
  /** Without white space around it. */
  readonly username: string;
  readonly password: Secret;
  /** The IP address that the request came from, as far as it can be trusted. */
  readonly address: string;
  /** Aborts the sign-in, because the web server is closing. */
  readonly signal: AbortSignal;
}

export interface LinkPage {
  /** Changes nothing, so that link previews and HEAD requests do not use up the page. */
  look(secret: string): PageState;
  /** One attempt at a time per page. */
  signIn(attempt: SignInAttempt): Promise<SignInOutcome>;
}
