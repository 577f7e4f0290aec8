import { expect, it, vi } from 'vitest';
import { operatorWords } from '../../src/locale/operators.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { patience } from '../chaos/bench.ts';
import { describeWithPostgres, runIn } from '../support/databases.ts';
import { twoServers } from '../support/two-servers.ts';

const { start: texts } = operatorWords;
const { router } = wordsFor('en');

describeWithPostgres({ name: 'a process with several shards', concurrent: true }, () => {
  it('drops one that it has lost and takes it anew, while the other one notices nothing', async ({
    onTestFinished,
  }) => {
    const servers = await twoServers({ settings: { MAX_SHARDS: '2' } });
    onTestFinished(() => servers.close());
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

describeWithPostgres({ name: 'somebody who waits', concurrent: true }, () => {
  it('is told when the shard is lost meanwhile, and what they began goes on', async ({ onTestFinished }) => {
    const servers = await twoServers({ settings: { MAX_SHARDS: '2' } });
    onTestFinished(() => servers.close());
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
  {
    name: 'a process that is ended before all of its shards have identified',
    concurrent: true,
  },
  () => {
    it('lets what has begun in the others finish', async ({ onTestFinished }) => {
      const servers = await twoServers({ settings: { MAX_SHARDS: '2' }, maxConcurrency: 1 });
      onTestFinished(() => servers.close());
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

describeWithPostgres({ name: 'a shard that waits until it may identify', concurrent: true }, () => {
  it('does not identify any more once it is lost, and the others notice nothing', async ({
    onTestFinished,
  }) => {
    const servers = await twoServers({ settings: { MAX_SHARDS: '2' }, maxConcurrency: 1 });
    onTestFinished(() => servers.close());
    const { bench, alice, answered } = servers;
    const { gateway } = bench.playground;
    const [only] = await servers.start(1);
    const [here, there] = await servers.meetInBoth();
    await only.kill('SIGTERM');
    const before = gateway.identifies;
    only.start();
    await bench.until(() => gateway.shards.length === 1);
    await runIn(servers.storeUrl, 'UPDATE rounds_shards SET epoch = epoch + 1, holder = NULL WHERE id = 1');
    await runIn(
      servers.storeUrl,
      `SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid)
       WHERE locktype = 'advisory' AND classid = hashtext('rounds shards ' || current_schema())::bit(32)::bigint::oid`,
    );
    await only.says('another process has taken a shard');
    const questions = [alice.send(here, 'Since when?'), alice.send(there, 'Do you smoke?')];
    for (const question of questions) await answered(question);
    servers.expectOnce(...questions);
    expect(gateway.identifies - before).toBe(2);
    expect(only.endedByItself).toEqual([]);
  });
});

describeWithPostgres(
  {
    name: 'a process that loses the database before all of its shards have identified',
    concurrent: true,
  },
  () => {
    it('starts again by itself, and answers in both', async ({ onTestFinished }) => {
      const servers = await twoServers({ settings: { MAX_SHARDS: '2' }, maxConcurrency: 1 });
      onTestFinished(() => servers.close());
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

describeWithPostgres({ name: 'a process that loses the database while it starts', concurrent: true }, () => {
  it('starts again by itself once the database is there', async ({ onTestFinished }) => {
    const servers = await twoServers({ settings: { MAX_SHARDS: '2' } });
    onTestFinished(() => servers.close());
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
    const asksForItself = () => asked().some(({ route }) => route === '/applications/@me');
    await vi.waitUntil(asksForItself, { timeout: patience });
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
