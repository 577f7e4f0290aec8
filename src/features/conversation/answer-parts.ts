import type { Part } from '../../conversation/record.ts';
import type { Upload } from '../../discord/reply.ts';
import { withoutPreviews } from '../../lib/markdown.ts';
import { splitText } from '../../lib/split.ts';
import type { Media } from '../../service/chat.ts';
import type { Words } from '../../locale/words.ts';

/** What the service says, cut into messages that can be stored and posted. */

const base64 = (data: Uint8Array | string): string => Buffer.from(data).toString('base64');

export const textParts = (text: string): readonly Part[] => splitText(text).map((content) => ({ content }));

/** An answer that nobody could read: whole, as a file, with one sentence. */
export const rawPart = (raw: string, { conversation }: Words): Part => ({
  content: conversation.notUnderstood,
  file: { name: 'answer.json', base64: base64(raw) },
});

/** The file of a part as Discord takes it. */
export const uploadsOf = (file: Part['file']): readonly Upload[] =>
  file === undefined ? [] : [{ name: file.name, data: new Uint8Array(Buffer.from(file.base64, 'base64')) }];

type Link = Extract<Media, { kind: 'link' }>;

const linkText = ({ label, url }: Link): string => (label === undefined ? url : `${label}: ${url}`);

/** Where a picture is shown Discord shows previews of links too, the picture once more among them. */
const pictureText = ({ label, url }: Link): string =>
  `${label === undefined ? '' : `${withoutPreviews(label)}: `}<${url}>`;

const mediaPart = (media: Media): readonly Part[] => {
  switch (media.kind) {
    case 'link':
      if (!media.picture) return textParts(linkText(media));
      return textParts(pictureText(media)).map((part, index) =>
        index === 0 ? { ...part, pictures: [media.url] } : part,
      );
    case 'file':
      return [{ content: '', file: { name: media.name, base64: base64(media.bytes) } }];
    case 'text':
      return textParts(media.text);
  }
};

/** Links are shown, pictures below them; data come as files; nothing is ever fetched. */
export const mediaParts = (media: readonly Media[]): readonly Part[] => media.flatMap(mediaPart);
