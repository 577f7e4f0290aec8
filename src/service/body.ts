/** Reads bodies: their text, and JSON from outside, parsed leniently and without ever throwing. */
import { z } from 'zod';
import { decodeText } from '../lib/decode-text.ts';
import { showsNothing } from '../lib/invisible.ts';

/** The body as text in its declared charset, or in UTF-8 if that is missing or unknown; undefined for what is no text. */
export const bodyText = ({
  contentType,
  bytes,
}: {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}): string | undefined => decodeText(bytes, /charset="?([\w-]+)/i.exec(contentType)?.[1]);

/** A sign-in or error page, recognised by its first tag, because many servers label plain text as HTML too. */
export const isWebPage = (contentType: string, text: string): boolean =>
  /^\s*<(?:!|\?xml\b|(?:html|head|body|title)(?:\s+[\w-]+=|\s*>))/i.test(text) ||
  (/html|xml/i.test(contentType) && /^\s*<[a-z]/i.test(text));

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** JSON.parse returns nothing but JSON, so there is nothing left to check; a check would drop unusual keys. */
const jsonSchema = z.custom<Json>();

/** Deeper than any honest answer, shallow enough for recursion. */
const maxDepth = 64;

export const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

export const isArray = (json: Json | undefined): json is readonly Json[] => Array.isArray(json);

/** Calls `visit` with every character outside JSON strings, and its position. */
const outsideStrings = (text: string, visit: (character: string, at: number) => void): void => {
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (inString && character === '\\') at += 1;
    else if (character === '"') inString = !inString;
    else if (!inString) visit(character, at);
  }
};

const isTooDeep = (text: string): boolean => {
  let depth = 0;
  let deepest = 0;
  outsideStrings(text, (character) => {
    if (character === '[' || character === '{') depth += 1;
    if (character === ']' || character === '}') depth -= 1;
    deepest = Math.max(deepest, depth);
  });
  return deepest > maxDepth;
};

/** The text parsed as JSON, or undefined; more than 64 levels of nesting do not count as JSON. */
export const parseJson = (text: string): Json | undefined => {
  if (isTooDeep(text)) return undefined;
  try {
    return jsonSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};

const numberMark = '\u0000';

export const numberPattern = /^-?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/i;

/**
 * Like `parseJson`, but every number becomes text, digit for digit, with a mark in front: an id beyond 2^53 does not
 * survive as a JavaScript number. `numberLiteral` removes the mark.
 */
export const parseJsonKeepingNumbers = (text: string): Json | undefined => {
  if (parseJson(text) === undefined) return undefined;
  let marked = '';
  let copied = 0;
  let start = -1;
  const endNumber = (end: number): void => {
    if (start < 0) return;
    marked += `${text.slice(copied, start)}"\\u0000${text.slice(start, end)}"`;
    copied = end;
    start = -1;
  };
  outsideStrings(text, (character, at) => {
    if (start < 0 && '-0123456789'.includes(character)) start = at;
    else if (start >= 0 && !'-+.0123456789eE'.includes(character)) endNumber(at);
  });
  endNumber(text.length);
  return parseJson(marked + text.slice(copied));
};

/** The digits of a number that `parseJsonKeepingNumbers` marked; undefined for anything else. */
export const numberLiteral = (json: Json | undefined): string | undefined => {
  if (typeof json !== 'string' || !json.startsWith(numberMark)) return undefined;
  const literal = json.slice(numberMark.length);
  return numberPattern.test(literal) ? literal : undefined;
};

/** One form for PatientResponse, patient_response, "patient response" and the like. */
export const normalKey = (key: string): string => key.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What `object` holds under `names` (normalised by `normalKey`, the best name first); null counts as nothing. */
export const fieldsOf = (object: JsonObject, names: readonly string[]): readonly Json[] => {
  const entries = Object.entries(object);
  return names.flatMap((name) =>
    entries.flatMap(([key, value]) => (value !== null && normalKey(key) === name ? [value] : [])),
  );
};

export const field = (object: JsonObject, names: readonly string[]): Json | undefined =>
  fieldsOf(object, names)[0];

/** True for null, text without visible characters, the word "null", and lists and objects of nothing else. */
export const holdsNothing = (json: Json): boolean => {
  if (json === null) return true;
  if (typeof json === 'string') return showsNothing(json) || json.trim() === 'null';
  if (isArray(json)) return json.every(holdsNothing);
  return isObject(json) && Object.values(json).every(holdsNothing);
};

/** A text, or a number or boolean as text; undefined for lists, objects, null and undefined. */
export const scalarText = (json: Json | undefined): string | undefined =>
  typeof json === 'string'
    ? json
    : typeof json === 'number' || typeof json === 'boolean'
      ? String(json)
      : undefined;

/** The same, and of a list of nothing else its texts, joined. */
export const plainText = (json: Json, separator = '; '): string | undefined => {
  if (!isArray(json)) return scalarText(json);
  const items = json.filter((item) => !holdsNothing(item));
  const texts = items.map(scalarText).filter((text) => text !== undefined);
  return texts.length > 0 && texts.length === items.length ? texts.join(separator) : undefined;
};

const fence = '```';

interface Held<Value> {
  readonly held: Value;
  readonly around: string;
}

/**
 * The text itself, and the contents of its code fences. Found by searching, because a regular expression could take
 * ages.
 */
const candidates = (text: string): readonly Held<string>[] => {
  const whole = { held: text, around: '' };
  const open = text.indexOf(fence);
  if (open < 0) return [whole];
  const ends = new Set([text.lastIndexOf(fence), text.indexOf(fence, open + fence.length)]);
  const fenced = [...ends].flatMap((end) => {
    if (end <= open) return [];
    const held = text.slice(open + fence.length, end).replace(/^[\w-]*\s/, '');
    return [{ held, around: `${text.slice(0, open)}${text.slice(end + fence.length)}`.trim() }];
  });
  return [whole, ...fenced];
};

/** The object, list or text that a text contains as JSON, as a whole or in a code fence, and the text around it. */
export const jsonInText = (text: string): { readonly json: Json; readonly around: string } | undefined => {
  for (const { held, around } of candidates(text.trim())) {
    const json = parseJson(held);
    if (typeof json === 'string' || isObject(json) || isArray(json)) return { json, around };
  }
  return undefined;
};

/** JSON for a person to read. */
export const prettyJson = (json: Json): string => JSON.stringify(json, null, 2);
