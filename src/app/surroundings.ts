/** What surrounds the bot and outlives a restart of it: service, Discord and store, or what stands in for them. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Playground } from 'discord-playground';
import type { ServiceStage, Welcome } from 'discord-playground/stage/stage';
import type { Sandbox } from 'service-sandbox';
import type { Config, ServiceAccess } from './config.ts';
import type { Closing } from '../lib/closing.ts';
import type { Lesson } from '../features/lesson.ts';
import { codeOf, type Log } from '../lib/log.ts';
import { classroom } from './demo/classroom.ts';
import { demoLesson } from './demo/lesson.ts';
import { Secret } from '../lib/secret.ts';
import { operatorWords } from '../locale/operators.ts';
import { StartError } from './start-error.ts';

const words = operatorWords.start;

interface Listed {
  readonly id: string;
  readonly title: string;
  /** For a case, if it is known for certain. */
  readonly patientName?: string | undefined;
}

export interface Surroundings {
  readonly service: ServiceAccess;
  readonly discord: {
    readonly token: Secret;
    readonly apiUrl: string;
    /** The address of the playground's page, with its key, if the playground stands in for Discord. */
    readonly playgroundUrl?: string;
    /** Links the playground's people to the sandbox's users; present only if both stand in. */
    readonly introduce?: (() => Promise<void>) | undefined;
    /** The address of the picture in the demo's lesson, which only the playground shows. */
    readonly lessonPicture?: string | undefined;
  };
  readonly store: { readonly url: string; readonly keys: readonly Secret[] | undefined };
  /** By their ids as people type them. */
  readonly titled: { readonly cases: readonly Listed[]; readonly topics: readonly Listed[] };
  /** What one of the sandbox's patients has, unless the server's shelf has that patient. */
  readonly demoLesson?: { readonly id: string; readonly lesson: Lesson } | undefined;
  /** Who can sign in if the sandbox stands in. */
  readonly demoUsers: readonly { readonly username: string; readonly password: string }[];
}

interface Needed {
  readonly config: Config;
  readonly log: Log;
  /** For the playground's page. */
  readonly restartBot: () => Promise<void>;
}

const asTyped = (
  list: readonly (Omit<Listed, 'id'> & { readonly id: string | number })[],
): readonly Listed[] => list.map((one) => ({ ...one, id: String(one.id) }));

/** Loads a stand-in. @throws a StartError if it is not there, as in a production install, or if its data are wrong. */
const load = async <Module>(standIn: Promise<Module>, missing: string): Promise<Module> => {
  try {
    return await standIn;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.name === 'DataError') throw new StartError(error.message, { cause: error });
    if ('code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      throw new StartError(missing, { cause: error });
    throw error;
  }
};

const openSandbox = async ({ log }: Needed, closing: Closing) => {
  const { startSandbox } = await load(import('service-sandbox'), words.noSandbox);
  const sandbox = await startSandbox();
  closing.add('sandbox', () => sandbox.close());
  const { authUrl, baseUrl, clientId, clientSecret } = sandbox;
  log.info({ part: 'sandbox', authUrl, baseUrl }, 'sandbox service listening');
  log.info(words.demo(sandbox));
  return { sandbox, service: { authUrl, baseUrl, clientId, clientSecret: new Secret(clientSecret) } };
};

const highestPort = 65_535;

/** Long enough to be seen, and within a call's time. */
const slowness = 3_000;

/** The sandbox as the playground's page shows it and makes it fail. */
const serviceStage = ({ users, onCall, faults, expireTokens }: Sandbox): ServiceStage => ({
  signIns: users,
  onCall,
  set: (state) => {
    faults.clear();
    if (state === 'slow') faults.always('/external/', { kind: 'delay', ms: slowness });
    if (state === 'down') faults.always('*', { kind: 'status', status: 503 });
  },
  expireTokens: () => expireTokens(),
});

/** The class, and meeting the sandbox's first patient. */
const welcomeTo = ({ cases: [first] }: Sandbox, ready: () => readonly string[]): Welcome | undefined => {
  if (first === undefined) return undefined;
  const { firstStep, ...texts } = operatorWords.demo;
  return {
    ...texts,
    ready,
    step: { label: firstStep, path: '/patient', values: { case: String(first.id) } },
  };
};

const showLessonPicture = async (playground: Playground): Promise<string> => {
  const { readPicture } = await import('service-sandbox/pictures/picture');
  const name = demoLesson.picture;
  const data = Buffer.from(readPicture(name).url.split(',')[1] ?? '', 'base64');
  return playground.serve({ name: `${name}.png`, contentType: 'image/png', data });
};

/** The Discord that the settings name, or the playground. */
const findDiscord = async (
  { config, log, restartBot }: Needed,
  sandbox: Sandbox | undefined,
  closing: Closing,
): Promise<Surroundings['discord']> => {
  const { token, apiUrl } = config.discord;
  if (token !== undefined) return { token, apiUrl };
  const { startPlayground } = await load(import('discord-playground'), words.noPlayground);
  const linked: string[] = [];
  const { port } = config.web;
  const playground = await startPlayground({
    log: log.child({ part: 'playground' }),
    world: classroom,
    botName: 'Rounds',
    // The usual one is the same everywhere, and lets whoever uses it read along.
    token: randomBytes(32).toString('base64url'),
    stage:
      sandbox === undefined
        ? { service: undefined, welcome: undefined, restartBot }
        : { service: serviceStage(sandbox), welcome: welcomeTo(sandbox, () => linked), restartBot },
    // Next to the port of the bot's own page, so that the address stays the same from day to day.
    ...(port === 0 || port === highestPort ? {} : { preferredPort: port + 1 }),
  });
  closing.add('playground', () => playground.close());
  return {
    token: new Secret(playground.token),
    apiUrl: playground.apiUrl,
    playgroundUrl: playground.pageUrl,
    lessonPicture: sandbox && (await showLessonPicture(playground)),
    // Only here do both sides invent their people, so they can be linked.
    introduce:
      sandbox &&
      (async () => {
        const { introduce } = await import('./demo/introduction.ts');
        await introduce(playground, sandbox.users, (name) => void linked.push(name));
      }),
  };
};

/** Deleted with the process, key included: it holds nothing that has to be kept. */
const temporaryStore = async (closing: Closing): Promise<Surroundings['store']> => {
  const folder = await mkdtemp(join(tmpdir(), 'rounds-')).catch((cause: unknown) => {
    throw new StartError(words.noTemporary(String(codeOf(cause))), { cause });
  });
  closing.add('temporary store', () => rm(folder, { recursive: true, force: true }));
  const key = new Secret(randomBytes(32).toString('base64'));
  return { url: `sqlite://${join(folder, 'rounds.sqlite')}`, keys: [key] };
};

/** Uses what the settings name and starts stand-ins for the rest; `closing` ends them. */
export const findSurroundings = async (needed: Needed, closing: Closing): Promise<Surroundings> => {
  const { cases, topics, remote } = needed.config.service;
  const { url, keys } = needed.config.store;
  const { service, sandbox } =
    remote === undefined ? await openSandbox(needed, closing) : { service: remote, sandbox: undefined };
  const discord = await findDiscord(needed, sandbox, closing);
  const { lessonPicture: picture } = discord;
  const { id, lesson } = demoLesson;
  return {
    service,
    discord,
    demoLesson: sandbox && { id, lesson: { ...lesson, ...(picture !== undefined && { picture }) } },
    store: url === undefined ? await temporaryStore(closing) : { url, keys },
    titled: {
      cases: asTyped(cases.length === 0 ? (sandbox?.cases ?? []) : cases),
      topics: asTyped(topics.length === 0 ? (sandbox?.topics ?? []) : topics),
    },
    demoUsers: sandbox?.users ?? [],
  };
};
