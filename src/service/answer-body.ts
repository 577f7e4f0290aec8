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

export interface AnswerBody {
  readonly json: Json;
  /** As it came. */
  readonly raw: string;
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

/**
 * @throws ServiceError in_doubt/unreadable for an empty body or a web page; rejected for one that reports a failure.
 */
export const readAnswerText = (answer: Answer): AnswerText => {
  const text = bodyText(answer);
  if (text.trim() === '' || isWebPage(answer.contentType, text)) throw unreadable();
  const json = parseJson(text.trim());
  if (json !== undefined && tellsOfFailure(json)) throw new ServiceError(rejected(answer));
  return { text, json };
};

/** @throws ServiceError as `readAnswerText` does, and in_doubt/unreadable for broken JSON. */
export const readAnswerBody = (answer: Answer): AnswerBody => {
  const { text, json } = readAnswerText(answer);
  const raw = text.trim();
  if (json === undefined) {
    if (isBrokenJson(answer.contentType, raw)) throw unreadable();
    return { json: raw, raw };
  }
  const held = typeof json === 'string' ? jsonInText(json) : undefined;
  return { json: held === undefined || held.around !== '' ? json : held.json, raw };
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
