/** What the playground reports to a page as it happens. */
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

/** One request from the bot, to Discord or to the service, or an event that it was told of. */
const wireRequest = z.object({
  /** Tells those apart that look the same. */
  number: z.number(),
  to: z.enum(['discord', 'service', 'bot']),
  /** Milliseconds since 1970. */
  at: z.number(),
  method: z.string(),
  path: z.string(),
  /** 0 if the connection was cut instead of an answer; null for an event. */
  status: z.number().nullable(),
  /** The playground does not have what was asked for. */
  missing: z.boolean(),
});
export type Request = z.infer<typeof wireRequest>;

/** Bodies as text; those of responses come as they were sent. */
const asText = z
  .unknown()
  .optional()
  .transform((body) => {
    try {
      return JSON.stringify(typeof body === 'string' ? JSON.parse(body) : body, null, 2) ?? '';
    } catch {
      return String(body); // no JSON
    }
  });
export const wireSaid = z.object({ asked: asText, answered: asText });
export type Said = z.infer<typeof wireSaid>;

export const wireSwitches = z.object({
  /** Null without a sandbox: its switches are then missing. */
  service: z.enum(['works', 'slow', 'down']).nullable(),
  gateway: z.enum(['connected', 'lost']),
  bot: z.enum(['runs', 'restarting', 'stopped']).nullable(),
  intents: z.array(z.enum(['members', 'presences', 'messageContent'])),
});
export type Switches = z.infer<typeof wireSwitches>;

const welcome = z.object({
  about: z.string(),
  howToGetReady: z.string(),
  step: z.object({ label: z.string(), path: z.string(), values: z.record(z.string(), z.string()) }),
  next: z.string(),
  several: z.string().optional(),
  note: z.string(),
});
export type Welcome = z.infer<typeof welcome>;

/** What surrounds the playground: what a newcomer does first, and what can be broken. */
export const wireStage = z.object({
  /** Another one whenever the playground has been started anew. */
  run: z.string(),
  switches: wireSwitches,
  requests: z.array(wireRequest),
  presence: z.string(),
  /** Null if nothing is prepared for newcomers. */
  welcome: welcome.nullable(),
  /** Names of the people who no longer need to link. */
  ready: z.array(z.string()),
});

export const wireEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({
    kind: z.literal(['message_created', 'message_updated', 'message_reacted']),
    message: wireMessage,
  }),
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
    kind: z.literal([
      'role_created',
      'role_updated',
      'member_joined',
      'member_updated',
      'member_left',
      'guild_joined',
      'guild_left',
      'guild_unavailable',
    ]),
  }),
  z.object({ kind: z.literal('presence'), text: z.string() }),
  z.object({ kind: z.literal('traffic'), request: wireRequest }),
  z.object({ kind: z.literal('switches'), switches: wireSwitches }),
]);
export type PlaygroundEvent = z.infer<typeof wireEvent>;
