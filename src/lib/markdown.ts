/** Other people's text inside our own markdown, made safe so that it cannot break what surrounds it. */

import { cutText, graphemes } from './cut.ts';
import { withoutDirection } from './invisible.ts';

/** On one line, with every markdown character shown literally, including those of mentions and timestamps. */
export const escapeMarkdown = (text: string): string =>
  withoutDirection(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/[\\*_~`|<>[\]@#]|^[-+](?= )/g, '\\$&');

/** A mark with its backslash is one piece. */
function* escapes(escaped: string): Generator<string> {
  let backslash = '';
  for (const grapheme of graphemes(escaped)) {
    if (grapheme === '\\' && backslash === '') backslash = grapheme;
    else {
      yield backslash + grapheme;
      backslash = '';
    }
  }
}

/** The same, cut to at most `longest` characters of the result, neither inside an escape nor inside a character. */
export const escapeMarkdownWithin = (longest: number, text: string): string => {
  const escaped = escapeMarkdown(text);
  return cutText(escaped, { longest, ending: '…', pieces: escapes(escaped) });
};

/** Anything longer than half the room is an address or a key rather than a word, so it may be cut into pieces. */
function* words(escaped: string, longest: number): Generator<string> {
  for (const [word] of escaped.matchAll(/\s*\S+/g)) {
    if (word.length > longest / 2) yield* escapes(word);
    else yield word;
  }
}

/** The same for a sentence, which is cut between words. */
export const escapeSentenceWithin = (longest: number, text: string): string => {
  const escaped = escapeMarkdown(text);
  return cutText(escaped, { longest, ending: '…', pieces: words(escaped, longest) });
};

/** Keeps the text's own markdown, except that it can neither open nor close a code fence. */
export const withoutFences = (text: string): string =>
  text.replace(/`{3,}/g, (marks) => "'".repeat(marks.length));

/** An address, without the punctuation that ends a phrase; it contains round brackets only in pairs. */
const address = /<?(https?:\/\/(?:\([^\s<>()]*\)|[^\s<>()])*(?:\([^\s<>()]*\)|[^\s<>().,:;!?"'\]*_~|`]))>?/gi;

/** Puts every link into angle brackets, so that Discord shows no preview of it. */
export const withoutPreviews = (text: string): string => text.replace(address, '<$1>');
