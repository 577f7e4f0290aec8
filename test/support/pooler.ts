import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { Client } from 'pg';

/**
 * A pooler that hands out a connection for each transaction, the one used last first, as PgBouncer does. It understands
 * only what is asked of it before it is found out: statements without parameters that return numbers.
 */

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const short = (value: number): Buffer => number(value).subarray(2);
const text = (value: string): Buffer => Buffer.from(`${value}\0`);
const message = (type: string, ...body: readonly Buffer[]): Buffer => {
  const whole = Buffer.concat(body);
  return Buffer.concat([Buffer.from(type), number(whole.length + 4), whole]);
};

const integerType = 23;
const ready = (inTransaction: boolean): Buffer => message('Z', Buffer.from(inTransaction ? 'T' : 'I'));

const answer = (rows: readonly Readonly<Record<string, unknown>>[]): Buffer => {
  const [name = ''] = Object.keys(rows[0] ?? {});
  const column = [text(name), number(0), short(0), number(integerType), short(4), number(-1), short(0)];
  const lines = rows.map((row) => {
    const value = Buffer.from(String(row[name]));
    return message('D', short(1), number(value.length), value);
  });
  const head = rows.length === 0 ? [] : [message('T', short(1), ...column)];
  return Buffer.concat([...head, ...lines, message('C', text('DONE'))]);
};

interface Connections {
  take(): Promise<Client>;
  giveBack(client: Client): void;
}

/** Calls `run` with each statement that comes, one at a time; `greet` once the start is over. */
const hear = (socket: Socket, { greet, run }: { greet(): void; run(sql: string): Promise<void> }): void => {
  let rest = Buffer.alloc(0);
  let isStarted = false;
  let queue = Promise.resolve();
  socket.on('data', (data) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const head = isStarted ? 1 : 0;
      const length = rest.length < head + 4 ? Infinity : rest.readInt32BE(head) + head;
      if (rest.length < length) return;
      const [type] = rest;
      const sql = rest.toString('utf8', head + 4, length - 1);
      rest = rest.subarray(length);
      if (!isStarted) greet();
      else if (type === 'Q'.charCodeAt(0)) queue = queue.then(() => run(sql));
      isStarted = true;
    }
  });
};

const serve = (socket: Socket, connections: Connections): void => {
  let held: Client | undefined;
  socket.on('error', () => socket.destroy());
  hear(socket, {
    greet: () => socket.write(Buffer.concat([message('R', number(0)), ready(false)])),
    run: async (sql) => {
      const client = held ?? (await connections.take());
      const { rows } = await client.query<Readonly<Record<string, unknown>>>(sql);
      const wasOpen = held !== undefined;
      const isOpen = sql === 'BEGIN' || (wasOpen && sql !== 'ROLLBACK' && sql !== 'COMMIT');
      held = isOpen ? client : undefined;
      if (!isOpen) connections.giveBack(client);
      socket.write(Buffer.concat([answer(rows), ready(isOpen)]));
    },
  });
};

/** The URL of a database, through the pooler. */
export const poolerTo = async (databaseUrl: string): Promise<{ url: string; close: () => Promise<void> }> => {
  const idle: Client[] = [];
  const all: Client[] = [];
  const connections: Connections = {
    take: async () => {
      const last = idle.pop();
      if (last !== undefined) return last;
      const client = new Client({ connectionString: databaseUrl });
      all.push(client);
      await client.connect();
      return client;
    },
    giveBack: (client) => void idle.push(client),
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    serve(socket, connections);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === 'object' ? address?.port : undefined);
  return {
    url: url.href,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
      await Promise.all(all.map((client) => client.end()));
    },
  };
};
