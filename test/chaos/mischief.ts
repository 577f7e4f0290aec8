import type { Fault as DiscordFault, FaultMatch } from 'discord-playground/rest/faults';
import type { Fault as ServiceFault } from 'service-sandbox/faults';
import type { Bench } from './bench.ts';
import type { Random } from './random.ts';

/** What goes wrong besides the kills. */

const serviceFaults: readonly [ServiceFault, ...ServiceFault[]] = [
  { kind: 'status', status: 503 },
  { kind: 'status', status: 429, headers: { 'retry-after': '1' } },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 502, taken: true },
  { kind: 'drop-before' },
  { kind: 'drop-after' },
  { kind: 'drop-within' },
  { kind: 'garbage' },
  { kind: 'delay', ms: 400 },
];

const discordFaults: readonly [DiscordFault, ...DiscordFault[]] = [
  { status: 500 },
  { status: 502, afterwards: true },
  { status: 503 },
  { drop: true },
  { drop: true, afterwards: true },
];

const discordRequests: readonly [FaultMatch, ...FaultMatch[]] = [
  { method: 'POST', route: '/channels/:channelId/messages' },
  { method: 'POST', route: '/channels/:channelId/messages' },
  { method: 'GET', route: '/channels/:channelId/messages' },
  { method: 'PATCH', route: '/channels/:channelId/messages/:messageId' },
];

/** One fault of the service and one of Discord, each with this probability, for whatever comes next. */
export const failNow = ({ sandbox, playground }: Bench, random: Random, rate: number): void => {
  if (random.chance(rate)) sandbox.faults.next('/chat/submit/', random.pick(serviceFaults));
  if (random.chance(rate)) playground.faults.next(random.pick(discordRequests), random.pick(discordFaults));
};

type GatewayFault = (bench: Bench) => void;

const gatewayFaults: readonly [GatewayFault, ...GatewayFault[]] = [
  ({ playground }) => playground.gateway.dropConnections(),
  ({ playground }) => playground.gateway.forceReconnect(),
  ({ playground }) => playground.gateway.invalidateSession({ resumable: false }),
  ({ playground }) => playground.gateway.invalidateSession({ resumable: true }),
  ({ playground }) => playground.gateway.duplicateNext('MESSAGE_CREATE'),
  ({ playground }) => playground.gateway.muteHeartbeatAcks(true),
  ({ playground }) => playground.gateway.holdEvents(),
];

export const disturbGateway = (bench: Bench, random: Random): void => random.pick(gatewayFaults)(bench);

/** Ends the lasting faults. */
export const calmGateway = ({ playground }: Bench): void => {
  playground.gateway.muteHeartbeatAcks(false);
  playground.gateway.releaseEvents();
};
