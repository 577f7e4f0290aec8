import { randomUUID } from 'node:crypto';
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';
import { listenAt, type ListenOptions } from './listen.ts';

/**
 * `/.well-known/rounds`: which process answers here, so that an address can be shown to lead to it; and what answers in
 * the place of the bot's own pages.
 */

export const wellKnownPath = '/.well-known/rounds';

/**
 * Takes the ports off what X-Forwarded-For names: some proxies add them, and with another one for each connection nobody
 * would ever reach a limit.
 */
export const withoutPorts = async ({ raw: { headers } }: FastifyRequest): Promise<void> => {
  const named = headers['x-forwarded-for'];
  if (named === undefined) return;
  headers['x-forwarded-for'] = String(named).replace(
    /\[([^\]]*)\](?::\d+)?|((?:\d{1,3}\.){3}\d{1,3}):\d+/g,
    (_all, v6: string | undefined, v4: string | undefined) => v6 ?? v4 ?? '',
  );
};

/** Whether X-Forwarded-For named the client, and whether we believe the proxy that set it. */
type Forwarded = 'no' | 'trusted' | 'untrusted';

export interface WellKnown {
  /** Random, different for each process. */
  readonly rounds: string;
  readonly forwarded: Forwarded;
  /** Another process does the work. */
  readonly standsBy: boolean;
}

const forwardedBy = ({ headers, ips }: FastifyRequest): Forwarded => {
  if (headers['x-forwarded-for'] === undefined) return 'no';
  return (ips ?? []).length > 1 ? 'trusted' : 'untrusted';
};

export const wellKnownRoute = (
  app: FastifyInstance,
  { id, standsBy = false }: { readonly id: string; readonly standsBy?: boolean },
): void => {
  app.get(wellKnownPath, async (request): Promise<WellKnown> => ({
    rounds: id,
    forwarded: forwardedBy(request),
    standsBy,
  }));
};

interface StandInOptions extends ListenOptions {
  /** Of the paths, as in `PUBLIC_URL`; empty if there is none. */
  readonly prefix: string;
  readonly trustedProxies: readonly string[];
  readonly id: string;
}

/** Listens where the bot would, to show that an address leads there. Throws a ListenError. */
export const openStandIn = async (options: StandInOptions): Promise<{ close(): Promise<void> }> => {
  const { prefix, trustedProxies, id } = options;
  const app = fastify({
    logger: false,
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    forceCloseConnections: true,
  });
  app.addHook('onRequest', withoutPorts);
  wellKnownRoute(app, { id });
  // A proxy may keep the prefix or strip it.
  if (prefix !== '') await app.register(async (scope) => wellKnownRoute(scope, { id }), { prefix });
  await listenAt(app, options);
  return { close: () => app.close() };
};

/**
 * Listens in the bot's place while another process does its work: `/live` answers, and nothing that members want is
 * here, so that a proxy asks the other one. Throws a ListenError.
 */
export const openStandBy = async (options: ListenOptions): Promise<{ close(): Promise<void> }> => {
  const app = fastify({ logger: false, forceCloseConnections: true });
  app.get('/live', async (_request, reply) => reply.send({ status: 'ok' }));
  wellKnownRoute(app, { id: randomUUID(), standsBy: true });
  app.setNotFoundHandler(async (_request, reply) => reply.code(503).send({ status: 'stands_by' }));
  await listenAt(app, options);
  return { close: () => app.close() };
};
