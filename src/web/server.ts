import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { fastify, type FastifyInstance } from 'fastify';
import type { Log } from '../lib/log.ts';
import { healthRoute, type Part } from './health.ts';
import type { Frame } from './layout.ts';
import type { LinkPage } from './link-page.ts';
import { linkRoutes } from './link-routes.ts';
import { listenError } from './listen-error.ts';
import { privacyPage } from './privacy-page.ts';
import { answerProblems } from './problems.ts';
import type { DemoUser } from './sign-in-page.ts';
import { stylesheet } from './stylesheet.ts';

interface WebOptions {
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  /** Take any free one where this one is taken. */
  readonly anyPort?: boolean;
  /** How members reach this server, without a slash at the end; asked from `listen` on. */
  readonly publicUrl: () => string;
  /** Addresses and CIDR ranges whose X-Forwarded-For is believed; with none, the header is ignored. */
  readonly trustedProxies: readonly string[];
  readonly page: LinkPage;
  /** What does not work at the moment. */
  readonly health: () => Promise<readonly Part[]>;
  /** The service is the built-in stand-in. */
  readonly demo: boolean;
  /** Shown on the page in a demo, for those who have no account anywhere. */
  readonly demoUsers?: readonly DemoUser[] | undefined;
  readonly operatorContact?: string | undefined;
  /** Named in the privacy text. */
  readonly serviceHost?: string | undefined;
  readonly log: Log;
}

export interface Web {
  /** Throws a ListenError. `url`: where it listens, without a slash at the end. */
  listen(): Promise<{ readonly url: string; readonly port: number }>;
  /** Resolves when every request under way is answered. */
  close(): Promise<void>;
}

const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** User name and password, and nothing that would need more. */
const bodyLimit = 8 * 1024;

/** Requests a minute and address: a class that shares one opens its pages at the same time. */
const mostRequests = 3_000;

/** The address of the listening server. */
const listenAt = async (
  app: FastifyInstance,
  { host, port, anyPort = false }: WebOptions,
): Promise<string> => {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const failure = listenError(error, { host, port });
    if (!anyPort || failure.code !== 'EADDRINUSE') throw failure;
    return app.listen({ host, port: 0 });
  }
};

const serveEverything = (app: FastifyInstance, options: WebOptions, frame: Frame): void => {
  const { page, health, demoUsers = [], publicUrl, demo, operatorContact, serviceHost } = options;
  linkRoutes(app, { page, frame, demoUsers, publicUrl });
  healthRoute(app, health);
  app.get('/privacy', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(privacyPage(frame, { demo, operatorContact, serviceHost })),
  );
  app.get('/style.css', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('text/css; charset=utf-8').send(stylesheet),
  );
};

const furnish = async (app: FastifyInstance, options: WebOptions): Promise<void> => {
  const { publicUrl, demo, operatorContact, log } = options;
  const { protocol, pathname } = new URL(publicUrl());
  const prefix = pathname.replace(/\/+$/, '');
  const frame = { prefix, demo, operatorContact };
  await app.register(helmet, {
    // Written out below: the policy is part of the contract, and helmet's own is another one.
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    hsts: protocol === 'https:' ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy).header('cache-control', 'no-store');
  });
  await app.register(rateLimit, { max: mostRequests, timeWindow: 60_000 });
  app.removeAllContentTypeParsers();
  await app.register(formbody, { bodyLimit });
  answerProblems(app, frame, log);
  serveEverything(app, options, frame);
  // A proxy may hand the prefix on or take it away.
  if (prefix === '') return;
  await app.register(async (scope) => serveEverything(scope, options, frame), { prefix });
};

/**
 * The bot's own pages. Requests are not logged: their paths hold secrets. Nothing in a page comes from the Host header.
 */
export const createWeb = (options: WebOptions): Web => {
  const { trustedProxies } = options;
  const app = fastify({
    logger: false,
    bodyLimit,
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    // Somebody who sends a byte a minute must not hold a connection for ever.
    requestTimeout: 20_000,
  });
  return {
    listen: async () => {
      await furnish(app, options);
      const url = await listenAt(app, options);
      return { url, port: Number(new URL(url).port) };
    },
    close: () => app.close(),
  };
};
