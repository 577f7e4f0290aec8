import { describe } from 'vitest';

/**
 * Tests that need what npm does not bring everywhere: a browser, a PostgreSQL. Where it does, as on the machines of CI,
 * they may not be left out; elsewhere their name says what is missing.
 */

export interface Scope {
  readonly name: string;
  /** Undefined if nothing is. */
  readonly missing: string | undefined;
  /** Its tests run at the same time, because they mostly wait. */
  readonly concurrent?: boolean;
}

export const describeUnless = ({ name, missing, concurrent }: Scope, body: () => void): void => {
  const why = missing === undefined ? '' : ` (${missing})`;
  const possible = concurrent === true ? describe.concurrent : describe;
  const scope = missing === undefined ? possible : describe.skip;
  scope(`${name}${why}`, () => {
    body();
  });
};
