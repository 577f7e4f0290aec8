/** Programs that have to end when they are told to, whatever hangs. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Person } from 'discord-playground/people/person';
import type { FaultMatch } from 'discord-playground/rest/faults';
import type { Message, Thread } from 'discord-playground/world/entities';
import { operatorWords } from '../../src/locale/operators.ts';
import { startProgram, type Program } from './program.ts';
import { startRig, type Rig } from './rig.ts';

const { start } = operatorWords;

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
  const rig = await startRig({ asleep: true, settings: { SHUTDOWN_SECONDS: '1' } });
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
    answersTo: async (question) => {
      await rig.answerTo(question);
      const said = rig.said({ id: question.channelId });
      return said.filter(({ reference }) => reference?.messageId === question.id);
    },
  };
};

interface End {
  /** Null if a signal ended it. */
  readonly code: number | null;
  readonly signal: string | null;
  /** Whether its last line says that everything was closed. */
  readonly saidStopped: boolean;
}

/** Resolves once the program has ended; if it never does, the test's own end says so. */
export const endOf = async (program: Program): Promise<End> => {
  const code = await program.ended;
  return {
    code,
    signal: program.child.signalCode,
    saidStopped: program.lines.some((line) => line.includes(start.stopped)),
  };
};

export const endBy = (signal: 'SIGTERM' | 'SIGINT', program: Program): Promise<End> => {
  program.child.kill(signal);
  return endOf(program);
};
