import { fastify } from 'fastify';
import { listenAt } from './listen.ts';

interface StandByOptions {
  readonly host: string;
  readonly port: number;
  readonly anyPort: boolean;
}

/**
 * Listens in the bot's place while another process does its work: `/live` answers, everything else says that it is not
 * here, so that a proxy asks the other one. Throws a ListenError.
 */
export const openStandBy = async (options: StandByOptions): Promise<{ close(): Promise<void> }> => {
  const app = fastify({ logger: false, forceCloseConnections: true });
  app.get('/live', async (_request, reply) => reply.send({ status: 'ok' }));
  app.setNotFoundHandler(async (_request, reply) => reply.code(503).send({ status: 'stands_by' }));
  await listenAt(app, options);
  return { close: () => app.close() };
};
