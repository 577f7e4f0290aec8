// How wide text stands in a monospace block: Chinese, Japanese, Korean and emoji take two columns.
import { graphemes } from '../../lib/cut.ts';

const wide =
  /^(?:\p{Emoji_Presentation}|.\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6])/u;

export const displayWidth = (text: string): number =>
  graphemes(text).reduce((sum, grapheme) => sum + (wide.test(grapheme) ? 2 : 1), 0);

export const padTo = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - displayWidth(text)));

const cutWord = (word: string, width: number): string[] => {
  const pieces: string[] = [];
  let piece = '';
  for (const grapheme of graphemes(word)) {
    if (piece !== '' && displayWidth(piece + grapheme) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += grapheme;
  }
  return [...pieces, piece];
};

/** Lines of at most `width` columns, broken between words where it can be; '' gives one empty line. */
export const wrapTo = (text: string, width: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap((each) => cutWord(each, width))) {
    if (line !== '' && displayWidth(`${line} ${word}`) > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
};
