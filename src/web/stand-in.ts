import { fastify } from 'fastify';
import { listenError } from './listen-error.ts';
import { wellKnownRoute } from './well-known.ts';

interface StandInOptions {
  readonly host: string;
  readonly port: number;
  /** Of the paths, as in `PUBLIC_URL`; empty if there is none. */
  readonly prefix: string;
  readonly trustedProxies: readonly string[];
  readonly id: string;
}

/** Listens where the bot would, to show that an address leads there. Throws a ListenError. */
export const openStandIn = async (options: StandInOptions): Promise<{ close(): Promise<void> }> => {
  const { host, port, prefix, trustedProxies, id } = options;
  const app = fastify({
    logger: false,
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    forceCloseConnections: true,
  });
  wellKnownRoute(app, { id });
  // A proxy may keep the prefix or strip it.
  if (prefix !== '') await app.register(async (scope) => wellKnownRoute(scope, { id }), { prefix });
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw listenError(error, { host, port });
  }
  return { close: () => app.close() };
};
