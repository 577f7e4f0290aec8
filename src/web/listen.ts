import type { FastifyInstance } from 'fastify';
import { ListenError } from './listen-error.ts';

interface ListenOptions {
  readonly host: string;
  /** 0 means any free port. */
  readonly port: number;
  /** Use any free port if this one is taken. */
  readonly anyPort?: boolean;
  /** What the names of the two settings begin with; HTTP unless given. */
  readonly settings?: 'METRICS';
}

/** Returns the address of the listening server. Throws a ListenError. */
export const listenAt = async (app: FastifyInstance, options: ListenOptions): Promise<string> => {
  const { host, port, anyPort = false } = options;
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (anyPort && code === 'EADDRINUSE') return app.listen({ host, port: 0 });
    throw new ListenError(typeof code === 'string' ? code : 'no code', options);
  }
};
