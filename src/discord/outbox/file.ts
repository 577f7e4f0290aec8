import { isLoopback } from '../../lib/loopback.ts';

/** Files that came with messages: Discord names their addresses, which need no token. */

/** Milliseconds for one file. */
const patience = 20_000;

interface Download {
  /** In bytes. */
  readonly longest: number;
  readonly signal: AbortSignal | undefined;
}

const isSafe = (url: string): boolean => {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
};

/** Undefined if it is longer: what an address says about its length need not be true. */
const bytesOf = async (response: Response, longest: number): Promise<Uint8Array | undefined> => {
  const pieces: Uint8Array[] = [];
  const body: AsyncIterable<Uint8Array> | null = response.body;
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.length;
    if (length > longest) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
};

/** Undefined if it cannot be had: whoever wanted it has its address. */
export const downloadFile = async (
  url: string,
  { longest, signal }: Download,
): Promise<Uint8Array | undefined> => {
  if (!isSafe(url)) return undefined;
  const given = AbortSignal.timeout(patience);
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: signal === undefined ? given : AbortSignal.any([given, signal]),
    });
    if (response.ok) return await bytesOf(response, longest);
    await response.body?.cancel();
    return undefined;
  } catch {
    return undefined; // any fault of the network leaves the address
  }
};
