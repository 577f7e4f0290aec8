import { cutText } from '../../lib/cut.ts';
import { decodeText } from '../../lib/decode-text.ts';
import { splitText } from '../../lib/split.ts';
import { withoutFences } from '../../lib/markdown.ts';
import type { StreamRecord } from '../../service/stream.ts';

/** What is needed to show a record. */
interface Described {
  /** Including the dot. */
  readonly ending: string;
  /** Absent if it is not text. */
  readonly text?: string;
}

const endings: readonly (readonly [RegExp, string])[] = [
  [/\bndjson\b|\bjsonl\b|json-seq/, '.jsonl'],
  [/json\b/, '.json'],
  [/^text\/csv\b/, '.csv'],
  [/^text\/tab-separated-values\b/, '.tsv'],
  [/^text\/html\b/, '.html'],
  [/^text\/markdown\b/, '.md'],
  [/\bxml\b/, '.xml'],
  [/\byaml\b/, '.yaml'],
  [/^application\/pdf\b/, '.pdf'],
  [/^application\/zip\b/, '.zip'],
  [/^application\/(?:x-)?gzip\b/, '.gz'],
  [/^image\/png\b/, '.png'],
  [/^image\/jpeg\b/, '.jpg'],
  [/^image\/gif\b/, '.gif'],
  [/^audio\/mpeg\b/, '.mp3'],
  [/^video\/mp4\b/, '.mp4'],
];

const pretty = (text: string): string | undefined => {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return undefined; // not JSON after all
  }
};

export const describe = ({ contentType, bytes }: StreamRecord): Described => {
  const type = contentType.trim().toLowerCase();
  const named = endings.find(([pattern]) => pattern.test(type))?.[1];
  const text = decodeText(bytes);
  if (text === undefined) return { ending: named ?? '.bin' };
  const json = named === undefined || named === '.json' ? pretty(text) : undefined;
  if (json !== undefined) return { ending: '.json', text: json };
  return { ending: named ?? '.txt', text };
};

const previewLength = 900;

/** The beginning of a text in a code block that nothing in it can close; undefined if there is nothing to read. */
export const previewOf = (text: string): string | undefined => {
  // No more than this can be shown, and a stream may be megabytes.
  const [beginning] = splitText(withoutFences(cutText(text, { longest: previewLength * 4 })), previewLength);
  if (beginning === undefined) return undefined;
  const cut = beginning.length < text.trim().length ? '\n…' : '';
  return `\`\`\`\n${beginning}${cut}\n\`\`\``;
};
