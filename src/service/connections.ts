/** The connections to one address: kept for a moment after a call, so that a later one finds one ready. */
import http from 'node:http';
import https from 'node:https';
import { setImmediate as turnOfLoop } from 'node:timers/promises';

/**
 * Milliseconds that a connection may lie idle: less than any usual server allows, so that we and not the server end
 * it. A server that announces less (`Keep-Alive: timeout=`) is obeyed by Node.
 */
const idleLimit = 1_000;

/** Milliseconds after an answer in which a server that closes without saying so usually has done it. */
const restTime = 10;

/** A connection for one call. */
interface Lease {
  readonly agent: http.Agent;
  /** To be awaited before the call: by then a kept connection that the server has closed is found closed. */
  readonly looked: () => Promise<void>;
  /** To be called when the call is over. */
  readonly end: () => void;
}

export interface Connections {
  /** One that no other call has, and that has been idle for 10 ms at least; or a new one. */
  readonly lease: () => Lease;
  /** Closes all of them, those in use as well. */
  readonly close: () => void;
}

/** `address`: an http or https address. */
export const createConnections = (address: string): Connections => {
  const { Agent } = address.startsWith('https:') ? https : http;
  /** An agent for each connection, so that we and not Node choose between them. The longest idle first. */
  const idle: { readonly agent: http.Agent; readonly since: number }[] = [];
  const inUse = new Set<http.Agent>();

  const rested = (): http.Agent | undefined => {
    const now = performance.now();
    const closed = idle.filter(({ since }) => now - since > idleLimit).length;
    idle.splice(0, closed);
    const [first] = idle;
    return first !== undefined && now - first.since >= restTime ? idle.shift()?.agent : undefined;
  };

  return {
    lease: () => {
      // For an agent, Node's `timeout` closes only what is idle: a slow answer is the deadline's business.
      const agent = rested() ?? new Agent({ keepAlive: true, timeout: idleLimit });
      inUse.add(agent);
      return {
        agent,
        looked: async () => {
          // Sockets are read between two such turns; one alone may come before the reading.
          await turnOfLoop();
          await turnOfLoop();
        },
        end: () => {
          inUse.delete(agent);
          idle.push({ agent, since: performance.now() });
        },
      };
    },
    close: () => {
      for (const agent of [...inUse, ...idle.map((each) => each.agent)]) agent.destroy();
    },
  };
};
