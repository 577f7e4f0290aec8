/** Request bodies: JSON, or a form with `payload_json` and `files[n]`. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Upload } from '../actions/attachments.ts';
import { Refusal } from '../refusal.ts';
import { parseJsonWithIds } from '../snowflake.ts';

export interface RequestBody {
  /** As parsed; each route checks it against its own schema. */
  readonly json: unknown;
  readonly uploads: readonly Upload[];
}

const parseJson = (text: string): unknown => {
  try {
    return text === '' ? undefined : parseJsonWithIds(text);
  } catch {
    throw new Refusal('invalidJson');
  }
};

const parseForm = async (body: Buffer, contentType: string): Promise<RequestBody> => {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw new Refusal('invalidForm');
    });
  const uploads: Upload[] = [];
  const fields: Record<string, unknown> = {};
  let json: unknown;
  for (const [name, value] of form) {
    if (typeof value !== 'string') {
      uploads.push({
        key: /^files\[(\d+)\]$/.exec(name)?.[1] ?? name,
        filename: value.name,
        contentType: value.type || 'application/octet-stream',
        data: Buffer.from(await value.arrayBuffer()),
      });
    } else if (name === 'payload_json') json = parseJson(value);
    else fields[name] = value;
  }
  return { json: json ?? fields, uploads };
};

/** Teaches a server to read both, and nothing of whatever type: aiohttp calls an empty body `application/octet-stream`. */
export const readRequestBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string) => ({
      json: parseJson(text),
      uploads: [],
    }),
  );
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => parseForm(body, request.headers['content-type'] ?? ''),
  );
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => {
    if (body.length > 0) throw new Refusal('invalidForm');
    return undefined;
  });
};

/** The body, or an empty one if none came. */
export const bodyOf = (request: { readonly body?: RequestBody | undefined | null }): RequestBody =>
  request.body ?? { json: undefined, uploads: [] };
