import { expect, it } from 'vitest';
import { operatorWords } from '../../src/locale/operators.ts';
import { describeWithPostgres } from '../support/databases.ts';
import { twoServers } from '../support/two-servers.ts';

const { start: texts } = operatorWords;

describeWithPostgres({ name: 'several processes on one store', concurrent: true }, () => {
  it('have a shard each, and go on with that of one that is killed, while the others notice nothing', async ({
    onTestFinished,
  }) => {
    const servers = await twoServers();
    onTestFinished(() => servers.close());
    const { bench, alice, answered } = servers;
    const { gateway } = bench.playground;
    const [first, second, third] = await servers.start(3);
    expect(gateway.shards).toEqual([
      [0, 2],
      [1, 2],
    ]);
    await third?.says(texts.noShard);
    const [here, there] = await servers.meetInBoth();
    const before = gateway.identifies;
    await first.kill('SIGKILL');
    const killed = performance.now();
    const questions = [
      ...['Since when?', 'Where is it?'].map((text) => alice.send(here, text)),
      ...['Do you smoke?', 'Do you drink?'].map((text) => alice.send(there, text)),
    ];
    for (const question of questions) await answered(question);
    expect(performance.now() - killed).toBeLessThan(15_000);
    servers.expectOnce(...questions);
    // Only what the dead process had is connected anew.
    expect(gateway.identifies).toBe(before + 1);
    expect([second, third].flatMap((bot) => bot?.endedByItself ?? [])).toEqual([]);
  });

  it('hand on what one of them had when it ends, without a wait', async ({ onTestFinished }) => {
    const servers = await twoServers();
    onTestFinished(() => servers.close());
    const { bench, alice, answered } = servers;
    const [first] = await servers.start(3);
    await bench.link(alice, 'student1');
    const here = await servers.patientIn('class', 0);
    await answered(alice.send(here, 'How are you?'));
    await first.kill('SIGTERM');
    const ended = performance.now();
    const question = alice.send(here, 'Since when?');
    await answered(question);
    expect(performance.now() - ended).toBeLessThan(6_000);
    servers.expectOnce(question);
  });

  it('lose nothing when one of them is cut off from the database, which then has nothing any more', async ({
    onTestFinished,
  }) => {
    const servers = await twoServers();
    onTestFinished(() => servers.close());
    const { bench, alice, answered, wire } = servers;
    const [first] = await servers.start(3);
    await bench.link(alice, 'student1');
    const here = await servers.patientIn('class', 0);
    await answered(alice.send(here, 'How are you?'));
    wire.swallow();
    const question = alice.send(here, 'Since when?');
    await first.says(texts.storeLost);
    await answered(question);
    wire.mend();
    await first.says(texts.noShard, 40_000);
    const next = alice.send(here, 'Where is it?');
    await answered(next);
    servers.expectOnce(question, next);
    expect(first.endedByItself).toEqual([]);
  });

  it('say so when nobody has room for a shard', async ({ onTestFinished }) => {
    const servers = await twoServers();
    onTestFinished(() => servers.close());
    const [first] = await servers.start(1);
    await first.says(texts.shardsFree(1), 45_000);
    expect(first.lines.filter((line) => line.includes(texts.shardsFree(1)))).toHaveLength(1);
  });
});
