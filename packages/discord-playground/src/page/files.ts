import type { SentFile } from './server.ts';

/** A file as the playground takes it. */
export const readFile = async (file: File): Promise<SentFile> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // In pieces, because a call takes only so many arguments.
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8_192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return { name: file.name, data: btoa(binary), ...(file.type === '' ? {} : { contentType: file.type }) };
};
