/** The body of a chat or topic answer, before anyone knows what it means. */
import { ServiceError } from '../lib/failure.ts';
import type { Answer } from './http.ts';
import {
  fieldsOf,
  isArray,
  isObject,
  jsonInText,
  parseJson,
  type Json,
  bodyText,
  isWebPage,
} from './body.ts';
import { rejected, tellsOfFailure } from './failures.ts';

/** A body as it came, to be attached. */
export interface RawAnswer {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface AnswerBody {
  /** Undefined for what is no text. */
  readonly json: Json | undefined;
  readonly text: string;
  readonly raw: RawAnswer;
}

/** Speech may begin with a bracket too (`[sighs]`), or be labelled as JSON without being JSON. */
const isBrokenJson = (contentType: string, raw: string): boolean =>
  /^(?:\{\s*"|\[\s*\{\s*")/.test(raw) || (/json/i.test(contentType) && /^[{[]/.test(raw));

const unreadable = (): ServiceError => new ServiceError({ kind: 'in_doubt', reason: 'unreadable' });

interface AnswerText {
  readonly text: string;
  /** The text parsed as JSON, if it is JSON. */
  readonly json: Json | undefined;
}

/** Undefined for what is no text. */
const textIn = (answer: Answer): AnswerText | undefined => {
  const text = bodyText(answer);
  if (text === undefined) return undefined;
  if (text.trim() === '' || isWebPage(answer.contentType, text)) throw unreadable();
  const json = parseJson(text.trim());
  if (json !== undefined && tellsOfFailure(json)) throw new ServiceError(rejected(answer));
  return { text, json };
};

/**
 * @throws ServiceError in_doubt/unreadable for an empty body, a web page, or no text at all; rejected for one that
 *   reports a failure.
 */
export const readAnswerText = (answer: Answer): AnswerText => {
  const read = textIn(answer);
  if (read === undefined) throw unreadable();
  return read;
};

/** "answer.png" if the service says that it is a picture, and no more than that if the bytes may be packed. */
const fileName = (contentType: string): string => {
  const type = /^\s*(?!text\/)[\w.+-]+\/([a-z0-9]{1,8})\s*(?:;|$)/i.exec(contentType)?.[1]?.toLowerCase();
  return `answer.${type === undefined || type === 'json' ? 'bin' : type}`;
};

/** @throws ServiceError for an empty body, a web page, one that reports a failure, and broken JSON. */
export const readAnswerBody = (answer: Answer): AnswerBody => {
  const { contentType, bytes } = answer;
  const read = textIn(answer);
  if (read === undefined) return { json: undefined, text: '', raw: { name: fileName(contentType), bytes } };
  const text = read.text.trim();
  const raw = { name: 'answer.json', bytes };
  if (read.json === undefined) {
    if (isBrokenJson(contentType, text)) throw unreadable();
    return { json: text, text, raw };
  }
  const held = typeof read.json === 'string' ? jsonInText(read.json) : undefined;
  return { json: held === undefined || held.around !== '' ? read.json : held.json, text, raw };
};

/** The text in a text, a list of texts, or an object that holds one under one of `keys`. */
export const spokenText = (
  json: Json | undefined,
  keys: readonly string[],
  depth = 0,
): string | undefined => {
  if (typeof json === 'string') return json;
  if (typeof json === 'number') return String(json);
  if (depth > 4) return undefined;
  if (isArray(json)) {
    const texts = json.map((item) => spokenText(item, keys, depth + 1)).filter((text) => text !== undefined);
    return texts.length > 0 && texts.length === json.length ? texts.join('\n') : undefined;
  }
  if (!isObject(json)) return undefined;
  return fieldsOf(json, keys)
    .map((item) => spokenText(item, keys, depth + 1))
    .find((text) => text !== undefined);
};
