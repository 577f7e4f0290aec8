/** People, channels and threads as the playground sends them. */
import { z } from 'zod';

export const wireUser = z.object({
  id: z.string(),
  username: z.string(),
  global_name: z.string().nullish(),
  bot: z.boolean().optional(),
});

export const wirePlace = z.object({
  id: z.string(),
  type: z.number(),
  name: z.string().optional(),
  topic: z.string().nullish(),
  parent_id: z.string().nullish(),
  rate_limit_per_user: z.number().optional(),
  thread_metadata: z.object({ archived: z.boolean(), locked: z.boolean() }).optional(),
});

const role = z.object({ id: z.string(), name: z.string(), managed: z.boolean().default(false) });

const guild = z.object({
  id: z.string(),
  name: z.string(),
  owner_id: z.string(),
  roles: z.array(role),
  members: z.array(z.object({ user: wireUser, roles: z.array(z.string()).default([]) })),
  channels: z.array(wirePlace),
  threads: z.array(wirePlace),
});

/** What one person sees when they come in. */
export const wirePerson = z.object({
  user: wireUser,
  /** The language of their client. */
  locale: z.string(),
  bot: wireUser,
  guilds: z.array(guild),
  dm: wirePlace.nullable(),
});

/** Who takes part in the playground. */
export const wirePeople = z.array(z.object({ id: z.string(), name: z.string(), displayName: z.string() }));

export type User = z.infer<typeof wireUser>;
export type Place = z.infer<typeof wirePlace>;
export type PersonView = z.infer<typeof wirePerson>;
export type Participant = z.infer<typeof wirePeople>[number];
