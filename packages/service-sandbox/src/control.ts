/** The sandbox's controls over HTTP, for a test that runs it as another process. JSON in, JSON out. */
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import { isOwnRequest, originOf } from './own-requests.ts';
import { parseSent, type Desk } from './endpoint.ts';
import { faultSchema } from './faults.ts';

const planSchema = z.strictObject({
  when: z.enum(['next', 'always']),
  pattern: z.string().min(1),
  fault: faultSchema,
});
const someUserSchema = z.strictObject({ user: z.string().optional() });
const userSchema = z.strictObject({ user: z.string() });
const nothing = z.strictObject({});

/**
 * GET /_sandbox/calls; POST /_sandbox/faults `{when, pattern, fault}`; POST /_sandbox/clear (faults);
 * POST /_sandbox/release; POST /_sandbox/expire `{user?}`; POST /_sandbox/revoke `{user}`. Requests without the key as
 * `sandbox-key`, or that a page of another origin had a browser send, get a 403.
 */
export const serveControls = (app: FastifyInstance, { calls, faults, tokens }: Desk, key: string): void => {
  const onRequest: onRequestAsyncHookHandler = async (request, reply) => {
    if (!isOwnRequest(request.headers, originOf(app.server.address())))
      return reply.code(403).send({ detail: 'Only this machine may ask for that.' });
    // Other users of this machine reach this address as well.
    if (request.headers['sandbox-key'] !== key)
      return reply.code(403).send({ detail: 'Only with the key, as sandbox-key: the start says it.' });
    return undefined;
  };
  const control = <Values>(name: string, schema: z.ZodType<Values>, act: (values: Values) => void): void => {
    app.post(`/_sandbox/${name}`, { onRequest }, async (request, reply) => {
      const values = schema.safeParse(parseSent('application/json', request.body));
      if (!values.success) return reply.code(400).send({ detail: z.prettifyError(values.error) });
      act(values.data);
      return { done: true };
    });
  };
  app.get('/_sandbox/calls', { onRequest }, () => calls.list());
  control('faults', planSchema, ({ when, pattern, fault }) => faults[when](pattern, fault));
  control('clear', nothing, faults.clear);
  control('release', nothing, faults.release);
  control('expire', someUserSchema, ({ user }) => tokens.expire(user));
  control('revoke', userSchema, ({ user }) => tokens.revoke(user));
};
