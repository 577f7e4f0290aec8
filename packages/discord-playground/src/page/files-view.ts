/** A message's files, including pictures. */
import { html, type TemplateResult } from 'lit';
import { isOwn, ownPath } from './own-address.ts';
import type { Attachment } from './wire-message.ts';
import { words } from './words.ts';

const shownPictures = /^image\/(?:png|jpeg|gif|webp)$/;

const units = ['bytes', 'KB', 'MB'] as const;

const sized = (bytes: number): { amount: number; unit: string } => {
  const step = bytes < 1_000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  return { amount: Math.round((bytes / 1_000 ** step) * 10) / 10, unit: units[step] };
};

/** A picture of the playground's own; for one from elsewhere, only the address. */
export const drawPicture = (url: string, description: string): TemplateResult =>
  isOwn(url)
    ? html`<img class="picture" src=${ownPath(url)} alt=${description} loading="lazy" />`
    : html`<discord-link href=${url} target="_blank" rel="noopener noreferrer">${url}</discord-link>`;

const drawFile = (attachment: Attachment): TemplateResult => {
  const { filename, description, content_type, size, url } = attachment;
  if (shownPictures.test(content_type)) return drawPicture(url, description ?? filename);
  const { amount, unit } = sized(size);
  return html`<discord-file-attachment
    name=${filename}
    bytes=${amount}
    bytes-unit=${unit}
    href=${isOwn(url) ? ownPath(url) : url}
    title=${description ?? filename}
  ></discord-file-attachment>`;
};

export const drawFiles = (attachments: readonly Attachment[]): TemplateResult | string =>
  attachments.length === 0
    ? ''
    : html`<discord-attachments slot="attachments">${attachments.map(drawFile)}</discord-attachments>`;

/** A picture given only by its address, with a text for those who cannot see it. */
export const pictureText = (description: string | null | undefined): string => description ?? words.picture;
