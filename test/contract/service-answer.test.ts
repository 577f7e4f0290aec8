import type http from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { calls, closeAfterEach, failureAt, replying, serverWith, serviceAt } from './service-servers.ts';
import { failureOf } from '../support/failures.ts';

closeAfterEach();

const serviceWith = async (
  body: string | Uint8Array,
  headers: http.OutgoingHttpHeaders = {},
): Promise<ReturnType<typeof serviceAt>> => serviceAt(await serverWith(replying(200, body, headers)));

describe('an answer', () => {
  const fine = Buffer.from('{"PatientResponse":"\u00dcbel."}');
  it.each<[string, Buffer]>([
    ['gzip', gzipSync(fine)],
    ['deflate', deflateSync(fine)],
    ['br', brotliCompressSync(fine)],
    ['identity', fine],
  ])('comes in the encoding %s', async (encoding, body) => {
    const service = await serviceWith(body, { 'content-encoding': encoding });
    expect(await calls.submit(service)).toMatchObject({ text: '\u00dcbel.' });
  });

  it('of 20 MB is abandoned, with its size declared or not, compressed or not', async () => {
    const large = Buffer.alloc(20_000_000, 'a');
    const ways: readonly http.RequestListener[] = [
      replying(200, large),
      (_request, response) => {
        response.write(large.subarray(0, 10_000_000));
        response.end(large.subarray(10_000_000));
      },
      replying(200, gzipSync(large), { 'content-encoding': 'gzip' }),
    ];
    for (const way of ways) expect(await failureAt(way)).toEqual({ kind: 'in_doubt', reason: 'too_large' });
    expect(await failureAt(replying(503, large))).toEqual({ kind: 'not_taken', reason: 'unavailable' });
  });

  const page = '<!doctype html><p>Sign in</p>';
  it.each([
    ['an empty body', 'application/json', ''],
    ['a web page', 'text/html', page],
    ['a web page that does not say so', 'text/plain', `\n${page}`],
  ])('that is %s is no answer of anybody’s', async (_what, type, body) => {
    const service = await serviceWith(body, { 'content-type': type });
    for (const name of ['submit', 'init', 'converse', 'narrative', 'exam'] as const)
      expect(await failureOf(calls[name](service))).toMatchObject({ kind: 'in_doubt', reason: 'unreadable' });
  });

  it.each([
    ['broken JSON', 'application/json', '{"PatientResponse": "I'],
    ['broken JSON as Django sends it', 'text/html', '{"PatientResponse": "I'],
    ['a broken list', 'application/json', '["I'],
    ['another kind of page', 'application/xml', '<?xml version="1.0"?><error>No'],
  ])('that is %s is in doubt for a patient and a topic', async (_what, type, body) => {
    const service = await serviceWith(body, { 'content-type': type });
    for (const name of ['submit', 'init', 'converse'] as const)
      expect(await failureOf(calls[name](service))).toEqual({ kind: 'in_doubt', reason: 'unreadable' });
  });

  it.each([
    ['begins with a bracket', 'text/plain', '[sighs] It hurts here.'],
    ['begins with a quotation', 'text/plain', '"Ow," she says.'],
    ['begins with a less-than sign', 'text/plain', '<sighs> It hurts here.'],
    ['is labelled as HTML, as text is by default in Django', 'text/html; charset=utf-8', 'It hurts here.'],
    ['is labelled as JSON without being JSON', 'application/json', 'It hurts here.'],
  ])('in plain words that %s is an answer', async (_what, type, body) => {
    const service = await serviceWith(body, { 'content-type': type });
    expect(await calls.submit(service)).toMatchObject({ text: body });
    expect(await calls.converse(service)).toMatchObject({ understood: true, turns: [{ content: body }] });
    expect(await calls.exam(service)).toMatchObject({ kind: 'text', text: body });
  });

  it.each([
    { status: 'error', message: 'Case not found' },
    { status: 'failed', error: 'Case not found', code: 17, data: null },
    { success: false, is_end: false, detail: 'Case not found' },
    { status: 'error', UserMessage: 'Hi', PatientResponse: '', Media: [], message: 'Case not found' },
  ])('with status 200 that reports a failure is a refusal in its words: %j', async (body) => {
    const service = await serviceWith(JSON.stringify(body));
    const refusal = { kind: 'rejected', status: 200, reason: 'Case not found' };
    for (const name of ['submit', 'init', 'narrative'] as const)
      expect(await failureOf(calls[name](service))).toEqual(refusal);
  });

  it.each([
    { error: { message: 'The model is overloaded.' } },
    { detail: 'The model is overloaded.' },
    {
      status: 'response_saved',
      UserMessage: 'Hi',
      PatientResponse: null,
      ChatStatus: 'patient',
      error: 'No',
    },
  ])('with status 200 that holds an error and nothing else is the service’s own fault: %j', async (body) => {
    const service = await serviceWith(JSON.stringify(body));
    for (const name of ['submit', 'converse', 'narrative'] as const)
      expect(await failureOf(calls[name](service))).toMatchObject({
        kind: 'in_doubt',
        reason: 'server_error',
      });
  });

  it('with status 200 that says that the conversation is too long is that', async () => {
    const service = await serviceWith('{"error":{"code":"context_length_exceeded"}}');
    expect(await failureOf(calls.submit(service))).toEqual({ kind: 'too_long' });
  });

  it('with a status that reports a failure still counts if it contains an answer', async () => {
    const body = { status: 'error', PatientResponse: 'Here.', message: 'Media not saved' };
    expect(await calls.submit(await serviceWith(JSON.stringify(body)))).toMatchObject({ text: 'Here.' });
  });

  const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

  it.each<[string, http.OutgoingHttpHeaders, Buffer, string]>([
    ['a picture', { 'content-type': 'image/png' }, picture, 'answer.png'],
    ['a picture that does not say so', {}, picture, 'answer.bin'],
    ['a picture that is labelled as JSON', { 'content-type': 'application/json' }, picture, 'answer.bin'],
    ['in an encoding that was not asked for', { 'content-encoding': 'x-own' }, picture, 'answer.bin'],
    ['text in another charset', {}, Buffer.from('\u00dcbel', 'latin1'), 'answer.bin'],
  ])('that is no text but %s is a file, byte by byte', async (_what, headers, body, name) => {
    const service = await serviceWith(body, headers);
    const raw = { name, bytes: body };
    expect(await calls.submit(service)).toEqual({ media: [], raw });
    expect(await calls.converse(service)).toMatchObject({ raw });
    const written = await calls.exam(service);
    expect(written).toMatchObject({ kind: 'text', text: '' });
    expect(written.rest?.split(',')[1]).toBe(body.toString('base64'));
    expect(await failureOf(calls.init(service))).toEqual({ kind: 'in_doubt', reason: 'unreadable' });
  });

  it('in the charset that it names is read in it', async () => {
    const service = await serviceWith(Buffer.from('\u00dcbel', 'latin1'), {
      'content-type': 'text/plain; charset=iso-8859-1',
    });
    expect(await calls.submit(service)).toMatchObject({ text: '\u00dcbel' });
  });
});
