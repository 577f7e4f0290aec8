import type { FastifyError, FastifyInstance } from 'fastify';
import { errorFacts, type Log } from '../lib/log.ts';
import { pageTexts } from '../locale/en/page.ts';
import { wordsPage, type Frame } from './layout.ts';

const wordsFor = (status: number): { readonly title: string; readonly text: string } => {
  const { tooLarge, tooMany, badRequest, broken } = pageTexts.problem;
  if (status === 413) return tooLarge;
  if (status === 429) return tooMany;
  return status < 500 ? badRequest : broken;
};

/** What goes wrong gets a page that looks like the others. The log holds no address: it may hold a secret. */
export const answerProblems = (app: FastifyInstance, frame: Frame, log: Log): void => {
  app.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).type('text/html; charset=utf-8').send(wordsPage(frame, pageTexts.problem.notFound)),
  );
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const said = error.statusCode ?? 500;
    const status = said >= 400 && said < 500 ? said : 500;
    if (status === 500) log.error({ route: request.routeOptions.url, ...errorFacts(error) }, 'a page failed');
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(wordsPage(frame, wordsFor(status)));
  });
};
