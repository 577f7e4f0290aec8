/** Where the service is. */
import { isLoopback } from '../lib/loopback.ts';

/**
 * Checks an address of the settings; a path prefix is fine, with or without a slash at its end.
 * @throws Error with a plain message for anything else than https, or http where it is allowed or loopback.
 */
export const serviceAddress = ({
  name,
  url,
  allowHttp,
}: {
  readonly name: string;
  readonly url: string;
  readonly allowHttp: boolean;
}): string => {
  if (!URL.canParse(url)) throw new Error(`${name} is not a web address`);
  const address = new URL(url);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') {
    throw new Error(`${name} must begin with https://`);
  }
  if (address.username !== '' || address.password !== '' || address.search !== '' || address.hash !== '') {
    throw new Error(`${name} must hold no credentials, no "?" and no "#"`);
  }
  if (address.protocol === 'http:' && !allowHttp && !isLoopback(address.hostname)) {
    throw new Error(`${name} must begin with https://: plain http carries passwords and tokens in the open`);
  }
  return address.href.replace(/\/+$/, '');
};
