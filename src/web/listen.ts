import type { FastifyInstance } from 'fastify';
import { listenError } from './listen-error.ts';

interface ListenOptions {
  readonly host: string;
  /** 0 means any free port. */
  readonly port: number;
  /** Use any free port if this one is taken. */
  readonly anyPort?: boolean;
}

/** Returns the address of the listening server. Throws a ListenError. */
export const listenAt = async (
  app: FastifyInstance,
  { host, port, anyPort = false }: ListenOptions,
): Promise<string> => {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const failure = listenError(error, { host, port });
    if (!anyPort || failure.code !== 'EADDRINUSE') throw failure;
    return app.listen({ host, port: 0 });
  }
};
