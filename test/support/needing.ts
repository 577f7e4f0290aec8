import { describe } from 'vitest';

/**
 * Tests that need what npm does not bring everywhere: a browser, a PostgreSQL. Where it does, as on the machines of CI,
 * they may not be left out; elsewhere their name says what is missing.
 */

export interface Scope {
  readonly name: string;
  /** Undefined if nothing is. */
  readonly missing: string | undefined;
  readonly timeout?: number;
}

export const describeUnless = ({ name, missing, timeout }: Scope, body: () => void): void => {
  const why = missing === undefined ? '' : ` (${missing})`;
  describe.skipIf(missing !== undefined)(
    `${name}${why}`,
    () => {
      body();
    },
    timeout,
  );
};
