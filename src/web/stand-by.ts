import { randomUUID } from 'node:crypto';
import { fastify } from 'fastify';
import { listenAt } from './listen.ts';
import { wellKnownRoute } from './well-known.ts';

interface StandByOptions {
  readonly host: string;
  readonly port: number;
  readonly anyPort: boolean;
}

/**
 * Listens in the bot's place while another process does its work: `/live` answers, everything that members want is not
 * here, so that a proxy asks the other one. Throws a ListenError.
 */
export const openStandBy = async (options: StandByOptions): Promise<{ close(): Promise<void> }> => {
  const app = fastify({ logger: false, forceCloseConnections: true });
  app.get('/live', async (_request, reply) => reply.send({ status: 'ok' }));
  wellKnownRoute(app, { id: randomUUID(), standsBy: true });
  app.setNotFoundHandler(async (_request, reply) => reply.code(503).send({ status: 'stands_by' }));
  await listenAt(app, options);
  return { close: () => app.close() };
};
