/** The token endpoint (`service-api.md` 4.1; refresh by RFC 6749 section 6). */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { failureFacts, ServiceError, type ServiceFailure } from '../lib/failure.ts';
import { clock } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';
import { Secret } from '../lib/secret.ts';
import { bodyText, parseJson, type HttpResponse } from './body.ts';
import { statusFailure } from './failure.ts';
import type { Send } from './http.ts';

export interface Tokens {
  readonly accessToken: Secret;
  readonly refreshToken?: Secret | undefined;
  /** Seconds (RFC 6749 section 5.1); absent if missing or unusable. */
  readonly lifetime?: number | undefined;
}

/** What fits into a header: anything else would fail later, with the token in the error. */
const token = z.string().regex(/^[\x21-\x7e]+$/);

const tokenSchema = z.object({
  access_token: token,
  refresh_token: token.optional().catch(undefined),
  expires_in: z.coerce.number().positive().finite().optional().catch(undefined),
});

const refusalSchema = z.object({ error: z.string() });

/** The application may not have people sign in with a password (RFC 6749 section 4.3). */
const grantErrors = ['unauthorized_client', 'unsupported_grant_type'];

/** Services say of an account that it is locked by the same error as of a wrong password. */
const ofAccount = /\b(?:locked|disabled|expired|inactive|suspended|deactivated|blocked)\b/i;

/**
 * What is said of the future, or as one of two causes, is said of a wrong password as well. That has to count, or there
 * would be no limit to guessing.
 */
const perhapsOfAccount = /\b(?:if|will|may|might)\b|\bor\b(?! password)/i;

/** What every person would meet (RFC 6749 section 5.2); any other refusal is of one account. */
const applicationErrors = ['invalid_client', ...grantErrors];

/** How an address answers that is not a token endpoint's. */
const elsewhere = [404, 405];

const errorIn = (answer: HttpResponse): string =>
  refusalSchema.safeParse(parseJson(bodyText(answer) ?? '')).data?.error ?? '';

const failureOf = (answer: HttpResponse, grantType: string): ServiceFailure | undefined => {
  const failure = statusFailure(answer);
  if (failure?.kind !== 'rejected') return failure;
  const error = errorIn(answer);
  const { reason: quote } = failure;
  if (error === 'invalid_grant') {
    const said = grantType === 'password' ? (quote ?? '') : '';
    return ofAccount.test(said) && !perhapsOfAccount.test(said)
      ? { kind: 'not_taken', reason: 'account_refused', quote: said }
      : { kind: 'invalid_grant' };
  }
  // A service that renews no token signs people in all the same.
  if (grantType !== 'password' && grantErrors.includes(error)) return { kind: 'invalid_grant' };
  if (applicationErrors.includes(error)) return { kind: 'misconfigured', reason: 'credentials' };
  if (elsewhere.includes(failure.status)) return { kind: 'misconfigured', reason: 'address' };
  return { kind: 'not_taken', reason: 'account_refused', ...(quote === undefined ? {} : { quote }) };
};

const readTokens = (answer: HttpResponse): Tokens => {
  const tokens = tokenSchema.safeParse(parseJson(bodyText(answer) ?? ''));
  if (!tokens.success) throw new ServiceError({ kind: 'in_doubt', reason: 'unreadable' });
  const { access_token: access, refresh_token: refresh, expires_in: lifetime } = tokens.data;
  return {
    accessToken: new Secret(access),
    refreshToken: refresh === undefined ? undefined : new Secret(refresh),
    lifetime,
  };
};

/** Milliseconds between two lines of the log about a refused application: a class of thirty may sign in at once. */
const tellEvery = 60_000;

interface Heard {
  /** Undefined for tokens. */
  readonly failure: ServiceFailure | undefined;
  /** In the endpoint's words. */
  readonly error: string;
  /** What it was asked for. */
  readonly grant: string;
}

/** Keeps in mind, and logs, what the endpoint says of the application while it answers about people. */
const watchClient = (log: Log) => {
  let isRefused = false;
  let lacksGrant = false;
  let toldAt = Number.NEGATIVE_INFINITY;
  return {
    isRefused: () => isRefused,
    lacksGrant: () => isRefused && lacksGrant,
    heard: ({ failure, error, grant }: Heard): void => {
      if (failure === undefined || failure.kind === 'invalid_grant') isRefused = false;
      if (failure?.kind !== 'misconfigured' || failure.reason !== 'credentials') return;
      isRefused = true;
      lacksGrant = grantErrors.includes(error);
      if (clock.monotonic() - toldAt < tellEvery) return;
      toldAt = clock.monotonic();
      log.warn({ error, grant }, 'the service refuses this application: doctor says what to do');
    },
  };
};

export interface AuthOptions {
  readonly send: Send;
  readonly clientId: string;
  readonly clientSecret: Secret;
  readonly log: Log;
  /** Told what came of each refresh: `refreshed`, or the kind of failure. */
  readonly onRefresh?: ((outcome: string) => void) | undefined;
}

interface SignIn {
  readonly username: string;
  readonly password: Secret;
  readonly signal?: AbortSignal | undefined;
}

export const createAuth = ({ send, clientId, clientSecret, log, onRefresh }: AuthOptions) => {
  const client = watchClient(log);
  const grant = async (
    fields: Readonly<Record<string, string>> & { readonly grant_type: string },
    signal?: AbortSignal,
  ): Promise<Tokens> => {
    const form = new URLSearchParams({
      ...fields,
      client_id: clientId,
      client_secret: clientSecret.reveal(),
    });
    const body = { type: 'application/x-www-form-urlencoded', text: form.toString() };
    const answer = await send({ method: 'POST', path: '/o/token/', body, signal });
    const failure = failureOf(answer, fields.grant_type);
    client.heard({ failure, error: errorIn(answer), grant: fields.grant_type });
    if (failure !== undefined) throw new ServiceError(failure);
    return readTokens(answer);
  };
  const signIn = ({ username, password, signal }: SignIn): Promise<Tokens> =>
    grant({ grant_type: 'password', username, password: password.reveal() }, signal);
  return {
    /**
     * @throws ServiceError: `invalid_grant` if the user name or the password is wrong; with a `quote`, if the service says
     *   what is the matter with the account.
     */
    signIn,
    /** @throws ServiceError: `invalid_grant` if the refresh token is no longer valid. */
    refresh: async (refreshToken: Secret): Promise<Tokens> => {
      const fields = { grant_type: 'refresh_token', refresh_token: refreshToken.reveal() };
      try {
        const tokens = await grant(fields);
        onRefresh?.('refreshed');
        return tokens;
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        const { failure } = error;
        onRefresh?.(failure.kind);
        if (failure.kind !== 'cancelled')
          log.warn({ failure: failureFacts(failure) }, 'a sign-in could not be renewed');
        throw error;
      }
    },
    /**
     * Why this application cannot have people signed in: `misconfigured` with `credentials` if it is refused, anything
     * else if that could not be found out; undefined if the application is accepted. Asks with a made-up name, a new one
     * each time so that no service locks it.
     */
    checkClient: async (signal?: AbortSignal): Promise<ServiceFailure | undefined> => {
      const nobody = { username: `rounds-check-${randomUUID()}`, password: new Secret(randomUUID()) };
      try {
        await signIn({ ...nobody, signal });
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        const { failure } = error;
        // Whoever says why nobody has no account has accepted the application before.
        const isOfNobody =
          failure.kind === 'invalid_grant' || (failure.kind === 'not_taken' && failure.quote !== undefined);
        return isOfNobody ? undefined : failure;
      }
      // A token for nobody: not an endpoint that checks anything.
      return { kind: 'in_doubt', reason: 'unreadable' };
    },
    /** Whether this application was refused when the endpoint last said anything about it. */
    refusesClient: client.isRefused,
    /** It was refused for the password grant, not for its id and secret. */
    lacksGrant: client.lacksGrant,
  };
};

export type Auth = ReturnType<typeof createAuth>;
