/** Our side of Discord, connected to a playground by the unmodified discord.js client. */
import type { Playground, PlaygroundOptions } from 'discord-playground';
import { onTestFinished } from 'vitest';
import { connectDiscord, type Discord } from '../../src/discord/client.ts';
import type { GatewayEvents } from '../../src/discord/gateway/news.ts';
import { listenToGateway } from '../../src/discord/gateway/gateway.ts';
import { createLog, type Log } from '../../src/lib/log.ts';
import { Secret } from '../../src/lib/secret.ts';
import { testPlayground } from './test-playground.ts';

/** What was heard, as `[event, payload]`. */
export type Heard = {
  [Name in keyof GatewayEvents]: readonly [Name, ...Parameters<GatewayEvents[Name]>];
}[keyof GatewayEvents];

export interface Hearing {
  readonly events: GatewayEvents;
  readonly heard: readonly Heard[];
  /** Resolves with the first event for which this holds, past or future; gives up when the test ends. */
  first<Found>(pick: (heard: Heard) => Found | undefined): Promise<Found>;
  forget(): void;
}

export const hearing = (): Hearing => {
  const heard: Heard[] = [];
  const waiting = new Set<(one: Heard) => void>();
  const add = (one: Heard): void => {
    heard.push(one);
    for (const look of waiting) look(one);
  };
  return {
    heard,
    events: {
      sessionStarted: (session) => add(['sessionStarted', session]),
      connectionChanged: (connection) => add(['connectionChanged', connection]),
      guildAvailable: (guild) => add(['guildAvailable', guild]),
      localeChanged: (guild) => add(['localeChanged', guild]),
      selfChanged: (self) => add(['selfChanged', self]),
      guildGone: (id) => add(['guildGone', id]),
      guildUnavailable: (id) => add(['guildUnavailable', id]),
      message: (message) => add(['message', message]),
      messageEdited: (message) => add(['messageEdited', message]),
      messagesDeleted: (deleted) => add(['messagesDeleted', deleted]),
      typing: (typing) => add(['typing', typing]),
      threadChanged: (thread) => add(['threadChanged', thread]),
      threadGone: (id) => add(['threadGone', id]),
      selfInThread: (membership) => add(['selfInThread', membership]),
      channelGone: (id) => add(['channelGone', id]),
      permissionsChanged: (id) => add(['permissionsChanged', id]),
    },
    first: (pick) =>
      new Promise((resolve) => {
        const look = (one: Heard): boolean => {
          const found = pick(one);
          if (found === undefined) return false;
          waiting.delete(look);
          resolve(found);
          return true;
        };
        if (!heard.some(look)) waiting.add(look);
      }),
    forget: () => void heard.splice(0),
  };
};

export const playground = async (options: Partial<PlaygroundOptions> = {}): Promise<Playground> => {
  const started = await testPlayground(options);
  onTestFinished(() => started.close());
  return started;
};

interface Access {
  readonly token?: string;
  readonly apiUrl?: string;
  readonly log?: Log;
  readonly presence?: string;
  readonly onFatal?: (reason: string) => void;
}

/** Not yet identified. */
export const connect = async (to: Playground, access: Access = {}): Promise<Discord> => {
  const { token = to.token, apiUrl = to.apiUrl, presence, onFatal = () => undefined } = access;
  const { log = createLog({ level: 'silent' }) } = access;
  const discord = await connectDiscord({
    token: new Secret(token),
    apiUrl,
    presence,
    log,
    signal: new AbortController().signal,
    onFatal,
  });
  onTestFinished(() => discord.close());
  return discord;
};

interface Opening {
  readonly discord: Discord;
  readonly events: GatewayEvents;
  readonly onInteraction?: (payload: unknown) => Promise<void>;
}

export const open = ({ discord, events, onInteraction = async () => undefined }: Opening) =>
  discord.open(
    listenToGateway({
      self: discord.self,
      listeners: [events],
      onInteraction,
      log: createLog({ level: 'silent' }),
    }),
  );
