import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { createLog } from '../src/lib/log.ts';
import type { Person } from '../src/playground/people/person.ts';
import { startPlayground, type Playground } from '../src/playground/server.ts';
import type { Thread } from '../src/playground/world/entities.ts';
import { startSandbox, type Sandbox } from '../src/sandbox/sandbox.ts';
import { startClock, type TurnClock } from './clock.ts';
import { prepareStore } from './prepared-store.ts';
import { startProcess, type Measured } from './process.ts';
import { personName, worldOf, type Size } from './world.ts';

/** A playground and a sandbox of their own, for one measured process: bot and floor never hear each other's load. */

export type Candidate = 'bot' | 'floor';

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
  /** Starts the process; resolves with it at once. */
  launch(nodeArgs?: readonly string[]): Measured;
  /** Starts the process and lets it answer a few turns, so that it is warm. */
  ready(nodeArgs?: readonly string[]): Promise<Measured>;
  close(): Promise<void>;
}

export interface StageOptions {
  readonly candidate: Candidate;
  readonly size: Size;
  readonly rateLimits: 'discord' | 'off';
  /** Takes discord.js's own limit of 50 requests a second away, to see what the process could do. */
  readonly unlimited?: true;
  /** Open conversations in the store; one for each thread unless given. */
  readonly conversations?: number;
  /** Turns that warm a process up before it is measured. */
  readonly warmUp?: number;
}

const programs = {
  // Three up from dist/bench/bench: the bot as it is built for use.
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
  const { candidate, size, rateLimits, warmUp = 300 } = options;
  const quiet = createLog({ level: 'silent' });
  const playground = await startPlayground({ log: quiet, rateLimits, world: worldOf(size) });
  const sandbox = await startSandbox({ log: quiet, tokenLifetime: 24 * 60 * 60, calls: 100 });
  const folder = await mkdtemp(join(tmpdir(), 'rounds-bench-'));
  const [user] = sandbox.users;
  const [patient] = sandbox.cases;
  if (user === undefined || patient === undefined) throw new Error('the sandbox has nobody and nothing');
  const { username, password } = user;
  const accessToken = await signIn(sandbox, { username, password });

  const seats = [...playground.world.guilds.values()].flatMap((guild, server) =>
    [...guild.threads.values()].map((thread, index) => ({
      thread,
      person: playground.person(personName(server, index % size.members)),
    })),
  );
  const url = `sqlite://${join(folder, 'rounds.sqlite')}`;
  const key = randomBytes(32).toString('base64');
  if (candidate === 'bot') {
    const hosted = seats.slice(0, options.conversations ?? seats.length).map(({ thread }) => ({
      thread,
      hostId: playground.world.guild(thread.guildId).ownerId,
    }));
    await prepareStore({ url, key, caseId: patient.id, account: { username, accessToken }, threads: hosted });
  }

  const settings: Readonly<Record<Candidate, Readonly<Record<string, string>>>> = {
    bot: {
      SERVICE_AUTH_URL: sandbox.authUrl,
      SERVICE_CLIENT_ID: sandbox.clientId,
      SERVICE_CLIENT_SECRET: sandbox.clientSecret,
      STORE_URL: url,
      ENCRYPTION_KEYS: key,
      HTTP_PORT: '0',
    },
    floor: { SERVICE_TOKEN: accessToken, CASE_ID: String(patient.id) },
  };
  const clock = startClock({ playground, sandbox });
  const launch = (nodeArgs: readonly string[] = []): Measured =>
    startProcess(
      programs[candidate],
      {
        DISCORD_TOKEN: playground.token,
        DISCORD_API_URL: playground.apiUrl,
        SERVICE_BASE_URL: sandbox.baseUrl,
        ...(options.unlimited === true ? { BENCH_REQUESTS: 'unlimited' } : {}),
        ...settings[candidate],
      },
      nodeArgs,
    );

  return {
    candidate,
    playground,
    sandbox,
    clock,
    seats,
    launch,
    ready: async (nodeArgs) => {
      const measured = launch(nodeArgs);
      await untilReady(playground);
      for (let turn = 0; turn < warmUp; turn += 1) {
        const seat = seats[turn % seats.length];
        if (seat !== undefined) await clock.ask(seat.person, seat.thread);
      }
      return measured;
    },
    close: async () => {
      clock.close();
      await playground.close();
      await sandbox.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Resolves, to the millisecond, when the next READY has gone out. */
export const untilReady = (playground: Playground): Promise<void> => {
  const before = playground.gateway.identifies;
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (playground.gateway.identifies === before) return;
      clearInterval(timer);
      resolve();
    }, 1);
  });
};
