import type { ComponentRoute } from '../../discord/interactions/route.ts';
import { say } from '../../discord/reply.ts';
import type { GivenFile } from '../../discord/interactions/filled-in.ts';
import type { Words } from '../../locale/words.ts';
import { readCsv } from '../../lib/csv.ts';
import { decodeText } from '../../lib/decode-text.ts';
import * as buttons from './buttons.ts';
import type { SavePart } from './editing.ts';
import { partNamed } from './kept-case.ts';
import { lineOf } from './lines.ts';

/** A part from a file: the way for texts that are too long for a form. */

/** How an uploaded file is read; the same as the outbox's. */
export interface FileReader {
  read(
    file: GivenFile,
    most: number,
  ): Promise<
    | { readonly kind: 'read'; readonly bytes: Uint8Array }
    | { readonly kind: 'too_large' }
    | { readonly kind: 'unavailable' }
  >;
}

/** Bytes. */
const largest = 1024 * 1024;

const endings = ['.txt', '.md', '.csv'];

/** The text of a file, or why it cannot be had. */
export const textIn = async (
  file: GivenFile | undefined,
  { files, words: { cases: texts } }: { readonly files: FileReader; readonly words: Words },
): Promise<{ readonly text: string } | { readonly problem: string }> => {
  if (file === undefined) return { problem: texts.upload.none };
  const read = await files.read(file, largest);
  if (read.kind === 'too_large') return { problem: texts.upload.tooLarge };
  if (read.kind === 'unavailable') return { problem: texts.upload.unavailable };
  const text = decodeText(read.bytes);
  return text === undefined ? { problem: texts.upload.noText } : { text };
};

/** Rows of a CSV file as the lines that a form would hold; a row of headings is left out. */
const linesOfCsv = (text: string, headings: readonly string[]): string | number => {
  const csv = readCsv(text);
  if (csv.kind === 'broken') return csv.line;
  const isHeading = ([first = '']: readonly string[]): boolean =>
    headings.some((heading) => heading.toLowerCase() === first.toLowerCase());
  return csv.records
    .filter(({ cells }, index) => index > 0 || !isHeading(cells))
    .map(({ cells }) => (cells.length === 1 ? cells.join('') : lineOf(cells)))
    .join('\n');
};

interface UploadingDeps {
  readonly save: SavePart;
  readonly files: FileReader;
}

export const uploadRoutes = ({ save, files }: UploadingDeps): readonly ComponentRoute[] => [
  buttons.part.upload.on(async ({ words }, { kept, part }) => {
    const { upload } = words.cases;
    const field = { kind: 'file', label: upload.file, description: upload.hint, types: endings } as const;
    const form = buttons.uploadForm.make({
      title: upload.title,
      fields: { file: { ...field, required: true } },
      with: { kept, part },
    });
    return { kind: 'form', form };
  }),
  buttons.uploadForm.on(async (caller, { kept, part, file: [file] }) => {
    const { words } = caller;
    const name = partNamed(part);
    if (name === undefined) return say(words.router.outdated);
    const read = await textIn(file, { files, words });
    if ('problem' in read) return say(read.problem);
    const isCsv = file?.name.toLowerCase().endsWith('.csv') === true && name !== 'narrative';
    const { sign, examined } = words.cases.file;
    const text = isCsv ? linesOfCsv(read.text, ['name', sign, examined]) : read.text.trim();
    if (typeof text === 'number') return say(words.cases.upload.brokenCsv(text));
    return save(caller, { kept, name, version: undefined, text });
  }),
];
