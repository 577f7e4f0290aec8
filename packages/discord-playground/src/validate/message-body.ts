/** The body of a new or an edited message, checked as Discord checks it. */
import { z } from 'zod';
import { messageComponent } from './components.ts';
import { flatten, refuseDuplicateIds, withIds } from './component-tree.ts';
import { embeds } from './embeds.ts';
import { complaint } from './issues.ts';

export const messageFlags = {
  suppressEmbeds: 1 << 2,
  hasThread: 1 << 5,
  ephemeral: 1 << 6,
  loading: 1 << 7,
  suppressNotifications: 1 << 12,
  hasSnapshot: 1 << 14,
  componentsV2: 1 << 15,
} as const;

const snowflake = z.string().regex(/^\d{1,20}$/);

const allowedMentions = z.object({
  parse: z.array(z.literal(['users', 'roles', 'everyone'])).optional(),
  users: z.array(snowflake).max(100).optional(),
  roles: z.array(snowflake).max(100).optional(),
  replied_user: z.boolean().optional(),
});

export type AllowedMentions = z.infer<typeof allowedMentions>;

const listedAttachment = z.object({
  id: z.union([z.string(), z.int().transform(String)]),
  filename: z.string().max(1_024).nullish(),
  description: z.string().max(1_024).nullish(),
});

const poll = z.object({
  question: z.object({ text: z.string().min(1).max(300) }),
  answers: z
    .array(z.object({ poll_media: z.object({ text: z.string().min(1).max(55).nullish() }) }))
    .min(1)
    .max(10),
  duration: z.int().min(1).max(768).optional(),
  allow_multiselect: z.boolean().optional(),
});

export type PollBody = z.infer<typeof poll>;

const shared = {
  content: z.string().max(2_000).nullish(),
  embeds: embeds.nullish(),
  components: z.array(messageComponent).max(40).nullish(),
  allowed_mentions: allowedMentions.nullish(),
  attachments: z.array(listedAttachment).max(10).nullish(),
  flags: z.int().nullish(),
};

interface Composed {
  readonly content?: string | null | undefined;
  readonly embeds?: readonly unknown[] | null | undefined;
  readonly poll?: unknown;
  readonly components?: z.infer<typeof messageComponent>[] | null | undefined;
  readonly flags?: number | null | undefined;
  readonly allowed_mentions?: AllowedMentions | null | undefined;
}

type Context = z.core.$RefinementCtx<unknown>;

const checkMentions = ({ parse = [], users = [], roles = [] }: AllowedMentions, context: Context): void => {
  const clash =
    (parse.includes('users') && users.length > 0) || (parse.includes('roles') && roles.length > 0);
  if (clash) {
    context.addIssue(
      complaint('MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE', 'parse and a list are mutually exclusive', [
        'allowed_mentions',
      ]),
    );
  }
};

const checkSecondGeneration = (body: Composed, context: Context): void => {
  for (const field of ['content', 'embeds', 'poll'] as const) {
    const value = body[field];
    const empty =
      value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
    if (!empty) {
      context.addIssue(
        complaint(
          'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
          `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
          [field],
        ),
      );
    }
  }
  const all = flatten(body.components ?? []);
  if (all.length > 40) {
    context.addIssue(
      complaint(
        'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
        'The total number of components cannot exceed 40',
        ['components'],
      ),
    );
  }
  const text = all.reduce((sum, one) => sum + (one.type === 10 ? one.content.length : 0), 0);
  if (text > 4_000) {
    context.addIssue(
      complaint(
        'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
        'Component displayable text size exceeds maximum size of 4000',
        ['components'],
      ),
    );
  }
};

const checkFirstGeneration = (body: Composed, context: Context): void => {
  const components = body.components ?? [];
  if (components.length > 5) {
    context.addIssue(complaint('BASE_TYPE_MAX_LENGTH', 'Must be 5 or fewer in length.', ['components']));
  }
  for (const [index, component] of components.entries()) {
    if (component.type !== 1) {
      context.addIssue(
        complaint('UNION_TYPE_CHOICES', 'Value of field "type" must be one of (1,).', [
          'components',
          index,
          'type',
        ]),
      );
    }
  }
};

const checkTogether = (body: Composed, context: Context): void => {
  if (body.allowed_mentions) checkMentions(body.allowed_mentions, context);
  refuseDuplicateIds(body.components ?? [], context);
  if (((body.flags ?? 0) & messageFlags.componentsV2) === 0) checkFirstGeneration(body, context);
  else checkSecondGeneration(body, context);
};

/** Create Message, and the data of a first answer to an interaction. */
export const newMessageBody = z
  .object({
    ...shared,
    tts: z.boolean().nullish(),
    nonce: z.union([z.string().max(25), z.int()]).nullish(),
    enforce_nonce: z.boolean().nullish(),
    message_reference: z
      .object({
        type: z.literal([0, 1]).optional(),
        message_id: snowflake,
        channel_id: snowflake.nullish(),
        guild_id: snowflake.nullish(),
        fail_if_not_exists: z.boolean().nullish(),
      })
      .nullish(),
    sticker_ids: z.array(snowflake).max(3).nullish(),
    poll: poll.nullish(),
  })
  .superRefine(checkTogether)
  .transform((body) => ({ ...body, components: withIds(body.components ?? []) }));

export type NewMessageBody = z.infer<typeof newMessageBody>;

/**
 * Edit Message. Components V2 can be switched on by an edit but not off, so `already` is what the message has:
 * its flags count with the body's.
 */
export const editedMessageBody = (already: number) =>
  z
    .object(shared)
    .superRefine((body, context) =>
      checkTogether({ ...body, flags: (body.flags ?? 0) | (already & messageFlags.componentsV2) }, context),
    )
    .transform(({ components, ...body }) => ({
      ...body,
      ...(components === undefined ? {} : { components: withIds(components ?? []) }),
    }));

export type EditedMessageBody = z.infer<ReturnType<typeof editedMessageBody>>;
