import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from 'discord-playground/people/person';
import type { Thread } from 'discord-playground/world/entities';
import { createBench, type Bench } from './bench.ts';
import { judge, type Verdict } from './judge.ts';
import { Ledger } from './ledger.ts';
import { startLocker } from './locker.ts';
import { createRandom } from './random.ts';
import { settleAll } from './settle.ts';

/**
 * Another program locks the store's file for seconds while people ask, start and link; soon after, the bot is killed.
 * What it has acknowledged has to be there.
 */

const seconds = [2, 5, 8, 15] as const;
/** Milliseconds after the release within which everybody has to be answered. */
const longestSilence = 5_000;
const settleWithin = 180_000;

interface LocksOptions {
  /** Of each length. */
  readonly rounds: number;
  readonly seed: number;
  readonly onProgress: (line: string) => void;
}

interface LocksResult extends Verdict {
  /** Milliseconds from each release until everybody was answered, sorted. */
  readonly silences: readonly number[];
  readonly started: number;
  readonly linked: number;
}

/** Who somebody is linked as, if the bot has said so. */
const linking = async (bench: Bench, person: Person, username: string): Promise<string | undefined> => {
  try {
    await bench.link(person, username);
  } catch {
    return undefined;
  }
  const { content } = await person.command('class', '/account').finished();
  return content.includes(username) ? username : undefined;
};

const starting = async (bench: Bench, host: Person, number: number): Promise<Thread | undefined> =>
  bench.patient(host, number).catch(() => undefined);

export const runLocks = async ({ rounds, seed, onProgress }: LocksOptions): Promise<LocksResult> => {
  const random = createRandom(seed);
  const bench = await createBench();
  bench.bot.start();
  await bench.bot.ready();
  const locker = startLocker(bench.storeFile);
  const [moderator, alice, bob] = ['teacher', 'alice', 'bob'].map((name) => bench.playground.person(name));
  if (moderator === undefined || alice === undefined || bob === undefined) throw new Error('nobody is there');
  await bench.link(moderator);
  const threads = [...(await bench.patients(moderator, 3))];
  const ledger = new Ledger();
  const breaches: string[] = [];
  const silences: number[] = [];
  let questions = 0;
  let started = 0;
  let linked = 0;
  const ask = (thread: Thread) => {
    const message = alice.send(thread, `Question ${(questions += 1)}: how are you?`);
    ledger.add(message, thread);
    return message;
  };

  const round = async (length: number, number: number): Promise<void> => {
    const { released } = await locker.lock(length * 1_000);
    const username = number % 2 === 0 ? 'student1' : 'student2';
    // What was refused is not always done again: a statement that stays in progress is then never reset.
    const does = random.pick(['link', 'start', 'both'] as const);
    // Some links are made while the file is locked, some as it is released.
    const when = random.between(0, 2 * length * 1_000);
    const link =
      does === 'start' ? Promise.resolve(undefined) : pause(when).then(() => linking(bench, bob, username));
    const start = does === 'link' ? Promise.resolve(undefined) : starting(bench, moderator, 3);
    let isReleased = false;
    void released.then(() => (isReleased = true));
    while (!isReleased) {
      ask(random.pick([threads[0], ...threads.slice(1)]) ?? bench.playground.world.thread(''));
      await pause(random.between(100, 400));
    }
    const since = performance.now();
    const last = threads.map(ask);
    await bench.until(() => last.every((message) => bench.repliesTo(message).length > 0));
    const silence = Math.round(performance.now() - since);
    silences.push(silence);
    if (silence > longestSilence) breaches.push(`after ${length} s, it took ${silence} ms to answer`);
    const [as, opened] = await Promise.all([link, start]);
    const question = opened && ask(opened);
    await pause(random.between(0, 1_500));
    await bench.bot.kill();
    bench.bot.start();
    await bench.bot.ready();
    if (as !== undefined) {
      linked += 1;
      const { content } = await bob.command('class', '/account').finished();
      if (!content.includes(username)) breaches.push(`the link to ${username} is gone`);
    }
    if (opened === undefined || question === undefined) return;
    started += 1;
    await bench.until(() => bench.repliesTo(question).length > 0);
    await moderator.command(opened, '/end').finished();
  };

  try {
    for (let number = 1; number <= rounds; number += 1) {
      for (const length of seconds) await round(length, number);
      onProgress(`${number} rounds, ${ledger.asked.length} questions`);
    }
    const rested = await settleAll(
      { bench, ledger, random: createRandom(seed + 1), moderator },
      settleWithin,
    );
    const verdict = judge(bench, ledger);
    return {
      figures: verdict.figures,
      silences: silences.toSorted((one, other) => one - other),
      started,
      linked,
      breaches: [
        ...breaches,
        ...verdict.breaches,
        ...(rested ? [] : ['it did not come to rest']),
        ...bench.bot.endedByItself.map((lines) => `the bot ended by itself:\n${lines}`),
      ],
    };
  } finally {
    await locker.end();
    await bench.close();
  }
};
