import type { Playground } from 'discord-playground';
import type { RequestRecord } from 'discord-playground/rest/request-log';

/** How many requests went where, as `METHOD /route`; refusals are counted separately. */
export type RouteCounts = Readonly<Record<string, number>>;

const nameOf = ({ method, route, status }: RequestRecord): string =>
  status < 400 ? `${method} ${route}` : `${method} ${route} (${status})`;

/** Counts requests to Discord from here on, until the function it returns is called. */
export const countRequests = (playground: Playground): (() => RouteCounts) => {
  const counts = new Map<string, number>();
  const stop = playground.onRequest((record) => {
    const name = nameOf(record);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  return () => {
    stop();
    return Object.fromEntries([...counts].sort(([a], [b]) => a.localeCompare(b)));
  };
};

export const total = (counts: RouteCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** As one line for the table, divided by `by`. */
export const written = (counts: RouteCounts, by = 1): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name}: ${by === 1 ? count : (count / by).toFixed(2)}`)
    .join(', ');
