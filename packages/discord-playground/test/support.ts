import { Client, Events, GatewayIntentBits, Options, Partials, type ClientOptions } from 'discord.js';
import { expect } from 'vitest';
import { startPlayground, type Playground, type PlaygroundOptions } from '../src/server.ts';
import { heldAgainstDiscord } from './discord-says.ts';

const ordinaryIntents = [
  GatewayIntentBits.Guilds,
  GatewayIntentBits.GuildMessages,
  GatewayIntentBits.DirectMessages,
  GatewayIntentBits.MessageContent,
];

/** Things to close at the end of a test, last one first. */
export interface Opened {
  playground(options?: Partial<PlaygroundOptions>): Promise<Playground>;
  client(playground: Playground, options?: Partial<ClientOptions>): Promise<Client<true>>;
  /** A client that has not logged in. */
  newClient(playground: Playground, options?: Partial<ClientOptions>): Client;
  close(): Promise<void>;
}

export const opened = (): Opened => {
  const closers: (() => Promise<void>)[] = [];
  const newClient: Opened['newClient'] = (playground, options = {}) => {
    const client = new Client({
      intents: ordinaryIntents,
      partials: [Partials.Channel, Partials.Message],
      waitGuildTimeout: 1_000,
      makeCache: Options.cacheEverything(),
      rest: { api: playground.apiUrl, version: '10' },
      ...options,
    });
    client.on(Events.Error, () => undefined);
    closers.push(() => client.destroy());
    return client;
  };
  return {
    newClient,
    playground: async (options = {}) => {
      const playground = await startPlayground({
        rateLimits: 'off',
        ...options,
      });
      const complaints = heldAgainstDiscord(playground);
      closers.push(async () => {
        await playground.close();
        expect(complaints()).toEqual([]);
      });
      return playground;
    },
    client: async (playground, options) => {
      const client = newClient(playground, options);
      const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
      await client.login(playground.token);
      return ready;
    },
    close: async () => {
      for (const close of closers.splice(0).reverse()) await close();
    },
  };
};
