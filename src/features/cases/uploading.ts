import type { ComponentRoute } from '../../discord/interactions/route.ts';
import { say } from '../../discord/reply.ts';
import type { DiscordApi } from '../../discord/outbox/api.ts';
import { readCsv } from '../../lib/csv.ts';
import { uploadedText } from '../uploaded-text.ts';
import * as buttons from './buttons.ts';
import type { SavePart } from './editing.ts';
import { partNamed } from './kept-case.ts';
import { lineOf } from './lines.ts';

/** A part from a file: the way for texts that are too long for a form. */

const endings = ['.txt', '.md', '.csv'];

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
  readonly discord: Pick<DiscordApi, 'file'>;
}

export const uploadRoutes = ({ save, discord }: UploadingDeps): readonly ComponentRoute[] => [
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
    const read = await uploadedText(file, { discord, words });
    if ('problem' in read) return say(read.problem);
    const isCsv = file?.name.toLowerCase().endsWith('.csv') === true && name !== 'narrative';
    const { sign, examined } = words.cases.file;
    const text = isCsv ? linesOfCsv(read.text, ['name', sign, examined]) : read.text.trim();
    if (typeof text === 'number') return say(words.cases.upload.brokenCsv(text));
    return save(caller, { kept, name, version: undefined, text });
  }),
];
