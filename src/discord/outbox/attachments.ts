/** Reads files that people uploaded, from where Discord keeps them. */

export type ReadFile =
  | { readonly kind: 'read'; readonly bytes: Uint8Array }
  | { readonly kind: 'too_large' }
  /** Gone, or not to be had in time. */
  | { readonly kind: 'unavailable' };

export interface Attachments {
  /** `most`: bytes. Never rejects. */
  read(file: { readonly url: string; readonly size: number }, most: number): Promise<ReadFile>;
}

/** Milliseconds for a whole file. */
const patience = 20_000;

/** Discord names the address itself, but nothing else should ever be fetched. */
const isDiscords = (address: string, apiUrl: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || origin === new URL(apiUrl).origin;
};

const bytesOf = async (body: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array | undefined> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    // What Discord said about the size is not relied upon.
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** `apiUrl`: a stand-in for Discord keeps its files at its own address. */
export const createAttachments = (apiUrl: string): Attachments => ({
  read: async ({ url, size }, most) => {
    if (size > most) return { kind: 'too_large' };
    if (!isDiscords(url, apiUrl)) return { kind: 'unavailable' };
    try {
      const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(patience) });
      if (!response.ok) return { kind: 'unavailable' };
      const bytes = response.body === null ? new Uint8Array() : await bytesOf(response.body, most);
      return bytes === undefined ? { kind: 'too_large' } : { kind: 'read', bytes };
    } catch {
      return { kind: 'unavailable' }; // a lost connection or a time-out: the person is told to try again
    }
  },
});
