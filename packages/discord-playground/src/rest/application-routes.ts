import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseBody } from '../validate/issues.ts';
import type { WireObject } from '../wire/json.ts';
import { wireUser } from '../wire/user.ts';
import type { RestContext } from './context.ts';
import { bodyOf, type RequestBody } from './request-body.ts';

const applicationBody = z.object({ description: z.string().max(400).nullish(), flags: z.int().optional() });

/** The gateway's address, and what the bot may know about itself. */
export const applicationRoutes = (app: FastifyInstance, context: RestContext): void => {
  const { world, application, gatewayUrl, startLimits } = context;

  /** Discord has its developer there; here it is who owns the first server. */
  const owner = [...world.guilds.values()][0]?.ownerId ?? world.bot.id;

  const wireApplication = (): WireObject => ({
    id: application.id,
    name: application.name,
    icon: null,
    description: application.description,
    type: null,
    bot: wireUser(world.bot),
    bot_public: true,
    bot_require_code_grant: false,
    summary: '',
    verify_key: '0'.repeat(64),
    flags: application.flags,
    flags_new: String(application.flags),
    explicit_content_filter: 0,
    eligible_oauth2_scopes: [],
    hook: true,
    tags: [],
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    integration_types_config: { 0: {} },
    approximate_guild_count: world.guilds.size,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    owner: wireUser(world.user(owner)),
    team: null,
  });

  app.get('/gateway', { config: { open: true } }, async () => ({ url: gatewayUrl() }));

  app.get('/gateway/bot', async () => {
    const { shards, total, remaining, resetAfter, maxConcurrency } = startLimits();
    const limit = { total, remaining, reset_after: resetAfter, max_concurrency: maxConcurrency };
    return { url: gatewayUrl(), shards, session_start_limit: limit };
  });

  app.get('/applications/@me', async () => wireApplication());
  app.get('/oauth2/applications/@me', async () => wireApplication());

  app.patch<{ Body: RequestBody | undefined }>('/applications/@me', async (request) => {
    const body = parseBody(applicationBody, bodyOf(request).json);
    application.description = body.description ?? application.description;
    return wireApplication();
  });

  app.get('/users/@me', async () => ({
    ...wireUser(world.bot),
    verified: true,
    mfa_enabled: true,
    locale: 'en-US',
    email: null,
  }));

  app.get<{ Params: { userId: string } }>('/users/:userId', async ({ params }) =>
    wireUser(world.user(params.userId)),
  );
};
