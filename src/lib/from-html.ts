import { decodeHTMLStrict } from 'entities';

/** What a language model or a form has written as HTML, in Discord's markdown. */

/** Stands for the end of a paragraph until the white space around it is known; no text of the service has it. */
const paragraph = '\0';

/** What stands for a tag; any other tag of HTML goes. */
const shownAs: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
  br: '\n',
  tr: '\n',
  p: paragraph,
  div: paragraph,
  ul: paragraph,
  ol: paragraph,
  table: paragraph,
};

const tags: ReadonlySet<string> = new Set(
  `a b blockquote body br center code del div em font h1 h2 h3 h4 h5 h6 head hr html i img ins label li mark ol p pre s
  section small span strike strong sub sup table tbody td th thead tr u ul`.split(/\s+/),
);

/** Code, which stays as it is; a tag; or an entity. */
const pieces =
  /```[^]*?(?:```|$)|`[^`\n]*`|<(\/?)([a-z][a-z0-9]*)([\s/][^<>]*)?>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

const shown = (piece: string, slash: string, name: string, attributes = ''): string => {
  const tag = name.toLowerCase();
  // A comparison such as "a <b and c> d" is no tag.
  if (!tags.has(tag) || !/^[\s/]*$|=/.test(attributes)) return piece;
  if (tag === 'li') return slash === '' ? '\n- ' : '';
  return shownAs[tag] ?? (/^h\d$/.test(tag) ? paragraph : '');
};

/** What nobody can see, or Discord does not take, does not come in as an entity. */
const character = (entity: string): string => {
  const decoded = decodeHTMLStrict(entity);
  return /[^\P{Cc}\t\n]|\p{Surrogate}/u.test(decoded) ? '' : decoded;
};

/** Entities are read, paragraphs, breaks, lists, bold and italic are Discord's, and other tags go; code stays. */
export const fromHtml = (text: string): string => {
  if (!/[<&]/.test(text)) return text;
  const plain = text.replace(pieces, (piece: string, slash?: string, name?: string, attributes?: string) => {
    if (piece.startsWith('&')) return character(piece);
    return name === undefined ? piece : shown(piece, slash ?? '', name, attributes);
  });
  return plain === text
    ? text
    : plain.replace(/[\s\0]+/g, (space) => (space.includes(paragraph) ? '\n\n' : space)).trim();
};
