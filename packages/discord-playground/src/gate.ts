/** Other users of this machine reach a loopback address as well: page and controls are for whoever has the key. */
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { onRequestAsyncHookHandler } from 'fastify';

export interface Gate {
  readonly key: string;
  /** The page's address with the key, which it turns into a cookie. */
  pageUrl(): string;
  isOpen(request: { readonly headers: IncomingHttpHeaders; readonly url?: string | undefined }): boolean;
  /** Answers 403 without the key; a key in the page's address is set as a cookie and taken out of the address. */
  readonly forPage: onRequestAsyncHookHandler;
  readonly forControls: onRequestAsyncHookHandler;
}

const keyless =
  'Only with the key: open the address that the start has printed, or send it as playground-key.';

/** The key is made up unless it is given or stands in PLAYGROUND_KEY. */
export const createGate = (origin: () => string, given = process.env['PLAYGROUND_KEY']): Gate => {
  const key = given === undefined || given === '' ? randomBytes(16).toString('base64url') : given;
  // Cookies of one host reach all of its ports.
  const cookie = (): string => `playground_${new URL(origin()).port}=${encodeURIComponent(key)}`;
  const inAddress = (url: string | undefined): boolean =>
    new URL(url ?? '/', origin()).searchParams.get('key') === key;
  const isOpen: Gate['isOpen'] = ({ headers, url }) =>
    headers['playground-key'] === key ||
    (headers.cookie ?? '').split('; ').includes(cookie()) ||
    inAddress(url);
  return {
    key,
    pageUrl: () => `${origin()}/?key=${encodeURIComponent(key)}`,
    isOpen,
    forPage: async (request, reply) => {
      if (!isOpen(request)) return reply.code(403).type('text/plain; charset=utf-8').send(keyless);
      if (!inAddress(request.url)) return undefined;
      const { pathname, searchParams } = new URL(request.url, origin());
      searchParams.delete('key');
      const query = searchParams.toString();
      return reply
        .header('set-cookie', `${cookie()}; Path=/; HttpOnly; SameSite=Lax`)
        .redirect(query === '' ? pathname : `${pathname}?${query}`, 303);
    },
    forControls: async (request, reply) =>
      isOpen(request) ? undefined : reply.code(403).send({ message: keyless, code: 0 }),
  };
};
