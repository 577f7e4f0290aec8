/**
 * Cuts a text to a length, never inside what a reader sees as one character: a letter with its accents, a flag, a
 * joined emoji with its skin tones (Unicode Standard Annex 29, grapheme clusters). Lengths are UTF-16 code units;
 * Discord never counts more than these, so a text cut to its limit fits.
 */

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** For each segment, V8 copies the whole text that it was found in: a long text in one go would take minutes. */
const window = 256;

/** One by one, as far as they are asked for: of a long text, the first ones come at once. */
export function* graphemes(text: string): Generator<string> {
  for (let from = 0; from < text.length;) {
    const isTorn = /[\ud800-\udbff]$/.test(text.slice(from, from + window));
    const to = from + window + (isTorn ? 1 : 0);
    const found = Array.from(segmenter.segment(text.slice(from, to)), ({ segment }) => segment);
    // The last one may extend beyond the window; one that fills the window comes in pieces.
    if (to < text.length && found.length > 1) found.pop();
    yield* found;
    for (const { length } of found) from += length;
  }
}

const begin = (pieces: Iterable<string>, room: number): string => {
  let text = '';
  for (const piece of pieces) {
    if (text.length + piece.length > room) break;
    text += piece;
  }
  return text;
};

interface Cut {
  readonly longest: number;
  /** Replaces what was cut off, and counts towards the length. */
  readonly ending?: string;
  /** What has to stay whole, in the order of the text; its graphemes by default. */
  readonly pieces?: Iterable<string>;
}

/**
 * The text, or its beginning if it is longer. A first piece that is too long by itself (a letter with hundreds of
 * combining marks) is cut between code points.
 */
export const cutText = (text: string, { longest, ending = '', pieces }: Cut): string => {
  if (text.length <= longest) return text;
  const room = longest - ending.length;
  const beginning = begin(pieces ?? graphemes(text), room);
  return `${beginning === '' ? begin(text, room) : beginning}${ending}`;
};
