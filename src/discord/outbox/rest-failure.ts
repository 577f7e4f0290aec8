import { DiscordAPIError } from 'discord.js';
import { DiscordError, type DiscordFailure } from '../../lib/failure.ts';
import { errorFacts } from '../../lib/log.ts';

// Source of all codes: Discord's "Opcodes and Status Codes".

/** A message has one thread at most. */
export const threadAlreadyThere = 160_004;
/** This server has as many active threads as it may have. */
export const tooManyThreads = 160_006;

const byCode: ReadonlyMap<number, DiscordFailure> = new Map<number, DiscordFailure>([
  [10_003, { kind: 'unknown_channel' }],
  [10_004, { kind: 'unknown_channel' }],
  [10_008, { kind: 'unknown_message' }],
  [10_015, { kind: 'unknown_interaction' }],
  [10_062, { kind: 'unknown_interaction' }],
  [50_027, { kind: 'unknown_interaction' }],
  [40_060, { kind: 'already_acknowledged' }],
]);

/** Missing access or permission, no direct messages, archived or locked threads. */
const forbidden: ReadonlySet<number> = new Set([50_001, 50_007, 50_013, 50_083, 160_005]);

/** Slow mode and rate; a thread already there, too many active threads. The 30,000s are "maximum number of …". */
const limiting: ReadonlySet<number> = new Set([20_016, 20_028, threadAlreadyThere, tooManyThreads]);

const isLimit = (code: number): boolean => limiting.has(code) || (code >= 30_000 && code < 31_000);

const ofAnswer = (status: number, code: number): DiscordFailure => {
  const known = byCode.get(code);
  if (known !== undefined) return known;
  if (status === 401) return { kind: 'unauthorized' };
  if (isLimit(code) || status === 429) return { kind: 'limit', code };
  if (forbidden.has(code) || status === 403) return { kind: 'forbidden', code };
  return { kind: 'refused', status, code };
};

/**
 * The one place where an error of discord.js's REST client becomes ours. It does not travel on as the cause: it holds
 * the body that was sent, and its address the interaction's token.
 */
export const discordError = (error: unknown): DiscordError => {
  if (error instanceof DiscordError) return error;
  if (error instanceof DiscordAPIError)
    return new DiscordError(ofAnswer(error.status, typeof error.code === 'number' ? error.code : 0));
  // What is left: 5xx after every retry, time-outs, lost connections, an answer that is no JSON.
  const { error: name, code } = errorFacts(error);
  return new DiscordError({ kind: 'unreachable' }, { cause: new Error(String(code ?? name)) });
};

/** For a 2xx whose body is not what Discord sends (a proxy in between): tried again like any fault of the line. */
export const unreadableAnswer = (): DiscordError =>
  new DiscordError({ kind: 'unreachable' }, { cause: new Error('unreadable') });
