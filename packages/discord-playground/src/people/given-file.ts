import type { Upload } from '../actions/attachments.ts';

/** A file as a person attaches it, to a message or in a form. */
export interface GivenFile {
  readonly name: string;
  readonly data: string | Buffer;
  readonly contentType?: string | undefined;
  /** The size in bytes that Discord tells the bot; the real one by default. */
  readonly size?: number | undefined;
}

export const uploadsOf = (files: readonly GivenFile[]): Upload[] =>
  files.map(({ name, data, contentType, size }, index) => ({
    key: String(index),
    filename: name,
    contentType: contentType ?? 'text/plain',
    data: Buffer.from(data),
    ...(size === undefined ? {} : { size }),
  }));
