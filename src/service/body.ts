/** What a body holds: text, and JSON in it. */
import { z } from 'zod';
import { decodeText } from '../lib/decode-text.ts';

/** An answer as far as it can be read without knowing what was asked. */
export interface ResponseBody {
  /** As the service declares it; may be empty. */
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Any answer, whatever its status. */
export interface HttpResponse extends ResponseBody {
  readonly status: number;
  /** Milliseconds. */
  readonly retryAfter?: number;
}

/** In its declared charset, or in UTF-8 if that is missing or unknown; undefined for what is no text. */
export const bodyText = ({ contentType, bytes }: ResponseBody): string | undefined =>
  decodeText(bytes, /charset="?([\w-]+)/i.exec(contentType)?.[1]);

/** A sign-in or error page, recognised by its first tag, because many servers label plain text as HTML too. */
export const isWebPage = (contentType: string, text: string): boolean =>
  /^\s*<(?:!|\?xml\b|(?:html|head|body|title)(?:\s+[\w-]+=|\s*>))/i.test(text) ||
  (/html|xml/i.test(contentType) && /^\s*<[a-z]/i.test(text));

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** JSON.parse returns nothing but JSON. z.json() would look at all of it again, and drop a key such as "__proto__". */
const jsonSchema = z.custom<Json>();

export const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

export const isArray = (json: Json | undefined): json is readonly Json[] => Array.isArray(json);

/** Deeper than any honest answer, shallow enough for recursion. */
const maxDepth = 64;

const isTooDeep = (json: Json): boolean => {
  let level: readonly Json[] = [json];
  for (let depth = 0; depth <= maxDepth; depth += 1) {
    level = level.flatMap((one) => (isObject(one) || isArray(one) ? Object.values(one) : []));
    if (level.length === 0) return false;
  }
  return true;
};

/** What JSON can only spell out: control characters, the sequences of a terminal, and half of a surrogate pair. */
const spelled = /\\u(?:00[0189]|007f|d[89a-f])/i;
const unshown = /(?:[^\P{Cc}\t\n\v\f\r\u0085]|\p{Surrogate})(?:\[[\d;]*m)?/gu;

const withoutUnshown = (_key: string, held: unknown): unknown =>
  typeof held === 'string' ? held.replace(unshown, '') : held;

const parsed = (text: string): unknown => {
  try {
    return spelled.test(text) ? JSON.parse(text, withoutUnshown) : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Python writes them, and JSON has no number for them. A text in quotation marks is passed over whole. */
const noNumbers = /"[^"\\]*(?:\\[^][^"\\]*)*"?|-?\b(?:NaN|Infinity)\b/g;

const withNulls = (text: string): string =>
  text.replace(noNumbers, (piece) => (piece.startsWith('"') ? piece : 'null'));

/**
 * The text parsed as JSON, or undefined; NaN and Infinity are null. More than 64 levels of nesting do not count as JSON,
 * and no text in it has what nobody can see or Discord does not take.
 */
export const parseJson = (text: string): Json | undefined => {
  const first = parsed(text);
  const found = first === undefined && /NaN|Infinity/.test(text) ? parsed(withNulls(text)) : first;
  if (found === undefined) return undefined;
  const json = jsonSchema.parse(found);
  return isTooDeep(json) ? undefined : json;
};

const fence = '```';

/** The list or object that a text is, or that the code fence in it holds, and the text around it. */
export const jsonInText = (text: string): { readonly json: Json; readonly around: string } | undefined => {
  const whole = parseJson(text);
  if (isObject(whole) || isArray(whole)) return { json: whole, around: '' };
  if (typeof whole === 'string') return jsonInText(whole);
  // Searched for, because a regular expression could take ages.
  const open = text.indexOf(fence);
  const end = text.lastIndexOf(fence);
  const json =
    open < end ? parseJson(text.slice(open + fence.length, end).replace(/^[\w-]*\s/, '')) : undefined;
  if (!isObject(json) && !isArray(json)) return undefined;
  return { json, around: `${text.slice(0, open)}${text.slice(end + fence.length)}`.trim() };
};
