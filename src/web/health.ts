import type { FastifyInstance } from 'fastify';

/** What the bot cannot do without. */
export type Part = 'discord' | 'store' | 'service';

/** For whoever watches the bot: 200 `{"status":"ok"}`, or 503 with what does not work. */
export const healthRoute = (app: FastifyInstance, health: () => Promise<readonly Part[]>): void => {
  app.get('/health', async (_request, reply) => {
    const failing = await health();
    return failing.length === 0
      ? reply.send({ status: 'ok' })
      : reply.code(503).send({ status: 'failing', failing });
  });
};
