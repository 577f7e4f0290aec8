import { expect } from 'vitest';
import type { Person } from '../../src/playground/people/person.ts';
import type { Message, Thread } from '../../src/playground/world/entities.ts';
import { defaultWorld, type WorldSpec } from '../../src/playground/world/spec.ts';
import { createBench, type Bench } from '../chaos/bench.ts';
import type { BotProcess } from '../chaos/bot-process.ts';
import { newSchema } from './databases.ts';
import { inOneFile } from './program.ts';
import { wireTo, type Wire } from './wire.ts';

/** Several processes that share a store, in two servers, each of which belongs to a shard of its own. */

/** The channel of the first server, and that of the second. */
export const channels = ['class', 'other'] as const;

const world: WorldSpec = {
  people: defaultWorld.people,
  guilds: channels.map((name, number) => ({
    name: `Server ${number}`,
    id: String((200_000_000_000n + BigInt(number)) << 22n),
    owner: 'owner',
    channels: [{ name }],
  })),
};

export interface TwoServers {
  readonly bench: Bench;
  readonly storeUrl: string;
  /** Between the first process and the database. */
  readonly wire: Wire;
  readonly alice: Person;
  /** One after another, so the first one has the first server. */
  start(count: number): Promise<readonly [BotProcess, ...BotProcess[]]>;
  /** Alice's, unless somebody else is its host. */
  patientIn(channel: (typeof channels)[number], number: number, host?: Person): Promise<Thread>;
  answered(question: Message): Promise<Message>;
  /** Links Alice, who meets a patient in each server and gets an answer there. */
  meetInBoth(): Promise<readonly [Thread, Thread]>;
  /** Everything was asked once and answered once. */
  expectOnce(...questions: readonly Message[]): void;
  close(): Promise<void>;
}

/** The thread that an answer leads to. */
export const threadIn = (bench: Bench, { content }: Message): Thread =>
  bench.playground.world.thread(/<#(\d+)>/.exec(content)?.[1] ?? '');

interface TwoServersOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** How many shards may identify within five seconds. */
  readonly maxConcurrency?: number;
}

export const twoServers = async ({
  settings = {},
  maxConcurrency = 16,
}: TwoServersOptions = {}): Promise<TwoServers> => {
  const place = await newSchema();
  const wire = await wireTo(place.url);
  const bench = await createBench({
    storeUrl: wire.url,
    program: inOneFile,
    playground: { world, sharding: { maxConcurrency } },
    settings: { SHARDS: '2', MAX_SHARDS: '1', ...settings },
  });
  const alice = bench.playground.person('alice');
  const patientIn: TwoServers['patientIn'] = async (channel, number, host = alice) => {
    const id = String(bench.sandbox.cases[number]?.id);
    return threadIn(bench, await host.command(channel, '/patient', { case: id }).finished());
  };
  const answered: TwoServers['answered'] = (question) => bench.until(() => bench.repliesTo(question)[0]);
  return {
    bench,
    storeUrl: place.url,
    wire,
    alice,
    start: async (count) => {
      const others = Array.from({ length: count - 1 }, () => bench.another({ STORE_URL: place.url }));
      for (const bot of [bench.bot, ...others]) {
        bot.start();
        await bot.ready();
      }
      return [bench.bot, ...others];
    },
    patientIn,
    answered,
    meetInBoth: async () => {
      await bench.link(alice, 'student1');
      const [here, there] = [await patientIn('class', 0), await patientIn('other', 1)];
      await answered(alice.send(here, 'How are you?'));
      await answered(alice.send(there, 'How are you feeling?'));
      return [here, there];
    },
    expectOnce: (...questions) => {
      for (const { content } of questions) {
        const asked = bench.sandbox
          .calls()
          .filter(({ body, accepted }) => accepted && body['message'] === content);
        expect({ [content]: asked.length }).toEqual({ [content]: 1 });
      }
      for (const question of questions) expect(bench.repliesTo(question)).toHaveLength(1);
    },
    close: async () => {
      await bench.close();
      await wire.close();
      await place.drop();
    },
  };
};
