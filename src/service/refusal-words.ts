/** The service's own words for a refusal, extracted from any plausible body. */
import { cutText } from '../lib/cut.ts';
import { shownText } from '../lib/invisible.ts';
import { bodyText, field, fieldsOf, isArray, isObject, normalKey, parseJson, scalarText } from './body.ts';
import type { Json } from './body.ts';

const maxLength = 200;
const reasonKeys = [
  'detail',
  'errordescription',
  'message',
  'msg',
  'error',
  'errors',
  'reason',
  'nonfielderrors',
  'title',
];

/** What may come with the reason for a failure without being an answer. */
const besides = [
  'status',
  'success',
  'code',
  'statuscode',
  'errorcode',
  'type',
  'caseid',
  'engageid',
  'topicid',
  'topicname',
  'usermessage',
  'chatstatus',
];

const isFilled = (json: Json): boolean =>
  isObject(json) || isArray(json)
    ? Object.keys(json).length > 0
    : json !== null && json !== '' && json !== false;

/** Whether a body, whatever its HTTP status, says that the call failed and contains nothing but the reason. */
export const tellsOfFailure = (json: Json): boolean => {
  if (!isObject(json) || field(json, reasonKeys) === undefined) return false;
  const status = scalarText(field(json, ['status'])) ?? '';
  const failed = /^\s*(?:error|fail(?:ed|ure)?)\s*$/i.test(status) || field(json, ['success']) === false;
  const known = new Set([...besides, ...reasonKeys]);
  return failed && Object.entries(json).every(([key, held]) => known.has(normalKey(key)) || !isFilled(held));
};

const oneLine = (text: string): string | undefined => {
  // Control and format characters would let a reason pose as something else; those that join emoji may stay.
  const line = shownText(text.replace(/(?:(?![\u200d\u{e0020}-\u{e007f}])[\s\p{C}])+/gu, ' '));
  return line === '' ? undefined : cutText(line, { longest: maxLength, ending: '…' });
};

const looksLikeHtml = (text: string): boolean => /^\s*<|<\/?(?:html|body|head|title|h1|p)\b/i.test(text);

const wordsIn = (json: Json, depth: number): string | undefined => {
  const scalar = typeof json === 'boolean' ? undefined : scalarText(json);
  if (scalar !== undefined) return looksLikeHtml(scalar) ? undefined : oneLine(scalar);
  if (depth > 4) return undefined;
  const each = (items: readonly Json[]): readonly string[] =>
    items.map((item) => wordsIn(item, depth + 1)).filter((words) => words !== undefined);
  if (isArray(json)) return oneLine(each(json.slice(0, 5)).join('; '));
  if (!isObject(json)) return undefined;
  // Errors by field, in the style of Django REST framework: a list for each, and a field may well be called "message".
  const areFields = Object.keys(json).length > 1 && Object.values(json).every(isArray);
  const named = areFields ? undefined : each(fieldsOf(json, reasonKeys))[0];
  if (named !== undefined) return named;
  const byField = Object.entries(json).flatMap(([key, value]) => {
    const words = wordsIn(value, depth + 1);
    return words === undefined ? [] : [`${key}: ${words}`];
  });
  return oneLine(byField.slice(0, 5).join('; '));
};

/** One line of at most 200 characters, or undefined if the body says nothing meant for people. Never HTML. */
export const rejectionReason = (answer: {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}): string | undefined => {
  const text = bodyText(answer);
  return wordsIn(parseJson(text) ?? text, 0);
};
