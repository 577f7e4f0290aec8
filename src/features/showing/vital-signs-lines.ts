import { showsNothing } from '../../lib/invisible.ts';
import { escapeMarkdown } from '../../lib/markdown.ts';
import type { Section } from '../../service/section.ts';
import type { Words } from '../../locale/words.ts';

type Row = Extract<Section, { kind: 'table' }>['rows'][number];

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
  { name, value, unit = '', range = '', outside, note }: Row,
  words: Words['compose'],
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
export const vitalSignsLines = (rows: readonly Row[], { compose: words }: Words): string =>
  rows.map((row) => lineOf(row, words)).join('\n');
