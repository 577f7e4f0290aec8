import { expect, test } from 'vitest';
import { createBus } from '../../src/features/bus.ts';
import { createForgetting } from '../../src/features/forgetting/forgetting.ts';
import { firstIdAt, guildId, interactionId, userId } from '../../src/lib/ids.ts';
import { createLog } from '../../src/lib/log.ts';

const person = userId('7');
const server = guildId('8');
const press = interactionId(firstIdAt(1_700_000_000_000));

/** `ends`: what the conversations say, one after another; the last one stays. */
const forgettingWhere = (ends: ('done' | 'ending')[]) => {
  const asked: object[] = [];
  const bus = createBus();
  const forgetting = createForgetting({
    bus,
    setup: {
      servers: async () => new Map(),
      left: async () => 0,
      back: async () => undefined,
      forget: async () => undefined,
    },
    conversation: {
      servers: () => [],
      forget: async (whose) => {
        asked.push(whose);
        return (ends.length > 1 ? ends.shift() : ends[0]) ?? 'done';
      },
      forgetPerson: async () => 'done',
      abandon: async () => undefined,
    },
    timings: { longestAway: 0 },
    log: createLog({ level: 'silent' }),
  });
  const look = async (): Promise<void> => {
    for (const { run } of forgetting.chores) run();
    await forgetting.close(5_000);
  };
  return { bus, asked, look };
};

test.each([
  ['a person', { hostId: person }],
  ['a server', { guildId: server }],
])('%s whose conversations have to end first is forgotten without asking again', async (_whose, whose) => {
  const { bus, asked, look } = forgettingWhere(['ending', 'ending', 'done']);
  const told =
    'hostId' in whose
      ? bus.tell('forgotten', { userId: person, press })
      : bus.tell('serverForgotten', { guildId: server, press });
  expect(await told).toEqual(['ending']);
  for (let time = 0; time < 4; time += 1) await look();
  expect(asked).toEqual([whose, whose, whose]);
});
