import { fastify, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Log } from './log.ts';
import { isOwnRequest } from './own-requests.ts';
import { Refusal } from './refusal.ts';
import { readRequestBodies } from './rest/request-body.ts';

/** The largest request in bytes, as at Discord. */
const sizeLimit = 25 * 1024 * 1024;

const refuse = (reply: FastifyReply, refusal: Refusal): FastifyReply =>
  reply.code(refusal.status).send(refusal.body());

/** A server that reads Discord's request bodies, serves only this machine and answers errors as Discord does. */
export const createHttpServer = (log: Log, origin: () => string): FastifyInstance => {
  const app = fastify({
    bodyLimit: sizeLimit,
    forceCloseConnections: true,
    // Webhook tokens are longer than the default of 100 characters.
    routerOptions: { maxParamLength: 500 },
  });
  readRequestBodies(app);
  app.addHook('onRequest', async (request) => {
    if (!isOwnRequest(request.headers, origin())) throw new Refusal('general');
  });
  // Without a charset, as Discord writes it: discord.py, eris, oceanic.js and slash-create compare with exactly this.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (String(reply.getHeader('content-type')).startsWith('application/json'))
      reply.header('content-type', 'application/json');
    done(null, payload);
  });
  app.setErrorHandler(async (error, _request, reply) => {
    if (error instanceof Refusal) return refuse(reply, error);
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse(reply, new Refusal('tooLarge'));
    if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse(reply, new Refusal('invalidForm'));
    // The bot has ended while it asked: there is nobody to answer.
    if (code === 'ECONNRESET') return refuse(reply, new Refusal('general'));
    log.error(
      { stack: error instanceof Error ? error.stack : String(error) },
      'the playground failed on a request',
    );
    return reply.code(500).send({ message: '500: Internal Server Error', code: 0 });
  });
  app.setNotFoundHandler(async (request, reply) => {
    // A library whose address is a little wrong: most of them keep the reason to themselves, and try again for ever.
    if (request.headers.authorization?.startsWith('Bot ') === true)
      log.warn(
        { asked: request.url, api: `${origin()}/api` },
        'a bot asks beside the API: is its address right?',
      );
    return refuse(reply, new Refusal('general'));
  });
  return app;
};
