import { setImmediate } from 'node:timers/promises';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import type { Upload } from '../../discord/reply.ts';
import type { Texts } from '../../locale/words.ts';
import { fileNameOf } from '../../lib/file-names.ts';
import { writeCsv, writeCsvOfAll } from './csv.ts';
import { writeJson } from './document.ts';
import type { AnswerFile, Transcript } from './document.ts';
import { together } from './facts.ts';
import { writeMarkdown } from './markdown.ts';
import { writePageOfAll, type Several } from './page-of-all.ts';
import { writePage, type Embedded } from './page.ts';

/** The files that somebody gets. */

/** Bytes of the answers' files that a page holds, if it may be that large. */
const mostEmbedded = 6 * 1024 * 1024;
/** For what surrounds each of them in the page. */
const around = 1_024;

interface Embedding {
  readonly discord: Pick<DiscordApi, 'file'>;
  readonly addresses: ReadonlyMap<AnswerFile, string>;
  /** Bytes left for them in the page, in which they take a third more. */
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

/** After the patient, the host and the day. Short, so that the ending tells them apart below a message as well. */
const fileName = ({ title, host = '', startedAt }: Transcript): string =>
  [fileNameOf(title) || 'transcript', fileNameOf(host), startedAt.slice(0, '2026-01-01'.length)]
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

const fitting = (texts: readonly (readonly [name: string, text: string])[], longest: number): Made => {
  const fits = (text: string): boolean => Buffer.byteLength(text) <= longest;
  return {
    uploads: texts.flatMap(([file, text]) => (fits(text) ? [{ name: file, data: text }] : [])),
    leftOut: texts.flatMap(([file, text]) => (fits(text) ? [] : [file])),
  };
};

export const makeFiles = async (
  { transcript, addresses, withParticipation, longest, words }: Wanted,
  discord: Pick<DiscordApi, 'file'>,
): Promise<Made> => {
  const page = (embedded: ReadonlyMap<AnswerFile, Embedded>): string =>
    writePage(transcript, { embedded, withParticipation, words });
  const bare = page(new Map());
  const embedded = await embed({ discord, addresses, room: longest - Buffer.byteLength(bare) });
  const name = fileName(transcript);
  const texts: (readonly [name: string, text: string])[] = [];
  for (const [ending, write] of [
    ['html', () => (embedded.size === 0 ? bare : page(embedded))],
    ['md', () => writeMarkdown(transcript, words)],
    ['json', () => writeJson(transcript)],
    ...(withParticipation ? [['csv', () => writeCsv(transcript, words)] as const] : []),
  ] as const) {
    // Thousands of questions take a while: what else waits comes in between.
    await setImmediate();
    texts.push([`${name}.${ending}`, write()]);
  }
  return fitting(texts, longest);
};

/** The same of several conversations, for somebody who moderates them all. Pictures are links. */
export const makeFilesOfAll = async (
  all: Several,
  { longest, words }: Pick<Wanted, 'longest' | 'words'>,
): Promise<Made> => {
  const { channel, transcripts } = all;
  const day = together(transcripts).startedAt.slice(0, '2026-01-01'.length);
  const name = [fileNameOf(channel) || 'transcripts', day].filter((part) => part !== '').join('-');
  const texts: (readonly [name: string, text: string])[] = [];
  for (const [ending, write] of [
    ['html', () => writePageOfAll(all, words)],
    ['json', () => writeJson(transcripts)],
    ['csv', () => writeCsvOfAll(transcripts, words)],
  ] as const) {
    await setImmediate();
    texts.push([`${name}.${ending}`, write()]);
  }
  return fitting(texts, longest);
};
