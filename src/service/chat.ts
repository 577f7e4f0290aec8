/** The chat with a virtual patient (`service-api.md` 4.6 and 4.7) and its answers (2.4), read leniently. */
import type { ServiceId } from '../lib/ids.ts';
import { spokenText, readAnswerBody } from './answer-body.ts';
import type { AnswerBody, RawAnswer } from './answer-body.ts';
import { field, isArray, isObject, prettyJson, scalarText, fieldsOf } from './body.ts';
import type { Json, JsonObject } from './body.ts';
import { post } from './http.ts';
import type { Send, Caller } from './http.ts';

/** What a patient's answer may contain besides words. It is read, never fetched. */
export type Media =
  /** `url` is https; `picture` if the service or the address says so. */
  | { readonly kind: 'link'; readonly url: string; readonly picture: boolean; readonly label?: string }
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array }
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
    return { kind: 'file', name: `media.${extension}`, bytes: new Uint8Array(bytes) };
  } catch {
    // Not percent-encoded after all, so it is shown as plain text.
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
const readMedia = (json: Json | undefined): readonly Media[] => {
  if (json === undefined || json === null || json === false) return [];
  if (isArray(json)) return json.flatMap(readMedia);
  if (isObject(json)) return Object.keys(json).length === 0 ? [] : ofObject(json);
  const text = scalarText(json)?.trim() ?? '';
  return text === '' ? [] : [ofText(text) ?? { kind: 'text', text }];
};

export interface PatientAnswer {
  /** False if there is nothing for a person to read but `raw`, which should then be attached. */
  readonly understood: boolean;
  /** PatientResponse. */
  readonly text?: string;
  readonly chatStatus?: string;
  readonly preceptorQuestion?: string;
  readonly media: readonly Media[];
  /** The body as it came. */
  readonly raw: RawAnswer;
}

const responseKeys = ['patientresponse'];
const otherResponseKeys = ['response', 'reply', 'answer', 'text', 'content', 'message'];
const textKeys = ['text', 'content', 'message', 'response', 'answer', 'value'];
const questionKeys = ['question', 'preceptorquestion', ...textKeys];
const choiceKeys = ['options', 'choices', 'answers', 'alternatives'];
const wrapperKeys = ['data', 'result', 'results', 'response', 'chat'];

/** The object with the answer: the body itself or an object inside it. */
const resultIn = (json: Json | undefined, depth = 0): JsonObject | undefined => {
  if (isArray(json)) return json.length === 1 && json[0] !== undefined ? resultIn(json[0], depth) : undefined;
  if (!isObject(json)) return undefined;
  const known = fieldsOf(json, [...responseKeys, 'preceptorquestion', 'media', 'chatstatus']).length > 0;
  if (known || depth > 3) return json;
  const inner = fieldsOf(json, wrapperKeys)
    .map((held) => resultIn(held, depth + 1))
    .find((found) => found !== undefined);
  return inner ?? json;
};

const filled = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === '' ? undefined : text.trim();

/** The choices, as a list below the question. */
const choicesIn = (question: Json): readonly string[] => {
  const choices = isObject(question) ? fieldsOf(question, choiceKeys).find(isArray) : undefined;
  return (choices ?? []).flatMap((choice) => {
    const words = filled(spokenText(choice, textKeys));
    return words === undefined ? [] : [`- ${words}`];
  });
};

const questionIn = (json: Json | undefined): string | undefined => {
  if (json === undefined || typeof json === 'boolean') return undefined;
  const words = spokenText(json, questionKeys);
  if (words !== undefined) return filled([words, ...choicesIn(json)].join('\n'));
  const empty = isArray(json) ? json.length === 0 : isObject(json) && Object.keys(json).length === 0;
  return empty ? undefined : prettyJson(json);
};

/** Never throws. */
export const readPatientAnswer = ({ json, raw }: AnswerBody): PatientAnswer => {
  if (typeof json === 'string') {
    const text = filled(json);
    return { understood: text !== undefined, ...(text === undefined ? {} : { text }), media: [], raw };
  }
  const result = resultIn(json);
  if (result === undefined) return { understood: false, media: [], raw };

  const spoken = (keys: readonly string[]): string | undefined =>
    fieldsOf(result, keys)
      .map((held) => filled(spokenText(held, textKeys)))
      .find((words) => words !== undefined);
  const text = spoken(responseKeys) ?? spoken(otherResponseKeys);
  const preceptorQuestion = questionIn(field(result, ['preceptorquestion']));
  const media = readMedia(field(result, ['media']));
  const chatStatus = scalarText(field(result, ['chatstatus']));
  return {
    understood: text !== undefined || preceptorQuestion !== undefined || media.length > 0,
    ...(text === undefined ? {} : { text }),
    ...(chatStatus === undefined ? {} : { chatStatus }),
    ...(preceptorQuestion === undefined ? {} : { preceptorQuestion }),
    media,
    raw,
  };
};

export interface Chat {
  /** Not to be repeated unless a person asks: the service may have accepted a call that failed as `in_doubt`. */
  readonly submit: (
    call: { readonly caseId: ServiceId; readonly message: string; readonly model: string } & Caller,
  ) => Promise<PatientAnswer>;
  /** Makes the patient forget this caller's chat; any 2xx is a success. May be repeated. */
  readonly reset: (call: { readonly caseId: ServiceId } & Caller) => Promise<void>;
}

export const createChat = (send: Send): Chat => ({
  submit: async ({ caseId, message, model, ...caller }) => {
    const json = JSON.stringify({ case_id: caseId, message, model });
    const answer = await post(send, { path: '/external/v1/case/chat/submit/', json, caller });
    return readPatientAnswer(readAnswerBody(answer));
  },
  reset: async ({ caseId, ...caller }) => {
    const json = JSON.stringify({ case_id: caseId });
    await post(send, { path: '/external/v1/case/chat/reset/', json, caller, ignoreBody: true });
  },
});
