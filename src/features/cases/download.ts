import type { Caller } from '../../discord/interactions/interaction.ts';
import { say, type Reply, type Upload } from '../../discord/reply.ts';
import { fileNameOf } from '../../lib/file-names.ts';
import { exportedCase, type WholeCase } from './exported.ts';
import { htmlFile } from './html-file.ts';
import { markdownFile } from './markdown-file.ts';

/** A case as files. */

export const downloadReply = (whole: WholeCase, { words, uploadLimit }: Caller): Reply => {
  const { file, download, tooLargeToSend } = words.cases;
  const name = ['case', fileNameOf(whole.kept.details.name)].filter(Boolean).join('-');
  const files: readonly Upload[] = [
    { name: `${name}.md`, data: markdownFile(whole, words), description: file.markdown },
    { name: `${name}.html`, data: htmlFile(whole, words), description: file.html },
    {
      name: `${name}.json`,
      data: JSON.stringify(exportedCase(whole, file.origin), null, 2),
      description: file.json,
    },
  ];
  const size = files.reduce((sum, { data }) => sum + Buffer.byteLength(data), 0);
  if (size > uploadLimit) return say(tooLargeToSend);
  return { kind: 'private', messages: [{ content: download, uploads: files }] };
};
