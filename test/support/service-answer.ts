import type { HttpResponse } from '../../src/service/body.ts';

/** A success of the service's with this body. */
export const answerOf = (text: string, contentType = ''): HttpResponse => ({
  status: 200,
  contentType,
  bytes: new TextEncoder().encode(text),
});
