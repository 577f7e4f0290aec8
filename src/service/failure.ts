/** Translates what HTTP says into what it means for a turn. */
import { cutText } from '../lib/cut.ts';
import { ServiceError } from '../lib/failure.ts';
import type { ServiceFailure } from '../lib/failure.ts';
import { shownText } from '../lib/invisible.ts';
import {
  bodyText,
  isArray,
  isObject,
  parseJson,
  type HttpResponse,
  type Json,
  type ResponseBody,
} from './body.ts';
import { holdsNothing, inline, normalKey, scalarText } from './readable.ts';

const certificateCode = /CERT|^INVALID_CA$|^HOSTNAME_MISMATCH$|^UNABLE_TO_|^INVALID_PURPOSE$/;
const addressCode =
  /^ERR_INVALID_URL$|^ERR_INVALID_PROTOCOL$|^ERR_UNESCAPED_CHARACTERS$|^ERR_SOCKET_BAD_PORT$/;
const brokenAnswerCode = /^HPE_|^Z_|^ERR_BROTLI|^ERR__ERROR/;

/** For a call that got no complete answer. */
export const connectionFailure = ({
  code,
  sent,
  ended,
}: {
  /** Of the error. */
  readonly code: string;
  /** Whether part of the call may have reached the service. */
  readonly sent: boolean;
  /** Why we ended the call ourselves, if we did. */
  readonly ended: 'timeout' | 'cancelled' | 'too_large' | undefined;
}): ServiceError => {
  const failure = (): ServiceFailure => {
    if (ended === 'cancelled') return { kind: 'cancelled' };
    if (certificateCode.test(code)) return { kind: 'misconfigured', reason: 'certificate' };
    if (addressCode.test(code)) return { kind: 'misconfigured', reason: 'address' };
    if (!sent) return { kind: 'not_taken', reason: 'unreachable' };
    if (ended !== undefined) return { kind: 'in_doubt', reason: ended };
    return { kind: 'in_doubt', reason: brokenAnswerCode.test(code) ? 'unreadable' : 'connection_lost' };
  };
  // A new plain error with nothing but a code: the original holds the request with its token and text.
  const cause = Object.assign(new Error(code === '' ? 'no code' : code), { code });
  return new ServiceError(failure(), { cause });
};

/** Milliseconds from a Retry-After header: seconds or an HTTP date (RFC 9110 section 10.2.3). */
export const retryAfter = (header: string, now: number): number | undefined => {
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
};

// ---- a refusal, and the service's own words for it

const longestReason = 200;
/** Nobody says more than this about a refusal, and a body may be megabytes. */
const longestRead = 10_000;
const reasonKeys = [
  'detail',
  'error_description',
  'message',
  'msg',
  'error',
  'errors',
  'reason',
  'non_field_errors',
  'title',
];

const reasonIn = (object: Readonly<Record<string, Json>>): Json | undefined =>
  reasonKeys.map((key) => object[key]).find((held) => held !== undefined && !holdsNothing(held));

/** Whether a body, whatever its HTTP status, says that the call failed. */
export const tellsOfFailure = (json: Json): boolean => {
  if (!isObject(json) || reasonIn(json) === undefined) return false;
  return (
    json['success'] === false || /^\s*(?:error|fail(?:ed|ure)?)\s*$/i.test(scalarText(json['status']) ?? '')
  );
};

/** What may stand beside an error and is no answer. */
const besideError = [
  'status',
  'code',
  'type',
  'success',
  'ok',
  'message',
  'requestid',
  'traceid',
  'timestamp',
  'usermessage',
  'chatstatus',
];

/** Whether a body of a success holds an error and nothing else. */
export const isOnlyError = (json: Json): boolean => {
  if (!isObject(json)) return false;
  const held = Object.entries(json)
    .filter(([, value]) => value !== false && value !== 0 && !holdsNothing(value))
    .map(([key]) => normalKey(key));
  const isError = (key: string): boolean => /^(?:errors?|exception|detail$)/.test(key);
  return held.some(isError) && held.every((key) => isError(key) || besideError.includes(key));
};

const looksLikeHtml = (text: string): boolean => /^\s*<|<\/?(?:html|body|head|title|h1|p)\b/i.test(text);

const wordsIn = (json: Json): string => {
  if (isArray(json)) return json.slice(0, 5).map(wordsIn).join('; ');
  if (!isObject(json)) return inline(json);
  // Errors by field, in the style of Django REST framework: a list for each, and a field may well be called "message".
  const areFields = Object.keys(json).length > 1 && Object.values(json).every(isArray);
  const reason = areFields ? undefined : reasonIn(json);
  return reason === undefined ? inline(json) : wordsIn(reason);
};

/** One line of at most 200 characters, or undefined if the body says nothing meant for people. Never HTML. */
export const rejectionReason = (answer: ResponseBody): string | undefined => {
  const text = bodyText(answer) ?? '';
  const words = wordsIn(parseJson(text) ?? text).slice(0, longestRead);
  if (looksLikeHtml(words)) return undefined;
  // Control and format characters would let a reason pose as something else; those that join emoji may stay.
  const line = shownText(withoutKeys(words).replace(/(?:(?![\u200d\u{e0020}-\u{e007f}])[\s\p{C}])+/gu, ' '));
  return line === '' ? undefined : cutText(line, { longest: longestReason, ending: '…' });
};

/** Characters of a piece that may be part of a key: words and model names have shorter ones, or no digits. */
const longestPlain = 8;

const isKey = (run: string): boolean =>
  run.split(/[-_/]/).some((piece) => piece.length > longestPlain && /\d/.test(piece));

/** What a service may quote of its own keys, or of ours, is nobody's to read. */
const withoutKeys = (text: string): string =>
  text
    .replace(/\bBearer\s+[^\s"',;]+/gi, 'Bearer …')
    .replace(/\b(?:[srp]k|gh[a-z]|xox[a-z])[-_][^\s"',;]{4,}/g, '…')
    .replace(/[A-Za-z0-9+/=_-]{24,}/g, (run) => (isKey(run) ? '…' : run));

/** As language models and what serves them put it. */
const tooLong =
  /context[_ ](?:length|window|size)|maximum (?:context|number of tokens)|\btoo many (?:input )?tokens|(?:prompt|input) is too long(?!.*character)/i;

const isTooLong = (answer: ResponseBody): boolean =>
  tooLong.test((bodyText(answer) ?? '').slice(0, longestRead));

export const rejected = (answer: HttpResponse): ServiceFailure => {
  if (isTooLong(answer)) return { kind: 'too_long' };
  const reason = rejectionReason(answer);
  return { kind: 'rejected', status: answer.status, ...(reason === undefined ? {} : { reason }) };
};

/** What any server says of an address that it does not have. */
const saysNoMore = /^[^a-z]*(?:page )?not[ _-]?found[^a-z]*$/i;

/** Whether a refusal comes from the service itself: a proxy or a firewall sends pages, long texts or nothing. */
const isOwnRefusal = (answer: HttpResponse): boolean => {
  const text = bodyText(answer)?.trim() ?? '';
  if (parseJson(text) !== undefined) return true;
  if (text === '' || text.length > longestReason || looksLikeHtml(text)) return false;
  return answer.status !== 404 || !saysNoMore.test(text);
};

const notTaken = (
  reason: 'unreachable' | 'rate_limited' | 'unavailable',
  { status, retryAfter: wait }: HttpResponse,
): ServiceFailure => ({
  kind: 'not_taken',
  reason,
  ...(reason === 'unreachable' ? { status } : {}),
  ...(wait === undefined ? {} : { retryAfter: wait }),
});

/** Undefined for a 2xx. */
export const statusFailure = (answer: HttpResponse): ServiceFailure | undefined => {
  const { status } = answer;
  if (status >= 200 && status < 300) return undefined;
  if (status < 400) return { kind: 'misconfigured', reason: 'redirect' };
  if (status === 429) return notTaken('rate_limited', answer);
  if (status === 503) return notTaken('unavailable', answer);
  if (status === 504) return { kind: 'in_doubt', reason: 'timeout' };
  if (status >= 500)
    return isTooLong(answer) ? { kind: 'too_long' } : { kind: 'in_doubt', reason: 'server_error' };
  if (isOwnRefusal(answer)) return rejected(answer);
  return status === 404 ? { kind: 'misconfigured', reason: 'address' } : notTaken('unreachable', answer);
};

/** The bearer was refused and may be renewed; `failure` is what it means if a fresh one gets the same answer. */
export class BearerRefused extends ServiceError {}

/**
 * For an answer to a call with a bearer; undefined for a 2xx. Services that check for a session first answer 403, not
 * 401, for a token that they have forgotten, some of them without a word.
 */
export const callFailure = (answer: HttpResponse): ServiceError | undefined => {
  const { status, bytes } = answer;
  if (status === 401 || (status === 403 && bytes.length === 0)) {
    return new BearerRefused({ kind: 'not_taken', reason: 'account_refused' });
  }
  const failure = statusFailure(answer);
  if (failure === undefined) return undefined;
  return status === 403 ? new BearerRefused(failure) : new ServiceError(failure);
};
