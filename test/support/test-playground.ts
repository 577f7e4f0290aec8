import { createLog } from '../../src/lib/log.ts';
import { startPlayground, type Playground, type PlaygroundOptions } from '../../src/playground/server.ts';

/** The playground without what depends on how busy this machine is: rate limits, and Discord's three seconds. */
export const testPlayground = (options: Partial<PlaygroundOptions> = {}): Promise<Playground> =>
  startPlayground({
    log: createLog({ level: 'silent' }),
    rateLimits: 'off',
    interactionTimes: { firstAnswer: 60_000, token: 15 * 60_000 },
    ...options,
  });
