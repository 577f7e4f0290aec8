/** What can go wrong outside the bot, as closed unions; the words for each are in locale/. */

/** How a call to the service failed, classified by what it means for the turn (not by where in HTTP it happened). */
export type ServiceFailure =
  /**
   * The service has certainly not accepted the call: it may be sent again. `retryAfter` in milliseconds. `unreachable`:
   * nothing answered, or something that is not the service. `renewal_fails`: a new link may help. `store`: the account
   * could not be read or kept, so nothing was sent. `quote`: the service's own words for refusing this account (locked, a
   * second factor missing), shortened, if the token endpoint gave any. `status`: of what answered in place of the service.
   */
  | {
      readonly kind: 'not_taken';
      readonly reason:
        'unreachable' | 'rate_limited' | 'unavailable' | 'account_refused' | 'renewal_fails' | 'store';
      readonly retryAfter?: number;
      readonly quote?: string;
      readonly status?: number;
    }
  /** The service may have accepted the call: never sent again automatically. `lost`: its answer comes nowhere else. */
  | {
      readonly kind: 'in_doubt';
      readonly reason: 'timeout' | 'connection_lost' | 'server_error' | 'too_large' | 'unreadable';
      readonly lost?: true;
    }
  /** The service said no (a 4xx); `reason` is its own words, shortened, if it gave any. */
  | { readonly kind: 'rejected'; readonly status: number; readonly reason?: string }
  /** What was asked, with all that it has to remember, is more than the language model takes. */
  | { readonly kind: 'too_long' }
  /** A text was not written in the time that it may take, and comes nowhere else. */
  | { readonly kind: 'too_slow' }
  /** A redirect, a bad certificate, a wrong address, refused client credentials: for the operator to fix. */
  | {
      readonly kind: 'misconfigured';
      readonly reason: 'redirect' | 'certificate' | 'address' | 'credentials';
    }
  /** The token endpoint said `invalid_grant`: these credentials, or this refresh token, are not valid. */
  | { readonly kind: 'invalid_grant' }
  /** No account, one whose sign-in has expired, or not the one that this conversation runs on: the host has to link. */
  | { readonly kind: 'needs_link'; readonly reason: 'not_linked' | 'sign_in_ended' | 'other_account' }
  /** We aborted the call ourselves. */
  | { readonly kind: 'cancelled' };

/** Thrown by everything that calls the service. `cause` contains no token and nothing a person wrote. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly failure: ServiceFailure;

  constructor(failure: ServiceFailure, options?: ErrorOptions) {
    super(`service: ${failure.kind}`, options);
    this.failure = failure;
  }
}

/** What it takes to post in a thread, by Discord's names. */
export const rightsToPost = [
  'ViewChannel',
  'SendMessagesInThreads',
  'ReadMessageHistory',
  'EmbedLinks',
  'AttachFiles',
] as const;

interface Forbidden {
  readonly kind: 'forbidden';
  readonly code: number;
  /** The right that is missing, if that was found out. */
  readonly missing?: (typeof rightsToPost)[number] | undefined;
  /** When the bot's own time-out is over. */
  readonly until?: number | undefined;
}

/** How a request to Discord failed, classified by what to do next. */
export type DiscordFailure =
  /** A lost connection, a time-out, an answer that is not Discord's: it may have arrived. Try again, with the same nonce. */
  | { readonly kind: 'unreachable' }
  /**
   * Discord answers with a 5xx or 408, perhaps to the file in this body alone: it may have arrived. Try again with the same
   * nonce, but not for ever.
   */
  | { readonly kind: 'failing'; readonly status: number }
  /** 10004, 50001, 50013, 50083, 160005 and the like: a permission is missing, or the thread is locked. */
  | Forbidden
  /** 10003: the channel or the thread is gone. */
  | { readonly kind: 'unknown_channel' }
  /** 10008: the message is gone. */
  | { readonly kind: 'unknown_message' }
  /** 10015, 10062 or an expired webhook token: the interaction is over. */
  | { readonly kind: 'unknown_interaction' }
  /** 40060: this interaction has already had its first answer. */
  | { readonly kind: 'already_acknowledged' }
  /** 160004, 160006, 30033 and the like: one of Discord's limits has been reached. */
  | { readonly kind: 'limit'; readonly code: number }
  /** 401: the bot's token is not valid (any more). */
  | { readonly kind: 'unauthorized' }
  /** Any other 4xx: Discord does not accept this body, for want of the right to attach its files if so. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: number;
      readonly missing?: 'AttachFiles';
    };

/** No answer, or none that says what became of the request: it may have been carried out. */
export const mayHaveArrived = ({ kind }: DiscordFailure): boolean =>
  kind === 'unreachable' || kind === 'failing';

/** Thrown by everything in discord/ that talks to Discord. */
export class DiscordError extends Error {
  override readonly name = 'DiscordError';
  readonly failure: DiscordFailure;

  constructor(failure: DiscordFailure, options?: ErrorOptions) {
    super(`discord: ${failure.kind}`, options);
    this.failure = failure;
  }
}

/** Whether a request to Discord failed in one of these ways. */
export const failedAs = (error: unknown, ...kinds: readonly DiscordFailure['kind'][]): boolean =>
  error instanceof DiscordError && kinds.includes(error.failure.kind);

const namesCase = /(?<![a-z])(?:cases?|patients?|chats?)(?![a-z])/i;
const namesOther = /(?<![a-z])(?:models?|(?:un)?licen[cs](?:e[ds]?|ing)|users?|accounts?)(?![a-z])/i;
const saysNotFound = /^[^a-z]*not[ _-]?found[^a-z]*$/i;

/** Whether the service has refused a case because there is none: a 404 may also be about a model or a licence. */
export const isNoSuchCase = (failure: ServiceFailure): boolean => {
  if (failure.kind !== 'rejected' || failure.status !== 404) return false;
  const { reason = '' } = failure;
  return reason === '' || saysNotFound.test(reason) || (namesCase.test(reason) && !namesOther.test(reason));
};

/** What may be logged about a service failure: not the service's own words, which may repeat what somebody wrote. */
export const failureFacts = (failure: ServiceFailure): object => {
  switch (failure.kind) {
    case 'rejected':
      return { kind: failure.kind, status: failure.status };
    case 'not_taken': {
      const { quote: _quote, ...facts } = failure;
      return facts;
    }
    default:
      return failure;
  }
};
