/** What a client says on the gateway. */
import { z } from 'zod';
import { parseJsonWithIds } from '../snowflake.ts';

/** Eris, oceanic.js, discordeno and discordgo say "Bot" here too, and Discord does not mind. */
const token = z.string().transform((text) => text.replace(/^Bot /, ''));

const presence = z.object({
  status: z.string().nullish(),
  activities: z.array(z.object({ name: z.string(), state: z.string().nullish() })).nullish(),
});

const clientPayload = z.discriminatedUnion('op', [
  z.object({ op: z.literal(1), d: z.int().nullable() }),
  z.object({
    op: z.literal(2),
    d: z.object({
      token,
      intents: z.int(),
      shard: z.tuple([z.int().min(0), z.int().min(1)]).optional(),
      presence: presence.nullish(),
    }),
  }),
  z.object({ op: z.literal(3), d: presence }),
  z.object({ op: z.literal(4) }),
  z.object({ op: z.literal(6), d: z.object({ token, session_id: z.string(), seq: z.int() }) }),
  z.object({
    op: z.literal(8),
    d: z.object({
      guild_id: z.string(),
      query: z.string().optional(),
      limit: z.int().optional(),
      user_ids: z.union([z.string(), z.array(z.string())]).optional(),
      nonce: z.string().optional(),
    }),
  }),
]);

export type ClientPayload = z.infer<typeof clientPayload>;
export type Identify = Extract<ClientPayload, { op: 2 }>['d'];
export type Resume = Extract<ClientPayload, { op: 6 }>['d'];
export type MemberQuery = Extract<ClientPayload, { op: 8 }>['d'];
export type Presence = z.infer<typeof presence>;

/** Undefined for anything that is not a payload. */
export const parsePayload = (text: string): ClientPayload | undefined => {
  try {
    return clientPayload.safeParse(parseJsonWithIds(text)).data;
  } catch {
    return undefined; // not JSON: the connection is closed with 4002
  }
};
