import { z } from 'zod';
import {
  channelId,
  guildId,
  interactionId,
  isSnowflake,
  messageId,
  roleId,
  serviceId,
  threadId,
  userId,
} from './ids.ts';

/** Fields shared by several kinds of record. */

const snowflake = z.string().refine(isSnowflake);

export const userIdField = snowflake.transform(userId);
export const guildIdField = snowflake.transform(guildId);
export const channelIdField = snowflake.transform(channelId);
export const threadIdField = snowflake.transform(threadId);
export const messageIdField = snowflake.transform(messageId);
export const roleIdField = snowflake.transform(roleId);
export const interactionIdField = snowflake.transform(interactionId);

/** A case or topic id as `serviceId` made it: a number stays a number, a text stays a text. */
export const serviceIdField = z
  .union([z.string(), z.int()])
  .refine((id) => serviceId(String(id)) === id)
  .transform((id) => serviceId(String(id)));

/** Milliseconds since 1970. */
export const timeField = z.number();

export const days = (count: number): number => count * 24 * 60 * 60 * 1_000;
