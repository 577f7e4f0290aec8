import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlayground, type Playground, type PlaygroundOptions } from 'discord-playground';
import type { Person } from 'discord-playground/people/person';
import type { Message, Thread } from 'discord-playground/world/entities';
import { startSandbox, type Sandbox } from 'service-sandbox';
import type { AnswerAsPatient } from 'service-sandbox/patient';
import { patients } from '../support/patients.ts';
import { linked, settingsBetween, unhurried } from '../support/between.ts';
import { BotProcess, patience } from './bot-process.ts';

/** The bot as a separate process, between a playground and a sandbox in this one. */
export interface Bench {
  readonly playground: Playground;
  readonly sandbox: Sandbox;
  readonly bot: BotProcess;
  readonly storeFile: string;
  /** One more process with the same settings, but for these; killed at the end. */
  another(changes?: Readonly<Record<string, string>>): BotProcess;
  /** Links this person to a user of the sandbox, through the page. */
  link(person: Person, username?: string): Promise<void>;
  /** Starts the patient with this number (from 0), and returns its thread. */
  patient(person: Person, number?: number): Promise<Thread>;
  /** Starts the first of them, one after another. */
  patients(person: Person, count: number): Promise<readonly Thread[]>;
  /** The bot's messages that answer or follow up this one, oldest first. */
  repliesTo(message: Message): readonly Message[];
  /** Everything the bot said in a place, oldest first. */
  said(place: { readonly id: string }): readonly Message[];
  /** Waits until `read` returns something: for a long time, because a process has to start in between. */
  until<Found>(read: () => Found | undefined | null | false): Promise<Found>;
  close(): Promise<void>;
}

interface BenchOptions {
  /** Instead of a file of its own. */
  readonly storeUrl?: string;
  readonly playground?: Partial<PlaygroundOptions>;
  readonly settings?: Readonly<Record<string, string>>;
  /** The arguments with which Node runs the bot; by default, the built program. */
  readonly program?: readonly string[] | undefined;
  /** What the sandbox's patients answer, if not what they say to everybody. */
  readonly answering?: AnswerAsPatient;
  /** Whether processes are started again when they end by themselves. */
  readonly supervised?: boolean;
}

/** The bot is not started yet. */
export const createBench = async (options: BenchOptions = {}): Promise<Bench> => {
  const folder = await mkdtemp(join(tmpdir(), 'rounds-bench-'));
  const playground = await startPlayground({ ...unhurried, ...options.playground });
  const sandbox = await startSandbox({ answering: options.answering ?? patients });
  const storeFile = join(folder, 'rounds.sqlite');
  const settings = {
    ...settingsBetween(playground, sandbox, options.storeUrl ?? `sqlite://${storeFile}`),
    ...options.settings,
  };
  const { program, supervised } = options;
  const bot = new BotProcess({ settings, folder, program, supervised });
  const others: BotProcess[] = [];
  const { world } = playground;
  const said = ({ id }: { readonly id: string }): readonly Message[] =>
    world
      .messages(id)
      .filter(({ authorId, visibleTo }) => authorId === world.bot.id && visibleTo === undefined);

  // Collected as they come: long runs ask for them thousands of times.
  const replies = new Map<string, Message[]>();
  world.changes.listen((change) => {
    if (change.kind !== 'message_created' || change.message.authorId !== world.bot.id) return;
    const answered = change.message.reference?.messageId;
    if (answered !== undefined && change.message.visibleTo === undefined)
      replies.set(answered, [...(replies.get(answered) ?? []), change.message]);
  });

  const patient = async (person: Person, number = 0): Promise<Thread> => {
    const id = String(sandbox.cases[number]?.id);
    const answer = await person.command('class', '/patient', { case: id }).finished();
    const place = world.places.get(/<#(\d+)>/.exec(answer.content)?.[1] ?? '');
    if (place?.kind !== 'thread') throw new Error(`no thread was opened: ${answer.content}`);
    return place;
  };

  return {
    playground,
    sandbox,
    bot,
    storeFile,
    another: (changes = {}) => {
      const other = new BotProcess({
        settings: { ...settings, ...changes },
        folder,
        program,
        supervised,
      });
      others.push(other);
      return other;
    },
    said,
    until: (read) => playground.waitFor(read, { within: patience }),
    repliesTo: ({ id }) => replies.get(id) ?? [],
    link: async (person, username = person.name) => {
      const user = sandbox.users.find((one) => one.username === username);
      if (user === undefined) throw new Error(`the sandbox has no ${username}`);
      await linked(person, { user });
    },
    patient,
    patients: async (person, count) => {
      const threads: Thread[] = [];
      for (let number = 0; number < count; number += 1) threads.push(await patient(person, number));
      return threads;
    },
    close: async () => {
      await Promise.all([bot, ...others].map((each) => each.kill()));
      await playground.close();
      await sandbox.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
