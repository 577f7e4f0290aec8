/** The chat with a virtual patient (`service-api.md` 4.6 and 4.7) and its answers (2.4). */
import { z } from 'zod';
import { endingFor } from '../lib/file-names.ts';
import { fromHtml } from '../lib/from-html.ts';
import type { ServiceId } from '../lib/ids.ts';
import { checkSuccess, documented, readSpoken, shownJson, type RawAnswer } from './answer.ts';
import { isArray, isObject, type Json, type JsonObject, type HttpResponse } from './body.ts';
import { posting, type SendAs, type Until } from './http.ts';
import { holdsNothing, normalKey, readable, scalarText } from './readable.ts';

/** What a patient's answer may contain besides words. It is read, never fetched. */
export type Media =
  /** `url` is https; `picture` if the service or the address says so. */
  | { readonly kind: 'link'; readonly url: string; readonly picture: boolean; readonly label?: string }
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array; readonly label?: string }
  | { readonly kind: 'text'; readonly text: string };

const urlKeys = ['url', 'href', 'src', 'link', 'mediaurl', 'imageurl', 'image', 'data'];
const labelKeys = ['caption', 'label', 'title', 'name', 'alt', 'description'];
const typeKeys = ['type', 'mimetype', 'contenttype', 'mediatype'];

/** The first text of this form that an object holds under one of these names. */
const textUnder = (object: JsonObject, names: readonly string[], form = /./): string | undefined =>
  names
    .flatMap((name) => Object.entries(object).filter(([key]) => normalKey(key) === name))
    .map(([, held]) => (typeof held === 'string' ? held.trim() : ''))
    .find((text) => form.test(text));

/** A data URI made of Base64 that stands beside its type, as language models take and give it. */
const dataUriIn = (object: JsonObject): string | undefined => {
  const type = textUnder(object, typeKeys, /^(?:image|audio|video|application)\/[\w.+-]+$/i);
  const data = textUnder(object, ['data', 'base64', 'content'], /^[\w+/\r\n-]{100,}={0,2}$/);
  return type === undefined || data === undefined ? undefined : `data:${type};base64,${data}`;
};

const labelIn = (object: JsonObject): { readonly label?: string } => {
  const label = textUnder(object, labelKeys);
  return label === undefined ? {} : { label };
};

const picturePath = /\.(?:png|jpe?g|gif|webp)$/i;

/** The head of a data URI (RFC 2397), which a sentence that begins with "Data:" does not have. */
const dataHead = /^data:\s*(?:([\w.+-]+\/[\w.+-]+)\s*)?(;[^,]*)?,/i;

const fileOf = (text: string, object: JsonObject): Media | undefined => {
  const [head, type = 'text/plain', parameters = ''] = dataHead.exec(text) ?? [];
  if (head === undefined) return undefined;
  const ending = type === 'text/plain' ? '.txt' : (endingFor(type) ?? '.bin');
  try {
    const plain = decodeURIComponent(text.slice(head.length));
    const bytes = /;\s*base64\s*$/i.test(parameters) ? Buffer.from(plain, 'base64') : Buffer.from(plain);
    return { kind: 'file', name: `media${ending}`, bytes: new Uint8Array(bytes), ...labelIn(object) };
  } catch {
    // Not percent-encoded after all, so it is shown as plain text.
    return undefined;
  }
};

/** What begins with a slash is an address of the service's own, or a host without its scheme (RFC 3986, 4.2). */
const linkOf = (text: string, object: JsonObject, service: string | undefined): Media | undefined => {
  const base = text.startsWith('/') ? service : undefined;
  if (/\s/.test(text) || !URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
  const picture =
    picturePath.test(url.pathname) || /^(?:image|picture|photo)\b/i.test(textUnder(object, typeKeys) ?? '');
  return { kind: 'link', url: url.href, picture, ...labelIn(object) };
};

/**
 * Null, an address, a data URI, an object with either or with what makes a data URI, or a list of them; anything else is
 * shown as text.
 */
const readMedia = (json: Json, service: string | undefined): readonly Media[] => {
  if (holdsNothing(json) || json === false) return [];
  if (isArray(json)) return json.flatMap((one) => readMedia(one, service));
  const object = isObject(json) ? json : {};
  const address = isObject(json) ? (textUnder(json, urlKeys) ?? '') : (scalarText(json) ?? '').trim();
  const found =
    fileOf(address, object) ?? linkOf(address, object, service) ?? fileOf(dataUriIn(object) ?? '', object);
  return [found ?? { kind: 'text', text: readable(json) }];
};

export interface PatientAnswer {
  /** PatientResponse. */
  readonly text?: string;
  readonly chatStatus?: string;
  readonly preceptorQuestion?: string;
  readonly media: readonly Media[];
  /** In words, what came instead of all that. */
  readonly other?: string;
  /** The body as it came, to be attached if there is nothing else for a person to read. */
  readonly raw: RawAnswer;
}

const anyJson = z.custom<Json>().optional();
const answerSchema = documented({
  PatientResponse: z.string().trim().transform(fromHtml).nullish(),
  ChatStatus: z.string().optional().catch(undefined),
  PreceptorQuestion: anyJson,
  Media: anyJson,
});

/** Null in the only sample (2.4): a text, or whatever else the preceptor may send, in words. */
const questionIn = (json: Json | undefined): string | undefined =>
  json === undefined || json === false || holdsNothing(json) ? undefined : fromHtml(readable(json)).trim();

/**
 * `service`: the address that relative ones belong to.
 * @throws ServiceError as `readSpoken` does, and rejected for a body that reports a failure and nothing else.
 */
export const readPatientAnswer = (answer: HttpResponse, service?: string): PatientAnswer => {
  const { json, raw } = readSpoken(answer);
  if (json === undefined) return { media: [], raw };
  if (typeof json === 'string')
    return { ...(holdsNothing(json) ? {} : { text: fromHtml(json.trim()) }), media: [], raw };
  const read = answerSchema.safeParse(json);
  const { PatientResponse: text = null, ChatStatus: chatStatus, ...rest } = read.data ?? {};
  const isSpoken = !holdsNothing(text);
  const status = chatStatus === undefined ? {} : { chatStatus };
  const preceptorQuestion = questionIn(rest.PreceptorQuestion);
  const media = readMedia(rest.Media ?? null, service);
  if (isSpoken || preceptorQuestion !== undefined || media.length > 0) {
    return {
      ...(text !== null && isSpoken ? { text } : {}),
      ...status,
      ...(preceptorQuestion === undefined ? {} : { preceptorQuestion }),
      media,
      raw,
    };
  }
  checkSuccess(answer, json);
  // An answer that says nothing is attached: its echo of the question would look like the patient's words.
  const isSilent = read.success && ('PatientResponse' in read.data || chatStatus !== undefined);
  const other = isSilent ? undefined : shownJson(json);
  return { ...status, ...(other === undefined ? {} : { other }), media: [], raw };
};

interface AboutCase extends Until {
  readonly caseId: ServiceId;
}

interface Question extends AboutCase {
  readonly message: string;
  readonly model: string;
}

export const createChat = (send: SendAs, address: string) => ({
  /** Not to be repeated unless a person asks: the service may have accepted a call that failed as `in_doubt`. */
  submit: async ({ caseId, message, model, ...until }: Question): Promise<PatientAnswer> => {
    const json = JSON.stringify({ case_id: caseId, message, model });
    const answer = await send(posting('/external/v1/case/chat/submit/', json, until));
    return readPatientAnswer(answer, address);
  },
  /** Makes the patient forget this caller's chat; any 2xx is a success. May be repeated. */
  reset: async ({ caseId, ...until }: AboutCase): Promise<void> => {
    const json = JSON.stringify({ case_id: caseId });
    await send({ ...posting('/external/v1/case/chat/reset/', json, until), ignoreBody: true });
  },
});
