// A composed section as messages that can be read on a phone.
import { limits } from '../../discord/limits.ts';
import type { MessageBody, Upload } from '../../discord/reply.ts';
import { cutText } from '../../lib/cut.ts';
import { endingFor } from '../../lib/file-names.ts';
import { showsNothing } from '../../lib/invisible.ts';
import { escapeMarkdown, withoutFences } from '../../lib/markdown.ts';
import { splitText } from '../../lib/split.ts';
import type { Section, SectionName } from '../../service/section.ts';
import type { Texts } from '../../locale/words.ts';

type VitalSign = Extract<Section, { kind: 'table' }>['rows'][number];

const noBreakSpace = '\u00a0';
const noBreakHyphen = '\u2011';
const wordJoiner = '\u2060';

/** What fits on one line of a phone. Longer text is a sentence, in which only the numbers stay whole. */
const longestPiece = 24;

/** A space at which a line would break inside a measurement: "104 bpm", "60 – 100", "≥ 94", "36 to 38". */
const measuring = /(?<=\d) (?=\S)|(?<=[-–—−‑\u2060<>≤≥±/]|\bto) (?=\d)/gi;

/** Text from the service, made so that no line breaks inside a number, before its unit, or inside a range. */
const unbroken = (text: string): string => {
  // Hyphens become no-break hyphens, which look and copy fine; dashes have no such counterpart. The backslash of an
  // escaped one would show.
  const joined = text
    .replaceAll('-', noBreakHyphen)
    .replace(/[–—−]/g, (dash) => `${wordJoiner}${dash}${wordJoiner}`);
  const line = escapeMarkdown(joined);
  return line.length <= longestPiece
    ? line.replaceAll(' ', noBreakSpace)
    : line.replace(measuring, noBreakSpace);
};

const lineOf = (
  { name, value, unit = '', range = '', outside, note }: VitalSign,
  words: Texts['compose'],
): string => {
  const measured = showsNothing(value) ? words.noValue : unbroken(`${value} ${unit}`);
  const normal = showsNothing(range) ? [] : [words.normalRange(unbroken(range))];
  const mark = outside === 'high' || outside === 'low' ? [words.outside[outside]] : [];
  const line = [`- **${escapeMarkdown(name)}:**`, measured, ...normal, ...mark].join(' ');
  return note === undefined ? line : `${line}\n  ${escapeMarkdown(note)}`;
};

/**
 * A list with one line per sign, because a table does not fit on a phone; values outside their range get a symbol and a
 * word.
 */
export const vitalSignsLines = (rows: readonly VitalSign[], { compose: words }: Texts): string =>
  rows.map((row) => lineOf(row, words)).join('\n');

const previewLength = 600;

const findingsList = (rows: Extract<Section, { kind: 'findings' }>['rows'], words: Texts): string =>
  rows
    .map(({ name, finding }) => {
      const lines = withoutFences(finding === '' ? words.compose.noFinding : finding).split('\n');
      const said = lines.map((line) => line.trim()).filter((line) => line !== '');
      // Further lines of a finding stay inside its list entry.
      return `- **${escapeMarkdown(name)}:** ${said.join('\n  ')}`;
    })
    .join('\n');

interface Shown {
  readonly name: SectionName;
  readonly section: Section;
  /** Shown above the text. */
  readonly heading: string;
  /** Shown below it. */
  readonly footer?: string;
  /** If the text needs more messages than this, it comes as a file, with its beginning shown. */
  readonly mostMessages: number;
  readonly words: Texts;
}

const asFile = (
  { name, words }: Shown,
  { data, ending }: { data: string | Uint8Array; ending: string },
): Upload => ({
  name: `${name}${ending}`,
  data,
  description: words.compose.fileDescription(name),
});

/** The bytes of a body that was no text; undefined for any other section. */
const fileSent = (shown: Shown): Upload | undefined => {
  const { section } = shown;
  const sent = section.kind === 'text' && section.text === '' ? (section.rest ?? '') : '';
  const [, type = '', base64] = /^data:([^;,]*);base64,(.*)$/.exec(sent) ?? [];
  if (base64 === undefined) return undefined;
  const data = new Uint8Array(Buffer.from(base64, 'base64'));
  return asFile(shown, { data, ending: endingFor(type) ?? '.bin' });
};

/** A line of ours below what the service wrote. */
const under = (text: string, footer: string | undefined): string =>
  footer === undefined ? text : `${text}\n\n${footer}`;

const textMessages = (text: string, shown: Shown): readonly [MessageBody, ...MessageBody[]] => {
  const { heading, footer, mostMessages, words } = shown;
  // Text from the service can be megabytes: what is certainly too long need not be split first.
  if (text.length <= limits.content * mostMessages) {
    const [first = heading, ...others] = splitText(under(`${heading}\n\n${text}`, footer));
    if (others.length < mostMessages) return [{ content: first }, ...others.map((content) => ({ content }))];
  }
  const [beginning = ''] = splitText(cutText(text, { longest: previewLength * 4 }), previewLength);
  const content = under(`${heading}\n${words.compose.asFile}\n\n${beginning} …`, footer);
  return [{ content, uploads: [asFile(shown, { data: text, ending: '.md' })] }];
};

const sayText = ({ section, words }: Shown): string => {
  switch (section.kind) {
    case 'text':
      return showsNothing(section.text) ? words.compose.empty : section.text;
    case 'table':
      return vitalSignsLines(section.rows, words);
    case 'findings':
      return findingsList(section.rows, words);
  }
};

/** Everything that the service sent is in these messages or in their files. */
export const sectionMessages = (shown: Shown): readonly [MessageBody, ...MessageBody[]] => {
  const { section, heading, footer, words } = shown;
  const file = fileSent(shown);
  if (file !== undefined) {
    return [{ content: under(`${heading}\n${words.compose.notUnderstood}`, footer), uploads: [file] }];
  }
  const messages = textMessages(sayText(shown), shown);
  if (section.rest === undefined) return messages;
  const uploads = [asFile(shown, { data: section.rest, ending: '.md' })];
  return [...messages, { content: words.compose.remainder, uploads }];
};
