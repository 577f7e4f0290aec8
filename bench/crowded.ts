import type { Handle } from 'discord-playground/people/handle';
import type { Message } from 'discord-playground/world/entities';
import { wordsFor } from '../src/locale/words.ts';
import { mebibytes, rounded, spreadOf, type Spread } from './figures.ts';
import { deleteEverything, fillStore } from './full-store.ts';
import { helpDuring, longestHelp } from './help.ts';
import type { Measured } from './process.ts';
import { judged, type Row, type Section } from './report.ts';
import { withStage, type Stage } from './stage.ts';
import type { Task } from './task.ts';
import type { Size } from './world.ts';

/**
 * One person keeps as much as they may and asks for all of it at once; somebody else uses `/help` meanwhile. Each kind
 * of crowd is a line of `crowds`.
 */

const size: Size = { servers: 1, channels: 1, roles: 5, members: 10, threads: 1 };

const { cases: texts, account } = wordsFor('en');

/** As many as one person may keep. */
const mostCases = 200;

/** What is pressed and typed all at once, in each round. */
const pressed = { keystrokes: 8, lists: 4, downloads: 4, data: 4 } as const;

const repeated = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** The message of an answer that has this text in it. */
const saying = async (stage: Stage, handle: Handle, wanted: string): Promise<Message> =>
  stage.playground.waitFor(
    () =>
      [...handle.followUps().toReversed(), handle.message()].find((message) =>
        message?.content.includes(wanted),
      ),
    { within: 120_000 },
  );

/** Somebody who keeps all the cases that they may. Returns the card of the last one. */
const keepCases = async (stage: Stage, { progress }: Task): Promise<Message> => {
  const [seat] = stage.seats;
  if (seat === undefined) throw new Error('nobody is there to keep cases');
  const { person, thread } = seat;
  const about = { name: 'Ana', age: '34', gender: 'female' };
  const compose = (): Promise<Message> =>
    saying(stage, person.command(thread, '/compose case', about), texts.becomesPatient);
  for (let kept = 1; kept < mostCases; kept += 1) {
    if (kept % 40 === 0) progress(`crowded: ${kept} cases`);
    await compose();
  }
  return compose();
};

/** Resolves when the answer is there, and rejects if Discord had none in time. */
const untilShown = async ({ playground }: Stage, handle: Handle): Promise<void> => {
  const first = await handle.answered;
  const options = { within: 120_000 };
  // After a button whose message stays, the answer is a message of its own.
  if (first.kind === 'deferred_update') await playground.waitFor(() => handle.followUps()[0], options);
  else await handle.finished(options);
};

/** Presses every button around cases, and waits until each press is answered or was not acknowledged in time. */
const pressEverything = async (stage: Stage, card: Message): Promise<void> => {
  const [seat] = stage.seats;
  if (seat === undefined) return;
  const { person, thread } = seat;
  const aboutMe = await person.command(thread, '/account').finished();
  const typed = repeated(pressed.keystrokes, (index) =>
    person.autocomplete(thread, '/cases', { option: 'case', text: 'Ana'.slice(0, index % 4) }),
  );
  const handles = [
    ...repeated(pressed.lists, () => person.command(thread, '/cases')),
    ...repeated(pressed.downloads, () => person.press(card, texts.buttons.download)),
    ...repeated(pressed.data, () => person.press(aboutMe, account.buttons.myData)),
  ];
  await Promise.allSettled([...typed, ...handles.map((handle) => untilShown(stage, handle))]);
};

/** A person who crowds the bot: prepares as much as they may keep, then does the heaviest things, again and again. */
interface Crowd {
  readonly what: string;
  /** Before the process starts. */
  readonly fill?: (stage: Stage, task: Task) => Promise<void>;
  readonly prepare: (
    stage: Stage,
    task: Task,
    measured: Measured,
  ) => Promise<(round: number) => Promise<void>>;
  /** Bytes of memory that the process may have at most. */
  readonly mostMemory?: number;
}

const crowds: readonly Crowd[] = [
  {
    what: `${mostCases} cases, all asked for at once`,
    prepare: async (stage, task) => {
      const card = await keepCases(stage, task);
      return () => pressEverything(stage, card);
    },
    mostMemory: 512 * 1024 * 1024,
  },
  {
    what: 'a full store that is swept while somebody deletes everything',
    fill: (stage, { effort }) =>
      fillStore(stage, { conversations: effort.servers * 20, rounds: effort.rounds }),
    prepare: async (stage, _task, measured) => async (round) => {
      await Promise.all([measured.passHour(), deleteEverything(stage, round)]);
    },
  },
];

interface Found {
  readonly help: Spread;
  /** Bytes of memory that the process had at most. */
  readonly peak: number;
}

const measure = (crowd: Crowd, task: Task): Promise<Found> =>
  withStage(
    {
      candidate: 'bot',
      task,
      size,
      rateLimits: 'none',
      warmUp: 5,
      fill: async (stage) => crowd.fill?.(stage, task),
    },
    async (stage, measured) => {
      const press = await Promise.race([crowd.prepare(stage, task, measured), measured.ended]);
      const waits: number[] = [];
      for (let round = 0; round < task.effort.rounds; round += 1) {
        task.progress(`crowded: round ${round + 1} of ${task.effort.rounds}`);
        waits.push(...(await Promise.race([helpDuring(stage, () => press(round)), measured.ended])));
      }
      return { help: spreadOf(waits), peak: (await measured.memory()).peak };
    },
  );

export const measureCrowded = async (task: Task): Promise<Section> => {
  const rows: Row[] = [];
  const figures: Record<string, Found> = {};
  for (const crowd of crowds) {
    const found = await measure(crowd, task);
    const { help, peak } = found;
    const { mostMemory } = crowd;
    rows.push(
      {
        what: `somebody else's /help acknowledged, ${crowd.what}, median (ms)`,
        bot: rounded(help.median, 0),
      },
      {
        what: `the same, p99 of ${help.count} (ms)`,
        bot: rounded(help.p99, 0),
        ...judged(task.effort, { goal: `under ${longestHelp}`, reached: help.p99 < longestHelp }),
      },
      {
        what: 'memory of the process at most (MiB)',
        bot: mebibytes(peak),
        ...(mostMemory === undefined
          ? {}
          : { goal: `under ${mebibytes(mostMemory)}`, reached: peak < mostMemory }),
      },
    );
    figures[crowd.what] = found;
  }
  return { title: 'One person crowds the bot', rows, figures };
};
