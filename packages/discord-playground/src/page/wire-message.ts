/** Messages as the playground sends them. */
import { z } from 'zod';
import { wireComponent } from './wire-component.ts';
import { wirePlace, wireUser } from './wire-place.ts';

const attachment = z.object({
  id: z.string(),
  filename: z.string(),
  description: z.string().optional(),
  content_type: z.string(),
  size: z.number(),
  url: z.string(),
});

const linked = z.object({ url: z.string() }).nullish();

const embed = z.object({
  title: z.string().nullish(),
  description: z.string().nullish(),
  url: z.string().nullish(),
  color: z.number().nullish(),
  image: linked,
  author: z.object({ name: z.string(), url: z.string().nullish() }).nullish(),
  footer: z.object({ text: z.string() }).nullish(),
  fields: z.array(z.object({ name: z.string(), value: z.string(), inline: z.boolean().nullish() })).nullish(),
});

const written = {
  content: z.string(),
  embeds: z.array(embed).default([]),
  attachments: z.array(attachment).default([]),
  components: z.array(wireComponent).default([]),
  sticker_items: z.array(z.object({ name: z.string() })).default([]),
};

const asker = z.object({
  id: z.string(),
  user: wireUser,
  name: z.string().optional(),
  target_message_id: z.string().optional(),
});

export const wireMessage = z.object({
  id: z.string(),
  channel_id: z.string(),
  type: z.number(),
  author: wireUser,
  timestamp: z.string(),
  edited_timestamp: z.string().nullish(),
  flags: z.number().default(0),
  ...written,
  visible_to: z.string().optional(),
  /** Null: the message that this one answers is gone. */
  referenced_message: z
    .object({ id: z.string(), content: z.string(), author: wireUser, attachments: z.array(attachment) })
    .nullish(),
  message_snapshots: z.array(z.object({ message: z.object(written) })).default([]),
  reactions: z
    .array(z.object({ count: z.number(), me: z.boolean(), emoji: z.object({ name: z.string() }) }))
    .default([]),
  mentions: z.array(wireUser).default([]),
  interaction_metadata: asker.optional(),
  thread: wirePlace.optional(),
  poll: z
    .object({
      question: z.object({ text: z.string().optional() }),
      answers: z.array(z.object({ poll_media: z.object({ text: z.string().optional() }) })),
    })
    .optional(),
});

export type Message = z.infer<typeof wireMessage>;
export type Attachment = z.infer<typeof attachment>;
export type Embed = z.infer<typeof embed>;
