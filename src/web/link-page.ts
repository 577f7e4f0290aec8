import type { ServiceFailure } from '../lib/failure.ts';
import type { Secret } from '../lib/secret.ts';

/** What the page needs of linking: its port, for others to fill. */

export type PageOver = 'unknown' | 'used' | 'replaced' | 'expired' | 'locked';

/** `userName`: the Discord user that is being linked. */
export type PageState =
  { readonly kind: 'open'; readonly userName: string } | { readonly kind: 'over'; readonly why: PageOver };

export type SignInOutcome =
  /** The only time that the number may be shown. */
  | { readonly kind: 'number'; readonly number: string }
  | { readonly kind: 'over'; readonly why: PageOver }
  /** `left`: how many tries the page still takes; with none left it is closed. */
  | { readonly kind: 'wrong'; readonly userName: string; readonly left: number }
  /** A sign-in with other credentials is under way on the same page. */
  | { readonly kind: 'busy'; readonly userName: string }
  /** `wait`: milliseconds until another try is taken. */
  | {
      readonly kind: 'too_many';
      readonly userName: string;
      readonly why: 'name' | 'address';
      readonly wait: number;
    }
  | { readonly kind: 'failed'; readonly userName: string; readonly failure: ServiceFailure };

export interface LinkPage {
  /** Changes nothing, so that link previews use nothing up. */
  look(secret: string): Promise<PageState>;
  signIn(attempt: {
    readonly secret: string;
    /** Without white space around it. */
    readonly username: string;
    readonly password: Secret;
    /** Where the request came from. */
    readonly address: string;
    /** Gives the sign-in up. */
    readonly signal: AbortSignal;
  }): Promise<SignInOutcome>;
}
