/** Calls on somebody's account: takes care of the bearer, its refresh, and that it is the right account. */
import { ServiceError } from '../lib/failure.ts';
import type { UserId } from '../lib/ids.ts';
import type { Secret } from '../lib/secret.ts';
import { createChat } from './chat.ts';
import { bodyText, type ResponseBody } from './body.ts';
import type { Service } from './client.ts';
import { createCompose } from './compose.ts';
import { createEngage } from './engage.ts';
import { BearerRefused } from './failure.ts';
import { sendWith, type SendAs } from './http.ts';

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

const tokenFor = (host: Host, { token, serviceUsers }: Bearer): Secret => {
  if ('serviceUser' in host && !serviceUsers.includes(host.serviceUser)) {
    throw new ServiceError({ kind: 'needs_link', reason: 'other_account' });
  }
  return token;
};

export interface StreamRecord extends ResponseBody {
  /** Undefined for what is no text. */
  readonly text: string | undefined;
}

/**
 * Every call throws a ServiceError as the resource itself does, and `needs_link` with its reasons: `not_linked`,
 * `sign_in_ended`, `other_account`. A refused bearer is renewed once, and the call repeated.
 */
export const createSessions = (
  { send, address, timeout }: Pick<Service, 'send' | 'address' | 'timeout'>,
  credentials: Credentials,
) => {
  const sendAs =
    (host: Host): SendAs =>
    async (call) => {
      const user = 'hostId' in host ? host.hostId : host.userId;
      const bearer = await credentials.current(user);
      try {
        return await sendWith(send, tokenFor(host, bearer))(call);
      } catch (error) {
        if (!(error instanceof BearerRefused)) throw error;
      }
      const fresh = await credentials.renewed(user, bearer);
      return sendWith(send, tokenFor(host, fresh))(call);
    };
  return {
    chat: (host: Host) => createChat(sendAs(host), address),
    engage: (host: Host) => createEngage(sendAs(host)),
    compose: (host: Host) => createCompose(sendAs(host), timeout),
    /** The data stream load resource (`service-api.md` 4.2): its content, whatever it is, of at most 8 MiB. */
    stream: async (host: Host): Promise<StreamRecord> => {
      const record = await sendAs(host)({ method: 'GET', path: '/external/v1/data/stream/load/' });
      return { ...record, text: bodyText(record) };
    },
  };
};

export type Sessions = ReturnType<typeof createSessions>;
