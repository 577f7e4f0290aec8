import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { failed, fine, warning, words, type Finding, type Looking } from './finding.ts';

const day = 86_400_000;
const patience = 10_000;
/** Days. Most certificates are renewed when 30 are left, so fewer mean that something has stopped. */
const soon = 21;
const tooSoon = 7;

interface Certificate {
  /** Milliseconds since 1970; NaN if the server has none. */
  readonly until: number;
  /** Likewise. */
  readonly from: number;
  /** Who vouches for it, as it says itself. */
  readonly issuer: string;
  /** Why Node does not accept it. */
  readonly refused: string | undefined;
}

/** Undefined if there is no connection. */
const readCertificate = ({ hostname, port }: URL): Promise<Certificate | undefined> =>
  new Promise((resolve) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    // Only looked at: nothing is sent over this connection.
    const socket = connect({
      host,
      port: Number(port === '' ? 443 : port),
      // Node warns if an address is given as a name.
      ...(isIP(host) === 0 ? { servername: host } : {}),
      rejectUnauthorized: false,
    });
    const end = (found: Certificate | undefined): void => {
      socket.destroy();
      resolve(found);
    };
    socket.setTimeout(patience, () => end(undefined));
    socket.once('error', () => end(undefined));
    socket.once('secureConnect', () => {
      const { authorizationError: error } = socket;
      const refused = socket.authorized ? undefined : String(error);
      const { valid_from: from, valid_to: until, issuer } = socket.getPeerCertificate();
      const by = [issuer?.O ?? issuer?.CN ?? '?'].flat().join(', ');
      end({ from: Date.parse(from), until: Date.parse(until), issuer: by, refused });
    });
  });

/** Of an https address; nothing for another one, or if nobody answers there. */
export const checkCertificate = async (
  url: string,
  { now }: Pick<Looking, 'now'>,
): Promise<readonly Finding[]> => {
  const address = new URL(url);
  if (address.protocol !== 'https:') return [];
  const certificate = await readCertificate(address);
  if (certificate === undefined) return [];
  const { host } = address;
  const { from, until, issuer, refused } = certificate;
  if (refused !== undefined) {
    const facts = { host, code: refused, issuer, from, until, now: now() };
    return [failed('certificate', 'refused', words.certificate.refused(facts))];
  }
  const left = Math.floor((until - now()) / day);
  if (left < tooSoon) return [failed('certificate', 'ends', words.certificate.ends({ host, left }))];
  if (left < soon) return [warning('certificate', 'ends', words.certificate.ends({ host, left }))];
  return [fine('certificate', 'ok', words.certificate.ok({ host, left }))];
};
