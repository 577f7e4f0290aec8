import { ServiceError } from '../lib/failure.ts';
import type { Closing } from '../lib/closing.ts';
import type { Log } from '../lib/log.ts';
import type { Metrics, Now } from '../metrics/metrics.ts';
import type { Service } from '../service/client.ts';
import { openMetricsPage } from '../web/metrics-page.ts';
import type { Config } from './config.ts';

/** The metrics, where they are not simply told by an edge. */

/** The service, whose refreshes are counted. */
export const refreshesTo = (metrics: Metrics | undefined, service: Service): Service => {
  if (metrics === undefined) return service;
  return {
    ...service,
    auth: {
      ...service.auth,
      refresh: async (...given) => {
        try {
          const tokens = await service.auth.refresh(...given);
          metrics.tokenRefresh('refreshed');
          return tokens;
        } catch (error) {
          metrics.tokenRefresh(error instanceof ServiceError ? error.failure.kind : 'failed');
          throw error;
        }
      },
    },
  };
};

interface Serving {
  readonly config: Config;
  readonly metrics: Metrics | undefined;
  readonly now: () => Now;
  readonly closing: Closing;
  readonly log: Log;
}

/** Throws a ListenError. */
export const serveMetrics = async ({ config, metrics, now, closing, log }: Serving): Promise<void> => {
  const { host, port } = config.metrics;
  if (metrics === undefined || port === undefined) return;
  metrics.readNow(now);
  const { text, contentType } = metrics;
  const page = await openMetricsPage({ host, port, text, contentType });
  closing.add('metrics', () => page.close());
  log.info(`metrics for Prometheus: ${page.url}/metrics`);
};
