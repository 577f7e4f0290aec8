import { describe, expect, it } from 'vitest';
import type { MessageBody } from '../../src/discord/reply.ts';
import { createStream } from '../../src/features/stream/stream.ts';
import { Secret } from '../../src/lib/secret.ts';
import { createSessions } from '../../src/service/session.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { closeAfterEach, replying, serverWith, serviceAt } from '../contract/service-servers.ts';
import { alice, alone, callerOf } from '../support/linkers.ts';

const { stream: streamTexts } = wordsFor('en');

closeAfterEach();

interface Given {
  readonly contentType?: string;
  readonly body: string | Uint8Array;
  readonly uploadLimit?: number;
}

/** What `/stream` answers when the service sends this over a real socket. */
const streamed = async ({
  contentType,
  body,
  uploadLimit = 10 * 1024 * 1024,
}: Given): Promise<MessageBody> => {
  const headers = contentType === undefined ? {} : { 'content-type': contentType };
  const service = serviceAt(await serverWith(replying(200, body, headers)));
  const bearer = { token: new Secret('token'), serviceUsers: ['somebody'] };
  const anybody = { current: () => Promise.resolve(bearer), renewed: () => Promise.resolve(bearer) };
  const { routes } = createStream({ service: createSessions(service, anybody) });
  const entry = routes.flatMap((route) => (route.kind === 'command' ? route.entries : []))[0];
  const reply = await entry?.handle({ ...callerOf(alice), uploadLimit }, {}, alone);
  if (reply?.kind !== 'private') throw new Error('not a private answer');
  return reply.messages[0];
};

const fileOf = (body: MessageBody) =>
  body.uploads?.map(({ name, data }) => ({ name, data: Buffer.from(data).toString() }));

describe('/stream', () => {
  it('sends JSON unchanged as a file and shows it in readable form', async () => {
    const body = '{"a":[1,2]}';
    const message = await streamed({ contentType: 'application/json', body });
    expect(fileOf(message)).toEqual([{ name: 'data-stream.json', data: body }]);
    expect(message.content).toContain(JSON.stringify(JSON.parse(body), undefined, 2));
  });

  it('names the file by its declared type, or by its content if none is declared', async () => {
    const nameOf = async (given: Given) => fileOf(await streamed(given))?.[0]?.name;
    expect(await nameOf({ contentType: 'text/csv; charset=utf-8', body: 'a,b' })).toBe('data-stream.csv');
    expect(await nameOf({ contentType: 'application/vnd.api+json', body: '{}' })).toBe('data-stream.json');
    expect(await nameOf({ body: '[1]' })).toBe('data-stream.json');
    expect(await nameOf({ body: 'plain' })).toBe('data-stream.txt');
    expect(await nameOf({ contentType: 'image/png', body: new Uint8Array([0x89, 0x50, 0]) })).toBe(
      'data-stream.png',
    );
    expect(await nameOf({ body: new Uint8Array([0, 255]) })).toBe('data-stream.bin');
  });

  it('shows text in the charset that it is declared in', async () => {
    const body = Buffer.from('Größe', 'latin1');
    const message = await streamed({ contentType: 'text/csv; charset=iso-8859-1', body });
    expect(message.content).toContain('Größe');
  });

  it('shows a short beginning of a long text, inside one message and one code block', async () => {
    const message = await streamed({
      contentType: 'text/plain',
      body: 'Line with ``` marks.\n'.repeat(5_000),
    });
    expect(message.content.length).toBeLessThanOrEqual(2_000);
    expect(message.content.split('```')).toHaveLength(3);
    expect(message.content).toContain(streamTexts.beginning);
  });

  it('shows no beginning of what is not text', async () => {
    const message = await streamed({
      contentType: 'application/octet-stream',
      body: new Uint8Array([0, 159, 146, 150]),
    });
    expect(message.content).not.toContain('```');
    expect(message.uploads).toHaveLength(1);
  });

  it('says so if Discord would not accept the file, and still shows the beginning', async () => {
    const message = await streamed({
      contentType: 'text/plain',
      body: 'word '.repeat(1_000),
      uploadLimit: 2_048,
    });
    expect(message.uploads).toBeUndefined();
    expect(message.content).toContain(streamTexts.tooLarge({ size: '5 KiB', limit: '2 KiB' }));
    expect(message.content).toContain(streamTexts.beginning);
  });

  it('says so if the stream is empty', async () => {
    expect(await streamed({ body: '' })).toEqual({ content: streamTexts.empty });
  });
});
