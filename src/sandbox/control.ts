/** The sandbox's controls over HTTP, for a test that runs it as another process. JSON in, JSON out. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Desk } from './endpoint.ts';
import { faultSchema } from './faults.ts';

const planSchema = z.strictObject({
  when: z.enum(['next', 'always']),
  pattern: z.string().min(1),
  fault: faultSchema,
});
const someUserSchema = z.strictObject({ user: z.string().optional() });
const userSchema = z.strictObject({ user: z.string() });

const jsonIn = (body: unknown): unknown => {
  if (typeof body !== 'string' || body === '') return {};
  return JSON.parse(body);
};

/**
 * GET /_sandbox/calls; POST /_sandbox/faults `{when, pattern, fault}`; DELETE /_sandbox/faults;
 * POST /_sandbox/release; POST /_sandbox/expire `{user?}`; POST /_sandbox/revoke `{user}`.
 */
export const serveControls = (app: FastifyInstance, { calls, faults, tokens }: Desk): void => {
  const done = { done: true };
  app.get('/_sandbox/calls', () => calls.list());
  app.post('/_sandbox/faults', (request) => {
    const { when, pattern, fault } = planSchema.parse(jsonIn(request.body));
    faults[when](pattern, fault);
    return done;
  });
  app.delete('/_sandbox/faults', () => {
    faults.clear();
    return done;
  });
  app.post('/_sandbox/release', () => {
    faults.release();
    return done;
  });
  app.post('/_sandbox/expire', (request) => {
    tokens.expire(someUserSchema.parse(jsonIn(request.body)).user);
    return done;
  });
  app.post('/_sandbox/revoke', (request) => {
    tokens.revoke(userSchema.parse(jsonIn(request.body)).user);
    return done;
  });
};
