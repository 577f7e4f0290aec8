/** The sandbox's access and refresh tokens: opaque, per user; refresh tokens are good for one use. */
import { randomBytes } from 'node:crypto';

export interface IssuedTokens {
  readonly user: string;
  readonly access: string;
  readonly refresh: string;
  /** Seconds. */
  readonly lifetime: number;
}

export interface Tokens {
  readonly issue: (user: string) => IssuedTokens;
  /** A new pair for a refresh token that has not been used before; undefined for any other. */
  readonly rotate: (refresh: string) => IssuedTokens | undefined;
  /** Whose access token this is, while it is valid. */
  readonly userOf: (access: string) => string | undefined;
  /** Expires the access tokens of one user or of all; refresh tokens stay valid. */
  readonly expire: (user?: string) => void;
  /** Revokes a user's refresh tokens. */
  readonly revoke: (user: string) => void;
}

/** `lifetime` in seconds. */
export const createTokens = (lifetime: number): Tokens => {
  const access = new Map<string, { user: string; until: number }>();
  const refresh = new Map<string, string>();

  const issue = (user: string): IssuedTokens => {
    const issued = {
      user,
      access: randomBytes(24).toString('base64url'),
      refresh: randomBytes(24).toString('base64url'),
      lifetime,
    };
    access.set(issued.access, { user, until: Date.now() + lifetime * 1000 });
    refresh.set(issued.refresh, user);
    return issued;
  };

  return {
    issue,
    rotate: (token) => {
      const user = refresh.get(token);
      refresh.delete(token);
      return user === undefined ? undefined : issue(user);
    },
    userOf: (token) => {
      const found = access.get(token);
      return found !== undefined && Date.now() < found.until ? found.user : undefined;
    },
    expire: (user) => {
      for (const [token, owner] of access)
        if (user === undefined || owner.user === user) access.delete(token);
    },
    revoke: (user) => {
      for (const [token, owner] of refresh) if (owner === user) refresh.delete(token);
    },
  };
};
