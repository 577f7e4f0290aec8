import type { Caller } from '../../discord/interactions/interaction.ts';
import { permissions } from '../../discord/permissions.ts';
import { say, sayAll, type Body, type Replies } from '../../discord/reply.ts';
import { command, type Route } from '../../discord/interactions/route.ts';
import type { Sessions } from '../../service/session.ts';
import type { StreamRecord } from '../../service/stream.ts';
import { describe, previewOf } from './preview.ts';

interface StreamDeps {
  readonly service: Sessions;
}

const sizeOf = (bytes: number): string => {
  if (bytes < 1_024) return `${bytes} bytes`;
  const kibibytes = bytes / 1_024;
  return kibibytes < 1_024 ? `${Math.round(kibibytes)} KiB` : `${(kibibytes / 1_024).toFixed(1)} MiB`;
};

const asMessage = (record: StreamRecord, { uploadLimit, words: { stream: texts } }: Caller): Body => {
  const { bytes } = record;
  if (bytes.length === 0) return { content: texts.empty };
  const { ending, text } = describe(record);
  const preview = text === undefined ? undefined : previewOf(text);
  const below = preview === undefined ? '' : `\n${texts.beginning}\n${preview}`;
  const size = sizeOf(bytes.length);
  if (bytes.length > uploadLimit) {
    return { content: `${texts.tooLarge({ size, limit: sizeOf(uploadLimit) })}${below}` };
  }
  const file = { name: `data-stream${ending}`, data: bytes, description: texts.fileDescription };
  return { content: `${texts.loaded({ size })}${below}`, uploads: [file] };
};

/** `/stream`: for members who may manage the server, unless the server decides otherwise. */
export const createStream = ({ service }: StreamDeps): { readonly routes: readonly Route[] } => {
  async function* load(caller: Caller): Replies {
    yield say(caller.words.stream.loading);
    const record = await service.as(caller).stream.load({});
    return sayAll([asMessage(record, caller)]);
  }
  return {
    routes: [
      command({
        name: 'stream',
        description: (words) => words.stream.command,
        where: 'guild',
        permission: permissions.ManageGuild,
        handle: load,
      }),
    ],
  };
};
