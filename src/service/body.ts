import type { Readable } from 'node:stream';

/** Larger answers are given up: 8 MiB, counted after decompression. */
export const maxBodyBytes = 8 * 1024 * 1024;

/** An answer of more than `maxBodyBytes`. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

/**
 * Reads a stream to its end.
 * @throws TooLargeError, and whatever the stream fails with; a stream that ends early counts as failed.
 */
export const readBytes = async (stream: Readable, limit = maxBodyBytes): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size > limit) stream.destroy(new TooLargeError());
    });
    // Stays after the end, so that a late error of the socket has a listener.
    stream.on('error', reject);
    stream.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    stream.on('close', () => reject(new Error('the answer ended early')));
  });

const charset = (contentType: string): string => /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8';

/** The body as text in its stated charset, UTF-8 without one or with an unknown one. */
export const bodyText = ({
  contentType,
  bytes,
}: {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}): string => {
  try {
    return new TextDecoder(charset(contentType)).decode(bytes);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return new TextDecoder().decode(bytes);
  }
};

/** A page to sign in or to report a failure, judged by its first tag: many a server calls plain words html as well. */
export const isWebPage = (contentType: string, text: string): boolean =>
  /^\s*<(?:!|\?xml\b|(?:html|head|body|title)(?:\s+[\w-]+=|\s*>))/i.test(text) ||
  (/html|xml/i.test(contentType) && /^\s*<[a-z]/i.test(text));
