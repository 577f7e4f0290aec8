import type { GivenFile } from '../discord/interactions/filled-in.ts';
import type { DiscordApi } from '../discord/outbox/api.ts';
import { decodeText } from '../lib/decode-text.ts';
import type { Words } from '../locale/words.ts';

/** Bytes. */
const largest = 1024 * 1024;

interface Reading {
  readonly discord: Pick<DiscordApi, 'file'>;
  readonly words: Words;
}

/** The text of a file that somebody has uploaded, or why it cannot be had. */
export const uploadedText = async (
  file: GivenFile | undefined,
  { discord, words: { cases } }: Reading,
): Promise<{ readonly text: string } | { readonly problem: string }> => {
  const { none, tooLarge, unavailable, noText } = cases.upload;
  if (file === undefined) return { problem: none };
  if (file.size > largest) return { problem: tooLarge };
  const read = await discord.file(file.url, largest);
  if (read.kind === 'too_large') return { problem: tooLarge };
  if (read.kind === 'unavailable') return { problem: unavailable };
  const text = decodeText(read.bytes);
  return text === undefined ? { problem: noText } : { text };
};
