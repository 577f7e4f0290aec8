import { expect, it } from 'vitest';
import { bearer, caseId, closeAfterEach, failureOf, serverWith, serviceAt } from './service-servers.ts';

closeAfterEach();

const refusals: readonly (readonly [contentType: string, body: string])[] = [
  ['application/json', '{"detail":"This case is closed."}'],
  ['application/json', '{"error":"This case is closed."}'],
  ['application/json', '{"message":"This case is closed."}'],
  ['application/json', '{"errors":["This case is closed."]}'],
  ['application/json', '{"non_field_errors":["This case is closed."]}'],
  ['application/json', '{"error":{"message":"This case is closed."}}'],
  ['application/problem+json', '{"title":"This case is closed.","status":403}'],
  ['application/json', '"This case is closed."'],
  ['text/plain', 'This case is closed.\n'],
  ['text/html', 'This case is closed.'],
  ['', 'This case is closed.'],
];

it.each(refusals)('the service’s reason for refusing a reset is kept (%s: %s)', async (contentType, body) => {
  const url = await serverWith((_request, response) => {
    response.writeHead(403, contentType === '' ? {} : { 'content-type': contentType }).end(body);
  });
  const failure = await failureOf(serviceAt(url).chat.reset({ bearer, caseId }));
  expect(failure).toEqual({ kind: 'rejected', status: 403, reason: 'This case is closed.' });
});

it('the reason for refusing a reset names the field that it is about', async () => {
  const url = await serverWith((_request, response) => {
    response
      .writeHead(400, { 'content-type': 'application/json' })
      .end('{"case_id":["This case is closed."]}');
  });
  const failure = await failureOf(serviceAt(url).chat.reset({ bearer, caseId }));
  expect(failure).toEqual({ kind: 'rejected', status: 400, reason: 'Case id: This case is closed.' });
});

it('a reset that the service accepted is not held up by a body that never ends', async () => {
  const url = await serverWith((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' }).write('drip');
  });
  const reset = serviceAt(url, { timeout: 60_000 }).chat.reset({ bearer, caseId });
  await expect(reset).resolves.toBeUndefined();
});
