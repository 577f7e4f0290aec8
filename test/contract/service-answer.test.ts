import net from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { serviceId } from '../../src/lib/ids.ts';
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

describe('an answer', () => {
  it('of more than 8 MiB is abandoned, with its size declared or not, compressed or not', async () => {
    const large = Buffer.alloc(9 * 1024 * 1024, 'a');
    const tooLarge = { kind: 'in_doubt', reason: 'too_large' };
    expect(await failureAt((_request, response) => response.end(large))).toEqual(tooLarge);
    const chunked = await failureAt((_request, response) => {
      response.write(large.subarray(0, 5 * 1024 * 1024));
      response.end(large.subarray(0, 5 * 1024 * 1024));
    });
    expect(chunked).toEqual(tooLarge);
    const packed = gzipSync(large);
    const unpacked = await failureAt((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
    });
    expect(unpacked).toEqual(tooLarge);
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
    expect(await submitTo(service)).toMatchObject({ understood: true, text: body });
    const answer = await service.engage.converse({ bearer, engageId: '1', text: 'Hi' });
    expect(answer).toMatchObject({ understood: true, turns: [{ content: body }] });
    const person = { name: 'Ana', age: '58', gender: 'female', model, packaged: false };
    const written = await service.compose.exam({ bearer, ...person });
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
    const person = { name: 'Ana', age: '58', gender: 'female', model };
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
    const person = { name: 'Ana', age: '58', gender: 'female', model };
    const written = serviceAt(url).compose.narrative({ bearer, ...person });
    expect(await failureOf(written)).toEqual({ kind: 'in_doubt', reason: 'unreadable' });
  });

  it('with a refusal whose body is cut off still counts by its status', async () => {
    const failure = await failureAt((_request, response) => {
      response.writeHead(422, { 'content-length': 100 });
      response.write('{', () => response.destroy());
    });
    expect(failure).toEqual({ kind: 'rejected', status: 422 });
  });

  it('that is a 404 in JSON is a refusal; any other 404 comes from a wrong address', async () => {
    const inJson = await failureAt((_request, response) => {
      response.writeHead(404).end('{"detail":"No such case."}');
    });
    expect(inJson).toEqual({ kind: 'rejected', status: 404, reason: 'No such case.' });
    const inHtml = await failureAt((_request, response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>');
    });
    expect(inHtml).toEqual({ kind: 'misconfigured', reason: 'address' });
  });
});
