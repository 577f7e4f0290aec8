import { fastify } from 'fastify';
import { listenAt, type ListenOptions } from './listen.ts';

interface MetricsPage extends Pick<ListenOptions, 'host' | 'port'> {
  readonly contentType: string;
  readonly text: () => Promise<string>;
}

/** `/metrics` at an address of its own, which members cannot reach. Throws a ListenError. */
export const openMetricsPage = async (
  page: MetricsPage,
): Promise<{ url: string; close(): Promise<void> }> => {
  const { host, port, contentType, text } = page;
  const app = fastify({ logger: false, forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) => reply.type(contentType).send(await text()));
  const url = await listenAt(app, { host, port, settings: 'METRICS' });
  return { url, close: () => app.close() };
};
