import { findCutPoints, rank, skipSpace, type CutPoints, type Fence } from './cut-points.ts';

/** Discord's limit for a message, in UTF-16 code units. */
export const longestMessage = 2_000;

/** What a cut inside a code fence adds to the part before it. */
const closing = '\n```';

interface Source extends CutPoints {
  readonly text: string;
  readonly limit: number;
}

const fenceAround = ({ fences }: Source, index: number): Fence | undefined => {
  let low = 0;
  let high = fences.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((fences[middle]?.end ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  const fence = fences[low];
  return fence !== undefined && fence.start < index ? fence : undefined;
};

/** The part from one place to another, with complete fences and trimmed as Discord trims a message. */
const render = (source: Source, from: number, to: number): string => {
  const opening = fenceAround(source, from)?.opening ?? '';
  const body = source.text.slice(from, to);
  return fenceAround(source, to) === undefined
    ? `${opening}${body.trimEnd()}`
    : `${opening}${body.endsWith('\n') ? body.slice(0, -1) : body}${closing}`;
};

const fits = (source: Source, from: number, to: number): boolean =>
  render(source, from, to).length <= source.limit;

const mayCut = ({ ranks }: Source, index: number, worst: number): boolean =>
  (ranks[index] ?? rank.never) <= worst;

/** Beyond this index a part from here is certainly too long: trailing white space does not count. */
const horizon = ({ text, limit }: Source, from: number): number =>
  skipSpace(text, Math.min(text.length, from + limit + 1));

const lastCut = (source: Source, from: number, worst: number): number | undefined => {
  for (let index = horizon(source, from); index > from; index -= 1) {
    if (mayCut(source, index, worst) && fits(source, from, index)) return index;
  }
  return undefined;
};

/** Whether what follows this cut, up to the next equally good one, fits into a part of its own. */
const nextFits = (source: Source, from: number, worst: number): boolean => {
  const end = horizon(source, from);
  for (let index = from + 1; index <= end; index += 1) {
    if (mayCut(source, index, worst)) return fits(source, from, index);
  }
  return false;
};

/** Where the part that begins here ends: at the best kind of place that splits nothing that could stay whole. */
const endOfPart = (source: Source, from: number): number => {
  for (let worst: number = rank.block; worst < rank.forced; worst += 1) {
    const cut = lastCut(source, from, worst);
    if (cut === source.text.length) return cut;
    if (cut !== undefined && nextFits(source, cut, worst)) return cut;
  }
  return (
    lastCut(source, from, rank.forced) ?? lastCut(source, from, rank.insideCharacter) ?? source.text.length
  );
};

/**
 * Cuts a text into messages of at most `limit` UTF-16 code units (Discord's limit for a message unless given). Keeps
 * paragraphs, lists, code fences, lines, sentences and words whole, in this order, as far as they fit. A fence that
 * must be cut is closed and opened again with its language. A longer word is cut anywhere, but never inside a surrogate
 * pair, and not inside what a reader sees as one character, unless that is longer than a part. Parts are never empty
 * and are trimmed as Discord trims them, so a stored part equals the message it became; only the white space at the
 * cuts is lost. A text of nothing but white space has no parts. The same text always has the same parts. Throws a
 * RangeError if `limit` is below 2.
 */
export const splitText = (text: string, limit = longestMessage): string[] => {
  if (!(limit >= 2)) throw new RangeError('a part needs room for two code units');
  const whole = text.trim();
  if (whole.length <= limit && !whole.includes('```')) return whole === '' ? [] : [whole];
  const longestOpening = Math.floor(limit / 2) - closing.length - 2;
  const source: Source = { text, limit, ...findCutPoints(text, longestOpening) };
  const parts: string[] = [];
  let from = skipSpace(text, 0);
  while (from < text.length) {
    const to = endOfPart(source, from);
    parts.push(render(source, from, to));
    from = to;
  }
  return parts;
};
