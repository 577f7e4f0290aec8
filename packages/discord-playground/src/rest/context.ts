import { z } from 'zod';
import type { RecentNonces } from '../actions/nonces.ts';
import type { CommandRegistry } from '../commands/registry.ts';
import type { StartLimits } from '../gateway/identifying.ts';
import type { InteractionBook } from '../interactions/book.ts';
import type { Application } from '../world/application.ts';
import type { World } from '../world/world.ts';
import type { RequestBody } from './request-body.ts';

/** What the REST routes work on. */
export interface RestContext {
  readonly world: World;
  readonly application: Application;
  readonly nonces: RecentNonces;
  readonly commands: CommandRegistry;
  readonly interactions: InteractionBook;
  readonly gatewayUrl: () => string;
  readonly startLimits: () => StartLimits;
}

// ---- what a route's address and body hold

/** A yes or no in a query, as each language writes it: `true`, `True`, `1`. */
export const queryFlag = z
  .string()
  .optional()
  .transform((text) => text !== undefined && /^(true|1)$/i.test(text));

export interface InChannel {
  Params: { channelId: string };
  Body: RequestBody | undefined;
}

export interface OfMessage {
  Params: { channelId: string; messageId: string };
  Body: RequestBody | undefined;
}
