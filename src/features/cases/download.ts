import type { Caller } from '../../discord/interactions/caller.ts';
import { say, sayAll, type Reply, type Upload } from '../../discord/reply.ts';
import { fileNameOf } from '../../lib/file-names.ts';
import { escapeMarkdown, withoutFences, withoutHtml } from '../../lib/markdown.ts';
import type { Section } from '../../service/section.ts';
import type { Texts } from '../../locale/words.ts';
import { partNames, type KeptCase } from './kept-case.ts';
import { exportedCase } from './exported.ts';
import { htmlFile } from './html-file.ts';

/** A case as files. */

/** Keeps its markdown, except code fences: an open one would swallow the parts below it. */
const textOf = (text: string): string => withoutHtml(withoutFences(text)).trim();

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map((cells) => row(cells.map(escapeMarkdown)))].join('\n');

const sectionMarkdown = (section: Section, { cases: { file } }: Texts): string => {
  switch (section.kind) {
    case 'text':
      return textOf(section.text);
    case 'table':
      return table(
        [file.sign, file.value, file.unit, file.range, file.mark, file.note],
        section.rows.map(({ name, value, unit = '', range = '', outside, note = '' }) => [
          name,
          value,
          unit,
          range,
          file.outside[outside],
          note,
        ]),
      );
    case 'findings':
      return table(
        [file.examined, file.finding],
        section.rows.map(({ name, finding }) => [name, finding]),
      );
  }
};

export const markdownFile = ({ details, parts }: KeptCase, words: Texts): string => {
  const { cases: texts } = words;
  const { name, age, gender, teachingPoints } = details;
  const sections = partNames.flatMap((part) => {
    const section = parts[part]?.section;
    if (section === undefined) return [];
    const { rest } = section;
    return [
      `## ${words.compose.sectionTitle[part]}`,
      sectionMarkdown(section, words),
      ...(rest === undefined ? [] : [textOf(rest)]),
    ];
  });
  const points =
    teachingPoints === undefined ? [] : [`## ${words.compose.form.teachingPoints}`, textOf(teachingPoints)];
  return (
    [
      `# ${escapeMarkdown(`${name}, ${age}, ${gender}`)}`,
      `*${texts.file.origin}*`,
      ...sections,
      ...points,
    ].join('\n\n') + '\n'
  );
};

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
  return sayAll([{ content: download, uploads: files }]);
};
