/** The components of a message, of both generations. */
import { z } from 'zod';
import type { FormComponent, FormField } from './form-components.ts';
import { complaint } from './issues.ts';
import { entitySelect, stringSelect } from './selects.ts';
import { customId, emoji, id, rowOf, textDisplay } from './shared-components.ts';

const media = z.object({
  url: z
    .string()
    .max(2_048)
    .refine(
      (url) => /^(https?|attachment):\/\//.test(url),
      complaint('URL_TYPE_INVALID_SCHEME', 'Scheme must be one of (http, https, attachment).'),
    ),
});

const button = z
  .object({
    type: z.literal(2),
    id,
    style: z.literal([1, 2, 3, 4, 5]),
    label: z.string().max(80).nullish(),
    emoji: emoji.nullish(),
    custom_id: customId.nullish(),
    url: z.string().max(512).nullish(),
    disabled: z.boolean().nullish(),
  })
  .superRefine((value, context) => {
    const link = value.style === 5;
    if (link && !value.url) context.addIssue(complaint('BASE_TYPE_REQUIRED', 'A url is required', ['url']));
    if (link && value.custom_id)
      context.addIssue(
        complaint(
          'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
          'A custom id and url cannot both be specified',
          ['custom_id'],
        ),
      );
    if (!link && !value.custom_id)
      context.addIssue(
        complaint('BUTTON_COMPONENT_CUSTOM_ID_REQUIRED', 'A custom id is required', ['custom_id']),
      );
    if (!link && value.url)
      context.addIssue(complaint('BUTTON_COMPONENT_INVALID_URL', 'A url is for link buttons', ['url']));
    if (!value.label && !value.emoji)
      context.addIssue(
        complaint('BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A label or emoji is required', ['label']),
      );
    if (value.url && !/^(https?|discord):\/\//.test(value.url))
      context.addIssue(
        complaint('URL_TYPE_INVALID_SCHEME', 'Scheme must be one of (http, https, discord).', ['url']),
      );
  });

const thumbnail = z.object({
  type: z.literal(11),
  id,
  media,
  description: z.string().max(1_024).nullish(),
  spoiler: z.boolean().nullish(),
});

const section = z.object({
  type: z.literal(9),
  id,
  components: z.array(textDisplay).min(1).max(3),
  accessory: z.discriminatedUnion('type', [button, thumbnail]),
});

const gallery = z.object({
  type: z.literal(12),
  id,
  items: z
    .array(z.object({ media, description: z.string().max(1_024).nullish(), spoiler: z.boolean().nullish() }))
    .min(1)
    .max(10),
});

const file = z.object({ type: z.literal(13), id, file: media, spoiler: z.boolean().nullish() });

const separator = z.object({
  type: z.literal(14),
  id,
  divider: z.boolean().nullish(),
  spacing: z.literal([1, 2]).nullish(),
});

const messageRow = rowOf(z.discriminatedUnion('type', [button, stringSelect, entitySelect]));

const container = z.object({
  type: z.literal(17),
  id,
  accent_color: z.int().min(0).max(0xffffff).nullish(),
  spoiler: z.boolean().nullish(),
  components: z
    .array(z.discriminatedUnion('type', [messageRow, textDisplay, section, gallery, file, separator]))
    .min(1)
    .max(40),
});

/** Components at the top level of a message; without Components V2, only rows. */
export const messageComponent = z.discriminatedUnion('type', [
  messageRow,
  textDisplay,
  section,
  gallery,
  file,
  separator,
  container,
]);

export type MessageComponent = z.infer<typeof messageComponent>;
export type Button = z.infer<typeof button>;
type Inner =
  | z.infer<typeof messageRow>['components'][number]
  | z.infer<typeof container>['components'][number]
  | z.infer<typeof section>['accessory'];

/** Any component of a message or a form, however deeply nested. */
export type Component = MessageComponent | FormComponent | Inner | FormField;
