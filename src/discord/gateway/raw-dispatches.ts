import { Events, GatewayDispatchEvents as Dispatch, type Client } from 'discord.js';
import type { Dispatches } from './gateway.ts';
import { asPayload, childOf, numberOf, textOf, type Payload } from '../payload.ts';

/** What discord.js itself needs to know of, to keep the connection; it gets nothing else to work on. */
const needed: ReadonlySet<string> = new Set([
  Dispatch.Ready,
  Dispatch.Resumed,
  Dispatch.GuildCreate,
  Dispatch.GuildDelete,
]);

/** Of a server it remembers no more than this. */
const remembered = ['id', 'name', 'unavailable', 'owner_id'] as const;

const lightServer = (server: Payload): Payload =>
  Object.fromEntries(remembered.filter((key) => key in server).map((key) => [key, server[key]]));

/** What it reads of a session without asking whether that is there; of the servers it has read by then. */
const wholeSession = (ready: Payload): Payload => ({
  ...ready,
  user: childOf(ready, 'user'),
  application: childOf(ready, 'application'),
});

/** What is left of a packet for discord.js, once we have read it. */
const leftOver = (kind: string, data: Payload): object => {
  const isServer = kind === Dispatch.GuildCreate || kind === Dispatch.GuildDelete;
  if (!needed.has(kind) || (isServer && textOf(data, 'id') === undefined)) return { t: '', d: {} };
  if (kind === Dispatch.Ready) return { d: wholeSession(data) };
  return kind === Dispatch.GuildCreate ? { d: lightServer(data) } : {};
};

type Listener = Parameters<Dispatches['on']>[1];

/**
 * Hands every dispatch on as it came, before discord.js does anything with it and also before it is ready. discord.js
 * would then build and keep objects that nobody here asks for, and reject unhandled, ending the process, on a payload
 * that lacks what it expects: so only what keeps the connection up is left to it. (14.28 emits `raw` first, with the
 * very packet that it goes on to handle.)
 */
export const rawDispatches = (client: Client): Dispatches => {
  const listeners = new Map<string, Listener[]>();
  client.on(Events.Raw, (packet: unknown, shard: unknown) => {
    const dispatch = asPayload(packet);
    const kind = textOf(dispatch, 't') ?? '';
    const data = asPayload(dispatch['d']);
    for (const listen of listeners.get(kind) ?? []) listen(data, numberOf({ shard }, 'shard') ?? 0);
    Object.assign(dispatch, leftOver(kind, data));
  });
  return {
    on: (event, listener) => {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
    },
  };
};
