/** Discord's REST API: authorisation, limits, faults and the record of requests around the routes. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import { Refusal } from '../refusal.ts';
import { applicationRoutes } from './application-routes.ts';
import { channelRoutes } from './channel-routes.ts';
import { commandRoutes } from './command-routes.ts';
import type { RestContext } from './context.ts';
import type { Fault, Faults } from './faults.ts';
import { guildRoutes } from './guild-routes.ts';
import { interactionRoutes } from './interaction-routes.ts';
import { messageRoutes } from './message-routes.ts';
import { pinRoutes } from './pin-routes.ts';
import { reactionRoutes } from './reaction-routes.ts';
import type { RateLimits } from './rate-limits.ts';
import { bodyOf, type RequestBody } from './request-body.ts';
import type { RequestLog } from './request-log.ts';
import { threadRoutes } from './thread-routes.ts';
import { webhookRoutes } from './webhook-routes.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for routes that need no bot token. */
    open?: boolean;
  }
}

/** All answer alike here: what 10 changed concerns little that the playground has. Discord, too, needs no version. */
export const apiRoots = ['/api', '/api/v9', '/api/v10'] as const;

const withoutRoot = (path: string): string => path.replace(/^\/api(\/v(9|10)(?=\/|$))?/, '');

interface Surroundings {
  readonly faults: Faults;
  /** Undefined if limits are switched off. */
  readonly limits: RateLimits | undefined;
  readonly requests: RequestLog;
  readonly log: Log;
}

interface Asked {
  readonly method: string;
  readonly route: string;
  readonly path: string;
  readonly files: boolean;
  readonly major: string;
}

type ApiRequest = FastifyRequest<{
  Params: Partial<Record<string, string>>;
  Body: RequestBody | undefined;
}>;

/** Also where a word stands for an id: the route that has it is another one, such as `members/search`. */
const isMissing = ({ is404, params }: ApiRequest): boolean =>
  is404 ||
  Object.entries(params).some(([name, value]) => name.endsWith('Id') && /^[a-z-]+$/.test(value ?? ''));

const askedOf = (request: ApiRequest): Asked => {
  const params = request.params;
  const path = withoutRoot(request.url.split('?')[0] ?? '');
  const token = params['token'];
  return {
    method: request.method,
    route: isMissing(request) ? 'unknown' : withoutRoot(request.routeOptions.url ?? ''),
    path: token === undefined ? path : path.replace(token, ':token'),
    files: request.headers['content-type']?.startsWith('multipart/') === true,
    major: params['token'] ?? params['channelId'] ?? params['guildId'] ?? '',
  };
};

const faultBody = ({ status = 500, code = 0, retryAfter }: Fault): string => {
  const limited = retryAfter === undefined ? {} : { retry_after: retryAfter, global: false };
  return JSON.stringify({ message: `${status}: a fault was asked for`, code, ...limited });
};

const faultHeaders = ({ headers, retryAfter }: Fault): Readonly<Record<string, string>> => ({
  ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter), 'x-ratelimit-scope': 'user' }),
  ...headers,
});

const cut = (request: ApiRequest, reply: FastifyReply): void => {
  reply.hijack();
  request.raw.socket.destroy();
};

export const restApi = (app: FastifyInstance, context: RestContext, around: Surroundings): void => {
  const { faults, limits, requests, log } = around;
  const later = new WeakMap<ApiRequest, Fault>();
  const bodies = new WeakMap<ApiRequest, string>();

  const record = (request: ApiRequest, status: number): void => {
    const { method, route, path } = askedOf(request);
    const asked = bodyOf(request).json;
    requests.add({ at: Date.now(), method, route, path, status, asked, answered: bodies.get(request) });
  };

  const authorise = (request: ApiRequest): void => {
    const given = request.headers.authorization;
    if (request.routeOptions.config.open !== true && given !== `Bot ${context.application.token}`) {
      throw new Refusal('unauthorized');
    }
  };

  const refuseOverLimit = (asked: Asked, reply: FastifyReply): void => {
    const verdict = limits?.take(asked);
    if (verdict === undefined) return;
    reply.headers(verdict.headers);
    if (verdict.refused === undefined) return;
    const { scope, retryAfter } = verdict.refused;
    reply.code(429).send({
      message: 'You are being rate limited.',
      retry_after: retryAfter / 1_000,
      global: scope === 'global',
    });
  };

  /** 404, which no library tries again, and which they all show. */
  const sayMissing = (request: ApiRequest, reply: FastifyReply): void => {
    const route = `${request.method} ${askedOf(request).path.replaceAll(/\b\d{15,}\b/g, ':id')}`;
    log.warn({ route }, 'the playground does not have this route');
    const message = `404: the playground does not have ${route}; see "What it does not have" in its README`;
    reply.code(404).send({ message, code: 0 });
  };

  const playFault = async (request: ApiRequest, reply: FastifyReply): Promise<void> => {
    const fault = faults.take(askedOf(request));
    await fault?.until;
    if (fault === undefined) return;
    if (fault.afterwards === true) later.set(request, fault);
    else if (fault.drop === true) {
      record(request, 0);
      cut(request, reply);
    } else if (fault.status !== undefined) {
      reply.code(fault.status).headers(faultHeaders(fault)).type('application/json').send(faultBody(fault));
    }
  };

  // A reply that has not been sent yet must not be returned from here: it is a thenable that resolves when it is sent.
  app.addHook('onRequest', async (request: ApiRequest, reply) => {
    authorise(request);
    refuseOverLimit(askedOf(request), reply);
    if (!reply.sent && !request.is404 && isMissing(request)) return sayMissing(request, reply);
    if (!reply.sent) await playFault(request, reply);
  });

  // Not async, so that a reply is sent when `send` returns: the hooks above look at that.
  app.addHook('onSend', (request: ApiRequest, reply, payload, done) => {
    const fault = later.get(request);
    if (typeof payload === 'string') bodies.set(request, payload);
    if (fault === undefined) return done(null, payload);
    later.delete(request);
    if (fault.drop === true) {
      record(request, 0);
      request.raw.socket.destroy();
      return done(null, payload);
    }
    reply
      .code(fault.status ?? 500)
      .headers(faultHeaders(fault))
      .type('application/json');
    return done(null, faultBody(fault));
  });

  app.addHook('onResponse', async (request: ApiRequest, reply) => {
    record(request, reply.statusCode);
  });

  // A handler of our own, so that unknown routes are authorised and recorded like the others.
  app.setNotFoundHandler(async (request: ApiRequest, reply) => sayMissing(request, reply));

  applicationRoutes(app, context);
  guildRoutes(app, context);
  channelRoutes(app, context);
  messageRoutes(app, context);
  pinRoutes(app, context);
  reactionRoutes(app, context);
  threadRoutes(app, context);
  commandRoutes(app, context);
  interactionRoutes(app, context);
  webhookRoutes(app, context);
};
