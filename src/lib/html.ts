/** Builds pages: everything that was not made here is escaped. */

/** Finished markup. A class, so that no plain text can be mistaken for it. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Piece = string | number | Html | undefined | readonly Piece[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const markupOf = (piece: Piece): string => {
  if (piece === undefined) return '';
  if (piece instanceof Html) return piece.markup;
  if (typeof piece === 'string' || typeof piece === 'number') return escape(String(piece));
  return piece.map(markupOf).join('');
};

export const html = (strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html =>
  new Html(strings.map((text, index) => text + markupOf(pieces[index])).join(''));

/** One of our texts, with its `**bold**` and its `code` in backticks. */
export const rich = (text: string): Html =>
  new Html(
    escape(text)
      .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
      .replace(/`(.+?)`/g, '<code>$1</code>'),
  );
