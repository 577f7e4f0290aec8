/** Calls on somebody's account: takes care of the bearer, its refresh, and that it is the right account. */
import { ServiceError } from '../lib/failure.ts';
import type { UserId } from '../lib/ids.ts';
import type { Secret } from '../lib/secret.ts';
import type { Chat } from './chat.ts';
import type { Service } from './client.ts';
import type { Compose } from './compose.ts';
import type { Engage } from './engage.ts';
import { BearerRefused } from './failure.ts';
import type { Caller } from './http.ts';
import type { Stream } from './stream.ts';

/** A person with whatever account they have, or the host of something that runs on this service user's account. */
type Host = { readonly userId: UserId } | { readonly hostId: UserId; readonly serviceUser: string };

export interface Bearer {
  readonly token: Secret;
  /** What stands for the service user it belongs to: the link may have changed since it was last checked. */
  readonly serviceUsers: readonly string[];
}

/** Both throw a ServiceError: `needs_link`, or what kept the account from being read or refreshed. */
export interface Credentials {
  /** Refreshed before it expires. */
  current(user: UserId): Promise<Bearer>;
  /** Replaces a bearer that the service refused. */
  renewed(user: UserId, refused: Bearer): Promise<Bearer>;
}

/** A resource whose calls add the bearer themselves. */
type Carried<Resource> = {
  readonly [Name in keyof Resource]: Resource[Name] extends (call: infer Call) => infer Result
    ? (call: Omit<Call, 'bearer'>) => Result
    : never;
};

/**
 * Every call throws a ServiceError as the resource itself does, and `needs_link` with its reasons: `not_linked`,
 * `sign_in_ended`, `other_account`. A refused bearer is renewed once, and the call repeated.
 */
export interface Session {
  readonly chat: Carried<Chat>;
  readonly engage: Carried<Engage>;
  readonly compose: Carried<Compose>;
  readonly stream: Carried<Stream>;
}

export interface Sessions {
  as(host: Host): Session;
}

const tokenFor = (host: Host, { token, serviceUsers }: Bearer): Secret => {
  if ('serviceUser' in host && !serviceUsers.includes(host.serviceUser)) {
    throw new ServiceError({ kind: 'needs_link', reason: 'other_account' });
  }
  return token;
};

const calling =
  (credentials: Credentials, host: Host) =>
  <Call, Result>(request: (call: Call & Caller) => Promise<Result>) =>
  async (call: Call & Pick<Caller, 'signal'>): Promise<Result> => {
    const user = 'hostId' in host ? host.hostId : host.userId;
    const bearer = await credentials.current(user);
    try {
      return await request({ ...call, bearer: tokenFor(host, bearer) });
    } catch (error) {
      if (!(error instanceof BearerRefused)) throw error;
    }
    const fresh = await credentials.renewed(user, bearer);
    return request({ ...call, bearer: tokenFor(host, fresh) });
  };

export const createSessions = (
  { chat, engage, compose, stream }: Pick<Service, 'chat' | 'engage' | 'compose' | 'stream'>,
  credentials: Credentials,
): Sessions => ({
  as: (host) => {
    const carried = calling(credentials, host);
    return {
      chat: { submit: carried(chat.submit), reset: carried(chat.reset) },
      engage: { init: carried(engage.init), converse: carried(engage.converse) },
      compose: {
        narrative: carried(compose.narrative),
        vitalSigns: carried(compose.vitalSigns),
        exam: carried(compose.exam),
      },
      stream: { load: carried(stream.load) },
    };
  },
});
