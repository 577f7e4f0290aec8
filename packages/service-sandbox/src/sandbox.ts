/** The embedded stand-in for the service: its API as documented, on two addresses. */
import { randomBytes } from 'node:crypto';
import { fastify, type FastifyInstance } from 'fastify';
import { createCalls, type CallListener, type CallRecord } from './calls.ts';
import { readCases, type PatientCase } from './cases/case.ts';
import { chatEndpoints } from './chat-endpoints.ts';
import { composeEndpoint } from './compose/endpoint.ts';
import { serveControls } from './control.ts';
import { serve, type Desk } from './endpoint.ts';
import { createFaults, type Faults } from './faults.ts';
import { createAnswering, type AnswerAsPatient } from './patient.ts';
import { demoClient, demoUsers, type DemoUser } from './people.ts';
import { streamEndpoint } from './stream-endpoint.ts';
import { tokenEndpoint } from './token-endpoint.ts';
import { createTokens } from './tokens.ts';
import { topicEndpoints } from './topic-endpoints.ts';
import { topics } from './topics/topic.ts';

export interface Listed {
  readonly id: string | number;
  readonly title: string;
  /** Of a case. */
  readonly patientName?: string;
}

export interface Sandbox {
  /** Without a trailing slash, like `baseUrl`. */
  readonly authUrl: string;
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the controls over HTTP ask for. */
  readonly key: string;
  readonly users: readonly DemoUser[];
  readonly cases: readonly Listed[];
  readonly topics: readonly Listed[];
  /** Every call so far, taken or refused, in the order in which they were decided. */
  readonly calls: () => readonly CallRecord[];
  /** Reports every call as it is decided, before its answer is sent. Returns a function that stops the reports. */
  readonly onCall: (listener: CallListener) => () => void;
  readonly faults: Faults;
  /** Expires the access tokens of one user or of all: calls get a 401 until they are renewed. */
  readonly expireTokens: (user?: string) => void;
  /** Revokes a user's refresh tokens: the next refresh gets `invalid_grant`. */
  readonly revoke: (user: string) => void;
  /** Cuts every connection and frees the ports. */
  readonly close: () => Promise<void>;
}

export interface SandboxOptions {
  /** Controls over HTTP are served only on a loopback host. */
  readonly host?: string;
  /** 0, the default, takes any free port. */
  readonly authPort?: number;
  readonly basePort?: number;
  /** Seconds; 3600 unless given. */
  readonly tokenLifetime?: number;
  /** What the controls over HTTP ask for; that in SANDBOX_KEY, or a made-up one, unless given. */
  readonly key?: string;
  /** How many records of calls stay; 100,000 unless given. */
  readonly calls?: number;
  /** What patients say; understood and answered as the demo's cases do unless given. */
  readonly answering?: AnswerAsPatient;
  readonly cases?: readonly PatientCase[];
}

const loopback = ['127.0.0.1', '::1', 'localhost'];

const createServer = ({ calls }: Desk): FastifyInstance => {
  const app = fastify({ logger: false, forceCloseConnections: true });
  // Endpoints parse their bodies themselves: what arrives is kept as it is, whatever it claims to be.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  // Not counted as a call: a client asks for it to see whether anybody is there.
  app.get('/', async () => 'Only the bot calls the sandbox. The address to open is in the terminal.');
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    calls.add({ method: request.method, path, body: {}, status: 404, accepted: false });
    return reply.code(404).send({ detail: 'Not found.' });
  });
  return app;
};

/** @throws whatever listening throws, such as EADDRINUSE. */
export const startSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const { host = '127.0.0.1', cases = readCases() } = options;
  const given = options.key ?? process.env['SANDBOX_KEY'] ?? '';
  const key = given === '' ? randomBytes(16).toString('base64url') : given;
  const calls = createCalls(options.calls ?? 100_000);
  const faults = createFaults();
  const tokens = createTokens(options.tokenLifetime ?? 3600);
  const desk: Desk = { calls, faults, tokens };

  const auth = createServer(desk);
  serve(auth, desk, tokenEndpoint(tokens));

  const base = createServer(desk);
  const chat = chatEndpoints(cases, options.answering ?? createAnswering());
  const engage = topicEndpoints(topics);
  serve(base, desk, composeEndpoint);
  serve(base, desk, chat.submit);
  serve(base, desk, chat.reset);
  serve(base, desk, engage.init);
  serve(base, desk, engage.converse);
  serve(base, desk, streamEndpoint(cases, topics));
  if (loopback.includes(host)) serveControls(base, desk, key);

  const close = async (): Promise<void> => {
    faults.clear();
    await Promise.all([auth.close(), base.close()]);
  };
  try {
    const authUrl = await auth.listen({ host, port: options.authPort ?? 0 });
    const baseUrl = await base.listen({ host, port: options.basePort ?? 0 });
    return {
      authUrl,
      baseUrl,
      clientId: demoClient.id,
      clientSecret: demoClient.secret,
      key,
      users: demoUsers,
      cases: cases.map(({ id, title }) => ({
        id,
        title,
        // Each title begins with it: "Timur Hale, 34: cough and fever".
        patientName: title.replace(/,.*/, ''),
      })),
      topics: topics.map(({ id, name }) => ({ id, title: name })),
      calls: calls.list,
      onCall: calls.listen,
      faults,
      expireTokens: tokens.expire,
      revoke: tokens.revoke,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
