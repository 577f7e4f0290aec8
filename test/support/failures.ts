import { inspect } from 'node:util';
import { expect } from 'vitest';
import { DiscordError, ServiceError } from '../../src/lib/failure.ts';

/** In whatever is sent that no error may pass on: an error may end in a log. */
export const secret = 'nobody-may-see';

/** What a call failed with. */
export const failureOf = async (
  call: Promise<unknown>,
): Promise<(DiscordError | ServiceError)['failure']> => {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DiscordError || error instanceof ServiceError))
    throw new Error('no failure', { cause: error });
  expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(secret);
  return error.failure;
};
