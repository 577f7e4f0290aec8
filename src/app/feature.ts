import type { Self } from '../conversation/domain/self.ts';
import type { Limits } from '../conversation/domain/fair-use.ts';
import type { Timings } from '../conversation/domain/ports.ts';
import type { DiscordApi } from '../discord/outbox/api.ts';
import type { GatewayEvents } from '../discord/gateway/gateway.ts';
import type { Route } from '../discord/interactions/route.ts';
import type { Bus } from '../features/bus.ts';
import type { TurnSeen } from '../features/conversation/watched-turns.ts';
import type { GuildId, UserId } from '../lib/ids.ts';
import type { Log } from '../lib/log.ts';
import type { Words } from '../locale/words.ts';
import type { Service } from '../service/client.ts';
import type { BotStore } from './store.ts';
import type { Surroundings } from './surroundings.ts';

/** What features are built on; each declares which part of it it needs. */
export interface Bot {
  readonly store: BotStore;
  readonly service: Service;
  readonly discord: DiscordApi;
  /** The same, for requests that are aborted when `signal` fires. */
  readonly discordUntil: (signal: AbortSignal) => DiscordApi;
  readonly bus: Bus;
  /** The bot's own user. */
  readonly self: UserId;
  /** The same, with the roles that mention it in this server and what it may read there. */
  readonly selfIn: (guild: GuildId) => Self;
  readonly readsMessages: () => boolean;
  /** Whether the bot is set up for this server. */
  readonly serves: (guild: GuildId) => boolean;
  readonly models: readonly [string, ...string[]];
  readonly titled: Surroundings['titled'];
  /** The sandbox replaces the service. */
  readonly demo: boolean;
  /** How members reach the page, without a trailing slash; known once the web server listens. */
  readonly publicUrl: () => string;
  readonly pageReach: 'members' | 'operator_only';
  readonly operatorContact: string | undefined;
  /** How many conversations one person may host at a time. */
  readonly maxOpen: number;
  /** How many questions may be asked. */
  readonly limits: Limits;
  /** Milliseconds; see CATCH_UP_MINUTES. */
  readonly catchUpWindow: number;
  readonly timings: Timings;
  readonly onTurn?: ((turn: TurnSeen) => void) | undefined;
  /** The words for one of Discord's locales, or for a language that was stored. */
  readonly wordsFor: (locale: string) => Words;
  /** The languages that the bot speaks. */
  readonly languages: readonly Words['language'][];
  /** The language that a server has set at Discord; undefined unless the server is a community. */
  readonly localeOf: (guild: GuildId) => string | undefined;
  /** When a moderator's time-out of the bot is over, in milliseconds since 1970; undefined if there is none. */
  readonly timedOutUntil: (guild: GuildId) => number | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
}

/** One thing that people do with the bot, and everything it takes. */
export interface Feature {
  readonly routes: readonly Route[];
  readonly hears?: Partial<GatewayEvents>;
  /** Reads what is stored, before the first event. */
  load?(): Promise<void>;
  /** `every` in milliseconds. */
  readonly chores?: readonly { readonly every: number; readonly run: () => void }[];
  /** Accepts no new work; `patience`: milliseconds that work in progress has left. */
  close?(patience: number): Promise<void>;
}
