import { readFile } from 'node:fs/promises';
import { rounded } from './figures.ts';
import { judged, type Section } from './report.ts';
import { withStage } from './stage.ts';
import type { Task } from './task.ts';
import type { Size } from './world.ts';

/** An answer of 500 kB, at Discord's own limits: what it costs, and how long somebody else in the thread waits for it. */

const size: Size = { servers: 1, channels: 1, roles: 5, members: 10, threads: 1 };

const paragraphs = 500;
const answer = Array.from({ length: paragraphs }, (_, index) =>
  `${index} ${'It began yesterday. '.repeat(50)}`.padEnd(1_000, '.'),
).join('\n\n');

/** Milliseconds. */
const longestWait = 15_000;

/** Bytes that a process has written so far, to files and sockets; NaN where the kernel does not tell. */
const writtenBy = async (pid: number): Promise<number> => {
  const counted = await readFile(`/proc/${pid}/io`, 'utf8').catch(() => '');
  return Number(/^wchar: (\d+)$/m.exec(counted)?.[1] ?? Number.NaN);
};

export const measureLong = (task: Task): Promise<Section> =>
  withStage(
    { candidate: 'bot', task, size, rateLimits: 'discord', warmUp: 5 },
    async ({ playground, sandbox, clock, seats }, measured) => {
      const [seat] = seats;
      if (seat === undefined) throw new Error('nobody is there to ask');
      const { person, thread } = seat;
      const said = (): number =>
        playground.world.messages(thread.id).filter(({ authorId }) => authorId === playground.world.bot.id)
          .length;
      const before = { said: said(), written: await writtenBy(measured.pid) };
      const body = JSON.stringify({ status: 'response_saved', PatientResponse: answer });
      sandbox.faults.next('/chat/submit/', { kind: 'status', status: 200, taken: true, body });
      task.progress(`long: an answer of ${Math.round(answer.length / 1_000)} kB`);
      await clock.ask(person, thread);
      const since = performance.now();
      const next = clock.ask(playground.person('person0x1'), thread);
      // Longer than a turn may take here, it counts as never.
      const waited = await next.then(
        () => performance.now() - since,
        () => Number.POSITIVE_INFINITY,
      );
      const messages = said() - before.said - 1;
      const written = (await writtenBy(measured.pid)) - before.written;
      return {
        title: `An answer of ${Math.round(answer.length / 1_000)} kB`,
        rows: [
          {
            what: 'from its first message to the answer of the next person’s question (s)',
            bot: Number.isFinite(waited) ? rounded(waited / 1_000, 1) : 'never, in two minutes',
            ...judged(task.effort, { goal: `under ${longestWait / 1_000}`, reached: waited < longestWait }),
          },
          { what: 'messages that it took', bot: String(messages) },
          {
            what: 'bytes written by the process meanwhile, to the disk and to sockets (MB)',
            bot: rounded(written / 1_000_000, 1),
          },
        ],
        figures: { waited, messages, written },
      };
    },
  );
