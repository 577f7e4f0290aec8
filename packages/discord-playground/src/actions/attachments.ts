import { createHmac } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import type { Attachment } from '../world/entities.ts';
import type { World } from '../world/world.ts';

export const maxFileSize = 10 * 1024 * 1024;

export interface Upload {
  /** What the body calls it: the n of `files[n]`. */
  readonly key: string;
  readonly filename: string;
  readonly contentType: string;
  readonly data: Buffer;
  /** The size that Discord states; the real one by default. */
  readonly size?: number;
}

interface Listed {
  readonly id: string;
  readonly filename?: string | null | undefined;
  readonly description?: string | null | undefined;
}

const signature = (world: World, path: string): string =>
  createHmac('sha256', world.bot.id).update(path).digest('hex').slice(0, 32);

/** True for an address that the playground itself issued. */
export const signedByUs = (world: World, path: string, given: string | undefined): boolean =>
  given === signature(world, path);

/** Stores uploaded files and turns them into a message's attachments. */
export const storeUploads = (
  world: World,
  {
    channelId,
    uploads,
    listed,
  }: { channelId: string; uploads: readonly Upload[]; listed: readonly Listed[] },
): Attachment[] =>
  uploads.map((upload) => {
    if (upload.data.length > maxFileSize) throw new Refusal('tooLarge');
    const described = listed.find((one) => one.id === upload.key);
    const filename = (described?.filename ?? upload.filename).replaceAll(/[^\p{L}\p{N}._-]/gu, '_') || 'file';
    const id = world.ids.next();
    const path = `${channelId}/${id}/${filename}`;
    world.files.set(path, { data: upload.data, contentType: upload.contentType });
    return {
      id,
      filename,
      contentType: upload.contentType,
      size: upload.size ?? upload.data.length,
      url: `${world.filesUrl}/${encodeURI(path)}?hm=${signature(world, path)}`,
      ...(described?.description ? { description: described.description } : {}),
    };
  });
