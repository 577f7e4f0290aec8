import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '../lib/loopback.ts';

/** Whether a POST came from our own page, by what browsers say about it. */

/** On the operator's own machine "localhost" and "127.0.0.1" are the same place. */
const ownOrigins = (publicUrl: string, host: string | undefined): readonly string[] => {
  const { origin, hostname } = new URL(publicUrl);
  const asked = `http://${host ?? ''}`;
  const onThisMachine = isLoopback(hostname) && URL.canParse(asked) && isLoopback(new URL(asked).hostname);
  return onThisMachine ? [origin, asked] : [origin];
};

/**
 * A browser sends `Origin: null` with our form, since the page asks for no referrer (Fetch standard, "append a request
 * Origin header"); then Sec-Fetch-Site, which no website can forge, decides where the browser knows it.
 */
export const isFromOwnPage = (headers: IncomingHttpHeaders, publicUrl: string): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = headers;
  return origin === undefined || origin === 'null' || ownOrigins(publicUrl, headers.host).includes(origin);
};
