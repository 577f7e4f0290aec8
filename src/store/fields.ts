import { z } from 'zod';
import { isSnowflake, serviceId } from '../lib/ids.ts';
import type { ChannelId, GuildId, InteractionId, MessageId, ThreadId, UserId } from '../lib/ids.ts';

/** Fields that several kinds of record have. */

/** One check and nothing around it: a turn's way waits for a record with a dozen ids to be checked, twice. */
const idField = <Id extends string>() =>
  z.custom<Id>((value) => typeof value === 'string' && isSnowflake(value));

export const userIdField = idField<UserId>();
export const guildIdField = idField<GuildId>();
export const channelIdField = idField<ChannelId>();
export const threadIdField = idField<ThreadId>();
export const messageIdField = idField<MessageId>();
export const interactionIdField = idField<InteractionId>();

/** A case or topic id as `serviceId` made it: a number stays one, a text stays one. */
export const serviceIdField = z
  .union([z.string(), z.int()])
  .refine((id) => serviceId(String(id)) === id)
  .transform((id) => serviceId(String(id)));

/** Milliseconds since 1970. */
export const timeField = z.number();

export const days = (count: number): number => count * 24 * 60 * 60 * 1_000;

/** A run of a command, button or form, as the router can start it again. */
export const invocationSchema = z.strictObject({
  kind: z.enum(['command', 'button', 'form']),
  name: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.boolean(), z.undefined()])).readonly(),
});
