import { setImmediate } from 'node:timers/promises';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import type { Upload } from '../../discord/reply.ts';
import type { Texts } from '../../locale/words.ts';
import { fileNameOf } from '../../lib/file-names.ts';
import { writeCsv, writeCsvOfAll } from './csv.ts';
import { writeJson } from './document.ts';
import type { AnswerFile, Transcript } from './document.ts';
import { clockOf, together } from './facts.ts';
import { writePageOfAll, type Several } from './page-of-all.ts';
import { writePage, type Embedded } from './page.ts';

/** The files that somebody gets. */

/** How many bytes of the answers' files a page may hold. */
const mostEmbedded = 6 * 1024 * 1024;
/** Bytes for the markup around each of them. */
const around = 1_024;

interface Embedding {
  readonly discord: Pick<DiscordApi, 'file'>;
  readonly addresses: ReadonlyMap<AnswerFile, string>;
  /** Bytes left for them in the page, where base64 makes them a third larger. */
  readonly room: number;
}

const embed = async ({ discord, addresses, room }: Embedding): Promise<ReadonlyMap<AnswerFile, Embedded>> => {
  let left = Math.min(mostEmbedded, Math.floor(room * 0.75));
  const chosen = [...addresses].filter(([{ size }]) => {
    const fits = size + around <= left;
    if (fits) left -= size + around;
    return fits;
  });
  const embedded = new Map<AnswerFile, Embedded>();
  for (const [file, url] of chosen) {
    const read = await discord.file(url, file.size);
    if (read.kind !== 'read') continue;
    embedded.set(file, { type: file.type ?? '', base64: Buffer.from(read.bytes).toString('base64') });
  }
  return embedded;
};

/** With the day that its rows begin with. */
const fileName = (what: readonly string[], begun: Pick<Transcript, 'startedAt'>): string =>
  [...what, clockOf(begun).at(begun.startedAt).toISOString().slice(0, '2026-01-01'.length)]
    .filter((part) => part !== '')
    .join('-');

interface Wanted {
  readonly transcript: Transcript;
  readonly addresses: ReadonlyMap<AnswerFile, string>;
  readonly withParticipation: boolean;
  /** The largest file that may be sent, in bytes. */
  readonly longest: number;
  readonly words: Texts;
}

export interface Made {
  readonly uploads: readonly Upload[];
  /** The names of those that are too large. */
  readonly leftOut: readonly string[];
}

/** Thousands of questions take a while, so whatever else is waiting gets its turn between two files. */
const writeAll = async (
  { name, longest }: { readonly name: string; readonly longest: number },
  writers: Readonly<Record<string, () => string>>,
): Promise<Made> => {
  const uploads: Upload[] = [];
  const leftOut: string[] = [];
  for (const [ending, write] of Object.entries(writers)) {
    await setImmediate();
    const file = { name: `${name}.${ending}`, data: write() };
    if (Buffer.byteLength(file.data) <= longest) uploads.push(file);
    else leftOut.push(file.name);
  }
  return { uploads, leftOut };
};

/** Named after the patient, the host and the day; short, so that Discord does not cut off the ending. */
export const makeFiles = async (
  { transcript, addresses, withParticipation, longest, words }: Wanted,
  discord: Pick<DiscordApi, 'file'>,
): Promise<Made> => {
  const page = (embedded: ReadonlyMap<AnswerFile, Embedded>): string =>
    writePage(transcript, { embedded, withParticipation, words });
  const bare = page(new Map());
  const embedded = await embed({ discord, addresses, room: longest - Buffer.byteLength(bare) });
  const { title, host = '' } = transcript;
  const name = fileName([fileNameOf(title) || 'transcript', fileNameOf(host)], transcript);
  return writeAll(
    { name, longest },
    {
      html: () => (embedded.size === 0 ? bare : page(embedded)),
      json: () => writeJson(transcript),
      ...(withParticipation ? { csv: () => writeCsv(transcript, words) } : {}),
    },
  );
};

/** The same for several conversations, for somebody who moderates them all. Pictures are links. */
export const makeFilesOfAll = (
  all: Several,
  { longest, words }: Pick<Wanted, 'longest' | 'words'>,
): Promise<Made> => {
  const { channel, transcripts } = all;
  const name = fileName([fileNameOf(channel) || 'transcripts'], together(transcripts));
  return writeAll(
    { name, longest },
    {
      html: () => writePageOfAll(all, words),
      json: () => writeJson(transcripts),
      csv: () => writeCsvOfAll(transcripts, words),
    },
  );
};
