/** The components of messages as the playground sends them: only what the page draws. */
import { z } from 'zod';

const emoji = z.object({ name: z.string().nullish() }).nullish();
const media = z.object({ url: z.string() });

const button = z.object({
  type: z.literal(2),
  style: z.number(),
  label: z.string().nullish(),
  emoji,
  custom_id: z.string().nullish(),
  url: z.string().nullish(),
  disabled: z.boolean().nullish(),
});

const menu = {
  custom_id: z.string(),
  placeholder: z.string().nullish(),
  min_values: z.number().nullish(),
  max_values: z.number().nullish(),
  disabled: z.boolean().nullish(),
  required: z.boolean().nullish(),
};

export const wireChoice = z.object({
  label: z.string(),
  value: z.string(),
  description: z.string().nullish(),
  emoji,
  default: z.boolean().nullish(),
});

export const wireStringSelect = z.object({ type: z.literal(3), ...menu, options: z.array(wireChoice) });
/** Of users, roles, both, or channels. */
export const wireEntitySelect = z.object({
  type: z.literal([5, 6, 7, 8]),
  ...menu,
  default_values: z.array(z.object({ id: z.string() })).nullish(),
  channel_types: z.array(z.number()).nullish(),
});

const text = z.object({ type: z.literal(10), content: z.string() });
const row = z.object({
  type: z.literal(1),
  components: z.array(z.discriminatedUnion('type', [button, wireStringSelect, wireEntitySelect])),
});
const picture = { media, description: z.string().nullish() };
const thumbnail = z.object({ type: z.literal(11), ...picture });
const section = z.object({
  type: z.literal(9),
  components: z.array(text),
  accessory: z.discriminatedUnion('type', [button, thumbnail]),
});
const gallery = z.object({ type: z.literal(12), items: z.array(z.object(picture)) });
const file = z.object({ type: z.literal(13), file: media });
const separator = z.object({ type: z.literal(14), divider: z.boolean().nullish() });
const container = z.object({
  type: z.literal(17),
  accent_color: z.number().nullish(),
  components: z.array(z.discriminatedUnion('type', [row, text, section, gallery, file, separator])),
});

export const wireComponent = z.discriminatedUnion('type', [
  row,
  text,
  section,
  gallery,
  file,
  separator,
  container,
]);

export type Component = z.infer<typeof wireComponent>;
export type Button = z.infer<typeof button>;
/** A menu, as Discord draws it in messages and in forms. */
export type Menu = z.infer<typeof wireStringSelect> | z.infer<typeof wireEntitySelect>;
