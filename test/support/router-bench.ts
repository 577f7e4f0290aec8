/** The router as the gateway and Discord's REST interface see it, for tests of what it answers. */
import { onTestFinished } from 'vitest';
import { createDiscordApi } from '../../src/discord/outbox/api.ts';
import type { Caller } from '../../src/discord/interactions/caller.ts';
import { createInteractionRest } from '../../src/discord/interactions/interaction-rest.ts';
import { linkButton, say, type Reply } from '../../src/discord/reply.ts';
import { buttonKind, formKind } from '../../src/discord/interactions/components.ts';
import { command, type Route } from '../../src/discord/interactions/route.ts';
import { createRouter, type Router } from '../../src/discord/interactions/router.ts';
import { createLog } from '../../src/lib/log.ts';
import { wordsFor, type Texts } from '../../src/locale/words.ts';
import { restTo, untilTestEnds } from './rest-server.ts';
import { startDiscordStub, type DiscordStub, type Sent } from './discord-stub.ts';

/** These texts contain the kind of what went wrong. */
const words: Texts = {
  ...wordsFor('en'),
  failures: { service: ({ kind }) => `failed: ${kind}`, discord: ({ kind }) => `failed: ${kind}` },
};

export const alice = '200000000000000001';
export const server = '300000000000000001';
export const press = buttonKind('press', ['what']);
export const form = formKind('ask', { name: 'text', age: 'text' }, ['case']);

export interface Bench {
  readonly discord: DiscordStub;
  readonly router: Router;
  readonly log: string[];
}

/** A router between a stub of Discord and the given routes; closed when the test ends. */
export const start = async (routes: readonly Route[], options: { allowed?: string } = {}): Promise<Bench> => {
  const discord = await startDiscordStub();
  onTestFinished(() => discord.close());
  const lines: string[] = [];
  const log = createLog({ level: 'trace', to: { write: (line) => void lines.push(line) } });
  const closing = untilTestEnds();
  const interactionRest = createInteractionRest({ apiUrl: discord.apiUrl, closing });
  const rest = restTo(discord.apiUrl, { closing });
  const router = createRouter({
    routes,
    interactionRest,
    applicationId,
    api: createDiscordApi(rest),
    closedTo: (guild) =>
      options.allowed === undefined || guild === options.allowed ? undefined : words.router.foreignServer,
    wordsFor: () => words,
    onNeedsLink: async (_caller, invocation, reason) =>
      say(`link first (${reason}), then ${invocation.name}`, [linkButton('Link', 'https://example.org/')]),
    log,
  });
  return { discord, router, log: lines };
};

/** An id that no other interaction in the run has. */
const nextId = (): string => String(400_000_000_000_000_000n + (process.hrtime.bigint() % 10n ** 17n));

const applicationId = '500000000000000001';

export const base = (more: object): object => ({
  id: nextId(),
  token: 'an-interaction-token',
  application_id: applicationId,
  guild_id: server,
  channel_id: '600000000000000001',
  channel: { id: '600000000000000001', type: 0 },
  member: { nick: null, permissions: '2048', user: { id: alice, username: 'alice', global_name: 'Alice' } },
  app_permissions: '377957239808',
  ...more,
});

export const typed = (name: string, options: object[] = []): object =>
  base({ type: 2, data: { name, options } });
export const pressed = (customId: string): object =>
  base({
    type: 3,
    data: { component_type: 2, custom_id: customId },
    message: { id: '700000000000000001' },
  });
export const submitted = (customId: string, fields: Record<string, string>, more: object = {}): object =>
  base({
    type: 5,
    data: {
      custom_id: customId,
      components: Object.entries(fields).map(([id, value]) => ({
        type: 18,
        component: { type: 4, custom_id: id, value },
      })),
    },
    ...more,
  });

/** A command whose answer waits until it is let go. */
export const slowly = (reply: Reply) => {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const route = command({
    name: 'slow',
    description: () => 'slow',
    where: 'guild',
    handle: async () => {
      await gate;
      return reply;
    },
  });
  return { route, letGo: () => letGo() };
};

export const quick = (handle: (caller: Caller) => Promise<Reply>): Route =>
  command({ name: 'quick', description: () => 'quick', where: 'guild', handle });

export const texts = (sent: readonly Sent[]): (string | undefined)[] => sent.map(({ content }) => content);
