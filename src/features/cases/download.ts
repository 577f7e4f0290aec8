import type { Caller } from '../../discord/interactions/interaction.ts';
import { say, type Reply, type Upload } from '../../discord/reply.ts';
import { fileNameOf } from '../../lib/file-names.ts';
import type { KeptCase } from './collections.ts';
import { exportedCase } from './exported.ts';
import { htmlFile } from './html-file.ts';
import { markdownFile } from './markdown-file.ts';

/** A case as files. */

export const downloadReply = (kept: KeptCase, { words, uploadLimit }: Caller): Reply => {
  const { file, download, tooLargeToSend } = words.cases;
  const name = ['case', fileNameOf(kept.details.name)].filter(Boolean).join('-');
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
