/** Starts the playground: one HTTP server for Discord's REST API, its gateway and the attachments. */
import { createHash } from 'node:crypto';
import { silent, type Log } from './log.ts';
import { storeUploads } from './actions/attachments.ts';
import { RecentNonces } from './actions/nonces.ts';
import { CommandRegistry } from './commands/registry.ts';
import { createControl, type Control } from './control.ts';
import { Gateway } from './gateway/gateway.ts';
import type { Sharding } from './gateway/identifying.ts';
import { discordTimes, InteractionBook, type InteractionTimes } from './interactions/book.ts';
import { createGate } from './gate.ts';
import { createHttpServer } from './http-server.ts';
import { originOf } from './own-requests.ts';
import { createPerson } from './people/create-person.ts';
import { uploadsOf, type GivenFile } from './people/given-file.ts';
import type { Person } from './people/person.ts';
import { waitFor, type Within } from './people/waiting.ts';
import { apiRoots, restApi } from './rest/api.ts';
import { attachmentRoutes } from './rest/attachment-routes.ts';
import { Faults } from './rest/faults.ts';
import { RateLimits } from './rest/rate-limits.ts';
import { RequestLog, type Exchange, type RequestRecord } from './rest/request-log.ts';
import type { SurfaceContext } from './surface/context.ts';
import { site } from './site/site.ts';
import type { Stage } from './stage/stage.ts';
import { Switches } from './stage/switches.ts';
import { Traffic } from './stage/traffic.ts';
import { Snowflakes } from './snowflake.ts';
import { surface } from './surface/surface.ts';
import {
  allowIntents,
  privilegedIntents,
  type Application,
  type PrivilegedIntent,
} from './world/application.ts';
import { serveWebSockets } from './web-sockets.ts';
import { buildWorld } from './world/build.ts';
import { defaultWorld, type WorldSpec } from './world/spec.ts';
import type { World } from './world/world.ts';

export interface PlaygroundOptions {
  /** Nowhere if left out. */
  readonly log?: Log;
  /** A loopback address; 127.0.0.1 if left out. */
  readonly host?: '127.0.0.1' | '::1' | 'localhost';
  /** 0 or left out: any free port. */
  readonly port?: number;
  /** Used if it is free; otherwise any free port is. */
  readonly preferredPort?: number;
  /** Discord's rate limits, unless switched off. */
  readonly rateLimits?: 'discord' | 'off';
  /** The privileged intents that are switched on for the application; all if left out. */
  readonly intents?: readonly PrivilegedIntent[];
  readonly world?: WorldSpec;
  /** "Bot" if left out. */
  readonly botName?: string;
  /** A made-up one if left out, the same at every start. */
  readonly token?: string;
  /** Ids of the application, servers, roles, channels and people stay the same; another text makes others. */
  readonly seed?: string;
  readonly interactionTimes?: InteractionTimes;
  /** Milliseconds. */
  readonly heartbeatInterval?: number;
  readonly sharding?: Partial<Sharding>;
  /** What page and controls ask for; that in PLAYGROUND_KEY, or a made-up one, if left out. */
  readonly key?: string;
  /** What the page's switches act on, besides the playground itself. */
  readonly stage?: Stage;
}

export interface Playground extends Control {
  /** For `DISCORD_API_URL`: the REST root including `/api`. */
  readonly apiUrl: string;
  /** Where the server is, without a path. */
  readonly url: string;
  /** The page, with the key that it and the controls over HTTP ask for. */
  readonly pageUrl: string;
  readonly key: string;
  readonly token: string;
  readonly applicationId: string;
  /** For reading. */
  readonly world: World;
  readonly gateway: Gateway;
  readonly faults: Faults;
  /** Throws if nobody has that name. */
  person(name: string): Person;
  /** The bot's latest requests, newest last. */
  requests(): readonly RequestRecord[];
  /** Reports each request with its bodies. Returns a function that stops listening. */
  onRequest(listener: (exchange: Exchange) => void): () => void;
  /** Waits until `read` returns something, in the world or of `requests`; rejects with what was there instead. */
  waitFor<Found>(read: (world: World) => Found | undefined | null | false, options?: Within): Promise<Found>;
  /** Serves a file as if somebody had uploaded it; returns its address. */
  serve(file: GivenFile): string;
  close(): Promise<void>;
}

/** It has the form of a real one; it protects nothing, being the same at every start. */
const madeUpToken = (id: string): string => {
  const hash = createHash('sha256').update(`token of ${id}`).digest();
  const parts = [Buffer.from(id), hash.subarray(0, 4), hash.subarray(4, 31)];
  return parts.map((part) => part.toString('base64url')).join('.');
};

export const startPlayground = async (options: PlaygroundOptions = {}): Promise<Playground> => {
  const { log = silent, host = '127.0.0.1', port = 0, botName = 'Bot' } = options;
  const world = buildWorld(options.world ?? defaultWorld, botName, new Snowflakes(options.seed ?? ''));
  const { id } = world.bot;
  const token = options.token ?? madeUpToken(id);
  const application: Application = { id, name: botName, token, description: '', flags: 0, allowedIntents: 0 };
  allowIntents(application, options.intents ?? privilegedIntents);

  const faults = new Faults();
  const requests = new RequestLog();
  const nonces = new RecentNonces();
  const commands = new CommandRegistry({ ids: world.ids, applicationId: id });
  const interactions = new InteractionBook(world, options.interactionTimes ?? discordTimes);
  let address = '';
  const origin = (): string => address;
  const gate = createGate(origin, options.key);
  const gatewayUrl = (): string => `${address.replace(/^http/, 'ws')}/gateway`;
  const sharding: Sharding = {
    recommended: 1,
    maxConcurrency: 1,
    identifyLimits: 'off',
    startsPerDay: 1_000,
    day: 86_400_000,
    ...options.sharding,
  };
  const gateway = new Gateway({
    world,
    application,
    url: gatewayUrl,
    heartbeatInterval: options.heartbeatInterval ?? 41_250,
    sharding,
    log,
  });

  const people = new Map<string, Person>();
  const person = (name: string): Person => {
    const known = people.get(name) ?? createPerson({ world, nonces, commands, interactions }, name);
    people.set(name, known);
    return known;
  };
  const { stage } = options;
  const switches = new Switches({ gateway, stage, application });
  const traffic = new Traffic(requests, gateway, stage);
  const control = createControl({ world, application, gateway });
  const context: SurfaceContext = {
    world,
    commands,
    interactions,
    gateway,
    control,
    faults,
    requests,
    stage,
    switches,
    traffic,
    person,
  };
  const app = createHttpServer(log, origin);
  attachmentRoutes(app, world, faults);
  const rest = {
    world,
    application,
    nonces,
    commands,
    interactions,
    gatewayUrl,
    startLimits: () => gateway.startLimits,
  };
  const limits = options.rateLimits === 'off' ? undefined : new RateLimits();
  for (const prefix of apiRoots)
    await app.register(async (api) => restApi(api, rest, { log, faults, requests, limits }), { prefix });
  await app.register(async (pages) => surface(pages, context, gate), { prefix: '/playground' });
  await app.register(async (pages) => site(pages, gate));
  const closeSockets = serveWebSockets(app.server, context, { origin, gate });

  try {
    await app.listen({ host, port: options.preferredPort ?? port });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken || options.preferredPort === undefined) throw error;
    await app.listen({ host, port: 0 });
  }
  address = originOf(app.server.address());
  world.filesUrl = `${address}/attachments`;

  return {
    ...control,
    apiUrl: `${address}/api`,
    url: address,
    pageUrl: gate.pageUrl(),
    key: gate.key,
    token,
    applicationId: id,
    world,
    gateway,
    faults,
    person,
    requests: () => requests.all(),
    onRequest: (listener) => requests.listen(listener),
    waitFor: (read, within) =>
      waitFor(world, () => read(world), { ...within, alsoAfter: (look) => requests.listen(look) }),
    serve: (file) => {
      const [stored] = storeUploads(world, { channelId: id, uploads: uploadsOf([file]), listed: [] });
      return stored?.url ?? '';
    },
    close: async () => {
      traffic.close();
      interactions.close();
      gateway.close();
      closeSockets();
      await app.close();
    },
  };
};
