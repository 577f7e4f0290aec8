import { once } from 'node:events';
import { createServer, connect, type Socket } from 'node:net';

/** A network between a program and its database that can be made to fail. */
export interface Wire {
  /** The same URL, through this network. */
  readonly url: string;
  /** Ends all connections and lets no new one in. */
  cut(): void;
  /** Takes everything and passes nothing on, in either direction. */
  swallow(): void;
  /** New connections work again; those that were swallowed are given up by both sides. */
  mend(): void;
  /** How many chunks of data the program has sent. */
  sent(): number;
  /** How many connections the program has. */
  connections(): number;
  close(): Promise<void>;
}

export const wireTo = async (databaseUrl: string): Promise<Wire> => {
  const target = new URL(databaseUrl);
  const ends = new Set<Socket>();
  let sent = 0;
  let state: 'works' | 'cut' | 'swallows' = 'works';
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => end.destroy());
    }
    let isDead = false;
    const pass = (from: Socket, to: Socket): void => {
      from.on('data', (data) => {
        isDead ||= state === 'swallows';
        if (!isDead) to.write(data);
      });
      from.on('close', () => {
        ends.delete(from);
        isDead ||= state === 'swallows';
        if (!isDead) to.destroy();
      });
    };
    near.on('data', () => (sent += 1));
    pass(near, far);
    pass(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === 'object' ? address?.port : undefined);
  const destroyAll = (): void => {
    for (const end of ends) end.destroy();
  };
  return {
    url: url.href,
    cut: () => {
      state = 'cut';
      destroyAll();
    },
    swallow: () => {
      state = 'swallows';
    },
    mend: () => {
      if (state === 'swallows') destroyAll();
      state = 'works';
    },
    sent: () => sent,
    connections: () => ends.size / 2,
    close: async () => {
      destroyAll();
      server.close();
      await once(server, 'close');
    },
  };
};
