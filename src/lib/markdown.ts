/** Text of others inside our own markdown, so that it cannot break what stands around it. */

/** On one line, with every mark of Discord's markdown shown as it is, mentions and time stamps included. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\*_~`|<>[\]@]|^(?:#|[-+](?= ))/g, '\\$&');

/** Keeps the text's own markdown, except that it can neither open nor close a code fence. */
export const withoutFences = (text: string): string =>
  text.replace(/`{3,}/g, (marks) => "'".repeat(marks.length));
