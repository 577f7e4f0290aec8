/** What Discord says: its own description of its API, with its documentation's word where that differs, and for the gateway's events. */
import { readFileSync } from 'node:fs';
import type { AnySchemaObject } from 'ajv/dist/2020.js';

interface Described {
  readonly paths: Readonly<Record<string, Record<string, Record<string, AnySchemaObject | null>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, AnySchemaObject>> };
}

/** What each path answers, of Discord's `openapi_preview.json`: without descriptions, and without what it takes. */
export const description = JSON.parse(
  readFileSync(new URL('fixtures/discord-api.json', import.meta.url), 'utf8'),
) as Described;

const the = (name: string): AnySchemaObject => ({ $ref: `discord#/components/schemas/${name}` });
const each = (items: AnySchemaObject): AnySchemaObject => ({ type: 'array', items });
const mapOf = (values: AnySchemaObject): AnySchemaObject => ({
  type: 'object',
  additionalProperties: values,
});
/** An object with these fields, of which those whose name ends with "?" may be missing. */
const object = (fields: Readonly<Record<string, AnySchemaObject>>): AnySchemaObject => ({
  type: 'object',
  required: Object.keys(fields).filter((name) => !name.endsWith('?')),
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name.replace('?', ''), field]),
  ),
});
const and = (...allOf: readonly AnySchemaObject[]): AnySchemaObject => ({ allOf });
/** What stands alone in the description, less some of its fields: Discord's documentation calls it partial. */
const partial = (name: string, ...missing: readonly string[]): AnySchemaObject => {
  const { required = [], ...schema } = description.components.schemas[name] as { required?: string[] };
  return {
    ...(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"discord#/')) as AnySchemaObject),
    required: required.filter((field) => !missing.includes(field)),
  };
};

const text = { type: 'string' };
const integer = { type: 'integer' };
const flag = { type: 'boolean' };
const anything = {};
const id = the('SnowflakeType');
const member = the('GuildMemberResponse');
/** In a message, the user is its author. */
const authorsMember = partial('GuildMemberResponse', 'user');
const chosenMember = and(
  partial('GuildMemberResponse', 'user', 'deaf', 'mute'),
  object({ permissions: text }),
);
const message = and(
  the('MessageResponse'),
  object({ 'guild_id?': id, 'member?': authorsMember, mentions: each(object({ 'member?': authorsMember })) }),
);
const guild = the('GuildResponse');
const thread = the('ThreadResponse');
const channel = the('GuildChannelResponse');
const role = object({ guild_id: id, role: the('GuildRoleResponse') });
const joined = and(member, object({ guild_id: id }));
const inMessage = { channel_id: id, message_id: id, 'guild_id?': id };
const reaction = object({
  ...inMessage,
  user_id: id,
  emoji: the('MessageReactionEmojiResponse'),
  burst: flag,
  type: integer,
  'member?': member,
  'message_author_id?': id,
});
const anyChannel = {
  anyOf: [channel, thread, the('PrivateChannelResponse')].map((one) =>
    and(one, object({ 'permissions?': text })),
  ),
};
const resolved = object({
  'users?': mapOf(the('UserResponse')),
  'members?': mapOf(chosenMember),
  'roles?': mapOf(the('GuildRoleResponse')),
  'channels?': mapOf(anyChannel),
  'messages?': mapOf(the('BasicMessageResponse')),
  'attachments?': mapOf(the('MessageAttachmentResponse')),
});

// Where the description and the documentation differ, the documentation is what Discord does:

/** "Rate Limits" has a code for some limits only; the description requires it. */
export const limited = object({
  message: text,
  retry_after: { type: 'number' },
  global: flag,
  'code?': integer,
});

/** "Error Messages" has words for the inner codes; the description has numbers. */
export const refusal = {
  ...object({ code: integer, message: text, 'errors?': { $ref: '#/$defs/inner' } }),
  $defs: {
    inner: {
      type: 'object',
      properties: { _errors: each(object({ code: text, message: text })) },
      additionalProperties: { $ref: '#/$defs/inner' },
    },
  },
};

/** "Application Command Interaction Data Option Structure": a user, a channel, a role and a file are ids. */
const option = {
  ...object({ name: text, type: integer, 'options?': each({ $ref: '#/$defs/option' }), 'focused?': flag }),
  anyOf: [
    { properties: { type: { enum: [1, 2, 3, 4, 5, 10] } } },
    { required: ['value'], properties: { value: id } },
  ],
};

export const corrected = {
  ...description.components.schemas,
  /** "Message Reference Types" has forwards, too. */
  MessageReferenceType: { enum: [0, 1] },
  /** A deferral makes a message, which is what `response_message_loading` is about. */
  InteractionCallbackResponse: object({
    interaction: { $ref: '#/components/schemas/InteractionResponse' },
    'resource?': object({
      type: { enum: [4, 5, 7, 12] },
      'message?': { $ref: '#/components/schemas/MessageResponse' },
    }),
  }),
};

/** No description has the gateway's events: these are the fields that "Gateway Events" and "Receiving and Responding" name. */
export const events: Readonly<Record<string, AnySchemaObject>> = {
  READY: object({
    v: integer,
    user: the('UserResponse'),
    guilds: each(object({ id, unavailable: flag })),
    session_id: text,
    resume_gateway_url: text,
    shard: each(integer),
    application: object({ id, flags: integer }),
  }),
  RESUMED: anything,
  GUILD_CREATE: and(
    guild,
    object({
      joined_at: text,
      large: flag,
      unavailable: flag,
      member_count: integer,
      voice_states: each(anything),
      members: each(member),
      channels: each(channel),
      threads: each(thread),
      presences: each(anything),
      stage_instances: each(anything),
      guild_scheduled_events: each(anything),
      soundboard_sounds: each(anything),
    }),
  ),
  GUILD_UPDATE: guild,
  GUILD_DELETE: object({ id, 'unavailable?': flag }),
  GUILD_MEMBER_ADD: joined,
  GUILD_MEMBER_UPDATE: joined,
  GUILD_MEMBER_REMOVE: object({ guild_id: id, user: the('UserResponse') }),
  GUILD_MEMBERS_CHUNK: object({
    guild_id: id,
    members: each(member),
    chunk_index: integer,
    chunk_count: integer,
    'not_found?': each(text),
    'nonce?': text,
  }),
  GUILD_ROLE_CREATE: role,
  GUILD_ROLE_UPDATE: role,
  CHANNEL_CREATE: channel,
  CHANNEL_UPDATE: channel,
  CHANNEL_DELETE: channel,
  THREAD_CREATE: and(thread, object({ 'newly_created?': flag })),
  THREAD_UPDATE: thread,
  THREAD_DELETE: object({ id, guild_id: id, parent_id: id, type: integer }),
  THREAD_LIST_SYNC: object({
    guild_id: id,
    'channel_ids?': each(id),
    threads: each(thread),
    members: each(the('ThreadMemberResponse')),
  }),
  THREAD_MEMBERS_UPDATE: object({
    id,
    guild_id: id,
    member_count: integer,
    'added_members?': each(
      and(the('ThreadMemberResponse'), object({ member, presence: { type: ['object', 'null'] } })),
    ),
    'removed_member_ids?': each(id),
  }),
  MESSAGE_CREATE: message,
  MESSAGE_UPDATE: message,
  MESSAGE_DELETE: object({ id, channel_id: id, 'guild_id?': id }),
  MESSAGE_DELETE_BULK: object({ ids: each(id), channel_id: id, 'guild_id?': id }),
  CHANNEL_PINS_UPDATE: object({
    channel_id: id,
    'guild_id?': id,
    'last_pin_timestamp?': { type: ['string', 'null'], format: 'date-time' },
  }),
  WEBHOOKS_UPDATE: object({ guild_id: id, channel_id: id }),
  MESSAGE_REACTION_ADD: reaction,
  MESSAGE_REACTION_REMOVE: reaction,
  MESSAGE_REACTION_REMOVE_ALL: object(inMessage),
  MESSAGE_REACTION_REMOVE_EMOJI: object({ ...inMessage, emoji: the('MessageReactionEmojiResponse') }),
  TYPING_START: object({
    channel_id: id,
    'guild_id?': id,
    user_id: id,
    timestamp: integer,
    'member?': member,
  }),
  INTERACTION_CREATE: {
    ...object({
      id,
      application_id: id,
      type: the('InteractionTypes'),
      token: text,
      version: { const: 1 },
      data: object({ 'resolved?': resolved, 'target_id?': id, 'options?': each({ $ref: '#/$defs/option' }) }),
      channel_id: id,
      channel: anyChannel,
      app_permissions: text,
      locale: text,
      entitlements: each(anything),
      authorizing_integration_owners: mapOf(text),
      context: the('InteractionContextType'),
      attachment_size_limit: integer,
      'guild_id?': id,
      'guild?': object({ id, locale: text, features: each(text) }),
      'guild_locale?': text,
      'member?': and(member, object({ permissions: text })),
      'user?': the('UserResponse'),
      'message?': the('MessageResponse'),
    }),
    $defs: { option },
  },
};
