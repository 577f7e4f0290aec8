import { DiscordAPIError, HTTPError } from 'discord.js';
import { DiscordError } from '../../lib/failure.ts';
import type { DiscordFailure } from '../../lib/failure.ts';
import { errorFacts } from '../../lib/log.ts';
import { idIn, unlessOdd } from '../payload.ts';

// Source of all codes: Discord's "Opcodes and Status Codes".

/** The message already has a thread, and can have only one. */
export const threadAlreadyThere = 160_004;
/** This server has reached its limit of active threads. */
export const tooManyThreads = 160_006;

/** Replies need the right to read the history, posts do not. */
export const mayNotReply = 160_002;
/** Discord does not say which permission is missing. */
export const mayNotSend = 50_013;

const byCode: ReadonlyMap<number, DiscordFailure> = new Map<number, DiscordFailure>([
  [10_003, { kind: 'unknown_channel' }],
  // The bot is not in the server, or Discord cannot reach it: no channel is gone because of that.
  [10_004, { kind: 'forbidden', code: 10_004 }],
  [10_008, { kind: 'unknown_message' }],
  [10_015, { kind: 'unknown_interaction' }],
  [10_062, { kind: 'unknown_interaction' }],
  [50_027, { kind: 'unknown_interaction' }],
  [40_060, { kind: 'already_acknowledged' }],
  [40_001, { kind: 'unauthorized' }],
  // "Internal network error": Cloudflare, in front of Discord, keeps this machine's address out for a while.
  [40_333, { kind: 'unreachable' }],
]);

/** Missing access or permission, no direct messages, archived or locked threads. */
const forbidden: ReadonlySet<number> = new Set([50_001, 50_007, mayNotSend, 50_083, mayNotReply, 160_005]);

/**
 * Slow mode and rate limits; a thread that already exists, too many active threads. The 30,000s are "maximum number of
 * …".
 */
const limiting: ReadonlySet<number> = new Set([20_016, 20_028, threadAlreadyThere, tooManyThreads]);

/** The author of a message has blocked the bot, which concerns that message alone. */
const reactionBlocked = 90_001;

const isLimit = (code: number): boolean => limiting.has(code) || (code >= 30_000 && code < 31_000);

const ofAnswer = (status: number, code: number): DiscordFailure => {
  const known = byCode.get(code);
  if (known !== undefined) return known;
  if (status === 401) return { kind: 'unauthorized' };
  if (status === 408) return { kind: 'failing', status };
  if (isLimit(code) || status === 429) return { kind: 'limit', code };
  if (forbidden.has(code) || (status === 403 && code !== reactionBlocked)) return { kind: 'forbidden', code };
  return { kind: 'refused', status, code };
};

/**
 * The one place where an error from discord.js's REST client becomes ours. It is not kept as the cause: it contains the
 * body that was sent, and its URL the interaction's token.
 */
export const discordError = (error: unknown, route = ''): DiscordError => {
  if (error instanceof DiscordError) return error;
  if (error instanceof DiscordAPIError) {
    // Not Discord's own, but from something in between: it says nothing about our rights, or about what was to be read.
    const isOnTheWay = error.status === 403 || (error.method === 'GET' && error.status === 404);
    if (isOnTheWay && typeof error.code !== 'number') return unreadableAnswer();
    const failure = ofAnswer(error.status, typeof error.code === 'number' ? error.code : 0);
    // Discord names the fields that it refuses, and may repeat what is in them: of commands, that is our own text.
    const isSafe = route.startsWith('/applications/');
    return new DiscordError(failure, isSafe ? { cause: new Error(error.message) } : undefined);
  }
  if (error instanceof HTTPError) return new DiscordError({ kind: 'failing', status: error.status });
  // What remains: time-outs, lost connections, an answer that is not JSON.
  const { error: name, code } = errorFacts(error);
  return new DiscordError({ kind: 'unreachable' }, { cause: new Error(String(code ?? name)) });
};

/** No connection came about. */
const unconnected: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** It certainly did not arrive. */
export const neverArrived = ({ failure, cause }: DiscordError): boolean =>
  failure.kind === 'unreachable' && cause instanceof Error && unconnected.has(cause.message);

/** For a 2xx whose body is not what Discord sends (a proxy in between): retried like any network fault. */
export const unreadableAnswer = (): DiscordError =>
  new DiscordError({ kind: 'unreachable' }, { cause: new Error('unreadable') });

/** What `read` makes of an answer. Throws a DiscordError for one that is not Discord's. */
export const readAnswer = <Read>(read: () => Read | undefined): Read => {
  const found = unlessOdd(read);
  if (found === undefined) throw unreadableAnswer();
  return found;
};

/** The id of what was made or asked for. Throws a DiscordError for an answer that is not Discord's. */
export const idOfAnswer = <Id>(answer: unknown, brand: (text: string) => Id): Id =>
  readAnswer(() => idIn(answer as { readonly id?: string }, 'id', brand));

/** Also for somebody who is not, or no longer, among the members. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof DiscordError && error.failure.kind === 'refused' && error.failure.status === 404;

export const hasCode = (error: unknown, code: number): boolean =>
  error instanceof DiscordError && 'code' in error.failure && error.failure.code === code;
