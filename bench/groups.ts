import type { Message } from 'discord-playground/world/entities';
import { wordsFor } from '../src/locale/words.ts';
import { rounded, spreadOf, type Spread } from './figures.ts';
import { fillStore } from './full-store.ts';
import { helpDuring, longestHelp } from './help.ts';
import { saturate } from './load.ts';
import { judged, type Section } from './report.ts';
import { withStage, type Stage } from './stage.ts';
import type { Task } from './task.ts';
import { personName, type Size } from './world.ts';

/**
 * A teacher in a channel with as many conversations as a page of transcripts may have, and forty times as many open
 * elsewhere: how soon `/manage` shows them, and how soon somebody else gets `/help` while their transcripts are taken.
 */

/** The threads are shared out evenly. */
const channels = 41;
const here = 25;
const size: Size = { servers: 1, channels, roles: 5, members: 10, threads: channels * here };

/** Ended ones whose threads are in the same channel. */
const endedHere = 2_000;
/** In each conversation of the channel. */
const questions = 60;
/** How often the panel is shown in each round. */
const panels = 20;

const { groups: texts } = wordsFor('en');
/** Milliseconds. */
const longestPanel = 3_000;
const patience = { within: 120_000 };

export const measureGroups = (task: Task): Promise<Section> =>
  withStage(
    {
      candidate: 'bot',
      task,
      size,
      rateLimits: 'none',
      warmUp: 5,
      fill: (stage) => fillStore(stage, { conversations: endedHere, rounds: 0 }),
    },
    async (stage, measured) => {
      const work = async (): Promise<Section> => {
        const { playground, seats } = stage;
        const channel = seats[0]?.thread.parentId;
        if (channel === undefined) throw new Error('there is no channel');
        const teacher = playground.person(personName(0, 0));
        const seatsHere = seats.filter(({ thread }) => thread.parentId === channel);
        task.progress(`groups: ${questions} questions in each of ${seatsHere.length} conversations`);
        await saturate({ ...stage, seats: seatsHere }, { threads: here, turns: here * questions });

        const shown: number[] = [];
        const waits: number[] = [];
        const taken: number[] = [];
        const show = async (): Promise<Message> => {
          const at = performance.now();
          const panel = await teacher.command({ id: channel }, '/manage').finished(patience);
          shown.push(performance.now() - at);
          return panel;
        };
        for (let round = 0; round < task.effort.rounds; round += 1) {
          task.progress(`groups: round ${round + 1} of ${task.effort.rounds}`);
          for (let count = 1; count < panels; count += 1) await show();
          const panel = await show();
          waits.push(
            ...(await helpDuring(stage, async () => void taken.push(await transcripts(stage, panel)))),
          );
        }
        return sectionOf(task, { panel: spreadOf(shown), help: spreadOf(waits), taken: spreadOf(taken) });
      };
      return Promise.race([work(), measured.ended]);
    },
  );

/** Milliseconds until the files are there. */
const transcripts = async ({ playground }: Stage, panel: Message): Promise<number> => {
  const at = performance.now();
  const pressed = playground.person(personName(0, 0)).press(panel, texts.buttons.transcripts);
  await playground.waitFor(
    () => [...pressed.followUps(), pressed.message()].some((one) => (one?.attachments.length ?? 0) > 0),
    patience,
  );
  return performance.now() - at;
};

const sectionOf = (
  { effort }: Task,
  found: { readonly panel: Spread; readonly help: Spread; readonly taken: Spread },
): Section => {
  const { panel, help, taken } = found;
  const elsewhere = (channels - 1) * here;
  return {
    title: 'A class in groups',
    rows: [
      {
        what: `/manage in a channel of ${here} open and ${endedHere} ended conversations, ${elsewhere} open elsewhere, median (ms)`,
        bot: rounded(panel.median, 0),
      },
      {
        what: `the same, p99 of ${panel.count} (ms)`,
        bot: rounded(panel.p99, 0),
        ...judged(effort, { goal: `under ${longestPanel}`, reached: panel.p99 < longestPanel }),
      },
      { what: `their ${here} transcripts, median (ms)`, bot: rounded(taken.median, 0) },
      {
        what: `somebody else's /help meanwhile, p99 of ${help.count} (ms)`,
        bot: rounded(help.p99, 0),
        ...judged(effort, { goal: `under ${longestHelp}`, reached: help.p99 < longestHelp }),
      },
    ],
    figures: found,
  };
};
