import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '../lib/loopback.ts';

/** Whether a POST came from our own page, judging by the headers that browsers send. */

/** On the operator's own machine, "localhost" and "127.0.0.1" are the same origin. */
const ownOrigins = (publicUrl: string, host: string | undefined): readonly string[] => {
  const { origin, hostname } = new URL(publicUrl);
  const asked = `http://${host ?? ''}`;
  const onThisMachine = isLoopback(hostname) && URL.canParse(asked) && isLoopback(new URL(asked).hostname);
  return onThisMachine ? [origin, asked] : [origin];
};

/**
 * A browser sends `Origin: null` with our form because the page's policy is `no-referrer` (Fetch standard, "append a
 * request Origin header"). In that case Sec-Fetch-Site decides, which no website can forge, if the browser supports it.
 */
export const isFromOwnPage = (headers: IncomingHttpHeaders, publicUrl: string): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = headers;
  return origin === undefined || origin === 'null' || ownOrigins(publicUrl, headers.host).includes(origin);
};
