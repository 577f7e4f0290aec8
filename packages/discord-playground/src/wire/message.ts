import { timeOfId } from '../snowflake.ts';
import type { Attachment, Message, Origin } from '../world/entities.ts';
import type { World } from '../world/world.ts';
import { wirePlace } from './channel.ts';
import { wireComponents } from './component.ts';
import { wireTime, type WireObject } from './json.ts';
import { wireFace, wirePartialMember, wireUser } from './user.ts';

const wireAttachment = (attachment: Attachment): WireObject => ({
  id: attachment.id,
  filename: attachment.filename,
  ...(attachment.description === undefined ? {} : { description: attachment.description }),
  content_type: attachment.contentType,
  size: attachment.size,
  url: attachment.url,
  proxy_url: attachment.url,
});

/** A file that came with a form: it is kept no longer than the answer to the form. */
export const wireUploaded = (attachment: Attachment): WireObject => ({
  ...wireAttachment(attachment),
  ephemeral: true,
});

/** As this viewer finds them; left out where there are none. */
export const wireReactions = ({ reactions }: Message, viewer: string): WireObject =>
  reactions.size === 0
    ? {}
    : {
        reactions: [...reactions].map(([name, by]) => ({
          count: by.size,
          count_details: { burst: 0, normal: by.size },
          me: by.has(viewer),
          me_burst: false,
          emoji: { id: null, name },
          burst_colors: [],
        })),
      };

const sent = (message: Message): WireObject => ({
  type: message.type,
  content: message.content,
  embeds: message.embeds,
  attachments: message.attachments.map(wireAttachment),
  timestamp: wireTime(timeOfId(message.id)),
  edited_timestamp: message.editedAt === null ? null : wireTime(message.editedAt),
  flags: message.flags,
  components: wireComponents(message),
  ...(message.stickers.length === 0
    ? {}
    : { sticker_items: message.stickers.map(({ id, name }) => ({ id, name, format_type: 1 })) }),
});

const wireReference = (message: Message): WireObject =>
  message.reference === undefined
    ? {}
    : {
        message_reference: {
          type: message.reference.type,
          channel_id: message.reference.channelId,
          message_id: message.reference.messageId,
          guild_id: message.reference.guildId,
        },
      };

const wireReferenced = (world: World, message: Message): WireObject => {
  const { reference } = message;
  if (reference?.type !== 0 || reference.messageId === undefined) return {};
  if (message.type !== 19 && message.type !== 21) return {};
  const referenced = world.message(reference.channelId, reference.messageId);
  return { referenced_message: referenced === undefined ? null : wireAlone(world, referenced) };
};

const wireOrigin = (world: World, origin: Origin): WireObject => ({
  id: origin.id,
  type: origin.type,
  user: wireUser(world.user(origin.userId)),
  authorizing_integration_owners: {},
  name: origin.command,
  target_message_id: origin.targetMessageId,
  ...(origin.targetUserId === undefined ? {} : { target_user: wireUser(world.user(origin.targetUserId)) }),
  interacted_message_id: origin.pressedIn,
  ...(origin.after === undefined ? {} : { triggering_interaction_metadata: wireOrigin(world, origin.after) }),
});

const wireInteraction = (world: World, message: Message): WireObject => {
  const { interaction } = message;
  if (interaction === undefined) return {};
  const { id, type, command: name } = interaction;
  const user = wireUser(world.user(interaction.userId));
  return {
    interaction_metadata: wireOrigin(world, interaction),
    ...(type === 2 ? { interaction: { id, type, user, name } } : {}),
  };
};

/** What was asked, with nobody's votes: the playground has none. */
const wirePoll = ({ id, poll }: Message): WireObject => {
  if (poll === undefined) return {};
  const { question, answers, duration = 24, allow_multiselect = false } = poll;
  return {
    poll: {
      question,
      answers: answers.map(({ poll_media }, index) => ({ answer_id: index + 1, poll_media })),
      expiry: wireTime(timeOfId(id) + duration * 3_600_000),
      allow_multiselect,
      layout_type: 1,
      results: { answer_counts: [], is_finalized: false },
    },
  };
};

const wireThreadOf = (world: World, message: Message): WireObject => {
  const thread = world.places.get(message.id);
  return thread?.kind === 'thread' && thread.parentId === message.channelId
    ? { thread: wirePlace(world, thread) }
    : {};
};

/** A message without the one it answers, because answers are nested only one level deep. */
const wireAlone = (world: World, message: Message): WireObject => ({
  ...sent(message),
  id: message.id,
  channel_id: message.channelId,
  author:
    message.face === undefined ? wireUser(world.user(message.authorId)) : wireFace(message, message.face),
  mentions: message.mentions.map((id) => wireUser(world.user(id))),
  mention_roles: message.mentionRoles,
  mention_everyone: message.mentionEveryone,
  pinned: message.pinnedAt !== undefined,
  tts: false,
  ...wireReactions(message, world.bot.id),
  ...(message.webhookId === undefined ? {} : { webhook_id: message.webhookId, application_id: world.bot.id }),
  ...(message.position === undefined ? {} : { position: message.position }),
  ...wirePoll(message),
  ...wireReference(message),
  ...(message.snapshot === undefined
    ? {}
    : {
        message_snapshots: [
          {
            message: {
              ...sent(message.snapshot),
              mentions: [],
              mention_roles: message.snapshot.mentionRoles,
            },
          },
        ],
      }),
  ...wireInteraction(world, message),
  ...wireThreadOf(world, message),
});

/** A message as REST returns it. */
export const wireMessage = (world: World, message: Message): WireObject => ({
  ...wireAlone(world, message),
  ...wireReferenced(world, message),
});

/** A message as the gateway sends it: with its server, its author's membership and the kind of channel. */
export const wireMessageEvent = (world: World, message: Message): WireObject => {
  const place = world.place(message.channelId);
  const guild = message.guildId === undefined ? undefined : world.guilds.get(message.guildId);
  const member = guild?.members.get(message.authorId);
  return {
    ...wireMessage(world, message),
    channel_type: place.kind === 'dm' ? 1 : place.type,
    ...(guild === undefined ? {} : { guild_id: guild.id }),
    ...(member === undefined ? {} : { member: wirePartialMember(member) }),
    ...(guild === undefined
      ? {}
      : {
          mentions: message.mentions.map((id) => {
            const mentioned = guild.members.get(id);
            const user = wireUser(world.user(id));
            return mentioned === undefined ? user : { ...user, member: wirePartialMember(mentioned) };
          }),
        }),
  };
};

/** What the bot may read without the Message Content intent. */
const readableWithoutIntent = (world: World, message: Message): boolean =>
  message.authorId === world.bot.id ||
  message.guildId === undefined ||
  message.mentions.includes(world.bot.id);

const withoutContent = ({ poll: _poll, ...wire }: WireObject): WireObject => ({
  ...wire,
  content: '',
  embeds: [],
  attachments: [],
  components: [],
  ...('message_snapshots' in wire ? { message_snapshots: [] } : {}),
});

interface Told {
  readonly message: Message;
  readonly wire: WireObject;
  readonly readsContent: boolean;
}

/** The message, and the one it answers, without what an application without message content may not see. */
export const forApplication = (world: World, { message, wire, readsContent }: Told): WireObject => {
  if (readsContent) return wire;
  const own = readableWithoutIntent(world, message) ? wire : withoutContent(wire);
  const { reference } = message;
  const answered =
    reference?.messageId === undefined ? undefined : world.message(reference.channelId, reference.messageId);
  return answered === undefined || readableWithoutIntent(world, answered) || !own['referenced_message']
    ? own
    : { ...own, referenced_message: withoutContent(wireAlone(world, answered)) };
};
