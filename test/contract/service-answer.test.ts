import type http from 'node:http';
import net from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { ServiceFailure } from '../../src/lib/failure.ts';
import { serviceId } from '../../src/lib/ids.ts';
import { Secret } from '../../src/lib/secret.ts';
import {
  bearer,
  closeAfterEach,
  failureAt,
  failureOf,
  listen,
  model,
  opened,
  serverWith,
  serviceAt,
  submitTo,
} from './service-servers.ts';

closeAfterEach();

const refused = (status: number, reason?: string): ServiceFailure => ({
  kind: 'rejected',
  status,
  ...(reason === undefined ? {} : { reason }),
});
const unreachable = { kind: 'not_taken', reason: 'unreachable' } as const;
const misplaced = { kind: 'misconfigured', reason: 'address' } as const;

const person = { name: 'Ana', age: '58', gender: 'female', model };

describe('an answer', () => {
  const fine = Buffer.from('{"PatientResponse":"\u00dcbel."}');
  it.each<[string, Buffer]>([
    ['gzip', gzipSync(fine)],
    ['deflate', deflateSync(fine)],
    ['br', brotliCompressSync(fine)],
    ['identity', fine],
  ])('comes in the encoding %s', async (encoding, body) => {
    const url = await serverWith((_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(body);
    });
    expect(await submitTo(serviceAt(url))).toMatchObject({ text: '\u00dcbel.' });
  });

  it('of 20 MB is abandoned, with its size declared or not, compressed or not', async () => {
    const large = Buffer.alloc(20_000_000, 'a');
    const packed = gzipSync(large);
    const ways: readonly http.RequestListener[] = [
      (_request, response) => response.end(large),
      (_request, response) => {
        response.write(large.subarray(0, 10_000_000));
        response.end(large.subarray(10_000_000));
      },
      (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed),
    ];
    for (const way of ways) expect(await failureAt(way)).toEqual({ kind: 'in_doubt', reason: 'too_large' });
    expect(await failureAt((_request, response) => response.writeHead(503).end(large))).toEqual({
      kind: 'not_taken',
      reason: 'unavailable',
    });
  });

  it('of another shape is told in words, to each who asked', async () => {
    const url = await serverWith((_request, response) => {
      response.end('{"result":{"patientReply":"Here.","temperature":{"value":37.2,"unit":"\u00b0C"}}}');
    });
    const service = serviceAt(url);
    const words = '- **Patient reply:** Here.\n- **Temperature**\n  - 37.2 \u00b0C';
    expect(await submitTo(service)).toMatchObject({ other: `**Result**\n${words}` });
    const answer = await service.engage.converse({ bearer, engageId: '1', text: 'Hi' });
    expect(answer.turns).toEqual([{ role: 'assistant', content: `**Result**\n${words}` }]);
    const text = '**Patient reply:** Here.\n**Temperature**\n- 37.2 \u00b0C';
    expect(await service.compose.narrative({ bearer, ...person })).toEqual({ kind: 'text', text });
  });

  it('that ends before its declared size is a lost connection', async () => {
    const failure = await failureAt((_request, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('{"PatientResponse":', () => response.destroy());
    });
    expect(failure).toEqual({ kind: 'in_doubt', reason: 'connection_lost' });
  });

  it('that trickles past the time-out may have been accepted', async () => {
    const url = await serverWith((_request, response) => response.writeHead(200).write('{'));
    const failure = await failureOf(submitTo(serviceAt(url, { timeout: 150 })));
    expect(failure).toEqual({ kind: 'in_doubt', reason: 'timeout' });
  });

  it('that is badly compressed, or not HTTP at all, cannot be read', async () => {
    const unreadable = { kind: 'in_doubt', reason: 'unreadable' };
    const badly = await failureAt((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip');
    });
    expect(badly).toEqual(unreadable);
    const server = net.createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.once('data', () => socket.end('SSH-2.0-nothing for you\r\n'));
    });
    const port = await listen(server);
    opened.push({ close: () => server.close() });
    expect(await failureOf(submitTo(serviceAt(`http://127.0.0.1:${port}`)))).toEqual(unreadable);
  });

  it.each([
    ['an empty body', 'application/json', ''],
    ['a web page', 'text/html', '<!doctype html><p>Sign in</p>'],
    ['a web page that does not say so', 'text/plain', '\n<!DOCTYPE html><p>Sign in</p>'],
    ['broken JSON', 'application/json', '{"PatientResponse": "I'],
    ['broken JSON as Django sends it', 'text/html', '{"PatientResponse": "I'],
    ['a broken list', 'application/json', '["I'],
    ['another kind of page', 'application/xml', '<?xml version="1.0"?><error>No'],
  ])('that is %s is in doubt for a patient and a topic', async (_what, type, body) => {
    const url = await serverWith((_request, response) => {
      response.writeHead(200, { 'content-type': type }).end(body);
    });
    const service = serviceAt(url);
    const unreadable = { kind: 'in_doubt', reason: 'unreadable' };
    expect(await failureOf(submitTo(service))).toEqual(unreadable);
    expect(await failureOf(service.engage.init({ bearer, topicId: serviceId('1') }))).toEqual(unreadable);
    expect(await failureOf(service.engage.converse({ bearer, engageId: '1', text: 'Hi' }))).toEqual(
      unreadable,
    );
  });

  it.each([
    ['begins with a bracket', 'text/plain', '[sighs] It hurts here.'],
    ['begins with a quotation', 'text/plain', '"Ow," she says.'],
    ['begins with a less-than sign', 'text/plain', '<sighs> It hurts here.'],
    ['is labelled as HTML, as text is by default in Django', 'text/html; charset=utf-8', 'It hurts here.'],
    ['is labelled as JSON without being JSON', 'application/json', 'It hurts here.'],
  ])('in plain words that %s is an answer', async (_what, type, body) => {
    const url = await serverWith((_request, response) => {
      response.writeHead(200, { 'content-type': type }).end(body);
    });
    const service = serviceAt(url);
    expect(await submitTo(service)).toMatchObject({ text: body });
    const answer = await service.engage.converse({ bearer, engageId: '1', text: 'Hi' });
    expect(answer).toMatchObject({ understood: true, turns: [{ content: body }] });
    const written = await service.compose.exam({ bearer, ...person, packaged: false });
    expect(written).toMatchObject({ kind: 'text', text: body });
  });

  it.each([
    { status: 'error', message: 'Case not found' },
    { status: 'failed', error: 'Case not found', code: 17, data: null },
    { success: false, is_end: false, detail: 'Case not found' },
    { status: 'error', UserMessage: 'Hi', PatientResponse: '', Media: [], message: 'Case not found' },
  ])('with status 200 that reports a failure is a refusal in its words: %j', async (body) => {
    const url = await serverWith((_request, response) => response.end(JSON.stringify(body)));
    const service = serviceAt(url);
    const refusal = { kind: 'rejected', status: 200, reason: 'Case not found' };
    expect(await failureOf(submitTo(service))).toEqual(refusal);
    expect(await failureOf(service.engage.init({ bearer, topicId: serviceId('1') }))).toEqual(refusal);
    expect(await failureOf(service.compose.narrative({ bearer, ...person }))).toEqual(refusal);
  });

  it('with a status that reports a failure still counts if it contains an answer', async () => {
    const body = { status: 'error', PatientResponse: 'Here.', message: 'Media not saved' };
    const url = await serverWith((_request, response) => response.end(JSON.stringify(body)));
    expect(await submitTo(serviceAt(url))).toMatchObject({ text: 'Here.' });
  });

  it.each([
    ['says so', 'text/html', '<p>Sign in</p>'],
    ['does not say so', 'text/plain', '\n<!DOCTYPE html><p>Sign in</p>'],
  ])('that is a web page which %s is not the text of a case', async (_what, type, body) => {
    const url = await serverWith((_request, response) => {
      response.writeHead(200, { 'content-type': type }).end(body);
    });
    const written = serviceAt(url).compose.narrative({ bearer, ...person });
    expect(await failureOf(written)).toEqual({ kind: 'in_doubt', reason: 'unreadable' });
  });

  it.each<[string, number, string, string, ServiceFailure]>([
    ['JSON', 404, '', '{"detail":"No such case."}', refused(404, 'No such case.')],
    ['JSON without a reason', 400, '', '{}', refused(400)],
    ['a short text', 422, 'text/plain', 'Too long.', refused(422, 'Too long.')],
    ['a short text as Django labels it', 400, 'text/html', 'Too long.', refused(400, 'Too long.')],
    ['the page of a proxy', 400, 'text/html', '<html><h1>400 Bad Request</h1>', unreachable],
    ['the page of a firewall', 406, '', '<!DOCTYPE html><title>Blocked</title>', unreachable],
    ['a page that is labelled as JSON', 400, 'application/json', '<html>Blocked', unreachable],
    ['XML', 400, 'application/xml', '<Error><Code>NoSuchKey</Code></Error>', unreachable],
    ['a long text', 400, 'text/plain', 'no '.repeat(100), unreachable],
    ['nothing, after a time-out', 408, '', '', unreachable],
    ['nothing, too early', 425, '', '', unreachable],
    ['nothing, as JSON', 400, 'application/json', '', unreachable],
    ['a page at the wrong address', 404, 'text/html', '<h1>Not Found</h1>', misplaced],
    ['nothing at the wrong address', 404, '', '', misplaced],
  ])('that refuses with %s (%i)', async (_what, status, type, body, failure) => {
    const url = await serverWith((_request, response) => {
      response.writeHead(status, { 'content-type': type }).end(body);
    });
    const service = serviceAt(url);
    expect(await failureOf(submitTo(service))).toEqual(failure);
    expect(await failureOf(service.chat.reset({ bearer, caseId: serviceId('1') }))).toEqual(failure);
    expect(await failureOf(service.engage.init({ bearer, topicId: serviceId('1') }))).toEqual(failure);
    expect(await failureOf(service.compose.narrative({ bearer, ...person }))).toEqual(failure);
    expect(await failureOf(service.stream.load({ bearer }))).toEqual(failure);
    expect(await failureOf(service.auth.refresh(new Secret('r')))).toEqual(failure);
  });

  it('that refuses with a page and says when to come back may be asked again then', async () => {
    const failure = await failureAt((_request, response) => {
      response.writeHead(425, { 'retry-after': '7' }).end();
    });
    expect(failure).toEqual({ ...unreachable, retryAfter: 7_000 });
  });

  it('whose refusal is cut off may be asked for again', async () => {
    const failure = await failureAt((_request, response) => {
      response.writeHead(422, { 'content-length': 100 });
      response.write('{', () => response.destroy());
    });
    expect(failure).toEqual(unreachable);
  });

  const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

  it.each<[string, http.OutgoingHttpHeaders, Buffer, string]>([
    ['a picture', { 'content-type': 'image/png' }, picture, 'answer.png'],
    ['a picture that does not say so', {}, picture, 'answer.bin'],
    ['a picture that is labelled as JSON', { 'content-type': 'application/json' }, picture, 'answer.bin'],
    ['in an encoding that was not asked for', { 'content-encoding': 'x-own' }, picture, 'answer.bin'],
    ['text in another charset', {}, Buffer.from('\u00dcbel', 'latin1'), 'answer.bin'],
  ])('that is no text but %s is a file, byte by byte', async (_what, headers, body, name) => {
    const url = await serverWith((_request, response) => response.writeHead(200, headers).end(body));
    const service = serviceAt(url);
    const raw = { name, bytes: body };
    expect(await submitTo(service)).toEqual({ media: [], raw });
    expect(await service.engage.converse({ bearer, engageId: '1', text: 'Hi' })).toMatchObject({ raw });
    const written = await service.compose.exam({ bearer, ...person, packaged: true });
    expect(written).toMatchObject({ kind: 'text', text: '' });
    expect(written.rest?.split(',')[1]).toBe(body.toString('base64'));
    const unreadable = { kind: 'in_doubt', reason: 'unreadable' };
    expect(await failureOf(service.engage.init({ bearer, topicId: serviceId('1') }))).toEqual(unreadable);
  });

  it('in the charset that it names is read in it', async () => {
    const url = await serverWith((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain; charset=iso-8859-1' });
      response.end(Buffer.from('\u00dcbel', 'latin1'));
    });
    expect(await submitTo(serviceAt(url))).toMatchObject({ text: '\u00dcbel' });
  });
});
