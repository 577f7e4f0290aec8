/** What a patient's answer may carry besides words. It is read, never fetched. */
import { field, isArray, isObject, prettyJson, scalarText, type Json, type JsonObject } from './json.ts';

export type Media =
  /** `url` is https; `picture` when the service or the address says so. */
  | { readonly kind: 'link'; readonly url: string; readonly picture: boolean; readonly label?: string }
  | { readonly kind: 'file'; readonly name: string; readonly type: string; readonly bytes: Uint8Array }
  | { readonly kind: 'text'; readonly text: string };

const urlKeys = [
  'url',
  'href',
  'src',
  'link',
  'uri',
  'image',
  'imageurl',
  'picture',
  'video',
  'audio',
  'file',
  'media',
  'data',
];
const labelKeys = ['caption', 'label', 'title', 'name', 'alt', 'description'];
const typeKeys = ['type', 'mimetype', 'contenttype', 'mediatype', 'mime', 'kind'];

const picturePath = /\.(?:png|jpe?g|gif|webp)$/i;
const extensions = new Map([
  ['text/plain', 'txt'],
  ['image/svg+xml', 'svg'],
  ['image/jpeg', 'jpg'],
  ['audio/mpeg', 'mp3'],
]);

const fileOf = (text: string): Media | undefined => {
  const comma = text.indexOf(',');
  if (!/^data:/i.test(text) || comma < 0) return undefined;
  const head = text.slice('data:'.length, comma);
  const data = text.slice(comma + 1);
  const stated = head.split(';')[0]?.trim().toLowerCase() ?? '';
  const type = /^[a-z0-9.+-]+\/[a-z0-9.+-]+$/.test(stated) ? stated : 'text/plain';
  const extension = extensions.get(type) ?? /\/([a-z0-9]{1,8})$/.exec(type)?.[1] ?? 'bin';
  try {
    const plain = decodeURIComponent(data);
    const bytes = /;\s*base64\s*$/i.test(head) ? Buffer.from(plain, 'base64') : Buffer.from(plain);
    return { kind: 'file', name: `media.${extension}`, type, bytes: new Uint8Array(bytes) };
  } catch {
    // No percent-encoding after all: shown as the text it is.
    return undefined;
  }
};

const linkOf = (text: string, object: JsonObject): Media | undefined => {
  if (/\s/.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
  const label = scalarText(field(object, labelKeys))?.trim();
  const type = scalarText(field(object, typeKeys)) ?? '';
  const picture = picturePath.test(url.pathname) || /^(?:image|picture|photo)\b/i.test(type);
  return { kind: 'link', url: url.href, picture, ...(label === undefined || label === '' ? {} : { label }) };
};

const ofText = (text: string, object: JsonObject = {}): Media | undefined =>
  fileOf(text.trim()) ?? linkOf(text.trim(), object);

const ofObject = (object: JsonObject): readonly Media[] => {
  const address = field(object, urlKeys);
  const direct = typeof address === 'string' ? ofText(address, object) : undefined;
  if (direct !== undefined) return [direct];
  const inside = Object.values(object).flatMap((value) =>
    isArray(value) || isObject(value) ? readMedia(value) : [],
  );
  const usable = inside.some(({ kind }) => kind !== 'text');
  return usable ? inside : [{ kind: 'text', text: prettyJson(object) }];
};

/** Media in any plausible form: null, an address, a data URI, an object with either, or a list of them. */
export const readMedia = (json: Json | undefined): readonly Media[] => {
  if (json === undefined || json === null || json === false) return [];
  if (isArray(json)) return json.flatMap(readMedia);
  if (isObject(json)) return Object.keys(json).length === 0 ? [] : ofObject(json);
  const text = scalarText(json)?.trim() ?? '';
  return text === '' ? [] : [ofText(text) ?? { kind: 'text', text }];
};
