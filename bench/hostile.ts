import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { rounded } from './figures.ts';
import { judged, type Section } from './report.ts';
import { withStage } from './stage.ts';
import type { Task } from './task.ts';
import { personName, type Size } from './world.ts';

/** Pastes that are made to keep expressions busy, and then their transcript: how long the whole bot says nothing. */

const size: Size = { servers: 1, channels: 1, roles: 5, members: 10, threads: 1 };

/** As long as Discord makes a file of somebody's text. */
const characters = 16_000;
const pieces = ['1', '</', '[', ' '];
const pastes = Array.from({ length: 30 }, (_, index) => {
  const piece = pieces[index % pieces.length] ?? '';
  return `${piece.repeat(characters / piece.length - 1)}!`;
});

/** Milliseconds. */
const longestSilence = 500;
const patience = { within: 120_000 };
const every = 10;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** Milliseconds of the longest time without an answer of `/live` while this is done. */
const silenceDuring = async (port: number, work: () => Promise<void>): Promise<number> => {
  let longest = 0;
  let isOver = false;
  const looking = (async () => {
    for (let last = performance.now(); !isOver; last = performance.now()) {
      await (await fetch(`http://127.0.0.1:${port}/live`)).text();
      longest = Math.max(longest, performance.now() - last);
      await pause(every);
    }
  })();
  await work();
  isOver = true;
  await looking;
  return longest;
};

export const measureHostile = async (task: Task): Promise<Section> => {
  const port = await freePort();
  const settings = { HTTP_PORT: String(port) };
  return withStage(
    {
      candidate: 'bot',
      task,
      size,
      rateLimits: 'none',
      warmUp: 5,
      settings,
    },
    async ({ playground, seats }, measured) => {
      const [seat] = seats;
      if (seat === undefined) throw new Error('nobody is there to paste');
      const { person, thread } = seat;
      const isAnswered = (id: string): boolean =>
        playground.world.messages(thread.id).some(({ reference }) => reference?.messageId === id);
      const asked = await silenceDuring(port, async () => {
        for (const [index, data] of pastes.entries()) {
          task.progress(`hostile: paste ${index + 1} of ${pastes.length}`);
          const { id } = person.send(thread, '', { attachments: [{ name: 'message.txt', data }] });
          const reached = playground.waitFor(() => isAnswered(id), patience);
          await Promise.race([reached, measured.ended]);
        }
      });
      const host = playground.person(personName(0, 0));
      const taken = await silenceDuring(port, async () => {
        task.progress('hostile: their transcript');
        await Promise.race([host.command(thread, '/transcript').finished(patience), measured.ended]);
      });
      const row = (what: string, silence: number) => ({
        what: `longest silence of /live while ${what} (ms)`,
        bot: rounded(silence, 0),
        ...judged(task.effort, { goal: `under ${longestSilence}`, reached: silence < longestSilence }),
      });
      return {
        title: `${pastes.length} pastes of ${characters} digits, tags, brackets and blanks`,
        rows: [row('they are asked', asked), row('they are transcribed', taken)],
        figures: { asked, taken },
      };
    },
  );
};
