import type { FastifyError, FastifyInstance } from 'fastify';
import { errorFacts, type Log } from '../lib/log.ts';
import type { Texts } from '../locale/words.ts';
import { wordsPage, type FrameFor } from './layout.ts';

const wordsOf = (status: number, { page }: Texts): { readonly title: string; readonly text: string } => {
  const { tooLarge, tooMany, badRequest, broken } = page.problem;
  if (status === 413) return tooLarge;
  if (status === 429) return tooMany;
  return status < 500 ? badRequest : broken;
};

/** Every problem gets a page that looks like the others. The log never contains the URL, which may contain a secret. */
export const answerProblems = (app: FastifyInstance, frameFor: FrameFor, log: Log): void => {
  app.setNotFoundHandler(async (request, reply) => {
    const frame = frameFor(request);
    const page = wordsPage(frame, frame.words.page.problem.notFound);
    return reply.code(404).type('text/html; charset=utf-8').send(page);
  });
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const said = error.statusCode ?? 500;
    const status = said >= 400 && said < 500 ? said : 500;
    if (status === 500) log.error({ route: request.routeOptions.url, ...errorFacts(error) }, 'a page failed');
    const frame = frameFor(request);
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(wordsPage(frame, wordsOf(status, frame.words)));
  });
};
