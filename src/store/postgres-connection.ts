import { Client, DatabaseError, type ClientConfig } from 'pg';
import { databaseName } from './store-url.ts';
import { StoreError, codeOf, translated } from './store-error.ts';

/** Connections to PostgreSQL, and what their failures mean. */

const second = 1_000;
const connectPatience = 5 * second;
/** Longer than any statement of ours takes: a server that says nothing for so long is gone. */
const answerPatience = 10 * second;

/** The URL says who and where; its parameters may say more, and win over these. */
export const connectionOptions = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: 'rounds',
  connectionTimeoutMillis: connectPatience,
  query_timeout: answerPatience,
  keepAlive: true,
  keepAliveInitialDelayMillis: 3 * second,
});

/** The server has refused a statement, and the connection stands. */
export const isRefusal = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && error.severity !== 'FATAL' && error.severity !== 'PANIC';

/** Classes of SQLSTATE: impossible data, broken constraints, conflicts with other transactions, rows that others lock. */
const ofStatement = ['22', '23', '40', '54', '55'];

/** Only the statement is at fault, so another one may still succeed. */
export const concernsOnlyIt = (error: unknown): boolean =>
  isRefusal(error) && ofStatement.some((code) => error.code?.startsWith(code) === true);

const reasonOf = (cause: unknown): string => {
  // What the server says when it lets nobody in: it names the user or the database, never the password.
  if (cause instanceof DatabaseError) return `${cause.message}; ${cause.code}`;
  const code = codeOf(cause);
  return cause instanceof Error && !('code' in cause) ? cause.message : code;
};

/** The result of work over a connection; if the connection is lost, the error says so. */
export const overConnection = <Result>(work: Promise<Result>): Promise<Result> =>
  translated(
    work.catch((cause: unknown) => {
      if (cause instanceof StoreError || isRefusal(cause)) throw cause;
      const message = `The connection to the database was lost (${reasonOf(cause)}).`;
      throw new StoreError('connection_lost', message, { cause });
    }),
  );

/** Why a database cannot be used at all. */
export const openingError = (url: string, cause: unknown): StoreError =>
  cause instanceof StoreError
    ? cause
    : new StoreError(
        'cannot_open',
        `The database ${databaseName(url)} cannot be opened (${reasonOf(cause)}).`,
        { cause },
      );

/** Closes a connection, however broken it is. */
export const endQuietly = (client: Client): Promise<void> => client.end().catch(() => undefined);

/** A new connection, in use from the start. `onLost` is told of its end, and of any error. */
export const connectTo = async (
  url: string,
  onLost: (client: Client) => void = () => undefined,
  more: ClientConfig = {},
): Promise<Client> => {
  const client = new Client({ ...connectionOptions(url), ...more });
  // Without a listener, the end of an idle connection would end the process.
  client.on('error', () => onLost(client));
  client.on('end', () => onLost(client));
  try {
    await client.connect();
    return client;
  } catch (error) {
    void endQuietly(client);
    throw error;
  }
};
