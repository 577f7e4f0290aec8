import type { ServiceFailure } from '../lib/failure.ts';
import type { Secret } from '../lib/secret.ts';

/** What the page needs from linking: a port, implemented elsewhere. */

export type PageOver = 'unknown' | 'used' | 'replaced' | 'expired' | 'locked';

/** `userName`: the Discord user that is being linked. */
export type PageState =
  { readonly kind: 'open'; readonly userName: string } | { readonly kind: 'over'; readonly why: PageOver };

export type SignInOutcome =
  /** The only time that the number may be shown. */
  | { readonly kind: 'number'; readonly number: string }
  | { readonly kind: 'over'; readonly why: PageOver }
  /** `left`: how many attempts remain; at 0 the page is closed. */
  | { readonly kind: 'wrong'; readonly userName: string; readonly left: number }
  /** A sign-in with other credentials is in progress on the same page. */
  | { readonly kind: 'busy'; readonly userName: string }
  /** `wait`: milliseconds until another attempt is allowed. */
  | {
      readonly kind: 'too_many';
      readonly userName: string;
      readonly why: 'name' | 'address';
      readonly wait: number;
    }
  | { readonly kind: 'failed'; readonly userName: string; readonly failure: ServiceFailure };

export interface LinkPage {
  /** Changes nothing, so that link previews do not use up the page. */
  look(secret: string): Promise<PageState>;
  signIn(attempt: {
    readonly secret: string;
    /** Without white space around it. */
    readonly username: string;
    readonly password: Secret;
    /** The IP address that the request came from. */
    readonly address: string;
    /** Aborts the sign-in. */
    readonly signal: AbortSignal;
  }): Promise<SignInOutcome>;
}
