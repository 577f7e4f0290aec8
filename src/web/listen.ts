import type { FastifyInstance } from 'fastify';
import { codeOf } from '../lib/log.ts';

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'something else is listening there. Set HTTP_PORT to a free port (0 picks one)',
  EACCES: 'this user may not listen there. Set HTTP_PORT to a port from 1024 on',
  EADDRNOTAVAIL: 'this machine has no such address. Set HTTP_HOST',
  ENOTFOUND: 'there is no such host. Set HTTP_HOST',
};

/** Thrown if the web server cannot listen. The message is one plain line for the operator. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
  readonly code: string;

  constructor(code: string, { host, port, settings }: ListenOptions) {
    super(
      `The web server cannot listen on ${host}, port ${port}: ${(reasons[code] ?? `it failed with ${code}`).replace('HTTP_', `${settings ?? 'HTTP'}_`)}.`,
    );
    this.code = code;
  }
}

export interface ListenOptions {
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
    const code = codeOf(error);
    if (anyPort && code === 'EADDRINUSE') return app.listen({ host, port: 0 });
    throw new ListenError(String(code ?? 'no code'), options);
  }
};
