import type { Answer } from '../../src/service/http.ts';

/** A success of the service's with this body. */
export const answerOf = (text: string, contentType = ''): Answer => ({
  status: 200,
  contentType,
  bytes: new TextEncoder().encode(text),
});
