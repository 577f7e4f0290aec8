/** POST /o/token/ (`service-api.md` 4.1, RFC 6749 sections 4.3 and 6). */
import { z } from 'zod';
import type { Endpoint, Outcome } from './endpoint.ts';
import { demoClient, demoUsers } from './people.ts';
import type { IssuedTokens, Tokens } from './tokens.ts';

const client = { client_id: z.string().min(1), client_secret: z.string().min(1) };

const grantSchema = z.discriminatedUnion('grant_type', [
  z.strictObject({
    grant_type: z.literal('password'),
    username: z.string().min(1),
    password: z.string().min(1),
    ...client,
  }),
  z.strictObject({ grant_type: z.literal('refresh_token'), refresh_token: z.string().min(1), ...client }),
]);

const refusal = (status: number, error: string, description: string): Outcome => ({
  status,
  body: { error, error_description: description },
});

const granted = ({ user, access, refresh, lifetime }: IssuedTokens): Outcome => ({
  status: 200,
  user,
  body: {
    access_token: access,
    expires_in: lifetime,
    token_type: 'Bearer',
    scope: 'read write',
    refresh_token: refresh,
  },
});

export const tokenEndpoint = (tokens: Tokens): Endpoint<z.infer<typeof grantSchema>> => ({
  method: 'POST',
  path: '/o/token/',
  type: 'application/x-www-form-urlencoded',
  open: true,
  schema: grantSchema,
  onWrongFields: (fields) =>
    fields === 'grant_type'
      ? refusal(400, 'unsupported_grant_type', 'The grant type is not supported.')
      : refusal(400, 'invalid_request', `Missing or wrong: ${fields}.`),
  handle: (grant) => {
    if (grant.client_id !== demoClient.id || grant.client_secret !== demoClient.secret) {
      return refusal(401, 'invalid_client', 'Client authentication failed.');
    }
    if (grant.grant_type === 'password') {
      // As services do whose user names are addresses.
      const name = grant.username.normalize('NFKC').trim().toLowerCase();
      const user = demoUsers.find(({ username }) => username === name);
      return user?.password === grant.password
        ? granted(tokens.issue(user.username))
        : { ...refusal(400, 'invalid_grant', 'Invalid credentials given.'), user: grant.username };
    }
    const issued = tokens.rotate(grant.refresh_token);
    return issued === undefined
      ? refusal(400, 'invalid_grant', 'The refresh token is invalid, expired or was used before.')
      : granted(issued);
  },
});
