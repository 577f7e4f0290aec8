import { z } from 'zod';
import { complaint } from './issues.ts';

const address = z.string().max(2_048);

/** A part without what it consists of is allowed, and is as if it were missing. */
const partWith = <Part extends z.ZodType<object>>(key: keyof z.infer<Part>, part: Part) =>
  part.nullish().transform((value) => (value?.[key] ? value : undefined));
const picture = partWith('url', z.object({ url: address.nullish() }));

/** One embed, with Discord's length limits. */
const embed = z.object({
  type: z.string().optional(),
  title: z.string().max(256).nullish(),
  description: z.string().max(4_096).nullish(),
  url: address.nullish(),
  timestamp: z.string().nullish(),
  color: z.int().min(0).max(0xffffff).nullish(),
  footer: partWith('text', z.object({ text: z.string().max(2_048).nullish(), icon_url: address.nullish() })),
  image: picture,
  thumbnail: picture,
  author: partWith(
    'name',
    z.object({ name: z.string().max(256).nullish(), url: address.nullish(), icon_url: address.nullish() }),
  ),
  fields: z
    .array(
      z.object({
        name: z.string().min(1).max(256),
        value: z.string().min(1).max(1_024),
        inline: z.boolean().nullish(),
      }),
    )
    .max(25)
    .nullish(),
});

const textLength = (one: z.infer<typeof embed>): number =>
  (one.title?.length ?? 0) +
  (one.description?.length ?? 0) +
  (one.footer?.text?.length ?? 0) +
  (one.author?.name?.length ?? 0) +
  (one.fields ?? []).reduce((sum, field) => sum + field.name.length + field.value.length, 0);

/** A message's embeds: at most ten, with 6,000 characters in total. */
export const embeds = z
  .array(embed)
  .max(10)
  .superRefine((all, context) => {
    if (all.reduce((sum, one) => sum + textLength(one), 0) > 6_000) {
      context.addIssue(complaint('MAX_EMBED_SIZE_EXCEEDED', 'Embed size exceeds maximum size of 6000'));
    }
  });
