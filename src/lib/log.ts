import { writeSync } from 'node:fs';
import { pino, type DestinationStream, type Logger } from 'pino';
import { DiscordError, type DiscordFailure } from './failure.ts';

export type Log = Logger;
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

interface LogOptions {
  readonly level: (typeof logLevels)[number];
  /** Where lines go; standard output by default. */
  readonly to?: DestinationStream;
}

/** Fields that nobody needs on a terminal, where they would bury what matters. */
const unread = 'pid,hostname,part,authUrl,baseUrl,page,scope';

/**
 * JSON lines, or readable ones on a terminal. Callers log ids, kinds and counts only: no password, token, secret,
 * number or message text at any level; of an unknown error only its name and code (`errorFacts`), never the whole
 * error.
 */
export const createLog = ({ level, to }: LogOptions): Log => {
  const readable = to === undefined && process.stdout.isTTY;
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      ...(readable ? { transport: { target: 'pino-pretty', options: { ignore: unread } } } : {}),
    },
    ...(to === undefined ? [] : [to]),
  );
};

/** Milliseconds for a full pipe to become free. */
const pipePatience = 100;
const pipeLook = 5;

/**
 * Standard output for a log: what cannot be written, as on a full disk, is dropped and counted, and nothing waits for it.
 * pino's own stream would try for ever, and stop the whole process with it.
 */
export const openOutput = () => {
  const cell = new Int32Array(new SharedArrayBuffer(4));
  let dropped = 0;
  let isStuck = false;
  return {
    write: (line: string): void => {
      let rest = Buffer.from(line);
      // Whoever does not read is waited for once.
      for (let left = isStuck ? 0 : pipePatience; ; left -= pipeLook) {
        try {
          while (rest.length > 0) rest = rest.subarray(writeSync(1, rest));
          isStuck = false;
          return;
        } catch (error) {
          isStuck = codeOf(error) !== 'EAGAIN' || left <= 0;
          if (isStuck) {
            dropped += 1;
            return;
          }
          Atomics.wait(cell, 0, 0, pipeLook);
        }
      }
    },
    /** How many lines. */
    dropped: (): number => dropped,
  };
};

/** Logs the line that somebody at a terminal is waiting for, set apart from the others there. */
export const announce = (log: Log, line: string): void =>
  log.info(process.stdout.isTTY ? `\n\n    ${line}\n` : line);

interface ErrorFacts {
  readonly error: string;
  readonly failure?: DiscordFailure;
  readonly code?: string | number;
  /** Where in the code it was thrown, innermost first. */
  readonly at?: readonly string[];
}

const frames = (stack: string): readonly string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
    .map((line) => line.trim().slice('at '.length))
    .slice(0, 5);

/** The code that Node, and many a library, gives an error: `ENOENT`. */
export const codeOf = (error: unknown): string | number | undefined => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' || typeof code === 'number' ? code : undefined;
};

/**
 * What may be logged about an error from outside, because libraries put tokens and texts into messages and properties.
 */
export const errorFacts = (error: unknown): ErrorFacts => {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = codeOf(error);
  return {
    error: error.name,
    ...(error instanceof DiscordError ? { failure: error.failure } : {}),
    ...(code === undefined ? {} : { code }),
    at: frames(error.stack ?? ''),
  };
};
