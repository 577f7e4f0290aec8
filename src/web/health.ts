import type { FastifyInstance } from 'fastify';

/** What the bot cannot do without. */
export type Part = 'discord' | 'store' | 'service';

/** For monitoring: 200 `{"status":"ok"}`, or 503 with what does not work. */
export const healthRoute = (app: FastifyInstance, health: () => Promise<readonly Part[]>): void => {
  let looking: Promise<readonly Part[]> | undefined;
  /** One check at a time, however many requests there are: each writes to the disk and calls the service. */
  const look = (): Promise<readonly Part[]> => {
    looking ??= health().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  app.get('/health', async (_request, reply) => {
    const failing = await look();
    return failing.length === 0
      ? reply.send({ status: 'ok' })
      : reply.code(503).send({ status: 'failing', failing });
  });
};
