import { ComponentType, MessageFlags, type RawFile } from 'discord.js';
import { limits } from '../limits.ts';
import type { MessageBody, Row, Upload } from '../reply.ts';

/** Throws a RangeError for more than Discord takes. */
const rowPayloads = (all: readonly Row[]): readonly object[] => {
  const rows = all.filter((row) => row.length > 0);
  if (rows.length > limits.rows || rows.some((row) => row.length > limits.buttonsInRow))
    throw new RangeError('more rows, or more buttons in a row, than Discord takes');
  return rows.map((row) => ({ type: ComponentType.ActionRow, components: row }));
};

const attachmentPayload = ({ name, description }: Upload, index: number): object => ({
  id: String(index), // a string, like every Discord id
  filename: name,
  ...(description === undefined ? {} : { description }),
});

/** What a message's text may do besides being read. */
interface BodyRights {
  /** The only user whom the text may ping. */
  readonly ping?: string | undefined;
  /** Ping the author of the message that this one replies to. */
  readonly pingReplied?: boolean | undefined;
  readonly ephemeral?: boolean;
}

/**
 * A complete message as Discord expects it: an edit removes what the body does not have. Nothing pings unless `rights`
 * allow it, and no link unfurls. Pictures need their embeds, so links next to them have to be in angle brackets.
 */
export const bodyPayload = (body: MessageBody, rights: BodyRights = {}): object => {
  const pictures = body.pictures ?? [];
  const flags =
    (pictures.length === 0 ? MessageFlags.SuppressEmbeds : 0) |
    (rights.ephemeral === true ? MessageFlags.Ephemeral : 0);
  return {
    content: body.content,
    components: rowPayloads(body.rows ?? []),
    embeds: pictures.map((url) => ({ image: { url } })),
    attachments: (body.uploads ?? []).map(attachmentPayload),
    allowed_mentions: {
      parse: [],
      users: rights.ping === undefined ? undefined : [rights.ping],
      replied_user: rights.pingReplied ?? false,
    },
    flags,
  };
};

export const bodyFiles = (body: MessageBody): RawFile[] =>
  (body.uploads ?? []).map(({ name, data }) => ({
    name,
    data,
    ...(typeof data === 'string' ? { contentType: 'text/plain; charset=utf-8' } : {}),
  }));
