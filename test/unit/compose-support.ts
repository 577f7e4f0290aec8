import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { createCompose } from '../../src/features/compose/compose.ts';
import type { KeptRun } from '../../src/features/compose/whole-case.ts';
import { createBus, type Bus } from '../../src/features/bus.ts';
import type { Caller } from '../../src/discord/interactions/caller.ts';
import type { Body, Answers, Reply } from '../../src/discord/reply.ts';
import type { Meanwhile, StoredValues } from '../../src/discord/interactions/route.ts';
import { channelId, interactionId, userId } from '../../src/lib/ids.ts';
import { createLog } from '../../src/lib/log.ts';
import { Secret } from '../../src/lib/secret.ts';
import { createService, type Service } from '../../src/service/client.ts';
import { createSessions, type Credentials } from '../../src/service/session.ts';
import { wordsFor, type Texts } from '../../src/locale/words.ts';

type Asked = Readonly<Record<string, unknown>>;
interface Answer {
  readonly status?: number;
  readonly body: string;
}

/** A service on a real socket that composes what the test says. */
export const startComposeService = async (answer: (asked: Asked) => Answer | Promise<Answer>) => {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const call = z.record(z.string(), z.unknown()).parse(JSON.parse(await text(request)));
      asked.push(call);
      const { status = 200, body } = await answer(call);
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const service = createService({
    authUrl: url,
    baseUrl: url,
    clientId: 'client',
    clientSecret: new Secret('secret'),
    timeout: 60_000,
    allowHttp: false,
    log: createLog({ level: 'silent' }),
  });
  return {
    asked,
    service,
    close: async () => {
      service.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export const alice = userId('100000000000000001');
export const bob = userId('100000000000000002');

const english = wordsFor('en');

/** What went wrong stands in these by its kind. */
const words: Texts = {
  ...english,
  failures: { ...english.failures, service: ({ kind }) => `failure ${kind}` },
};

export const callerOf = (user: typeof alice): Caller => ({
  interactionId: interactionId('200000000000000001'),
  userId: user,
  userName: 'alice',
  displayName: 'Alice',
  words,
  channelId: channelId('300000000000000001'),
  place: 'text',
  permissions: 0n,
  roles: [],
  botPermissions: 0n,
  uploadLimit: 10 * 1024 * 1024,
});

/** For handlers after which nothing else goes on, and whose progress does not matter. */
export const alone: Meanwhile = {
  progress: async () => undefined,
  run: () => {
    throw new Error('nothing goes on here');
  },
};

/** Accounts of which the service takes every one. */
export const anybody: Credentials = {
  current: () => Promise.resolve({ token: new Secret('token'), serviceUsers: ['somebody'] }),
  renewed: (_user, refused) => Promise.resolve(refused),
};

/** Somebody who keeps as many cases as they can, so that drafts are all there is. */
const keepsNothing: KeptRun = {
  keepWritten: () => Promise.resolve(),
  isKept: () => false,
  ending: () => Promise.resolve([]),
};

interface Surroundings {
  readonly service: Service;
  readonly credentials?: Credentials;
  readonly bus?: Bus;
  readonly models?: readonly [string, ...string[]];
}

export interface Seen {
  readonly progress: readonly Reply[];
  readonly last: Reply;
}

const seen = async (handle: (meanwhile: Meanwhile) => Answers): Promise<Seen> => {
  const shown: Reply[] = [];
  const progress = async (reply: Reply): Promise<void> => void shown.push(reply);
  return { last: await handle({ ...alone, progress }), progress: shown };
};

export const composeWith = ({
  service,
  credentials = anybody,
  bus = createBus(),
  models = ['model-a', 'model-b'],
}: Surroundings) => {
  const { routes } = createCompose({
    service: createSessions(service, credentials),
    models,
    bus,
    cases: { keeping: () => keepsNothing },
  });
  return {
    routes,
    command: (name: string, values: StoredValues, user = alice) => {
      const entry = routes
        .flatMap((route) => (route.kind === 'command' ? route.entries : []))
        .find((each) => each.name === name);
      if (entry === undefined) throw new Error(`no /compose ${name}`);
      return seen((meanwhile) => entry.handle(callerOf(user), values, meanwhile));
    },
    /** Presses a button or sends a form, found by its custom_id as the router does. */
    component: (customId: string, fields: StoredValues = {}, user = alice) => {
      for (const route of routes) {
        if (route.kind === 'command' || route.kind === 'message_command') continue;
        const values = route.parse(customId);
        if (values !== undefined)
          return seen((meanwhile) => route.handle(callerOf(user), { ...values, ...fields }, meanwhile));
      }
      throw new Error('no such component');
    },
  };
};

export const messagesOf = (reply: Reply): readonly Body[] => {
  if (reply.kind === 'private') return reply.messages;
  return reply.kind === 'update' ? [reply.body] : [];
};

export const textOf = (reply: Reply): string =>
  messagesOf(reply)
    .map(({ content }) => content)
    .join('\n');

export const buttonsOf = (reply: Reply): readonly string[] =>
  messagesOf(reply).flatMap(({ rows = [] }) =>
    rows.flat().flatMap((button) => ('custom_id' in button ? [button.custom_id] : [])),
  );
