/** The connections to the service: kept for a moment after a call, so that the next one finds one ready. */
import http from 'node:http';
import https from 'node:https';
import { setTimeout as sleep, setImmediate as turnOfLoop } from 'node:timers/promises';

/**
 * Milliseconds that a connection may lie idle: less than any usual server allows, so that we and not the server end
 * it. A server that announces less (`Keep-Alive: timeout=`) is obeyed by Node.
 */
const idleLimit = 1_000;

/** Milliseconds after an answer in which a server that closes without saying so usually has done it. */
const restTime = 10;

export interface Connections {
  readonly httpAgent: http.Agent;
  readonly httpsAgent: https.Agent;
  /** To be awaited before a call, so that it gets no connection which the server has just closed: 10 ms at most. */
  readonly settled: () => Promise<void>;
  /** Closes all of them, those in use as well. */
  readonly close: () => void;
}

export const createConnections = (): Connections => {
  // For an agent, Node's `timeout` closes only what is idle: a slow answer is the deadline's business.
  const options = { keepAlive: true, timeout: idleLimit };
  const httpAgent = new http.Agent(options);
  const httpsAgent = new https.Agent(options);
  let lastAnswer = Number.NEGATIVE_INFINITY;
  for (const agent of [httpAgent, httpsAgent]) agent.on('free', () => (lastAnswer = performance.now()));
  return {
    httpAgent,
    httpsAgent,
    settled: async () => {
      const rest = lastAnswer + restTime - performance.now();
      if (rest > 0) await sleep(rest);
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
