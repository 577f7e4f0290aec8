import type { Caller } from '../../discord/interactions/interaction.ts';
import { say, type Reply, type Upload } from '../../discord/reply.ts';
import type { KeptCase } from './collections.ts';
import { exportedCase } from './exported.ts';
import { htmlFile } from './html-file.ts';
import { markdownFile } from './markdown-file.ts';

/** A case as files. */

const longestName = 40;

/** Of letters and digits that any file system takes. */
const fileName = (name: string): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .slice(0, longestName)
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return plain === '' ? 'case' : `case-${plain}`;
};

export const downloadReply = (kept: KeptCase, { words, uploadLimit }: Caller): Reply => {
  const { file, download, tooLargeToSend } = words.cases;
  const name = fileName(kept.details.name);
  const files: readonly Upload[] = [
    { name: `${name}.md`, data: markdownFile(kept, words), description: file.markdown },
    { name: `${name}.html`, data: htmlFile(kept, words), description: file.html },
    {
      name: `${name}.json`,
      data: JSON.stringify(exportedCase(kept, file.origin), null, 2),
      description: file.json,
    },
  ];
  const size = files.reduce((sum, { data }) => sum + Buffer.byteLength(data), 0);
  if (size > uploadLimit) return say(tooLargeToSend);
  return { kind: 'private', messages: [{ content: download, uploads: files }] };
};
