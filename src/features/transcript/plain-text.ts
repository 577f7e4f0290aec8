import markdownIt from 'markdown-it';

const markdown = markdownIt({ html: false });

/** Characters of a text in which marks are read: that can take the square of its length. */
export const longestMarked = 4_000;

/** Marks at the beginning of a line: quotes, and headings or small print in them. */
const lineMarks = /^(?:>{1,3} ?)*(?:(?:-#|#{1,3}) )?/gm;
const fences = /^[^\S\n\r\u2028\u2029]*(?:`{3,}|~{3,}).*\n?/gm;

/** What the bot has posted, without the marks of Discord's markdown; lists keep theirs, because they mean something. */
export const plainText = (text: string): string => {
  const lines = text
    .replace(lineMarks, '')
    .replace(fences, '')
    .replaceAll(/(?<!\\)\|\|/g, '');
  if (lines.length > longestMarked) return lines;
  let plain = '';
  let address = '';
  for (const token of markdown.parseInline(lines, {}).flatMap(({ children }) => children ?? [])) {
    if (token.type === 'softbreak' || token.type === 'hardbreak') plain += '\n';
    else if (token.type === 'link_open' && token.info !== 'auto')
      address = String(token.attrGet('href') ?? '');
    else if (token.type === 'link_close' && address !== '') {
      plain += ` (${address})`;
      address = '';
    } else plain += token.content;
  }
  return plain;
};
