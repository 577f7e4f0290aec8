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

/** Beyond these, a connection that is free again is let go: far more than ever wait to be used again. */
const mostIdle = 256;

/** A connection for one call. */
interface Lease {
  readonly agent: http.Agent;
  /** To be awaited before the call: by then a kept connection that the server has closed is found closed. */
  readonly ready: () => Promise<void>;
  /** To be called when the call is over. */
  readonly end: () => void;
}

export interface Connections {
  /** One that no other call has, and that has been idle for 10 ms at least; or a new one. */
  readonly lease: () => Lease;
  /** Closes those that are idle. */
  readonly close: () => void;
}

/** `address`: an http or https address. */
export const createConnections = (address: string): Connections => {
  const { Agent } = address.startsWith('https:') ? https : http;
  /**
   * An agent for each connection, so that we and not Node choose between them. One whose connection was closed stays:
   * it makes the next one, and over https with less ado, as it remembers the session. The one used last stands last.
   */
  const idle: { readonly agent: http.Agent; readonly since: number }[] = [];

  const takeRested = (): http.Agent | undefined => {
    const latest = performance.now() - restTime;
    const index = idle.findLastIndex(({ since }) => since <= latest);
    return index < 0 ? undefined : idle.splice(index, 1)[0]?.agent;
  };

  return {
    lease: () => {
      const rested = takeRested();
      // For an agent, Node's `timeout` closes only what is idle: a slow answer is the deadline's business.
      const agent = rested ?? new Agent({ keepAlive: true, timeout: idleLimit });
      return {
        agent,
        ready: async () => {
          if (rested === undefined) return;
          // Sockets are read between two such turns; one alone may come before the reading.
          await turnOfLoop();
          await turnOfLoop();
        },
        end: () => {
          if (idle.length < mostIdle) idle.push({ agent, since: performance.now() });
          else agent.destroy();
        },
      };
    },
    close: () => {
      for (const { agent } of idle) agent.destroy();
    },
  };
};
