import { createServer } from 'node:http';
import { originOf } from 'discord-playground/own-requests';
import { expect, it, onTestFinished } from 'vitest';
import { downloadFile } from '../../src/discord/outbox/file.ts';

/** Files that came with messages, downloaded from where Discord says that they are. */

const serve = async (): Promise<string> => {
  const server = createServer((request, response) => {
    switch (request.url) {
      case '/moved':
        response.writeHead(302, { location: '/file' }).end();
        return;
      case '/gone':
        response.writeHead(404).end('gone');
        return;
      case '/busy':
        response.writeHead(503).end();
        return;
      case '/endless':
        // Says nothing about its length, and does not end.
        response.writeHead(200).write(Buffer.alloc(64 * 1024));
        return;
      case '/cut':
        response.writeHead(200, { 'content-length': '100' }).write('half');
        response.destroy();
        return;
      default:
        response.end('a file');
    }
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return originOf(server.address());
};

const download = (url: string, longest = 1_000) => downloadFile(url, { longest, signal: undefined });

it('a file is downloaded if it is no longer than expected', async () => {
  const origin = await serve();
  expect(await download(`${origin}/file`)).toEqual({ kind: 'read', bytes: Buffer.from('a file') });
  expect(await download(`${origin}/file`, 5)).toEqual({ kind: 'too_large' });
});

it.each([
  ['/moved', 'unavailable'],
  ['/gone', 'gone'],
  ['/busy', 'unavailable'],
  ['/endless', 'too_large'],
  ['/cut', 'unavailable'],
])('what does not come as a whole is left: %s', async (path, kind) => {
  expect(await download(`${await serve()}${path}`)).toEqual({ kind });
});

it.each(['http://files.example/a.png', 'file:///etc/hostname', 'no address', 'http://127.0.0.1:1/refused'])(
  'nothing is fetched from %s',
  async (url) => {
    expect(await download(url)).toEqual({ kind: 'unavailable' });
  },
);

it('a download is given up with everything else', async () => {
  const origin = await serve();
  const giveUp = new AbortController();
  const downloading = downloadFile(`${origin}/endless`, { longest: 10_000_000, signal: giveUp.signal });
  giveUp.abort();
  expect(await downloading).toEqual({ kind: 'unavailable' });
});
