/** Text of others inside our own markdown, so that it cannot break what stands around it. */

/** On one line, with every mark of Discord's markdown shown as it is, mentions and time stamps included. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\*_~`|<>[\]@]|^(?:#|[-+](?= ))/g, '\\$&');

/** The same in at most `longest` characters of the result, cut neither inside an escape nor inside a character. */
export const escapeMarkdownWithin = (longest: number, text: string): string => {
  const escaped = escapeMarkdown(text);
  if (escaped.length <= longest) return escaped;
  let short = '';
  for (const [mark] of escaped.matchAll(/\\?./gsu)) {
    if (short.length + mark.length >= longest) break;
    short += mark;
  }
  return `${short}…`;
};

/** Keeps the text's own markdown, except that it can neither open nor close a code fence. */
export const withoutFences = (text: string): string =>
  text.replace(/`{3,}/g, (marks) => "'".repeat(marks.length));

/** An address up to the mark that ends a phrase; it holds round brackets in pairs only. */
const address = /<?(https?:\/\/(?:\([^\s<>()]*\)|[^\s<>()])*(?:\([^\s<>()]*\)|[^\s<>().,:;!?"'\]*_~|`]))>?/gi;

/** Puts every link into angle brackets, so that Discord shows no preview of it. */
export const withoutPreviews = (text: string): string => text.replace(address, '<$1>');
