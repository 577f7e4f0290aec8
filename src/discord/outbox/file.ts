import { decodeText } from '../../lib/decode-text.ts';
import { isLoopback } from '../../lib/loopback.ts';
import type { DiscordMessage } from '../gateway/message.ts';

/** Files that came with messages or forms: Discord names their addresses, which need no token. */

export type ReadFile =
  | { readonly kind: 'read'; readonly bytes: Uint8Array }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'gone' }
  /** Not to be had for now. */
  | { readonly kind: 'unavailable' };

const gone: readonly number[] = [404, 410];

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

/** Never rejects: the person is told to try again, or finds the file at its address. */
export const downloadFile = async (url: string, { longest, signal }: Download): Promise<ReadFile> => {
  if (!isSafe(url)) return { kind: 'unavailable' };
  const given = AbortSignal.timeout(patience);
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: signal === undefined ? given : AbortSignal.any([given, signal]),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return { kind: gone.includes(response.status) ? 'gone' : 'unavailable' };
    }
    const bytes = await bytesOf(response, longest);
    return bytes === undefined ? { kind: 'too_large' } : { kind: 'read', bytes };
  } catch {
    return { kind: 'unavailable' }; // a lost connection or a time-out
  }
};

/** With the text that a file was made of, in its place, if there is one; undefined if it cannot be had for now. */
export const withPaste = async (
  message: DiscordMessage,
  signal: AbortSignal | undefined,
): Promise<DiscordMessage | undefined> => {
  const [file, ...files] = message.pasted === true ? (message.files ?? []) : [];
  if (file === undefined) return message;
  const read = await downloadFile(file.url, { longest: file.size, signal });
  if (read.kind === 'unavailable') return undefined;
  const content = read.kind === 'read' ? decodeText(read.bytes) : undefined;
  return content === undefined ? { ...message, content: '' } : { ...message, content, files };
};
