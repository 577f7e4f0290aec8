/** Translates what HTTP says into what it means for a turn (design: faults of a call). */
import { cutText } from '../lib/cut.ts';
import { ServiceError } from '../lib/failure.ts';
import type { ServiceFailure } from '../lib/failure.ts';
import { shownText } from '../lib/invisible.ts';
import { bodyText, field, fieldsOf, isArray, isObject, normalKey, parseJson, scalarText } from './body.ts';
import type { Json } from './body.ts';
import { TooLargeError } from './transport.ts';

const codeOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
};

/** A new plain error with nothing but a code: the original contains the request with its token and text. */
const plainCause = (code: string): Error =>
  Object.assign(new Error(code === '' ? 'no code' : code), { code });

const certificateCode = /CERT|^INVALID_CA$|^HOSTNAME_MISMATCH$|^UNABLE_TO_|^INVALID_PURPOSE$/;
const addressCode =
  /^ERR_INVALID_URL$|^ERR_INVALID_PROTOCOL$|^ERR_UNESCAPED_CHARACTERS$|^ERR_SOCKET_BAD_PORT$/;
const brokenAnswerCode = /^HPE_|^Z_|^ERR_BROTLI|^ERR__ERROR/;

/** For a call that got no complete answer. */
export const connectionFailure = ({
  error,
  sent,
  ended,
}: {
  readonly error: unknown;
  readonly sent: boolean;
  /** Why we ended the call ourselves, if we did. */
  readonly ended: 'timeout' | 'cancelled' | undefined;
}): ServiceError => {
  const code = codeOf(error);
  const failure = (): ServiceFailure => {
    if (ended === 'cancelled') return { kind: 'cancelled' };
    if (certificateCode.test(code)) return { kind: 'misconfigured', reason: 'certificate' };
    if (addressCode.test(code)) return { kind: 'misconfigured', reason: 'address' };
    if (!sent) return { kind: 'not_taken', reason: 'unreachable' };
    if (ended === 'timeout') return { kind: 'in_doubt', reason: 'timeout' };
    if (error instanceof TooLargeError) return { kind: 'in_doubt', reason: 'too_large' };
    return { kind: 'in_doubt', reason: brokenAnswerCode.test(code) ? 'unreadable' : 'connection_lost' };
  };
  return new ServiceError(failure(), { cause: plainCause(code) });
};

/** Milliseconds from a Retry-After header: seconds or an HTTP date (RFC 9110 section 10.2.3). */
export const retryAfter = (header: string | undefined, now: number): number | undefined => {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
};

// ---- a refusal, and the service's own words for it, extracted from any plausible body

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
  return text === undefined ? undefined : wordsIn(parseJson(text) ?? text, 0);
};

interface StatusAnswer {
  readonly status: number;
  readonly retryAfter?: number;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

export const rejected = (answer: StatusAnswer): ServiceFailure => {
  const reason = rejectionReason(answer);
  return { kind: 'rejected', status: answer.status, ...(reason === undefined ? {} : { reason }) };
};

/** Whether a refusal comes from the service itself: a proxy or a firewall sends pages, long texts or nothing. */
const isOwnRefusal = (answer: StatusAnswer): boolean => {
  const text = bodyText(answer)?.trim() ?? '';
  if (parseJson(text) !== undefined) return true;
  return answer.status !== 404 && text !== '' && text.length <= maxLength && !looksLikeHtml(text);
};

/** For a 4xx. */
const refusal = (answer: StatusAnswer): ServiceFailure => {
  if (isOwnRefusal(answer)) return rejected(answer);
  if (answer.status === 404) return { kind: 'misconfigured', reason: 'address' };
  return notTaken('unreachable', answer);
};

const notTaken = (
  reason: 'unreachable' | 'rate_limited' | 'unavailable',
  { retryAfter: wait }: StatusAnswer,
): ServiceFailure => ({ kind: 'not_taken', reason, ...(wait === undefined ? {} : { retryAfter: wait }) });

/** Undefined for a 2xx. */
export const statusFailure = (answer: StatusAnswer): ServiceFailure | undefined => {
  const { status } = answer;
  if (status >= 200 && status < 300) return undefined;
  if (status < 400) return { kind: 'misconfigured', reason: 'redirect' };
  if (status === 429) return notTaken('rate_limited', answer);
  if (status === 503) return notTaken('unavailable', answer);
  if (status >= 500) return { kind: 'in_doubt', reason: 'server_error' };
  return refusal(answer);
};

/** The bearer was refused and may be renewed; `failure` is what it means if a fresh one gets the same answer. */
export class BearerRefused extends ServiceError {}

/**
 * For an answer to a call with a bearer. Services that check for a session first answer 403, not 401, for a token that
 * they have forgotten, some of them without a word.
 */
export const callFailure = (answer: StatusAnswer): ServiceError | undefined => {
  const { status, bytes } = answer;
  if (status === 401 || (status === 403 && bytes.length === 0)) {
    return new BearerRefused({ kind: 'not_taken', reason: 'account_refused' });
  }
  const failure = statusFailure(answer);
  if (failure === undefined) return undefined;
  return status === 403 ? new BearerRefused(failure) : new ServiceError(failure);
};
