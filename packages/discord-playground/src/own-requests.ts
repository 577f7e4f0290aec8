/** Only this machine may talk to a stand-in, and no page from another origin, which could make a browser do so. */
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

const loopback = ['127.0.0.1', 'localhost', '[::1]'];

/** The address of a listening server as an origin. */
export const originOf = (address: AddressInfo | string | null): string => {
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
};

/** False for a Host or an Origin that is not this server's own under a loopback name. */
export const isOwnRequest = ({ host, origin }: IncomingHttpHeaders, ownOrigin: string): boolean => {
  const { hostname, port } = new URL(ownOrigin);
  const own = [...loopback, hostname].map((name) => `${name}:${port}`);
  if (host === undefined || !own.includes(host)) return false;
  return origin === undefined || own.some((one) => origin === `http://${one}`);
};
