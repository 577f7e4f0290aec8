// Where a text in Discord's markdown may be cut into messages, and how good each place is. Used only by split.ts.
import { graphemes } from './cut.ts';

/** How bad a cut at a place is: the lower, the better. */
export const rank = {
  /** Between paragraphs, lists and code fences. */
  block: 0,
  /** Between the entries of a list, or next to a code fence that belongs to a paragraph. */
  item: 1,
  line: 2,
  sentence: 3,
  word: 4,
  character: 5,
  /** Inside a link, a mention or another short piece of markdown that a cut would break. */
  forced: 6,
  /** Inside what a reader sees as one character: a flag, a joined emoji, a letter with its accents. */
  insideCharacter: 7,
  /** Inside a surrogate pair, a gap of white space (only its end counts) or the marks of a fence. */
  never: 8,
} as const;

/** A code block as Discord reads it: three backticks anywhere, up to the next three. */
export interface Fence {
  /** What opens it again after a cut, with its language. */
  readonly opening: string;
  readonly start: number;
  /** Where its content begins and where its closing marks are. */
  readonly content: number;
  readonly close: number;
  readonly end: number;
}

export interface CutPoints {
  /** A rank for every index of the text, its length included. */
  readonly ranks: Uint8Array;
  readonly fences: readonly Fence[];
}

const marks = '```';
const language = /[a-z0-9_+\-.#]{1,30}\n/iy;

const findFences = (text: string, longestOpening: number): Fence[] => {
  const fences: Fence[] = [];
  let start = text.indexOf(marks);
  while (start !== -1) {
    language.lastIndex = start + marks.length;
    const named = language.exec(text)?.[0] ?? '';
    const content = start + marks.length + named.length;
    const close = text.indexOf(marks, content + 1);
    if (close === -1) break; // never closed: Discord shows the marks as they are
    const end = close + marks.length;
    const opening = `${marks}${named || '\n'}`;
    if (opening.length <= longestOpening) fences.push({ opening, start, content, close, end });
    start = text.indexOf(marks, end);
  }
  return fences;
};

const gaps = /\s+/g;
const sentenceEnd = /[.!?…]["'”’)\]*_]{0,4}$/;
const listEntry = /(?:[-*+]|\d{1,9}[.)]) /y;
const heading = /#{1,3} /y;
const noBreakSpace = /^[\u00a0\u202f]+$/;
/** A line with nothing but its mark so far: its text must not be cut off from it. */
const loneMark = /^\s*(?:[-*+>]|-?#{1,3}|\d{1,9}[.)])$/;
/** The ends of sentences in scripts that put no space between them. */
const closeSentence = /[。！？]/g;
const fragile =
  /\[[^[\]\n]{1,300}\]\([^()\s]{1,1000}\)|<[^<>\s]{2,100}>|`[^`\n]{1,200}`|\*\*[^*\n]{1,200}\*\*|\|\|[^|\n]{1,200}\|\|/g;

const startsWith = (pattern: RegExp, text: string, index: number): boolean => {
  pattern.lastIndex = index;
  return pattern.test(text);
};

/** The first index from here on without white space, or the text's length. */
export const skipSpace = (text: string, from: number): number => {
  let index = from;
  while (index < text.length && /\s/.test(text.charAt(index))) index += 1;
  return index;
};

const splitsPair = (text: string, index: number): boolean =>
  (text.charCodeAt(index) & 0xfc00) === 0xdc00 && (text.charCodeAt(index - 1) & 0xfc00) === 0xd800;

interface Gap {
  readonly from: number;
  readonly to: number;
  /** The start of the line before the gap. */
  readonly line: number;
}

const rankOfGap = (text: string, { from, to, line }: Gap): number => {
  const between = text.slice(from, to);
  const newline = between.indexOf('\n');
  if (newline === -1) {
    // A line can be as long as the whole text: only its end matters here.
    const before = text.slice(Math.max(line, from - 20), from);
    if (loneMark.test(before) || noBreakSpace.test(between)) return rank.character;
    return sentenceEnd.test(before) ? rank.sentence : rank.word;
  }
  const indent = to - from - between.lastIndexOf('\n') - 1;
  const entry = indent < 2 && startsWith(listEntry, text, to);
  const blankLine = between.includes('\n', newline + 1);
  if (blankLine) {
    const insideList = startsWith(listEntry, text, line) && (entry || indent >= 2);
    return insideList || startsWith(heading, text, line) ? rank.item : rank.block;
  }
  if (startsWith(heading, text, to)) return rank.block;
  return entry ? rank.item : rank.line;
};

const rankProse = (text: string, ranks: Uint8Array, from: number, to: number): void => {
  const prose = text.slice(from, to);
  for (let index = from; index < to; index += 1) {
    ranks[index] = splitsPair(text, index) ? rank.never : rank.character;
  }
  for (const match of prose.matchAll(closeSentence)) ranks[from + match.index + 1] = rank.sentence;
  let line = from;
  for (const match of prose.matchAll(gaps)) {
    const gap = { from: from + match.index, to: from + match.index + match[0].length, line };
    ranks.fill(rank.never, gap.from, gap.to);
    if (gap.to < text.length) ranks[gap.to] = rankOfGap(text, gap);
    if (match[0].includes('\n')) line = gap.to;
  }
  for (const match of prose.matchAll(fragile)) {
    const end = from + match.index + match[0].length;
    for (let index = from + match.index + 1; index < end; index += 1) {
      if (ranks[index] !== rank.never) ranks[index] = rank.forced;
    }
  }
};

const rankCode = (text: string, ranks: Uint8Array, { start, content, close, end }: Fence): void => {
  ranks.fill(rank.never, start + 1, end);
  const code = text.slice(content, close);
  const first = close - code.trimStart().length;
  const last = content + code.trimEnd().length;
  for (let index = content; index < close; index += 1) {
    if (splitsPair(text, index)) continue;
    const before = text.charAt(index - 1);
    // Both halves should contain something to read.
    if (index <= first || index >= last) ranks[index] = rank.forced;
    else ranks[index] = before === '\n' ? rank.line : /\s/.test(before) ? rank.word : rank.character;
  }
};

const isAscii = (text: string, index: number): boolean => text.charCodeAt(index) < 0x80;

/** ASCII characters never combine, and looking at all of a long text would take seconds. */
const rankInsideCharacters = (text: string, ranks: Uint8Array): void => {
  for (let index = 0; index < text.length; index += 1) {
    if (isAscii(text, index)) continue;
    const from = Math.max(0, index - 1);
    let to = index;
    while (to < text.length && !(isAscii(text, to) && isAscii(text, to + 1))) to += 1;
    let at = from;
    for (const grapheme of graphemes(text.slice(from, to + 1))) {
      for (let inside = at + 1; inside < at + grapheme.length; inside += 1) {
        if (ranks[inside] !== rank.never) ranks[inside] = rank.insideCharacter;
      }
      at += grapheme.length;
    }
    index = to;
  }
};

/**
 * A fence whose opening is longer than `longestOpening` counts as plain text, because it could not be repeated after a
 * cut.
 */
export const findCutPoints = (text: string, longestOpening: number): CutPoints => {
  const fences = findFences(text, longestOpening);
  const ranks = new Uint8Array(text.length + 1).fill(rank.item);
  let at = 0;
  for (const fence of fences) {
    rankProse(text, ranks, at, fence.start);
    rankCode(text, ranks, fence);
    at = fence.end;
  }
  rankProse(text, ranks, at, text.length);
  rankInsideCharacters(text, ranks);
  for (const { start, end } of fences) {
    for (const edge of [start, skipSpace(text, end)])
      ranks[edge] = Math.min(ranks[edge] ?? rank.item, rank.item);
  }
  ranks[text.length] = rank.block;
  return { ranks, fences };
};
