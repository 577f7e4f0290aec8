/** The connections to the service: kept for a moment after a call, so that the next one finds one ready. */
import http from 'node:http';
import https from 'node:https';
import { setImmediate as turnOfLoop } from 'node:timers/promises';

/**
 * Milliseconds that a connection may lie idle: less than any usual server allows, so that we and not the server end
 * it. A server that announces less (`Keep-Alive: timeout=`) is obeyed by Node.
 */
const idleLimit = 1_000;

export interface Connections {
  readonly httpAgent: http.Agent;
  readonly httpsAgent: https.Agent;
  /** To be awaited before a call: then no idle connection whose end has reached this machine is used for it. */
  readonly settled: () => Promise<void>;
  /** Closes all of them, those in use as well. */
  readonly close: () => void;
}

export const createConnections = (): Connections => {
  // For an agent, Node's `timeout` closes only what is idle: a slow answer is the deadline's business.
  const options = { keepAlive: true, timeout: idleLimit };
  const httpAgent = new http.Agent(options);
  const httpsAgent = new https.Agent(options);
  return {
    httpAgent,
    httpsAgent,
    settled: async () => {
      // Sockets are read between two such turns; one alone may come before the reading.
      await turnOfLoop();
      await turnOfLoop();
    },
    close: () => {
      httpAgent.destroy();
      httpsAgent.destroy();
    },
  };
};
