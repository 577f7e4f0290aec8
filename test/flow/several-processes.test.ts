import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Person } from '../../src/playground/people/person.ts';
import type { Message, Thread } from '../../src/playground/world/entities.ts';
import { defaultWorld, type WorldSpec } from '../../src/playground/world/spec.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { createBench, type Bench } from '../chaos/bench.ts';
import type { BotProcess } from '../chaos/bot-process.ts';
import { describeWithPostgres, newSchema } from '../support/databases.ts';
import { wireTo, type Wire } from '../support/wire.ts';

const { start: texts } = wordsFor('en');

/** The first one belongs to the first shard, and so on. */
const channels = ['class', 'other'] as const;

const world: WorldSpec = {
  people: defaultWorld.people,
  guilds: channels.map((name, number) => ({
    name: `Server ${number}`,
    id: String((200_000_000_000n + BigInt(number)) << 22n),
    owner: 'owner',
    channels: [{ name }],
  })),
};

let place: Awaited<ReturnType<typeof newSchema>>;
/** Between the first process and the database. */
let wire: Wire;
let bench: Bench;
let alice: Person;
let processes: readonly BotProcess[];

beforeEach(async () => {
  place = await newSchema();
  wire = await wireTo(place.url);
  bench = await createBench({
    storeUrl: wire.url,
    playground: { world, sharding: { maxConcurrency: 16 } },
    settings: { SHARDS: '2', MAX_SHARDS: '1' },
  });
  alice = bench.playground.person('alice');
});
afterEach(async () => {
  await bench.close();
  await wire.close();
  await place.drop();
});

/** So many processes on one store, each with room for one of its two shards. */
const running = async (count: number): Promise<void> => {
  const others = Array.from({ length: count - 1 }, () => bench.another({ STORE_URL: place.url }));
  processes = [bench.bot, ...others];
  for (const bot of processes) {
    bot.start();
    await bot.ready();
  }
};

const patientIn = async (channel: string, number: number): Promise<Thread> => {
  const id = String(bench.sandbox.cases[number]?.id);
  const answer = await alice.command(channel, '/patient', { case: id }).finished();
  return bench.playground.world.thread(/<#(\d+)>/.exec(answer.content)?.[1] ?? '');
};

const answered = (question: Message): Promise<Message> => bench.until(() => bench.repliesTo(question)[0]);

const expectOnce = (...questions: readonly Message[]): void => {
  for (const { content } of questions) {
    const asked = bench.sandbox.calls().filter(({ body }) => body['message'] === content);
    expect({ [content]: asked.length }).toEqual({ [content]: 1 });
  }
  for (const question of questions) expect(bench.repliesTo(question)).toHaveLength(1);
};

describeWithPostgres({ name: 'several processes on one store', timeout: 120_000 }, () => {
  it('have a shard each, and go on with those of one that is killed, while the others notice nothing', async () => {
    await running(3);
    expect(bench.playground.gateway.shards.toSorted()).toEqual([
      [0, 2],
      [1, 2],
    ]);
    await processes[2]?.says(texts.noShard);
    await bench.link(alice, 'student1');
    const [first, second] = [await patientIn('class', 0), await patientIn('other', 1)];
    await answered(alice.send(first, 'How are you?'));
    await answered(alice.send(second, 'How are you feeling?'));
    const before = bench.playground.gateway.identifies;
    await bench.bot.kill('SIGKILL');
    const killed = performance.now();
    const questions = [
      ['Since when?', 'Where is it?'].map((text) => alice.send(first, text)),
      ['Do you smoke?', 'Do you drink?'].map((text) => alice.send(second, text)),
    ].flat();
    for (const question of questions) await answered(question);
    expect(performance.now() - killed).toBeLessThan(15_000);
    expectOnce(...questions);
    // Only what the dead process had is connected anew.
    expect(bench.playground.gateway.identifies).toBe(before + 1);
    expect(processes.slice(1).flatMap(({ endedByItself }) => endedByItself)).toEqual([]);
  });
});
