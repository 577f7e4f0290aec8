import { startSandbox, type Sandbox } from 'service-sandbox';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serviceId } from '../../src/lib/ids.ts';
import { createLog } from '../../src/lib/log.ts';
import { Secret } from '../../src/lib/secret.ts';
import { patients } from '../support/patients.ts';
import { createService, type Service } from '../../src/service/client.ts';

const log = createLog({ level: 'silent' });
const model = 'gpt-4';
const person = { name: 'Ana Berg', age: '58', gender: 'female', model };

let sandbox: Sandbox;
let service: Service;

const serviceOf = ({ authUrl, baseUrl, clientId, clientSecret }: Sandbox): Service =>
  createService({
    authUrl,
    baseUrl,
    clientId,
    clientSecret: new Secret(clientSecret),
    timeout: 60_000,
    allowHttp: false,
    log,
  });

const signIn = async (): Promise<Secret> => {
  const tokens = await service.auth.signIn({ username: 'teacher', password: new Secret('demo-teacher') });
  return tokens.accessToken;
};

beforeEach(async () => {
  sandbox = await startSandbox({ answering: patients });
  service = serviceOf(sandbox);
});

afterEach(async () => {
  service.close();
  await sandbox.close();
});

describe('signing in', () => {
  it('returns tokens and their lifetime in seconds', async () => {
    const tokens = await service.auth.signIn({ username: 'teacher', password: new Secret('demo-teacher') });
    expect(tokens.lifetime).toBe(3600);
    expect(tokens.accessToken.reveal()).not.toBe('');
    expect(tokens.refreshToken?.reveal()).not.toBe('');
  });

  it('distinguishes wrong credentials from everything else', async () => {
    const attempt = service.auth.signIn({ username: 'teacher', password: new Secret('no') });
    await expect(attempt).rejects.toMatchObject({ failure: { kind: 'invalid_grant' } });
  });

  it('reports refused client credentials as a misconfiguration', async () => {
    const stranger = serviceOf({ ...sandbox, clientSecret: 'wrong' });
    const attempt = stranger.auth.signIn({ username: 'teacher', password: new Secret('demo-teacher') });
    await expect(attempt).rejects.toMatchObject({
      failure: { kind: 'misconfigured', reason: 'credentials' },
    });
    stranger.close();
  });

  it('accepts each refresh token once', async () => {
    const first = await service.auth.signIn({ username: 'teacher', password: new Secret('demo-teacher') });
    const used = first.refreshToken ?? new Secret('');
    const second = await service.auth.refresh(used);
    expect(second.refreshToken?.reveal()).not.toBe(used.reveal());
    await expect(service.auth.refresh(used)).rejects.toMatchObject({ failure: { kind: 'invalid_grant' } });
  });
});

describe('a patient', () => {
  it('answers what is asked', async () => {
    const bearer = await signIn();
    const answer = await service.chat.submit({
      bearer,
      caseId: serviceId('101'),
      message: 'How old are you?',
      model,
    });
    expect(answer).toMatchObject({
      chatStatus: 'patient',
      media: [],
    });
    expect(answer.text).toContain('58');
  });

  it('is found by a text id', async () => {
    const bearer = await signIn();
    const answer = await service.chat.submit({
      bearer,
      caseId: serviceId('0042'),
      message: 'How old are you?',
      model,
    });
    expect(answer.text).toContain('Thirty-four');
  });

  it('has a preceptor who asks back, and pictures that come with the answer', async () => {
    const bearer = await signIn();
    const ask = async (message: string) =>
      service.chat.submit({ bearer, caseId: serviceId('101'), message, model });
    expect((await ask('Can I see your ECG?')).media).toMatchObject([{ kind: 'file', name: 'media.png' }]);
    expect((await ask('My diagnosis is an infarction.')).preceptorQuestion).toBeTruthy();
  });

  it('forgets the chat after a reset', async () => {
    const bearer = await signIn();
    const caseId = serviceId('101');
    const ask = async () =>
      (await service.chat.submit({ bearer, caseId, message: 'Any chest pain, how old are you?', model }))
        .text;
    const first = await ask();
    const second = await ask();
    await service.chat.reset({ bearer, caseId });
    expect(second).not.toBe(first);
    expect(await ask()).toBe(first);
  });

  it('who does not exist is a refusal with the service’s reason', async () => {
    const bearer = await signIn();
    const asked = service.chat.submit({ bearer, caseId: serviceId('999'), message: 'Hello?', model });
    const reason = 'No case matches the given case_id.';
    await expect(asked).rejects.toMatchObject({ failure: { kind: 'rejected', status: 404, reason } });
  });
});

describe('composing', () => {
  it('returns the narrative as text', async () => {
    const bearer = await signIn();
    const section = await service.compose.narrative({ bearer, ...person, teachingPoints: 'chest pain' });
    expect(section.kind).toBe('text');
    expect(section).toHaveProperty('text', expect.stringContaining('Ana Berg'));
  });

  it('returns packaged vital signs as rows, with those outside their range marked', async () => {
    const bearer = await signIn();
    const section = await service.compose.vitalSigns({
      bearer,
      ...person,
      teachingPoints: 'chest pain',
      packaged: true,
    });
    expect(section).toMatchObject({
      kind: 'table',
      rows: [
        { name: 'Heart rate', value: '112', unit: 'bpm', range: '60-100', outside: 'high' },
        { name: 'Blood pressure', value: '158/96', outside: 'high' },
        { outside: 'no' },
        { outside: 'no' },
        { outside: 'no' },
      ],
    });
    expect(section).not.toHaveProperty('rest');
  });

  it('returns a packaged exam as findings that fit the narrative', async () => {
    const bearer = await signIn();
    const narrative = await service.compose.narrative({ bearer, ...person, teachingPoints: 'pneumonia' });
    const otherSections = narrative.kind === 'text' ? narrative.text : '';
    const section = await service.compose.exam({ bearer, ...person, otherSections, packaged: true });
    expect(section).toMatchObject({ kind: 'findings' });
    expect(section).toHaveProperty('rows.1.finding', expect.stringContaining('Crackles'));
  });

  it('returns unpackaged sections as text', async () => {
    const bearer = await signIn();
    for (const compose of [service.compose.vitalSigns, service.compose.exam]) {
      expect(await compose({ bearer, ...person, packaged: false })).toMatchObject({ kind: 'text' });
    }
  });
});

describe('a topic', () => {
  const started = async (id: string) => {
    const bearer = await signIn();
    const start = await service.engage.init({ bearer, topicId: serviceId(id) });
    const say = async (text: string) => service.engage.converse({ bearer, engageId: start.engageId, text });
    return { start, say };
  };

  it('begins with the greeting', async () => {
    const { start } = await started('1');
    expect(start).toMatchObject({ turns: [{ role: 'assistant' }] });
  });

  it('answers with the whole conversation, and ends', async () => {
    const { say } = await started('1');
    const first = await say('This is Ben, calling about Mr. Osei: short of breath.');
    expect(first).toMatchObject({ understood: true, ended: false });
    expect([first.earlier.length, first.turns.length]).toEqual([1, 1]);
    await say('Hip operation.');
    await say('An embolism.');
    expect(await say('Please come now.')).toMatchObject({ ended: true });
    await expect(say('And now?')).rejects.toMatchObject({ failure: { kind: 'rejected', status: 400 } });
  });

  it.each(['2', '3'])('answers with one turn or one text (topic %s)', async (id) => {
    const { say } = await started(id);
    const answer = await say('The rate, in a quiet room.');
    expect(answer).toMatchObject({ understood: true, earlier: [], ended: false });
    expect(answer.turns).toHaveLength(1);
  });
});

describe('the rest', () => {
  it('loads the data stream as bytes', async () => {
    const record = await service.stream.load({ bearer: await signIn() });
    expect(record.contentType).toContain('ndjson');
    expect(new TextDecoder().decode(record.bytes).split('\n').length).toBeGreaterThan(5);
  });

  it('says whether anybody is there', async () => {
    expect(await service.reachable()).toBe(true);
    await sandbox.close();
    expect(await service.reachable()).toBe(false);
  });

  it('aborts calls in progress when it is closed', async () => {
    const bearer = await signIn();
    sandbox.faults.next('chat/submit', { kind: 'hold' });
    const taken = new Promise((resolve) => sandbox.onCall(resolve));
    const asked = service.chat.submit({ bearer, caseId: serviceId('101'), message: 'Hello?', model });
    void taken.then(service.close);
    await expect(asked).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
  });
});
