import type { Sharding } from 'discord-playground/gateway/identifying';
import type { Person } from 'discord-playground/people/person';
import type { Thread } from 'discord-playground/world/entities';
import { defaultWorld, type WorldSpec } from 'discord-playground/world/spec';
import { describe, expect, it, type TestContext } from 'vitest';
import { threadIn } from '../support/room.ts';
import { linked } from '../support/between.ts';
import { startRig, type Rig } from '../support/rig.ts';

const serverCount = 6;

/** Servers enough that every shard has some, each with a channel of its own. */
const world: WorldSpec = {
  people: defaultWorld.people,
  guilds: Array.from({ length: serverCount }, (_, number) => ({
    name: `Server ${number}`,
    id: String((200_000_000_000n + BigInt(number)) << 22n),
    owner: 'owner',
    channels: [{ name: `room-${number}` }],
  })),
};

const rigFor = async (
  { onTestFinished }: TestContext,
  ...options: Parameters<typeof startRig>
): Promise<Rig> => {
  const rig = await startRig(...options);
  onTestFinished(() => rig.close());
  return rig;
};

const started = async (
  context: TestContext,
  sharding: Partial<Sharding>,
): Promise<{ rig: Rig; alice: Person; threads: readonly Thread[] }> => {
  const rig = await rigFor(context, { playground: { world, sharding } });
  const alice = rig.playground.person('alice');
  const [user] = rig.sandbox.users;
  if (user === undefined) throw new Error('the sandbox has nobody');
  await linked(alice, { user, place: 'room-0' });
  const threads: Thread[] = [];
  for (let number = 0; number < serverCount; number += 1) {
    const id = String(rig.sandbox.cases[number % rig.sandbox.cases.length]?.id);
    const kind = number < rig.sandbox.cases.length ? '/patient' : '/topic';
    const values = kind === '/patient' ? { case: id } : { topic: String(rig.sandbox.topics[0]?.id) };
    const answer = await alice.command(`room-${number}`, kind, values).finished();
    threads.push(threadIn(rig, answer));
  }
  return { rig, alice, threads };
};

// Both wait out the five seconds between two sessions.
describe.concurrent('the bot', () => {
  it('takes as many as Discord recommends, and hears what was missed while they were away', async (context) => {
    const { rig, alice, threads } = await started(context, { recommended: 2, maxConcurrency: 16 });
    expect(rig.playground.gateway.shards).toEqual([
      [0, 2],
      [1, 2],
    ]);
    rig.playground.gateway.invalidateSession({ resumable: false });
    const questions = threads.map((thread) => alice.send(thread, 'And now?'));
    // A client waits up to five seconds before it identifies again, and so does the next one.
    for (const question of questions) await rig.answerTo(question);
    await context.expect.poll(() => rig.playground.gateway.shards.length).toBe(2);
    for (const { id } of questions) {
      const answers = threads.flatMap((thread) =>
        rig.said(thread).filter(({ reference }) => reference?.messageId === id),
      );
      expect(answers).toHaveLength(1);
    }
  });

  it('identifies no faster than Discord allows', async (context) => {
    const rig = await rigFor(context, {
      playground: { sharding: { identifyLimits: 'discord', recommended: 2 } },
    });
    const { identifies, identifiesTooSoon } = rig.playground.gateway;
    expect(identifies).toBeGreaterThanOrEqual(2);
    expect(identifiesTooSoon).toBe(0);
  });
});
