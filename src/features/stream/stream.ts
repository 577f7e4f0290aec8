import type { Caller } from '../../discord/interactions/caller.ts';
import { permissions } from '../../discord/permissions.ts';
import { say, sayAll, type MessageBody } from '../../discord/reply.ts';
import { command } from '../../discord/interactions/route.ts';
import { cutText } from '../../lib/cut.ts';
import { endingFor } from '../../lib/file-names.ts';
import { withoutFences } from '../../lib/markdown.ts';
import { splitText } from '../../lib/split.ts';
import type { Sessions, StreamRecord } from '../../service/session.ts';

/** What is needed to show a record. */
interface Described {
  /** Including the dot. */
  readonly ending: string;
  /** Absent if it is not text. */
  readonly text?: string;
}

const pretty = (text: string): string | undefined => {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return undefined; // not JSON after all
  }
};

const describe = ({ contentType, text }: StreamRecord): Described => {
  const named = endingFor(contentType);
  if (text === undefined) return { ending: named ?? '.bin' };
  const json = named === undefined || named === '.json' ? pretty(text) : undefined;
  if (json !== undefined) return { ending: '.json', text: json };
  return { ending: named ?? '.txt', text };
};

const previewLength = 900;

/** The beginning of a text in a code block that nothing in it can close; undefined if there is nothing to read. */
const previewOf = (text: string): string | undefined => {
  // No more than this can be shown, and a stream may be megabytes.
  const [beginning] = splitText(withoutFences(cutText(text, { longest: previewLength * 4 })), previewLength);
  if (beginning === undefined) return undefined;
  const cut = beginning.length < text.trim().length ? '\n…' : '';
  return `\`\`\`\n${beginning}${cut}\n\`\`\``;
};

const sizeOf = (bytes: number): string => {
  if (bytes < 1_024) return `${bytes} B`;
  const kibibytes = bytes / 1_024;
  return kibibytes < 1_024 ? `${Math.round(kibibytes)} KiB` : `${(kibibytes / 1_024).toFixed(1)} MiB`;
};

const asMessage = (record: StreamRecord, { uploadLimit, words: { stream: texts } }: Caller): MessageBody => {
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
export const createStream = ({ service }: { readonly service: Sessions }) => ({
  routes: [
    command({
      name: 'stream',
      description: (words) => words.stream.command,
      where: 'guild',
      permission: permissions.ManageGuild,
      handle: async (caller, _values, { progress }) => {
        await progress(say(caller.words.stream.loading));
        const record = await service.stream(caller);
        return sayAll([asMessage(record, caller)]);
      },
    }),
  ],
});
