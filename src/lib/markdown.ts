/** Other people's text inside our own markdown, made safe so that it cannot break what surrounds it. */

import { cutText, graphemes } from './cut.ts';
import { inSentence, withoutMarks } from './invisible.ts';

/**
 * Every character that means something in Discord's markdown or in CommonMark with HTML, tables and entities; a
 * character that means something only at the start of a line, or in front of certain others, is matched only there. A
 * list has numbers of at most nine digits (CommonMark 5.2), and a line of digits would be gone over once for each.
 */
const marks = /[\\*_~`|<>[\]@#]|&(?=#?\w)|:(?=\/\/)|^[-+=:](?=[-= ]|$)|(?<=^\d{1,9})[.)](?= |$)/g;

/** On one line, with every markdown character shown literally, including those of mentions, timestamps and links. */
export const escapeMarkdown = (text: string): string =>
  withoutMarks(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(marks, '\\$&');

/** As markdown splits them, so that no line escapes what is put in front of each. */
const linesOf = (text: string): readonly string[] => text.split(/\r\n|\r|\n/);

/** A name or a title for one of our sentences: escaped, and kept apart from the words around it. */
export const escapeName = (name: string): string => inSentence(escapeMarkdown(name));

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
  text.replace(/`{3,}|~{3,}/g, (fence) => "'".repeat(fence.length));

/**
 * Keeps the text's own markdown, except that it contains no HTML and no links or pictures: a page made from a file must
 * neither run nor fetch anything. An address in angle brackets becomes a bare one.
 */
export const withoutHtml = (text: string): string =>
  text
    .replace(/<(https?:\/\/[^\s<>]+)>/gi, '$1')
    // An odd number of backslashes already escapes the bracket.
    .replace(/(?<!\\)(\\*)<(?=[a-z/!?])/gi, (tag, before: string) =>
      before.length % 2 === 1 ? tag : `${before}\\<`,
    )
    .replace(/\](?=[(:])/g, ']\\');

/** As a quote: nothing that begins in the text reaches beyond it. */
export const quoted = (text: string): string =>
  linesOf(text)
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');

/** In front of what is a quote to its end, which costs a text the same whatever lines it has. */
export const restIsQuoted = '>>> ';

/** An address, without the punctuation that ends a phrase; it contains round brackets only in pairs. */
const address = /<?(https?:\/\/(?:\([^\s<>()]*\)|[^\s<>()])*(?:\([^\s<>()]*\)|[^\s<>().,:;!?"'\]*_~|`]))>?/gi;

/** Puts every link into angle brackets, so that Discord shows no preview of it. */
export const withoutPreviews = (text: string): string => text.replace(address, '<$1>');
