/** Message components as Discord takes them, parts of both generations. */
import { z } from 'zod';
import { complaint } from './issues.ts';

const id = z.int().min(0).optional();
const customId = z.string().min(1).max(100);

const emoji = z.object({
  id: z.string().nullish(),
  name: z.string().nullish(),
  animated: z.boolean().optional(),
});

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

const option = z.object({
  label: z.string().min(1).max(100),
  value: z.string().min(1).max(100),
  description: z.string().max(100).nullish(),
  emoji: emoji.nullish(),
  default: z.boolean().nullish(),
});

const selectFields = {
  id,
  custom_id: customId,
  placeholder: z.string().max(150).nullish(),
  min_values: z.int().min(0).max(25).nullish(),
  max_values: z.int().min(1).max(25).nullish(),
  disabled: z.boolean().nullish(),
  required: z.boolean().nullish(),
};

const stringSelect = z
  .object({ type: z.literal(3), ...selectFields, options: z.array(option).min(1).max(25) })
  .superRefine((value, context) => {
    const values = new Set(value.options.map((one) => one.value));
    if (values.size < value.options.length)
      context.addIssue(
        complaint('SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', 'The specified option value is already used', [
          'options',
        ]),
      );
    if ((value.max_values ?? 1) > value.options.length)
      context.addIssue(
        complaint('SELECT_COMPONENT_INVALID_MAX_VALUES', 'Max values cannot exceed the options', [
          'max_values',
        ]),
      );
  });

const entitySelect = z.object({
  type: z.literal([5, 6, 7, 8]),
  ...selectFields,
  channel_types: z.array(z.int()).optional(),
  default_values: z.array(z.object({ id: z.string(), type: z.string() })).optional(),
});

const textInput = z.object({
  type: z.literal(4),
  id,
  custom_id: customId,
  style: z.literal([1, 2]),
  label: z.string().min(1).max(45).nullish(),
  min_length: z.int().min(0).max(4_000).nullish(),
  max_length: z.int().min(1).max(4_000).nullish(),
  required: z.boolean().nullish(),
  value: z.string().max(4_000).nullish(),
  placeholder: z.string().max(100).nullish(),
});

const textDisplay = z.object({ type: z.literal(10), id, content: z.string().min(1).max(4_000) });

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

const rowOf = <Inner extends z.ZodType<{ type: number }>>(inner: Inner) =>
  z
    .object({ type: z.literal(1), id, components: z.array(inner).min(1).max(5) })
    .superRefine((row, context) => {
      if (row.components.length > 1 && row.components.some((one) => one.type !== 2)) {
        context.addIssue(
          complaint('COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'Layout component cannot fit within maximum width', [
            'components',
          ]),
        );
      }
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

/** What stands at the top of a message; without Components V2 rows only. */
export const messageComponent = z.discriminatedUnion('type', [
  messageRow,
  textDisplay,
  section,
  gallery,
  file,
  separator,
  container,
]);

const fileUpload = z.object({
  type: z.literal(19),
  id,
  custom_id: customId,
  min_values: z.int().min(0).max(10).nullish(),
  max_values: z.int().min(1).max(10).nullish(),
  required: z.boolean().nullish(),
});

const groupFields = {
  id,
  custom_id: customId,
  required: z.boolean().nullish(),
  min_values: z.int().min(0).max(10).nullish(),
  max_values: z.int().min(1).max(10).nullish(),
};
const radioGroup = z.object({ type: z.literal(21), ...groupFields, options: z.array(option).min(2).max(10) });
const checkboxGroup = z.object({
  type: z.literal(22),
  ...groupFields,
  options: z.array(option).min(1).max(10),
});
const checkbox = z.object({ type: z.literal(23), id, custom_id: customId, default: z.boolean().nullish() });

const label = z.object({
  type: z.literal(18),
  id,
  label: z.string().min(1).max(45),
  description: z.string().max(100).nullish(),
  component: z.discriminatedUnion('type', [
    textInput,
    stringSelect,
    entitySelect,
    fileUpload,
    radioGroup,
    checkboxGroup,
    checkbox,
  ]),
});

/** What stands at the top of a form. */
export const formComponent = z.discriminatedUnion('type', [label, textDisplay, rowOf(textInput)]);

export type MessageComponent = z.infer<typeof messageComponent>;
export type FormComponent = z.infer<typeof formComponent>;
export type FormField = z.infer<typeof label>['component'];
export type Button = z.infer<typeof button>;
export type Select = z.infer<typeof stringSelect> | z.infer<typeof entitySelect>;
type Inner =
  | z.infer<typeof messageRow>['components'][number]
  | z.infer<typeof container>['components'][number]
  | z.infer<typeof section>['accessory'];

/** Any component of a message or a form, however deep it stands. */
export type Component = MessageComponent | FormComponent | Inner | FormField;
