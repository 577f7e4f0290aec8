import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Person } from '../../src/playground/people/person.ts';
import { operatorWords } from '../../src/locale/operators.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { patience } from '../chaos/bench.ts';
import { describeWithPostgres, runIn } from '../support/databases.ts';
import { twoServers, type TwoServers } from '../support/two-servers.ts';
import { hasEnded } from '../support/room.ts';

const { start: startTexts } = operatorWords;
const { account: accountTexts, conversation: texts } = wordsFor('en');

let servers: TwoServers;

const user = () => {
  const [first] = servers.bench.sandbox.users;
  if (first === undefined) throw new Error('the sandbox has nobody');
  return first;
};

const stored = (collection: string) =>
  runIn(servers.storeUrl, `SELECT name FROM rounds_records WHERE kind = '${collection}'`);

/** Where what is wanted of other processes stands until it is done. */
const requestsLeft = () => stored('requests');

/** As this person asks for it. */
const deleteEverything = async (person: Person): Promise<void> => {
  const account = person.command('class', '/account');
  await account.finished();
  const asked = person.press(account, accountTexts.buttons.deleteAll);
  await asked.finished();
  await person.press(asked, accountTexts.buttons.reallyDeleteAll).finished();
};

describeWithPostgres({ name: 'what spans the processes of one store' }, () => {
  let host: Person;
  let tests = 0;
  beforeAll(async () => {
    servers = await twoServers();
    await servers.start(2);
  });
  beforeEach(() => {
    // Nobody gets more than five links an hour.
    host = servers.bench.playground.person(tests % 2 === 0 ? 'alice' : 'teacher');
    tests += 1;
  });
  afterEach(async () => {
    servers.bench.sandbox.faults.clear();
    await deleteEverything(host);
    const isLeft = async () => (await stored('conversations')).length + (await requestsLeft()).length > 0;
    await vi.waitUntil(async () => !(await isLeft()), { timeout: patience });
  });
  afterAll(() => servers.close());

  it('a patient is ended in one server to be started in another one', async () => {
    const { bench, answered } = servers;
    await bench.link(host, user().username);
    const there = await servers.patientIn('other', 0, host);
    await answered(host.send(there, 'How are you?'));
    const id = String(bench.sandbox.cases[0]?.id);
    const offered = host.command('class', '/patient', { case: id });
    expect((await offered.finished()).content).toBe(texts.alreadyOpen(there.id));
    host.press(offered, texts.buttons.endAndStart);
    const here = await bench.until(() =>
      [...bench.playground.world.places.values()].find(
        (thread) => thread.kind === 'thread' && thread.guildId !== there.guildId && !hasEnded(thread),
      ),
    );
    if (here.kind !== 'thread') throw new Error('it is no thread');
    await answered(host.send(here, 'And here?'));
    await bench.until(() => hasEnded(there));
    expect(await requestsLeft()).toEqual([]);
  });

  it('what somebody hosts anywhere is listed, and ends when they unlink', async () => {
    const { bench, answered } = servers;
    await bench.link(host, user().username);
    const threads = [await servers.patientIn('class', 0, host), await servers.patientIn('other', 1, host)];
    for (const thread of threads) await answered(host.send(thread, `How are you in ${thread.id}?`));
    const account = await host.command('class', '/account').finished();
    for (const { id } of threads) expect(account.content).toContain(id);
    const asked = host.command('other', '/unlink');
    expect((await asked.finished()).content).toBe(accountTexts.askHosted(2));
    const unlinked = host.press(asked, accountTexts.buttons.endThem);
    await unlinked.waitUntil(() => unlinked.message()?.content.includes(accountTexts.hostedEnded) === true);
    for (const thread of threads) await bench.until(() => hasEnded(thread));
  });

  it('everything of a person is deleted, whichever process has it', async () => {
    const { bench, answered } = servers;
    await bench.link(host, user().username);
    const bob = bench.playground.person('bob');
    const there = await servers.patientIn('other', 0, host);
    await answered(host.send(there, 'How are you?'));
    await answered(bob.send(there, 'Where does it hurt?'));
    expect(await stored('conversations')).toHaveLength(1);
    await deleteEverything(host);
    await expect.poll(() => stored('conversations')).toEqual([]);
    expect(await stored('lines')).toEqual([]);
    await expect.poll(requestsLeft).toEqual([]);
    await bench.until(() => hasEnded(there));
  });

  it('a refresh is done once, however many processes need it', async () => {
    const { bench, answered } = servers;
    await bench.link(host, user().username);
    const threads = [await servers.patientIn('class', 0, host), await servers.patientIn('other', 1, host)];
    for (const thread of threads) await answered(host.send(thread, `How are you in ${thread.id}?`));
    bench.sandbox.expireTokens();
    const refreshes = () =>
      bench.sandbox.calls().filter(({ body }) => body['grant_type'] === 'refresh_token').length;
    const before = refreshes();
    bench.sandbox.faults.next('/o/token/', { kind: 'delay', ms: 1_000 });
    const questions = threads.map((thread) => host.send(thread, `And now in ${thread.id}?`));
    for (const question of questions) await answered(question);
    expect(refreshes() - before).toBe(1);
    servers.expectOnce(...questions);
  });
});

describeWithPostgres({ name: 'what a process leaves undone when it goes away' }, () => {
  beforeEach(async () => {
    servers = await twoServers();
  });
  afterEach(() => servers.close());

  it('an end that is wanted of a process that dies is done by the next one', async () => {
    const { bench, alice, answered } = servers;
    const [, second] = await servers.start(2);
    await bench.link(alice, user().username);
    const there = await servers.patientIn('other', 0);
    await answered(alice.send(there, 'How are you?'));
    second?.freeze();
    const account = alice.command('class', '/account');
    await account.finished();
    alice.press(account, accountTexts.buttons.end(there.name));
    await expect.poll(requestsLeft).toHaveLength(1);
    await second?.kill('SIGKILL');
    second?.start();
    await bench.until(() => hasEnded(there));
    await expect.poll(requestsLeft).toEqual([]);
  });

  it('everything of a person is deleted, even if the process that has it is just ending', async () => {
    const { bench, alice, answered } = servers;
    const [, second] = await servers.start(2);
    await bench.link(alice, user().username);
    const owner = bench.playground.person('owner');
    await bench.link(owner, 'teacher');
    const there = await servers.patientIn('other', 0);
    await answered(alice.send(there, 'How are you?'));
    // What keeps it from ending for a while, after its conversations have rested.
    bench.sandbox.faults.next('/data/stream/load/', { kind: 'delay', ms: 15_000 });
    owner.command('other', '/stream');
    await bench.until(() => bench.sandbox.calls().some(({ path }) => path.endsWith('/stream/load/')));
    const ended = second?.kill('SIGTERM');
    await second?.says(startTexts.stopping);
    await deleteEverything(alice);
    await ended;
    expect(await stored('conversations')).toHaveLength(1);
    second?.start();
    await expect.poll(() => stored('conversations')).toEqual([]);
    await expect.poll(requestsLeft).toEqual([]);
    await bench.until(() => hasEnded(there));
  });
});
