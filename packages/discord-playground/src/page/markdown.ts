/** Discord's Markdown as a tree of nodes. Nothing here knows about HTML: text stays text. */

export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | {
      readonly kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler';
      readonly inner: readonly Inline[];
    }
  | { readonly kind: 'link'; readonly url: string; readonly inner: readonly Inline[] }
  | { readonly kind: 'user' | 'role' | 'channel'; readonly id: string }
  | { readonly kind: 'everyone' | 'command' | 'emoji'; readonly text: string }
  /** Seconds since 1970, and Discord's letter for how to show them. */
  | { readonly kind: 'time'; readonly seconds: number; readonly form: string }
  | { readonly kind: 'break' };

export type Block =
  | { readonly kind: 'paragraph' | 'small'; readonly inner: readonly Inline[] }
  | { readonly kind: 'quote'; readonly inner: readonly Block[] }
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly inner: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'code'; readonly text: string };

interface Rule {
  readonly pattern: RegExp;
  readonly make: (match: RegExpExecArray) => Inline;
}

const part = (match: RegExpExecArray, index: number): string => match[index] ?? '';

const wrapped = (pattern: RegExp, kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler'): Rule => ({
  pattern,
  make: (match) => ({ kind, inner: parseInline(part(match, 1)) }),
});

const address = (url: string): string => url.replace(/[.,:;!?'")\]]+$/, '');

/** Tried in this order at each position; the `y` flag keeps them from searching ahead. */
const rules: readonly Rule[] = [
  { pattern: /\\([^\p{L}\p{N}\s])/uy, make: (match) => ({ kind: 'text', text: part(match, 1) }) },
  {
    pattern: /(`{1,2})([^`]|[^`][^]*?[^`])\1(?!`)/y,
    make: (match) => ({ kind: 'code', text: part(match, 2) }),
  },
  wrapped(/\*\*([^]+?)\*\*(?!\*)/y, 'bold'),
  wrapped(/__([^]+?)__(?!_)/y, 'underline'),
  wrapped(/\*(?![\s*])([^*]*[^*\s])\*(?!\*)/y, 'italic'),
  wrapped(/_(?!_)([^_]*[^_\s])_(?![\p{L}\p{N}_])/uy, 'italic'),
  wrapped(/~~([^]+?)~~/y, 'strike'),
  wrapped(/\|\|([^]+?)\|\|/y, 'spoiler'),
  {
    pattern: /\[([^\]\n]+)\]\(<?(https?:\/\/[^\s<>()]+(?:\([^\s<>()]*\)[^\s<>()]*)*)>?\)/y,
    make: (match) => ({ kind: 'link', url: part(match, 2), inner: parseInline(part(match, 1)) }),
  },
  {
    pattern: /<(https?:\/\/[^\s<>]+)>/y,
    make: (match) => ({ kind: 'link', url: part(match, 1), inner: [{ kind: 'text', text: part(match, 1) }] }),
  },
  { pattern: /<@!?(\d{1,20})>/y, make: (match) => ({ kind: 'user', id: part(match, 1) }) },
  { pattern: /<@&(\d{1,20})>/y, make: (match) => ({ kind: 'role', id: part(match, 1) }) },
  { pattern: /<#(\d{1,20})>/y, make: (match) => ({ kind: 'channel', id: part(match, 1) }) },
  {
    pattern: /<\/([^:<>\n]{1,100}):\d{1,20}>/y,
    make: (match) => ({ kind: 'command', text: part(match, 1) }),
  },
  { pattern: /<a?(:\w{2,32}:)\d{1,20}>/y, make: (match) => ({ kind: 'emoji', text: part(match, 1) }) },
  {
    pattern: /<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y,
    make: (match) => ({ kind: 'time', seconds: Number(part(match, 1)), form: match[2] ?? 'f' }),
  },
  { pattern: /@(everyone|here)\b/y, make: (match) => ({ kind: 'everyone', text: part(match, 1) }) },
  { pattern: /\n/y, make: () => ({ kind: 'break' }) },
];

const bareLink = /https?:\/\/[^\s<>]+/y;

/** Where a rule could begin; everything else is taken as text at once. */
const special = /[\\`*_~|[<@\n]|https?:\/\//g;

const matchAt = (text: string, at: number): { node: Inline; length: number } | undefined => {
  bareLink.lastIndex = at;
  const link = bareLink.exec(text);
  if (link !== null) {
    const url = address(link[0]);
    return { node: { kind: 'link', url, inner: [{ kind: 'text', text: url }] }, length: url.length };
  }
  // An underscore inside a word is part of the word.
  if (text[at] === '_' && /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return undefined;
  for (const { pattern, make } of rules) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null) return { node: make(match), length: match[0].length };
  }
  return undefined;
};

export const parseInline = (text: string): readonly Inline[] => {
  const nodes: Inline[] = [];
  let plain = '';
  let at = 0;
  while (at < text.length) {
    const found = matchAt(text, at);
    if (found !== undefined) {
      if (plain !== '') nodes.push({ kind: 'text', text: plain });
      plain = '';
      nodes.push(found.node);
      at += found.length;
      continue;
    }
    special.lastIndex = at + 1;
    const next = special.exec(text)?.index ?? text.length;
    plain += text.slice(at, next);
    at = next;
  }
  if (plain !== '') nodes.push({ kind: 'text', text: plain });
  return nodes;
};

const fence = /```(?:[a-z0-9_+\-.#]{1,30}\n|\n)?([^]+?)\n?```/iy;
const heading = /^(#{1,3}) +(.+)$/;
const small = /^-# +(.+)$/;
const quote = /^> (.*)$/;
const bullet = /^ *[-*] +(.+)$/;
const numbered = /^ *\d{1,9}\. +(.+)$/;

const levels = { 1: 1, 2: 2, 3: 3 } as const;
const levelOf = (marks: string): 1 | 2 | 3 =>
  marks.length === 1 ? levels[1] : marks.length === 2 ? levels[2] : levels[3];

/** The lines from `from` on that match a pattern, without their marks. */
const run = (lines: readonly string[], from: number, pattern: RegExp): readonly string[] => {
  const found: string[] = [];
  for (let at = from; at < lines.length; at += 1) {
    const inner = pattern.exec(lines[at] ?? '')?.[1];
    if (inner === undefined) break;
    found.push(inner);
  }
  return found;
};

const indented = /^ {2,}(\S.*)$/;

interface Entries {
  /** Each with the indented lines below it, which belong to it as in Discord. */
  readonly entries: readonly string[];
  /** How many lines they take. */
  readonly lines: number;
}

/** The entries of a list that begins at `from`. */
const listAt = (lines: readonly string[], from: number, mark: RegExp): Entries => {
  const entries: string[] = [];
  let at = from;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const entry = mark.exec(line)?.[1];
    const isEntry = bullet.test(line) || numbered.test(line);
    const more = isEntry ? undefined : indented.exec(line)?.[1];
    if (entry !== undefined) entries.push(entry);
    else if (more !== undefined && entries.length > 0) entries.push(`${entries.pop() ?? ''}\n${more}`);
    else break;
  }
  return { entries, lines: at - from };
};

/** What a quote holds: anything but another quote, whose mark stays text. */
const parseUnquoted = (text: string): readonly Block[] => parseLines(text, 'in_quote');

const parseLines = (text: string, where?: 'in_quote'): readonly Block[] => {
  const lines = text.split('\n');
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  const endParagraph = (): void => {
    const inner = paragraph.join('\n').replace(/^\n+|\n+$/g, '');
    if (inner !== '') blocks.push({ kind: 'paragraph', inner: parseInline(inner) });
    paragraph = [];
  };
  const add = (block: Block): void => {
    endParagraph();
    blocks.push(block);
  };
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    if (line.startsWith('>>> ') && where === undefined) {
      add({ kind: 'quote', inner: parseUnquoted([line.slice(4), ...lines.slice(at + 1)].join('\n')) });
      break;
    }
    const title = heading.exec(line);
    const fine = small.exec(line);
    const quoted = where === 'in_quote' ? [] : run(lines, at, quote);
    const bullets = listAt(lines, at, bullet);
    const numbers = listAt(lines, at, numbered);
    if (title !== null) {
      add({ kind: 'heading', level: levelOf(part(title, 1)), inner: parseInline(part(title, 2)) });
      at += 1;
    } else if (fine !== null) {
      add({ kind: 'small', inner: parseInline(part(fine, 1)) });
      at += 1;
    } else if (quoted.length > 0) {
      add({ kind: 'quote', inner: parseUnquoted(quoted.join('\n')) });
      at += quoted.length;
    } else if (bullets.lines > 0) {
      add({ kind: 'list', ordered: false, items: bullets.entries.map(parseInline) });
      at += bullets.lines;
    } else if (numbers.lines > 0) {
      add({ kind: 'list', ordered: true, items: numbers.entries.map(parseInline) });
      at += numbers.lines;
    } else {
      paragraph.push(line);
      at += 1;
    }
  }
  endParagraph();
  return blocks;
};

/** The blocks of a message's text. */
export const parseMarkdown = (text: string): readonly Block[] => {
  const blocks: Block[] = [];
  let at = 0;
  for (let open = text.indexOf('```'); open !== -1; open = text.indexOf('```', open)) {
    fence.lastIndex = open;
    const match = fence.exec(text);
    if (match === null) break;
    blocks.push(...parseLines(text.slice(at, open)), { kind: 'code', text: part(match, 1) });
    open += match[0].length;
    at = open;
  }
  return [...blocks, ...parseLines(text.slice(at))];
};

const space: Inline = { kind: 'text', text: ' ' };

/** Without quotes, headings, lists and line breaks, all of which take lines of their own. */
export const inOneLine = (blocks: readonly Block[]): readonly Inline[] =>
  blocks.flatMap((block): readonly Inline[] => {
    switch (block.kind) {
      case 'code':
        return [block, space];
      case 'quote':
        return inOneLine(block.inner);
      case 'list':
        return block.items.flatMap((item) => [...item, space]);
      default:
        return [...block.inner.map((node) => (node.kind === 'break' ? space : node)), space];
    }
  });
