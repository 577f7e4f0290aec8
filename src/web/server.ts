import { randomUUID } from 'node:crypto';
import accepts from '@fastify/accepts';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { fastify, type FastifyError, type FastifyInstance } from 'fastify';
import { errorFacts, type Log } from '../lib/log.ts';
import { sharedAbort, within } from '../lib/waiting.ts';
import type { Texts } from '../locale/words.ts';
import { healthRoutes, watchHealth, type Health, type Warning, type Works } from './health.ts';
import { frontPage, privacyPage, sendPage, wordsPage, type FrameFor } from './layout.ts';
import type { LinkPage } from '../lib/link-page.ts';
import { linkRoutes } from './link-routes.ts';
import { listenAt, type ListenOptions } from './listen.ts';
import type { DemoUser } from './sign-in-page.ts';
import { stylesheet } from './stylesheet.ts';
import { wellKnownRoute, withoutPorts } from './well-known.ts';

interface WebOptions extends Omit<ListenOptions, 'settings'> {
  /** Milliseconds for a request to arrive, body included; shortened by tests. */
  readonly longestRequest?: number;
  /** How members reach this server, without a trailing slash; called only after `listen`. */
  readonly publicUrl: () => string;
  /** Addresses and CIDR ranges whose X-Forwarded-For is trusted; if there are none, the header is ignored. */
  readonly trustedProxies: readonly string[];
  readonly page: LinkPage;
  /** What works at the moment. */
  readonly health: () => Promise<Works>;
  readonly warnings?: () => readonly Warning[];
  /** Milliseconds between looks at it when nobody asks; shortened by tests. */
  readonly lookEvery?: number;
  /** Milliseconds for which a look serves everybody who asks; shortened by tests. */
  readonly keepLook?: number;
  /** The playground's page, if that stands in for Discord. */
  readonly playgroundUrl?: string | undefined;
  /** The service is the built-in stand-in. */
  readonly demo: boolean;
  /** Shown on the page in a demo, for people without an account. */
  readonly demoUsers?: readonly DemoUser[] | undefined;
  readonly operatorContact?: string | undefined;
  /** Named on the privacy page. */
  readonly serviceHost?: string | undefined;
  /** See KEEP_CASES_DAYS. */
  readonly keepCases: number;
  /** Returns the words for the locales that a browser asks for, most preferred first. */
  readonly wordsFor: (...locales: readonly string[]) => Texts;
  readonly log: Log;
}

const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Enough for user name and password, the only thing posted here. */
const bodyLimit = 8 * 1024;

/** Requests per minute and address: a class that shares one address opens its pages at the same time. */
const mostRequests = 3_000;
const minute = 60_000;

/** Milliseconds for a request to arrive. */
const longestArrival = 20_000;
/** Milliseconds between checks for requests that take longer. */
const lookForLate = 1_000;
/** Milliseconds between looks at what works, so that the beginning of a failure is known before anybody asks. */
const longestUnseen = 60_000;
/** Milliseconds for which what was seen is told again: `/ready` and `/health` are open to everybody. */
const toldAgain = 5_000;
/** Milliseconds that the last answers have to go out. */
const lastAnswers = 500;

const wordsOf = (status: number, { page }: Texts): { readonly title: string; readonly text: string } => {
  const { tooLarge, tooMany, badRequest, broken } = page.problem;
  if (status === 413) return tooLarge;
  if (status === 429) return tooMany;
  return status < 500 ? badRequest : broken;
};

/** Every problem gets a page that looks like the others. The log never contains the URL, which may contain a secret. */
const answerProblems = (app: FastifyInstance, frameFor: FrameFor, log: Log): void => {
  app.setNotFoundHandler(async (request, reply) => {
    const frame = frameFor(request);
    return sendPage(reply, wordsPage(frame, frame.words.page.problem.notFound), 404);
  });
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const said = error.statusCode ?? 500;
    const status = said >= 400 && said < 500 ? said : 500;
    if (status === 500) log.error({ route: request.routeOptions.url, ...errorFacts(error) }, 'a page failed');
    const frame = frameFor(request);
    return sendPage(reply, wordsPage(frame, wordsOf(status, frame.words)), status);
  });
};

interface Serving extends WebOptions {
  /** Of this process. */
  readonly id: string;
  readonly states: Health;
  /** Aborts the sign-ins in progress. */
  readonly ending: AbortSignal;
}

const serveEverything = (app: FastifyInstance, options: Serving, frameFor: FrameFor): void => {
  const { ending, id, page, states, demoUsers = [], publicUrl, demo, operatorContact } = options;
  const { serviceHost, keepCases, playgroundUrl, warnings = () => [], log } = options;
  linkRoutes(app, { page, frameFor, demoUsers, publicUrl, ending, log });
  healthRoutes(app, states, warnings);
  wellKnownRoute(app, { id });
  const facts = { demo, operatorContact, serviceHost, keepCases };
  app.get('/', async (request, reply) => sendPage(reply, frontPage(frameFor(request), playgroundUrl)));
  app.get('/privacy', async (request, reply) => sendPage(reply, privacyPage(frameFor(request), facts)));
  app.get('/style.css', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('text/css; charset=utf-8').send(stylesheet),
  );
};

const watched = (app: FastifyInstance, options: WebOptions): Health => {
  const { health, lookEvery = longestUnseen, keepLook = toldAgain, log } = options;
  const states = watchHealth({ look: health, keepLook });
  const looking = setInterval(() => {
    states().catch((error: unknown) => log.error(errorFacts(error), 'what works could not be found out'));
  }, lookEvery);
  looking.unref();
  app.addHook('onClose', async () => clearInterval(looking));
  return states;
};

const furnish = async (app: FastifyInstance, options: Serving): Promise<void> => {
  const { publicUrl, demo, operatorContact, wordsFor, log } = options;
  const { protocol, pathname } = new URL(publicUrl());
  const prefix = pathname.replace(/\/+$/, '');
  const frameFor: FrameFor = (request) => ({
    prefix,
    demo,
    operatorContact,
    words: wordsFor(...request.languages()),
  });
  app.addHook('onRequest', withoutPorts);
  await app.register(accepts);
  await app.register(helmet, {
    // Set below, because the policy is part of the contract and differs from helmet's default.
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    hsts: protocol === 'https:' ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy).header('cache-control', 'no-store');
  });
  await app.register(rateLimit, { max: mostRequests, timeWindow: minute });
  app.removeAllContentTypeParsers();
  await app.register(formbody, { bodyLimit });
  answerProblems(app, frameFor, log);
  serveEverything(app, options, frameFor);
  // A proxy may keep the prefix or strip it.
  if (prefix === '') return;
  await app.register(async (scope) => serveEverything(scope, options, frameFor), { prefix });
};

/**
 * The bot's own pages. Requests are not logged: their paths hold secrets. Nothing in a page comes from the Host header.
 */
export const createWeb = (options: WebOptions) => {
  const { trustedProxies, longestRequest = longestArrival } = options;
  const ending = sharedAbort();
  const app = fastify({
    logger: false,
    bodyLimit,
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    // A client that sends a byte a minute must not hold a connection forever. Node checks only every 30 seconds by
    // default, and allows a body the longer of the two times.
    requestTimeout: longestRequest,
    http: {
      requestTimeout: longestRequest,
      headersTimeout: longestRequest,
      connectionsCheckingInterval: lookForLate,
    },
  });
  const end = async (): Promise<void> => {
    ending.abort();
    const ended = app.close();
    await within(lastAnswers, ended);
    app.server.closeAllConnections();
    await ended;
  };
  let ended: Promise<void> | undefined;
  return {
    /** Throws a ListenError. `url`: where it listens, without a trailing slash. */
    listen: async (): Promise<{ readonly url: string; readonly port: number }> => {
      const states = watched(app, options);
      await furnish(app, { ...options, id: randomUUID(), states, ending: ending.signal });
      const url = await listenAt(app, options);
      // A URL leaves out the port that http has anyway.
      return { url, port: Number(new URL(url).port || 80) };
    },
    /**
     * Resolves within a second: sign-ins that are waiting for the service are aborted and say so, and whatever still
     * hangs after that is cut off.
     */
    close: (): Promise<void> => (ended ??= end()),
  };
};

export type Web = ReturnType<typeof createWeb>;
