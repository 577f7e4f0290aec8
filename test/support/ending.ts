/** Programs that have to end within the time that the contract gives them, whatever hangs. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turnOfLoop } from 'node:timers/promises';
import type { FaultMatch } from '../../src/playground/rest/faults.ts';
import type { Person } from '../../src/playground/people/person.ts';
import type { Message, Thread } from '../../src/playground/world/entities.ts';
import { within } from '../../src/lib/within.ts';
import { operatorWords } from '../../src/locale/operators.ts';
import { startProgram, type Program } from './program.ts';
import { startRig, type Rig } from './rig.ts';

const { start } = operatorWords;

const shutdownSeconds = 1;
/** Milliseconds: SHUTDOWN_SECONDS plus two seconds. */
const contract = shutdownSeconds * 1_000 + 2_000;
/** For what has to come eventually, while other tests keep the machine busy. */
const patience = { within: 20_000 };

/** A request of the bot's that nobody answers until `release`; then it takes effect, whoever sent it. */
interface Held {
  readonly arrived: Promise<void>;
  readonly release: () => void;
}

export interface EndingRig extends Rig {
  readonly folder: string;
  readonly teacher: Person;
  /** A new process on the same store. */
  run(more?: Readonly<Record<string, string>>): Program;
  /** The same, once it says that it is ready. */
  runUntilReady(more?: Readonly<Record<string, string>>): Promise<Program>;
  /** A program that is ready, and a patient's thread. */
  conversing(): Promise<{ readonly program: Program; readonly thread: Thread }>;
  /** Requests to Discord that match get no answer. */
  hold(match: FaultMatch): Held;
  /** Waits for what answers this message, however many processes it takes. */
  answersTo(question: Message): Promise<readonly Message[]>;
}

type Cleaning = (clean: () => Promise<void>) => void;

export const endingRig = async (onTestFinished: Cleaning): Promise<EndingRig> => {
  const folder = await mkdtemp(join(tmpdir(), 'rounds-ending-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const rig = await startRig({ asleep: true, settings: { SHUTDOWN_SECONDS: String(shutdownSeconds) } });
  onTestFinished(() => rig.close());
  const { playground } = rig;
  const teacher = playground.person('teacher');

  const run: EndingRig['run'] = (more = {}) => {
    const program = startProgram({ ...rig.settings, ...more }, folder);
    onTestFinished(async () => {
      program.child.kill('SIGKILL');
      await program.ended;
    });
    return program;
  };
  const runUntilReady: EndingRig['runUntilReady'] = async (more) => {
    const program = run(more);
    await program.line('Rounds is ready');
    return program;
  };

  return {
    ...rig,
    folder,
    teacher,
    run,
    runUntilReady,
    conversing: async () => {
      const program = await runUntilReady();
      await rig.link(teacher);
      return { program, thread: await rig.patient(teacher) };
    },
    hold: (match) => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const arrived = new Promise<void>((resolve) => {
        playground.faults.always(match, {
          // Checked at the moment the request comes in.
          get until() {
            resolve();
            return released;
          },
        });
      });
      return {
        arrived,
        release: () => {
          playground.faults.clear();
          release();
        },
      };
    },
    answersTo: (question) =>
      playground.waitFor((world) => {
        const answers = world
          .messages(question.channelId)
          .filter(
            ({ authorId, reference }) => authorId === world.bot.id && reference?.messageId === question.id,
          );
        return answers.length > 0 && answers;
      }, patience),
  };
};

interface End {
  /** Null if a signal ended it. */
  readonly code: number | null;
  readonly signal: string | null;
  /** Whether its last line says that everything was closed. */
  readonly saidStopped: boolean;
}

/**
 * A busy machine may have kept this process, and not the program, from getting anything done: when the time is up,
 * anything that arrived before that still has to be processed.
 */
const withWhatCame = async <Result>(task: Promise<Result>): Promise<Result | undefined> => {
  const heard = turnOfLoop()
    .then(() => turnOfLoop())
    .then(() => undefined);
  return Promise.race([task, heard]);
};

/** Rejects when the contract's time has passed and the program still runs. */
export const endOf = async (program: Program): Promise<End> => {
  const ended = program.ended.then((code) => ({
    code,
    signal: program.child.signalCode,
    saidStopped: program.lines.some((line) => line.includes(start.stopped)),
  }));
  const end = (await within(contract, ended)) ?? (await withWhatCame(ended));
  if (end === undefined) {
    throw new Error(`still runs after ${contract} ms:\n${program.lines.join('\n')}\n${program.errors()}`);
  }
  return end;
};

export const endBy = (signal: 'SIGTERM' | 'SIGINT', program: Program): Promise<End> => {
  program.child.kill(signal);
  return endOf(program);
};
