import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlayground, type Playground } from 'discord-playground';
import type { Person } from 'discord-playground/people/person';
import type { Thread } from 'discord-playground/world/entities';
import { startSandbox, type Sandbox } from 'service-sandbox';
import { readCases } from 'service-sandbox/cases/case';
import type { AnswerAsPatient } from 'service-sandbox/patient';
import { z } from 'zod';
import { serviceId } from '../src/lib/ids.ts';
import { createLog } from '../src/lib/log.ts';
import type { Candidate } from './candidates.ts';
import { startClock, type TurnClock } from './clock.ts';
import { prepareStore } from './prepared-store.ts';
import { startProcess, type Measured } from './process.ts';
import type { Task } from './task.ts';
import { personName, worldOf, type Size } from './world.ts';

/** A separate playground and sandbox for each measured process: bot and floor never get each other's load. */

/** A place where turns can be asked. */
export interface Seat {
  readonly thread: Thread;
  readonly person: Person;
}

export interface Stage {
  readonly candidate: Candidate;
  readonly playground: Playground;
  readonly sandbox: Sandbox;
  readonly clock: TurnClock;
  readonly seats: readonly Seat[];
  /** The settings of the process. */
  readonly environment: Readonly<Record<string, string>>;
  /**
   * Starts a process for `use`, and ends it afterwards, whatever happens. If it ends earlier, each turn asked
   * rejects with its last lines.
   */
  run<Result>(use: (measured: Measured) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export interface StageOptions {
  readonly task: Pick<Task, 'complained' | 'newStoreUrl' | 'nodeArgs'>;
  readonly candidate: Candidate;
  readonly size: Size;
  /** `off` is without Discord's; `none` is without discord.js's own 50 a second, too, to see what the process could do. */
  readonly rateLimits: 'discord' | 'off' | 'none';
  /** Open conversations in the store; one for each thread unless given. */
  readonly conversations?: number;
  /** Further settings of the bot. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** At once: understanding a question takes longer than the turn that is measured. */
const answering: AnswerAsPatient = (_patient, state) => ({
  speaker: 'patient',
  text: 'It began yesterday.',
  about: [],
  state,
});

const programs = {
  // Two levels up from dist/bench/bench: the bot as it is built for use.
  bot: new URL('../../main.js', import.meta.url),
  floor: new URL('floor.js', import.meta.url),
} as const;

const tokenAnswer = z.object({ access_token: z.string() });

const signIn = async (
  { authUrl, clientId, clientSecret }: Sandbox,
  user: { username: string; password: string },
) => {
  const form = { grant_type: 'password', ...user, client_id: clientId, client_secret: clientSecret };
  const response = await fetch(`${authUrl}/o/token/`, { method: 'POST', body: new URLSearchParams(form) });
  return tokenAnswer.parse(await response.json()).access_token;
};

export const startStage = async (options: StageOptions): Promise<Stage> => {
  const { candidate, task, size, rateLimits } = options;
  const { complained } = task;
  const quiet = createLog({ level: 'silent' });
  const playground = await startPlayground({
    log: quiet,
    rateLimits: rateLimits === 'discord' ? 'discord' : 'off',
    world: worldOf(size),
  });
  const seats = [...playground.world.guilds.values()].flatMap((guild, server) =>
    [...guild.threads.values()].map((thread, index) => ({
      thread,
      person: playground.person(personName(server, index % size.members)),
    })),
  );
  const [patient] = readCases();
  if (patient === undefined) throw new Error('the sandbox has no cases');
  // An account can have a patient open only once, so each thread has its own.
  const cases = seats.map((_, index) => ({ ...patient, id: 1_000 + index }));
  const sandbox = await startSandbox({
    tokenLifetime: 24 * 60 * 60,
    calls: 100,
    answering,
    cases,
  });
  const folder = await mkdtemp(join(tmpdir(), 'rounds-bench-'));
  const discard = (): void => rmSync(folder, { recursive: true, force: true });
  // Even if the benchmark is aborted.
  process.once('exit', discard);
  const [user] = sandbox.users;
  if (user === undefined) throw new Error('the sandbox has no users');
  const { username, password } = user;
  const accessToken = await signIn(sandbox, { username, password });

  const url = await task.newStoreUrl(folder);
  const key = randomBytes(32).toString('base64');
  if (candidate === 'bot') {
    const threads = seats.slice(0, options.conversations ?? seats.length).map(({ thread }, index) => ({
      thread,
      hostId: playground.world.guild(thread.guildId).ownerId,
      caseId: serviceId(String(1_000 + index)),
    }));
    await prepareStore({ url, key, account: { username, accessToken }, threads });
  }

  const settings: Readonly<Record<Candidate, Readonly<Record<string, string>>>> = {
    bot: {
      SERVICE_AUTH_URL: sandbox.authUrl,
      SERVICE_CLIENT_ID: sandbox.clientId,
      SERVICE_CLIENT_SECRET: sandbox.clientSecret,
      STORE_URL: url,
      ENCRYPTION_KEYS: key,
      HTTP_PORT: '0',
      ...options.settings,
    },
    floor: { SERVICE_TOKEN: accessToken, CASE_ID: '1000' },
  };
  const clock = startClock({ playground, sandbox });
  const environment = {
    DISCORD_TOKEN: playground.token,
    DISCORD_API_URL: playground.apiUrl,
    SERVICE_BASE_URL: sandbox.baseUrl,
    ...(rateLimits === 'none' ? { BENCH_REQUESTS: 'unlimited' } : {}),
    ...settings[candidate],
  };
  const nodeArgs = candidate === 'bot' ? task.nodeArgs : [];
  const launch = (): Measured => startProcess(programs[candidate], environment, nodeArgs);

  return {
    candidate,
    playground,
    sandbox,
    clock,
    seats,
    environment,
    run: async (use) => {
      const measured = launch();
      measured.ended.catch(clock.fail);
      try {
        return await use(measured);
      } finally {
        await measured.stop();
        for (const line of measured.complaints()) complained(candidate, line);
      }
    },
    close: async () => {
      clock.close();
      await playground.close();
      await sandbox.close();
      process.off('exit', discard);
      discard();
    },
  };
};

/**
 * Resolves a moment after the next READY has been sent. The playground writes all servers in the same step, so the time
 * that this takes counts too. Rejects if the process ends before that.
 */
export const untilReady = async (
  { gateway }: Playground,
  { ended }: Pick<Measured, 'ended'>,
): Promise<void> => {
  const before = gateway.identifies;
  let timer: NodeJS.Timeout | undefined;
  const ready = new Promise<void>((resolve) => {
    timer = setInterval(() => {
      if (gateway.identifies !== before) resolve();
    }, 1);
  });
  try {
    await Promise.race([ready, ended]);
  } finally {
    clearInterval(timer);
  }
};

/**
 * A stage for `use` whose process is connected and has answered `warmUp` turns; ends both, whatever happens. `fill` comes
 * before the process starts.
 */
export const withStage = async <Result>(
  {
    warmUp,
    fill,
    ...options
  }: StageOptions & { readonly warmUp: number; readonly fill?: (stage: Stage) => Promise<void> },
  use: (stage: Stage, measured: Measured) => Promise<Result>,
): Promise<Result> => {
  const stage = await startStage(options);
  const { playground, clock, seats } = stage;
  try {
    await fill?.(stage);
    return await stage.run(async (measured) => {
      await untilReady(playground, measured);
      for (let turn = 0; turn < warmUp; turn += 1) {
        const seat = seats[turn % seats.length];
        if (seat !== undefined) await clock.ask(seat.person, seat.thread);
      }
      return use(stage, measured);
    });
  } finally {
    await stage.close();
  }
};
