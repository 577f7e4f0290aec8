import { expect, test } from 'vitest';
import { createBus } from '../../src/features/bus.ts';
import { createForgetting } from '../../src/features/forgetting/forgetting.ts';
import { guildId } from '../../src/lib/ids.ts';
import { createLog } from '../../src/lib/log.ts';

test('servers that come while the process ends are left to the next one', async () => {
  const read: string[] = [];
  const nothing = async function* (): AsyncGenerator<never> {
    yield* [];
  };
  const logged: string[] = [];
  const forgetting = createForgetting({
    store: {
      forgettingMarks: {
        get: (key) => {
          read.push(key);
          return Promise.resolve(undefined);
        },
        set: () => Promise.resolve(),
        delete: () => Promise.resolve(true),
        entries: nothing,
      },
    },
    bus: createBus(),
    setup: { servers: () => Promise.resolve([]), forget: () => Promise.resolve() },
    conversation: {
      servers: () => [],
      forget: () => Promise.resolve('forgotten'),
      isHere: () => true,
      forgetEverywhere: () => Promise.resolve(undefined),
      forgetPerson: () => Promise.resolve('forgotten'),
      abandon: () => Promise.resolve('forgotten'),
    },
    timings: { longestAway: 0 },
    now: () => 0,
    log: createLog({ level: 'debug', to: { write: (line) => void logged.push(line) } }),
  });
  for (const id of ['1', '2', '3'])
    forgetting.hears.guildAvailable?.({ id: guildId(id), threads: [], botRoles: [], locale: undefined });
  await forgetting.close(5_000);
  expect(read).toEqual([]);
  expect(logged).toEqual([]);
});
