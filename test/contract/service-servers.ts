/** Servers that misbehave, and a client pointed at them. */
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { afterEach } from 'vitest';
import { serviceId, userId } from '../../src/lib/ids.ts';
import { createLog, type Log } from '../../src/lib/log.ts';
import { Secret } from '../../src/lib/secret.ts';
import { createService, type Service } from '../../src/service/client.ts';
import { createSessions } from '../../src/service/session.ts';
import { failureOf, secret } from '../support/failures.ts';

const log = createLog({ level: 'silent' });
const bearer = { token: new Secret('token-nobody-may-see'), serviceUsers: [] };
const credentials = { current: () => Promise.resolve(bearer), renewed: () => Promise.resolve(bearer) };
const caseId = serviceId('101');
const model = 'gpt-4';

export const opened: { close: () => unknown }[] = [];

/** To be called once in a test file: closes what its tests opened. */
export const closeAfterEach = (): void => {
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
  });
};

export const serviceAt = (
  baseUrl: string,
  options: { timeout?: number; authUrl?: string; log?: Log } = {},
): Service => {
  const service = createService({
    authUrl: options.authUrl ?? baseUrl,
    baseUrl,
    clientId: 'id',
    clientSecret: new Secret('secret-nobody-may-see'),
    timeout: options.timeout ?? 60_000,
    log: options.log ?? log,
  });
  opened.push(service);
  return service;
};

export const listen = async (server: net.Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
};

/** What a server does that answers everything alike. */
export const replying =
  (
    status: number,
    body: string | Uint8Array = '',
    headers: http.OutgoingHttpHeaders = {},
  ): http.RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);

/** A server with these answers, whatever it is asked. */
export const serverWith = async (handler: http.RequestListener): Promise<string> => {
  const server = http.createServer(handler);
  opened.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return `http://127.0.0.1:${await listen(server)}`;
};

const host = { userId: userId('1') };
const person = { name: 'Ana', age: '58', gender: 'female', model };

const on = (service: Service) => createSessions(service, credentials);

/** One of each call. */
export const calls = {
  submit: (service: Service, more: { readonly message?: string; readonly signal?: AbortSignal } = {}) =>
    on(service)
      .chat(host)
      .submit({ caseId, message: 'Where does it hurt?', model, ...more }),
  reset: (service: Service) => on(service).chat(host).reset({ caseId }),
  init: (service: Service) =>
    on(service)
      .engage(host)
      .init({ topicId: serviceId('0042') }),
  converse: (service: Service) => on(service).engage(host).converse({ engageId: '1', text: 'Hi' }),
  narrative: (service: Service) =>
    on(service).compose(host)('narrative', { ...person, teachingPoints: 'pain' }),
  vitalSigns: (service: Service) =>
    on(service).compose(host)('vital_signs', { ...person, otherSections: 'A story.', packaged: true }),
  exam: (service: Service) => on(service).compose(host)('exam', { ...person, packaged: false }),
  load: (service: Service) => on(service).stream(host),
  refresh: ({ auth }: Service) => auth.refresh(new Secret('r')),
  signIn: ({ auth }: Service) => auth.signIn({ username: 'a b', password: new Secret(`p&ä-${secret}`) }),
} as const;

export const failureAt = async (handler: http.RequestListener): ReturnType<typeof failureOf> =>
  failureOf(calls.submit(serviceAt(await serverWith(handler))));
