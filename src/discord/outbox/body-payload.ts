import { ButtonStyle, ComponentType, MessageFlags, type RawFile } from 'discord.js';
import type { Body, ButtonData, Upload } from '../reply.ts';

// Plain objects rather than discord.js's builders: a `Body` is data already, and a builder throws an error of its own
// for what Discord would refuse with a code that we know.

const styles = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

const buttonPayload = (button: ButtonData): object =>
  button.kind === 'link'
    ? { type: ComponentType.Button, style: ButtonStyle.Link, label: button.label, url: button.url }
    : {
        type: ComponentType.Button,
        style: styles[button.style],
        label: button.label,
        custom_id: button.customId,
      };

const attachmentPayload = ({ name, description }: Upload, index: number): object => ({
  id: String(index), // a string, like every Discord id
  filename: name,
  ...(description === undefined ? {} : { description }),
});

/** What a message's text may do besides being read. */
interface BodyRights {
  /** Show link previews; never for what people or the service wrote. */
  readonly linksUnfurled?: boolean;
  /** The only user whom the text may ping. */
  readonly ping?: string;
  /** Ping the author of the message that this one replies to. */
  readonly pingReplied?: boolean;
  readonly ephemeral?: boolean;
}

/**
 * A complete message as Discord expects it: an edit removes what the body does not have. Nothing pings and no link
 * unfurls unless `rights` allow it. Pictures need their embeds, so links next to them have to be in angle brackets.
 */
export const bodyPayload = (body: Body, rights: BodyRights = {}): object => {
  const pictures = body.pictures ?? [];
  const suppress = rights.linksUnfurled !== true && pictures.length === 0;
  const flags =
    (suppress ? MessageFlags.SuppressEmbeds : 0) | (rights.ephemeral === true ? MessageFlags.Ephemeral : 0);
  return {
    content: body.content,
    components: (body.rows ?? [])
      .filter((row) => row.length > 0)
      .map((row) => ({ type: ComponentType.ActionRow, components: row.map(buttonPayload) })),
    embeds: pictures.map((url) => ({ image: { url } })),
    attachments: (body.uploads ?? []).map(attachmentPayload),
    allowed_mentions: {
      parse: [],
      ...(rights.ping === undefined ? {} : { users: [rights.ping] }),
      replied_user: rights.pingReplied ?? false,
    },
    flags,
  };
};

export const bodyFiles = (body: Body): readonly RawFile[] =>
  (body.uploads ?? []).map(({ name, data }) => ({
    name,
    data,
    ...(typeof data === 'string' ? { contentType: 'text/plain; charset=utf-8' } : {}),
  }));
