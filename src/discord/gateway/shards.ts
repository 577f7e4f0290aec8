import type { EventEmitter } from 'node:events';
import { WebSocketShardStatus as Status, type WebSocketShard } from '@discordjs/ws';
import { clock } from '../../lib/clock.ts';
import { errorFacts, type Log } from '../../lib/log.ts';
import type { Down, Sessions } from './sessions.ts';

/** What the library does not tell of a single connection: why there is none, and that it says nothing any more. */

/** Fields of the library's own: its manager (`WebSocketManager` of 1.2) tells nothing of a single connection. */
interface Shard extends Pick<WebSocketShard, 'status'> {
  readonly connection: Connection | null;
  /** The last heartbeat was answered. */
  readonly isAck: boolean;
}
interface Connection extends EventEmitter {
  readonly url: string;
  readonly readyState: number;
  terminate(): void;
}
export interface WithShards {
  readonly shards: ReadonlyMap<number, Shard>;
}

type Shards = () => WithShards['shards'];

/** In `readyState`. */
const open = 1;

/** What came instead of a connection, for the log: an answer that is none of the gateway's, or no answer. */
const causeOf = (error: unknown): object => {
  const [, status] =
    /^Unexpected server response: (\d{3})$/.exec(error instanceof Error ? error.message : '') ?? [];
  const { code } = errorFacts(error);
  return status === undefined ? { error: code ?? 'no answer' } : { status: Number(status) };
};

/** Ends connections that say nothing: the library takes up to two minutes to notice, and then says goodbye for another half. */
export const watchSilence = (
  shards: Shards,
  { sessions, longest }: { readonly sessions: Sessions; readonly longest: number },
): (() => void) => {
  const silent = new Map<Connection, number>();
  const look = (): void => {
    const before = new Map(silent);
    silent.clear();
    for (const [id, { connection, status, isAck }] of shards()) {
      if (connection === null || status === Status.Idle) continue;
      if (isAck && sessions.hasSpoken(id) && connection.readyState === open) continue;
      const since = before.get(connection) ?? clock.monotonic();
      if (clock.monotonic() - since >= longest) connection.terminate();
      else silent.set(connection, since);
    }
  };
  const timer = setInterval(look, longest / 10).unref();
  return () => clearInterval(timer);
};

/** Milliseconds after which the same reason is told again. */
const toldAgain = 60_000;

/** Tells the log why connections are lost, or do not come about. */
export const createLosses = (shards: Shards, log: Log) => {
  const causes = new Map<number, object>();
  const known = new WeakSet<Connection>();
  let told = '';
  let toldAt = -toldAgain;
  return {
    /**
     * The library stops listening to a connection that it gives up, even while that is still being made: the error with
     * which it then fails would end the process.
     */
    listen: (shard: number): void => {
      const connection = shards().get(shard)?.connection ?? undefined;
      if (connection === undefined || known.has(connection)) return;
      known.add(connection);
      connection.on('error', (error) => causes.set(shard, causeOf(error)));
    },
    tell: ({ shard, code, wasUp, next, wait }: Down): void => {
      const cause = { code, ...causes.get(shard) };
      causes.delete(shard);
      const url = shards().get(shard)?.connection?.url;
      const host = url === undefined ? undefined : new URL(url).host;
      const facts = { shard, host, ...cause, next, seconds: wait / 1_000 };
      if (wasUp) return log.info(facts, 'connection to Discord lost, reconnecting');
      const news = JSON.stringify({ host, cause });
      if (news === told && clock.monotonic() - toldAt < toldAgain)
        return log.debug(facts, 'Discord cannot be connected to');
      told = news;
      toldAt = clock.monotonic();
      return log.warn(facts, 'Discord cannot be connected to');
    },
  };
};
