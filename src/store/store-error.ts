import { codeOf as errorCode } from '../lib/log.ts';

/** Why the store cannot be used, or refuses a write. */
export type StoreProblem =
  /** Another process has it open. */
  | 'in_use'
  /** There is no database yet, and this call was not to create one. */
  | 'missing'
  /** The file, its folder or the key file cannot be opened or created. */
  | 'cannot_open'
  /** The database's certificate is not accepted, or a file for judging it cannot be read. */
  | 'certificate'
  /** A newer version of Rounds wrote to it. */
  | 'newer_version'
  /** A move into it was cut off. */
  | 'half_moved'
  /** None of the encryption keys opens it. */
  | 'wrong_key'
  /** The database is damaged, or something is missing from it: a backup has to be restored. */
  | 'damaged'
  /** A read or write failed. */
  | 'broken'
  /** The database cannot be reached, or the connection to it was lost. It may come back. */
  | 'connection_lost'
  /** A write was refused as a whole: another record holds what this one claims. */
  | 'claimed';

/**
 * Thrown by everything in store/. The message is one plain line for the operator, without secrets or people's texts.
 */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly reason: StoreProblem;
  /** That of its cause, such as `SQLITE_FULL`, because a log shows an error's code but not its cause. */
  readonly code: string | undefined;

  constructor(reason: StoreProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
    const code = errorCode(options?.cause);
    this.code = code === undefined ? undefined : String(code);
  }
}

/** The code of a failed system or SQLite call, if it has one. */
export const codeOf = (error: unknown): string => String(errorCode(error) ?? 'no code');

/** What SQLite and PostgreSQL say when the disk is full. */
const noRoom = ['SQLITE_FULL', '53100'];

/** The result of a read or a write; any failure of it is told as a StoreError (`broken`). */
export const translated = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((cause: unknown) => {
    if (cause instanceof StoreError) throw cause;
    const code = codeOf(cause);
    const message = noRoom.includes(code)
      ? `The disk of the database is full (${code}): make room there. Nothing that is stored is lost.`
      : `The database refused a read or a write (${code}).`;
    throw new StoreError('broken', message, { cause });
  });
