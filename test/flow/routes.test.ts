import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../src/app/config.ts';
import { createFeatures } from '../../src/app/features.ts';
import { botOn } from '../../src/app/foundation.ts';
import { openBotStore } from '../../src/app/store.ts';
import { Servers } from '../../src/discord/gateway/servers.ts';
import type { Caller } from '../../src/discord/interactions/caller.ts';
import type { Handler, Meanwhile, Route, StoredValues } from '../../src/discord/interactions/route.ts';
import { limits } from '../../src/discord/limits.ts';
import { permissions } from '../../src/discord/permissions.ts';
import type { Reply } from '../../src/discord/reply.ts';
import { DiscordError, ServiceError } from '../../src/lib/failure.ts';
import { channelId, guildId, interactionId, threadId, userId } from '../../src/lib/ids.ts';
import { createLog } from '../../src/lib/log.ts';
import { Secret } from '../../src/lib/secret.ts';
import { wordsFor } from '../../src/locale/words.ts';
import { createService } from '../../src/service/client.ts';
import { connect, playground } from '../support/connected-bot.ts';
import { conversationWith } from '../support/records.ts';
import { storeFolder } from '../support/stores.ts';

/** Every route of every feature, tried on a private thread by people who may not do there what they want. */

interface Tried {
  readonly name: string;
  readonly needs: string | undefined;
  readonly namesConversation: boolean;
  readonly handle: Handler<StoredValues>;
  readonly values: StoredValues;
}

const id = interactionId('700000000000000001');

const parametersOf = (route: Extract<Route, { parse: unknown }>): StoredValues => {
  for (let count = 0; count < 5; count += 1) {
    const found = route.parse(['r1', route.name, ...Array.from({ length: count }, () => id)].join(':'));
    if (found !== undefined) return found;
  }
  throw new Error(`no custom_id fits ${route.name}`);
};

const triedOf = (route: Route): readonly Tried[] => {
  switch (route.kind) {
    case 'command':
      return route.entries.map(({ name, needs, handle, options }) => ({
        name: `/${route.name} ${name}`,
        needs,
        namesConversation: false,
        handle,
        values: Object.fromEntries(
          Object.entries(options).flatMap(([option, { type, required }]) =>
            required === true ? [[option, type === 'boolean' ? true : id]] : [],
          ),
        ),
      }));
    case 'message_command':
      return [{ ...route, needs: route.needs, namesConversation: false, values: {} }];
    default: {
      const parameters = parametersOf(route);
      const fields = Object.fromEntries(
        Object.entries(route.fields ?? {}).map(([field, kind]) => [field, kind === 'text' ? id : []]),
      );
      const chosen = { values: [id], people: [], roles: [], ...fields };
      return [
        {
          name: `${route.kind} ${route.name}`,
          needs: route.needs,
          namesConversation: 'conversation' in parameters,
          handle: route.handle,
          values: { ...chosen, ...parameters },
        },
      ];
    }
  }
};

it('no route does anything to a thread that is gone, or for those who may not do it there, and all say so privately', async () => {
  const there = await playground();
  const discord = await connect(there);
  const { url } = await storeFolder();
  const log = createLog({ level: 'silent' });
  const store = await openBotStore({
    url,
    keys: [new Secret(Buffer.alloc(32, 1).toString('base64'))],
    log,
  });
  onTestFinished(() => store.close());
  const config = readConfig({});
  const nowhere = 'http://127.0.0.1:9';
  const service = createService({
    ...config.service,
    authUrl: nowhere,
    baseUrl: nowhere,
    clientId: 'client',
    clientSecret: new Secret('secret'),
    log,
  });
  onTestFinished(() => service.close());
  const bot = botOn(
    {
      config,
      log,
      access: { titled: { cases: [], topics: [] } },
    },
    {
      edges: { store, service, discord },
      servers: new Servers(),
      publicUrl: () => nowhere,
    },
  );
  const { features, conversation } = createFeatures(bot);

  const person = (name: string) => userId(there.person(name).id);
  const guild = guildId(there.guild().id);
  const classroom = channelId(there.place('class').id);
  const elsewhere = channelId(there.place('study-group').id);
  const made = there.person('alice').createThread('class', 'Private', { private: true });
  there.person('alice').addToThread(made, discord.self);
  const thread = threadId(made.id);
  const record = conversationWith(
    {
      id,
      guildId: guild,
      channelId: classroom,
      threadId: thread,
      private: true,
      hostId: person('alice'),
    },
    {
      terms: { who: 'hands', hears: 'everything', coHosts: [] },
      hands: { up: [], order: 'in_order' },
    },
  );
  await store.conversations.set(id, record);
  await conversation.load();
  onTestFinished(() => conversation.close(0));

  const everything = Object.values(permissions).reduce((bits, one) => bits | one, 0n);
  const nobody: Omit<Caller, 'channelId' | 'permissions'> = {
    // Before the conversation began, so that deleting a server's data, which is about no thread, leaves it alone.
    interactionId: interactionId('600000000000000000'),
    userId: person('bob'),
    userName: 'bob',
    displayName: 'Bob',
    words: wordsFor('en'),
    guildId: guild,
    place: 'private_thread',
    botPermissions: everything,
    roles: [],
    uploadLimit: limits.fileSize,
  };
  const usual = permissions.ViewChannel | permissions.SendMessages | permissions.SendMessagesInThreads;
  const callers: Readonly<Record<string, Caller>> = {
    'removed from the thread, in the channel above it': {
      ...nobody,
      channelId: classroom,
      permissions: usual,
    },
    'an administrator of another channel': { ...nobody, channelId: elsewhere, permissions: everything },
    'remembered from the thread': { ...nobody, channelId: thread, permissions: 0n, isRemembered: true },
    'without rights in the thread': { ...nobody, channelId: thread, permissions: 0n },
  };

  const routes = features.flatMap((feature) => feature.routes).flatMap(triedOf);
  expect(routes.filter(({ namesConversation, needs }) => namesConversation && needs === undefined)).toEqual(
    [],
  );
  /** Who is there is counted in any case. */
  const facts = (): string => JSON.stringify({ ...conversation.byId(id), tally: undefined });
  const before = facts();
  const meanwhile: Meanwhile = {
    progress: async () => undefined,
    run: async () => {
      throw new Error('nothing goes on');
    },
  };
  const lastReply = async (caller: Caller, { handle, values }: Tried): Promise<Reply | undefined> => {
    try {
      return await handle(caller, values, meanwhile);
    } catch (error) {
      if (error instanceof ServiceError || error instanceof DiscordError) return undefined;
      throw error;
    }
  };
  /** Which of the routes did something, or told somebody nothing in private. */
  const wrongOf = async (who: string, caller: Caller, tried = routes): Promise<readonly string[]> => {
    const wrong: string[] = [];
    for (const route of tried) {
      const seen = there.requests().length;
      const last = await lastReply(caller, route);
      const hasActed = there
        .requests()
        .slice(seen)
        .some(({ method, path }) => method !== 'GET' && (path.includes(thread) || path.includes(classroom)));
      const isUntold = route.needs !== undefined && last?.kind !== 'private';
      if (isUntold || hasActed || facts() !== before) wrong.push(`${route.name}, ${who}`);
    }
    return wrong;
  };

  for (const [who, caller] of Object.entries(callers)) expect(await wrongOf(who, caller)).toEqual([]);

  const administrator: Caller = { ...nobody, channelId: classroom, permissions: everything };
  const ofNothing = routes
    .filter(({ namesConversation }) => namesConversation)
    .map((route) => ({ ...route, values: { ...route.values, conversation: '700000000000000099' } }));
  expect(await wrongOf('with an id that never existed', administrator, ofNothing)).toEqual([]);

  // To start a conversation of one's own takes nothing of the thread.
  const ofThread = routes.filter(({ needs }) => needs !== 'start');
  there.deleteChannel(made);
  expect(await wrongOf('after the thread was deleted', administrator, ofThread)).toEqual([]);
});
