import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, type TestContext } from 'vitest';
import { createBench, type Bench } from '../chaos/bench.ts';
import { patientsAlone } from '../support/patients.ts';
import { inOneFile } from '../support/program.ts';
import { submitPath } from '../support/room.ts';

/** The wall clock of the running bot is set, as NTP or a hand does it, while its monotonic clock goes on. */

const libraries = '/usr/lib';
/** Of the package `libfaketime`, which Node's own way to tell the time goes through. */
const library = (existsSync(libraries) ? readdirSync(libraries) : [])
  .map((folder) => join(libraries, folder, 'faketime/libfaketime.so.1'))
  .find((file) => existsSync(file));

interface Clock {
  /** By so many seconds from how it was at the start. */
  set(seconds: number): Promise<void>;
}

const started = async ({ onTestFinished }: TestContext): Promise<{ bench: Bench; clock: Clock }> => {
  const folder = await mkdtemp(join(tmpdir(), 'rounds-clock-'));
  const file = join(folder, 'offset');
  const set = (seconds: number): Promise<void> => writeFile(file, `${seconds < 0 ? '' : '+'}${seconds}`);
  await set(0);
  const bench = await createBench({
    program: inOneFile,
    answering: patientsAlone,
    settings: {
      LD_PRELOAD: library ?? '',
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      DONT_FAKE_MONOTONIC: '1',
      SHUTDOWN_SECONDS: '0',
    },
  });
  onTestFinished(async () => {
    await bench.close();
    await rm(folder, { recursive: true });
  });
  bench.bot.start();
  await bench.bot.ready();
  return { bench, clock: { set } };
};

const hour = 60 * 60;

describe.runIf(library !== undefined).concurrent('after the clock was set', () => {
  it.for([-24 * hour, 2 * hour])(
    'by %i s, more questions are answered than Discord takes in a second',
    async (seconds, context) => {
      const { bench, clock } = await started(context);
      const teacher = bench.playground.person('teacher');
      await bench.link(teacher);
      const thread = await bench.patient(teacher);
      await clock.set(seconds);
      for (let count = 1; count <= 70; count += 1) {
        const question = teacher.send(thread, `Question ${count}`);
        expect(await bench.until(() => bench.repliesTo(question)[0])).toBeDefined();
      }
    },
  );

  it('back, a thread whose service was not there goes on by itself', async (context) => {
    const { bench, clock } = await started(context);
    const teacher = bench.playground.person('teacher');
    await bench.link(teacher);
    const thread = await bench.patient(teacher);
    bench.sandbox.faults.always(submitPath, { kind: 'status', status: 503 });
    const before = bench.said(thread).length;
    const question = teacher.send(thread, 'How are you?');
    await bench.until(() => bench.said(thread)[before]);
    await clock.set(-2 * hour);
    bench.sandbox.faults.clear();
    expect(await bench.until(() => bench.repliesTo(question)[0])).toBeDefined();
  });
});
