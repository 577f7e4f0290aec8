import { expect, test } from 'vitest';
import { bodyPayload } from '../../src/discord/outbox/body-payload.ts';

test('the files of a message have string ids, each its place in the upload', () => {
  const uploads = ['a.txt', 'b.txt'].map((name) => ({ name, data: name }));
  expect(bodyPayload({ content: '', uploads })).toMatchObject({
    attachments: [
      { id: '0', filename: 'a.txt' },
      { id: '1', filename: 'b.txt' },
    ],
  });
});
