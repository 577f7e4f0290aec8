import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Playground, PlaygroundOptions } from 'discord-playground';
import type { Person } from 'discord-playground/people/person';
import type { Message, Thread } from 'discord-playground/world/entities';
import { startSandbox, type Sandbox } from 'service-sandbox';
import { startApp, type App } from '../../src/app/start.ts';
import { openBotStore, type BotStore } from '../../src/app/store.ts';
import { readConfig } from '../../src/app/config.ts';
import { createLog } from '../../src/lib/log.ts';
import { conversationTimings, type ConversationTimings } from '../../src/features/conversation/needs.ts';
import { Secret } from '../../src/lib/secret.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { linked, settingsBetween } from './between.ts';
import { patients, patientsAlone } from './patients.ts';
import { startedAs } from './conversations.ts';
import { threadIn } from './room.ts';
import { testPlayground } from './test-playground.ts';

const { conversation: conversationTexts } = wordsFor('en');

/** The whole bot between the playground and the sandbox, in this process, over real sockets. */

export interface Rig {
  readonly playground: Playground;
  readonly sandbox: Sandbox;
  /** Lines that the bot has logged. */
  readonly logged: readonly string[];
  readonly pageUrl: () => string;
  readonly storeFile: string;
  readonly storeUrl: string;
  readonly settings: Readonly<Record<string, string>>;
  start(): Promise<void>;
  stop(): Promise<void>;
  restart(): Promise<void>;
  /** Does something with the store while the bot is down, which is started again after it. */
  betweenRuns<Result>(task: (store: BotStore) => Promise<Result>): Promise<Result>;
  /** Links this person to a user of the sandbox, through the page; the name is typed as it is given here. */
  link(person: Person, username?: string): Promise<void>;
  /**
   * Starts a patient and returns its thread, once its first message is there. `earlier` says what to answer where the
   * patient is known: `forget`, or `keep`, which is the default.
   */
  patient(person: Person, options?: Readonly<Record<string, string | boolean>>): Promise<Thread>;
  topic(person: Person, options?: Readonly<Record<string, string | boolean>>): Promise<Thread>;
  /** What the bot has said in a place for everyone to see, oldest first. */
  said(place: { readonly id: string }): readonly Message[];
  /** Waits for the answer to a message. */
  answerTo(message: Message): Promise<Message>;
  close(): Promise<void>;
}

export interface RigOptions {
  readonly playground?: Partial<PlaygroundOptions>;
  readonly settings?: Readonly<Record<string, string>>;
  readonly timings?: Partial<ConversationTimings>;
  /** Instead of a file of its own. */
  readonly storeUrl?: string;
  readonly tokenLifetime?: number;
  /** No preceptor asks in between. */
  readonly patientsAlone?: true;
  /** The bot is not started yet. */
  readonly asleep?: boolean;
}

export const startRig = async (options: RigOptions = {}): Promise<Rig> => {
  const folder = await mkdtemp(join(tmpdir(), 'rounds-'));
  const playground = await testPlayground(options.playground);
  const sandbox = await startSandbox({
    answering: options.patientsAlone ? patientsAlone : patients,
    ...(options.tokenLifetime === undefined ? {} : { tokenLifetime: options.tokenLifetime }),
  });
  const storeFile = join(folder, 'rounds.sqlite');
  const storeUrl = options.storeUrl ?? `sqlite://${storeFile}`;
  const settings = {
    ...settingsBetween(playground, sandbox, storeUrl),
    CASES: sandbox.cases.map(({ id, title }) => `${id}=${title.replaceAll(', ', ' ')}`).join(','),
    TOPICS: sandbox.topics.map(({ id, title }) => `${id}=${title.replaceAll(', ', ' ')}`).join(','),
    ...options.settings,
  };
  const logged: string[] = [];
  const log = createLog({ level: 'debug', to: { write: (line) => void logged.push(line) } });
  let app: App | undefined;

  const rig: Rig = {
    playground,
    sandbox,
    logged,
    storeFile,
    storeUrl,
    settings,
    pageUrl: () => app?.pageUrl ?? '',
    start: async () => {
      app = await startApp({
        config: readConfig(settings),
        log,
        onFatal: (reason) => log.fatal(reason),
        onStoreLost: () => log.fatal('the store is lost'),
        // Most statuses would have to be waited for; their pace is the simulation's.
        timings: { ...conversationTimings, statusEvery: 10, ...options.timings },
      });
    },
    stop: async () => {
      await app?.close();
      app = undefined;
    },
    restart: async () => {
      await rig.stop();
      await rig.start();
    },
    betweenRuns: async (task) => {
      await rig.stop();
      const { ENCRYPTION_KEYS: key } = rig.settings;
      const keys = key === undefined ? undefined : [new Secret(key)];
      const store = await openBotStore({ url: storeUrl, keys, log });
      const result = await task(store);
      await store.close();
      await rig.start();
      return result;
    },
    link: async (person, username = person.name) => {
      const folded = username.normalize('NFKC').toLowerCase();
      const user = sandbox.users.find((one) => one.username === folded);
      if (user === undefined) throw new Error(`the sandbox has no ${username}`);
      await linked(person, { user: { ...user, username } });
    },
    patient: (person, values = {}) =>
      opened(person, '/patient', { case: String(sandbox.cases[0]?.id), ...values }),
    topic: (person, values = {}) =>
      opened(person, '/topic', { topic: String(sandbox.topics[0]?.id), ...values }),
    said: ({ id }) =>
      playground.world.messages(id).filter(
        ({ authorId, visibleTo, type }) =>
          authorId === playground.world.bot.id && visibleTo === undefined && type !== 21, // a thread's copy of the message it was created from
      ),
    answerTo: (message) =>
      playground.waitFor((world) =>
        world
          .messages(message.channelId)
          .find(
            ({ authorId, reference }) => authorId === world.bot.id && reference?.messageId === message.id,
          ),
      ),
    close: async () => {
      await rig.stop();
      await playground.close();
      await sandbox.close();
      await rm(folder, { recursive: true, force: true });
    },
  };

  const opened = async (
    person: Person,
    path: string,
    values: Readonly<Record<string, string | boolean>>,
  ): Promise<Thread> => {
    const { earlier, ...options } = values;
    const asked = person.command('class', path, options);
    const answer = await startedAs(
      { playground },
      { person, asked, earlier: earlier === 'forget' ? 'forget' : 'keep' },
    );
    const thread = threadIn({ playground }, answer);
    if (answer.content !== conversationTexts.started(thread.id))
      throw new Error(`not opened: ${answer.content}`);
    return thread;
  };

  if (options.asleep !== true) await rig.start();
  return rig;
};
