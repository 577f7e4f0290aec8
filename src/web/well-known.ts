import type { FastifyInstance, FastifyRequest } from 'fastify';

/** `/.well-known/rounds`: which process answers here, so that an address can be shown to lead to it. */

export const wellKnownPath = '/.well-known/rounds';

/** Whether X-Forwarded-For named the client, and whether we believe the proxy that set it. */
export type Forwarded = 'no' | 'trusted' | 'untrusted';

export interface WellKnown {
  /** Random, different for each process. */
  readonly rounds: string;
  readonly forwarded: Forwarded;
  /** Another process does the work. */
  readonly standsBy: boolean;
}

const forwardedBy = ({ headers, ips }: FastifyRequest): Forwarded => {
  if (headers['x-forwarded-for'] === undefined) return 'no';
  return (ips ?? []).length > 1 ? 'trusted' : 'untrusted';
};

export const wellKnownRoute = (
  app: FastifyInstance,
  { id, standsBy = false }: { readonly id: string; readonly standsBy?: boolean },
): void => {
  app.get(wellKnownPath, async (request): Promise<WellKnown> => ({
    rounds: id,
    forwarded: forwardedBy(request),
    standsBy,
  }));
};
