/** Translates what HTTP says into what it means for a turn (design: faults of a call). */
import { ServiceError } from '../lib/failure.ts';
import type { ServiceFailure } from '../lib/failure.ts';
import { bodyText, parseJson } from './body.ts';
import { rejectionReason } from './refusal-words.ts';
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

/** Undefined for a 2xx. */
export const statusFailure = (answer: StatusAnswer): ServiceFailure | undefined => {
  const { status } = answer;
  const wait = answer.retryAfter === undefined ? {} : { retryAfter: answer.retryAfter };
  if (status >= 200 && status < 300) return undefined;
  if (status < 400) return { kind: 'misconfigured', reason: 'redirect' };
  if (status === 401) return { kind: 'unauthorized' };
  if (status === 429) return { kind: 'not_taken', reason: 'rate_limited', ...wait };
  if (status === 503) return { kind: 'not_taken', reason: 'unavailable', ...wait };
  if (status >= 500) return { kind: 'in_doubt', reason: 'server_error' };
  // The service answers in JSON; a 404 in any other form does not come from it.
  const isJson = /json/i.test(answer.contentType) || parseJson(bodyText(answer)) !== undefined;
  return status === 404 && !isJson ? { kind: 'misconfigured', reason: 'address' } : rejected(answer);
};
