/** What the playground tells a page as it happens. */
import { z } from 'zod';
import { wireForm } from './wire-form.ts';
import { wireMessage } from './wire-message.ts';
import { wirePlace } from './wire-place.ts';

export const wireInteraction = z.object({
  id: z.string(),
  channel_id: z.string(),
  state: z.enum(['waiting', 'answered', 'failed']),
  answer: z.string().nullable(),
  modal: wireForm.nullable(),
});
export type Interaction = z.infer<typeof wireInteraction>;

/** One request, of the bot to Discord or to the service. */
export const wireRequest = z.object({
  to: z.enum(['discord', 'service']),
  /** Milliseconds since 1970. */
  at: z.number(),
  method: z.string(),
  path: z.string(),
  /** 0 when the connection was cut instead of an answer. */
  status: z.number(),
});
export type Request = z.infer<typeof wireRequest>;

export const wireSwitches = z.object({
  /** Null where no sandbox stands in: its switches are not there then. */
  service: z.enum(['works', 'slow', 'down']).nullable(),
  gateway: z.enum(['connected', 'lost']),
  bot: z.enum(['runs', 'restarting', 'stopped']).nullable(),
});
export type Switches = z.infer<typeof wireSwitches>;

/** What surrounds the playground: who can sign in to the sandbox, and what can be broken. */
export const wireStage = z.object({
  signIns: z.array(z.object({ username: z.string(), password: z.string() })),
  switches: wireSwitches,
  requests: z.array(wireRequest),
});

export const wireEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal(['message_created', 'message_updated']), message: wireMessage }),
  z.object({ kind: z.literal('message_deleted'), channel_id: z.string(), message_id: z.string() }),
  z.object({
    kind: z.literal([
      'thread_created',
      'thread_updated',
      'thread_members_changed',
      'channel_created',
      'channel_updated',
    ]),
    place: wirePlace,
  }),
  z.object({ kind: z.literal(['thread_deleted', 'channel_deleted']), channel_id: z.string() }),
  z.object({ kind: z.literal('typing'), channel_id: z.string(), user_id: z.string() }),
  z.object({
    kind: z.literal(['interaction_created', 'interaction_changed']),
    interaction: wireInteraction,
  }),
  z.object({
    kind: z.literal(['role_updated', 'guild_joined', 'guild_left', 'guild_unavailable']),
  }),
  z.object({ kind: z.literal('traffic'), request: wireRequest }),
  z.object({ kind: z.literal('switches'), switches: wireSwitches }),
]);
export type PlaygroundEvent = z.infer<typeof wireEvent>;
