import { afterEach, beforeEach, expect, it } from 'vitest';
import { wordsFor } from '../../src/locale/words.ts';
import { patience } from '../chaos/bench.ts';
import { describeWithPostgres, runIn } from '../support/databases.ts';
import { twoServers, type TwoServers } from '../support/two-servers.ts';

const { start: texts, router } = wordsFor('en');

let servers: TwoServers;
afterEach(() => servers.close());

describeWithPostgres({ name: 'a process with several shards', timeout: 120_000 }, () => {
  it('drops one that it has lost and takes it anew, while the other one notices nothing', async () => {
    servers = await twoServers({ settings: { MAX_SHARDS: '2' } });
    const { bench, alice, answered } = servers;
    const { gateway } = bench.playground;
    const [only] = await servers.start(1);
    const [here, there] = await servers.meetInBoth();
    const before = gateway.identifies;
    await runIn(servers.storeUrl, 'UPDATE rounds_shards SET epoch = epoch + 1, holder = NULL WHERE id = 0');
    const questions = [alice.send(here, 'Since when?'), alice.send(there, 'Do you smoke?')];
    for (const question of questions) await answered(question);
    servers.expectOnce(...questions);
    expect(gateway.identifies).toBe(before + 1);
    expect(only.lines.filter((line) => line.includes('another process has taken a shard'))).toHaveLength(1);
    expect(only.endedByItself).toEqual([]);
  });
});

describeWithPostgres({ name: 'somebody who waits', timeout: 120_000 }, () => {
  it('is told when the shard is lost meanwhile, and what they began goes on', async () => {
    servers = await twoServers({ settings: { MAX_SHARDS: '2' } });
    const { bench, alice, answered } = servers;
    await servers.start(1);
    await bench.link(alice, 'student1');
    const here = await servers.patientIn('class', 0);
    await answered(alice.send(here, 'How are you?'));
    bench.sandbox.faults.next('/chat/reset/', { kind: 'delay', ms: 8_000 });
    const id = String(bench.sandbox.cases[1]?.id);
    const started = alice.command('class', '/patient', { case: id, earlier: 'forget' });
    await bench.until(() => bench.sandbox.calls().some(({ path }) => path.endsWith('/chat/reset/')));
    await runIn(servers.storeUrl, 'UPDATE rounds_shards SET epoch = epoch + 1, holder = NULL WHERE id = 0');
    await answered(alice.send(here, 'Since when?'));
    await started.waitUntil(() => started.message()?.content.includes(router.interruptedAskAgain) === true, {
      within: patience,
    });
    const opened = await bench.until(() =>
      [...bench.playground.world.places.values()].find(
        (thread) => thread.kind === 'thread' && thread.id !== here.id && bench.said(thread).length > 0,
      ),
    );
    expect(opened.kind).toBe('thread');
  });
});

describeWithPostgres(
  { name: 'a process that is ended before all of its shards have identified', timeout: 120_000 },
  () => {
    it('lets what has begun in the others finish', async () => {
      servers = await twoServers({ settings: { MAX_SHARDS: '2' }, maxConcurrency: 1 });
      const { bench, alice, answered } = servers;
      const { gateway } = bench.playground;
      const [only] = await servers.start(1);
      await bench.link(alice, 'student1');
      const here = await servers.patientIn('class', 0);
      await answered(alice.send(here, 'How are you?'));
      await only.kill('SIGTERM');
      only.start();
      await bench.until(() => gateway.shards.length === 1);
      const question = alice.send(here, 'Since when?');
      bench.sandbox.faults.next('/chat/submit/', { kind: 'delay', ms: 1_500 });
      const isAsked = () => bench.sandbox.calls().some(({ body }) => body['message'] === question.content);
      await bench.until(isAsked);
      await only.kill('SIGTERM');
      expect(gateway.identifies).toBe(3);
      expect(bench.repliesTo(question)).toHaveLength(1);
      servers.expectOnce(question);
    });
  },
);

describeWithPostgres(
  { name: 'a process that loses the database before all of its shards have identified', timeout: 120_000 },
  () => {
    it('starts again by itself, and answers in both', async () => {
      servers = await twoServers({ settings: { MAX_SHARDS: '2' }, maxConcurrency: 1 });
      const { bench, alice, answered, wire } = servers;
      const { gateway } = bench.playground;
      const [only] = await servers.start(1);
      const [here, there] = await servers.meetInBoth();
      await only.kill('SIGTERM');
      only.start();
      await bench.until(() => gateway.shards.length === 1);
      wire.swallow();
      await only.says(texts.storeLost);
      wire.mend();
      await only.ready();
      const questions = [alice.send(here, 'Since when?'), alice.send(there, 'Do you smoke?')];
      for (const question of questions) await answered(question);
      servers.expectOnce(...questions);
      expect(only.endedByItself).toEqual([]);
    });
  },
);

describeWithPostgres({ name: 'a process that loses the database while it starts', timeout: 120_000 }, () => {
  it('starts again by itself once the database is there', async () => {
    servers = await twoServers({ settings: { MAX_SHARDS: '2' } });
    const { bench, alice, answered, wire } = servers;
    const { playground } = bench;
    const [only] = await servers.start(1);
    const [here] = await servers.meetInBoth();
    await only.kill('SIGTERM');
    const letGo = playground.faults.hold({ method: 'GET', path: '/commands' });
    const before = playground.requests().length;
    only.start();
    const asked = () => playground.requests().slice(before);
    // It asks this once the store is open.
    await expect
      .poll(() => asked().map(({ route }) => route), { timeout: patience })
      .toContain('/applications/@me');
    wire.cut();
    letGo();
    await only.says(texts.notYet);
    wire.mend();
    await only.ready();
    const question = alice.send(here, 'Since when?');
    await answered(question);
    servers.expectOnce(question);
    expect(only.endedByItself).toEqual([]);
  });
});

describeWithPostgres({ name: 'several processes on one store', timeout: 120_000 }, () => {
  beforeEach(async () => {
    servers = await twoServers();
  });

  it('have a shard each, and go on with that of one that is killed, while the others notice nothing', async () => {
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

  it('hand on what one of them had when it ends, without a wait', async () => {
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

  it('lose nothing when one of them is cut off from the database, which then has nothing any more', async () => {
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

  it('say so when nobody has room for a shard', async () => {
    const [first] = await servers.start(1);
    await first.says(texts.shardsFree(1), 45_000);
    expect(first.lines.filter((line) => line.includes(texts.shardsFree(1)))).toHaveLength(1);
  });
});
