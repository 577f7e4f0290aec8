import { fastify } from 'fastify';
import { listenError } from './listen-error.ts';

interface MetricsPage {
  readonly host: string;
  readonly port: number;
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
  try {
    const url = await app.listen({ host, port });
    return { url, close: () => app.close() };
  } catch (error) {
    throw listenError(error, { host, port, settings: 'METRICS' });
  }
};
