import { ListenError } from '../../web/listen.ts';
import { openMetricsPage } from '../../web/metrics-page.ts';
import { localAddress } from '../config.ts';
import { failed, fine, type Looking, type Finding } from './finding.ts';

/** Whether the metrics can be served: without that, the bot does not start. */

const patience = 10_000;

const areServed = async (page: string): Promise<boolean> => {
  const signal = AbortSignal.timeout(patience);
  const text = await fetch(page, { signal }).then(
    (answer) => answer.text(),
    () => '',
  );
  return /^rounds_/m.test(text);
};

export const checkMetrics = async (
  { config, words }: Looking,
  { botRuns }: { readonly botRuns: boolean },
): Promise<readonly Finding[]> => {
  const { host, port } = config.metrics;
  if (port === undefined) return [];
  const address = `${localAddress(host, port)}/metrics`;
  try {
    const page = await openMetricsPage({ host, port, contentType: 'text/plain', text: async () => '' });
    await page.close();
  } catch (error) {
    if (!(error instanceof ListenError)) throw error;
    if (!botRuns || !(await areServed(address)))
      return [failed('metrics', 'taken', words.page.taken(error.message))];
  }
  return [fine('metrics', 'ok', words.metrics.ok(address))];
};
