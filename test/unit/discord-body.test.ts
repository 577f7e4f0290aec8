import { expect, it } from 'vitest';
import { bodyPayload } from '../../src/discord/outbox/body-payload.ts';
import { linkButton } from '../../src/discord/reply.ts';

it('the files of a message have string ids, each its place in the upload', () => {
  const uploads = ['a.txt', 'b.txt'].map((name) => ({ name, data: name }));
  expect(bodyPayload({ content: '', uploads })).toMatchObject({
    attachments: [
      { id: '0', filename: 'a.txt' },
      { id: '1', filename: 'b.txt' },
    ],
  });
});

it.each([
  ['six rows', 6, 1],
  ['six buttons in a row', 1, 6],
])('%s are refused before Discord would refuse the message', (_what, rows, buttons) => {
  const row = Array.from({ length: buttons }, () => linkButton('Read', 'https://example.org/'));
  const body = { content: '', rows: Array.from({ length: rows }, () => row) };
  expect(() => bodyPayload(body)).toThrow(RangeError);
});
