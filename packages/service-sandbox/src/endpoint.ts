/** How the sandbox serves one endpoint: strict about what it is sent, exact about what it has accepted. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { CallRecord, Calls } from './calls.ts';
import type { createFaults, Fault } from './faults.ts';
import type { Tokens } from './tokens.ts';

export interface Outcome {
  readonly status: number;
  /** An object is sent as JSON, a text as `type` says. */
  readonly body: object | string;
  readonly type?: string;
  /** Who called, if only the handler can tell. */
  readonly user?: string;
}

export interface Desk {
  readonly calls: Calls;
  readonly faults: ReturnType<typeof createFaults>;
  readonly tokens: Tokens;
}

export interface Endpoint<Values> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The only content type accepted; undefined for calls without a body. */
  readonly type?: 'application/json' | 'application/x-www-form-urlencoded';
  readonly schema: z.ZodType<Values>;
  /** How invalid fields are reported; by field, as Django REST framework does, unless given. */
  readonly onWrongFields?: (fields: string) => Outcome;
  /** `user` is empty if `open`. Must decide at once: a status below 400 counts as taken. */
  readonly handle: (values: Values, user: string) => Outcome;
  /** Needs no bearer token. */
  readonly open?: true;
}

export const refuse = (status: number, detail: string): Outcome => ({ status, body: { detail } });

const hiddenFields = ['password', 'client_secret', 'refresh_token'];

const recordSchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null()]).catch('[not a plain value]'),
);

const recordBody = (sent: unknown): CallRecord['body'] => {
  const body = recordSchema.safeParse(sent);
  if (!body.success) return {};
  return Object.fromEntries(
    Object.entries(body.data).map(([key, value]) => [key, hiddenFields.includes(key) ? '[hidden]' : value]),
  );
};

export const parseSent = (type: Endpoint<never>['type'], body: unknown): unknown => {
  const text = typeof body === 'string' ? body : '';
  if (type === 'application/x-www-form-urlencoded') return Object.fromEntries(new URLSearchParams(text));
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const fieldErrors = (error: z.ZodError): Outcome => {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const names =
      issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || 'non_field_errors'];
    for (const name of names) errors[name] = [...(errors[name] ?? []), issue.message];
  }
  return { status: 400, body: errors };
};

const deliver = async (reply: FastifyReply, outcome: Outcome): Promise<void> => {
  const isText = typeof outcome.body === 'string';
  await reply
    .code(outcome.status)
    .type(outcome.type ?? (isText ? 'text/plain; charset=utf-8' : 'application/json'))
    .send(outcome.body);
};

const cutWithin = (reply: FastifyReply, outcome: Outcome): void => {
  const text = JSON.stringify(outcome.body);
  reply.hijack();
  reply.raw.writeHead(outcome.status, {
    'content-type': 'application/json',
    'content-length': text.length + 100,
  });
  reply.raw.write(text.slice(0, Math.ceil(text.length / 2)), () => reply.raw.destroy());
};

/** What happens to the answer to a call that has been decided. */
const deliverWith = async (
  reply: FastifyReply,
  how: { readonly fault: Fault | undefined; readonly outcome: Outcome; readonly held: () => Promise<void> },
): Promise<void> => {
  const { fault, outcome, held } = how;
  switch (fault?.kind) {
    case 'drop-before':
    case 'drop-after':
      reply.hijack().raw.destroy();
      return;
    case 'drop-within':
      return cutWithin(reply, outcome);
    case 'garbage':
      return deliver(reply, { ...outcome, body: '{"PatientResponse": "I', type: 'application/json' });
    case 'status': {
      const { status, headers = {}, body = { detail: `sandbox fault ${status}` } } = fault;
      return deliver(reply.headers(headers), {
        status,
        body,
        type: headers['content-type'] ?? 'application/json',
      });
    }
    case 'delay':
      await pause(fault.ms);
      return deliver(reply, outcome);
    case 'hold':
      await held();
      return deliver(reply, outcome);
    case undefined:
      return deliver(reply, outcome);
  }
};

const statusWith = (fault: Fault | undefined, outcome: Outcome): number | null => {
  if (fault?.kind === 'status') return fault.status;
  return fault?.kind === 'drop-before' || fault?.kind === 'drop-after' || fault?.kind === 'drop-within'
    ? null
    : outcome.status;
};

export const serve = <Values>(app: FastifyInstance, desk: Desk, endpoint: Endpoint<Values>): void => {
  const { calls, faults, tokens } = desk;
  const { method, path, type } = endpoint;

  const decide = (sent: unknown, contentType: string, user: string | undefined): Outcome => {
    if (user === undefined && endpoint.open !== true) {
      return refuse(401, 'Authentication credentials were not provided or have expired.');
    }
    if (type !== undefined && contentType.split(';')[0]?.trim().toLowerCase() !== type) {
      return refuse(415, `Unsupported media type "${contentType}" in request.`);
    }
    if (sent === undefined) return refuse(400, 'JSON parse error.');
    const values = endpoint.schema.safeParse(sent);
    if (values.success) return endpoint.handle(values.data, user ?? '');
    const wrong = values.error.issues.map((issue) => issue.path.join('.')).join(', ');
    return endpoint.onWrongFields?.(wrong) ?? fieldErrors(values.error);
  };

  app.route({
    method,
    url: path,
    handler: async (request, reply) => {
      const sent = parseSent(type, request.body);
      const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
      const user = endpoint.open === true || bearer === undefined ? undefined : tokens.userOf(bearer);
      const fault = faults.take(`${method} ${path}`);
      const untaken = fault?.kind === 'drop-before' || (fault?.kind === 'status' && fault.taken !== true);
      const outcome = untaken
        ? refuse(500, 'not taken')
        : decide(sent, request.headers['content-type'] ?? '', user);
      const caller = outcome.user ?? user;
      calls.add({
        method,
        path,
        ...(caller === undefined ? {} : { user: caller }),
        body: recordBody(sent),
        status: statusWith(fault, outcome),
        accepted: !untaken && outcome.status < 400,
        ...(fault === undefined ? {} : { fault: fault.kind }),
      });
      await deliverWith(reply, { fault, outcome, held: faults.held });
      return reply;
    },
  });
};
