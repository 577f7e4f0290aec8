/** What a virtual patient answers (`service-api.md` 2.4), read leniently. */
import { spokenText, type AnswerBody } from './answer-body.ts';
import {
  field,
  fieldsOf,
  isArray,
  isObject,
  prettyJson,
  scalarText,
  type Json,
  type JsonObject,
} from './json.ts';
import { readMedia, type Media } from './media.ts';

export interface PatientAnswer {
  /** False when there is nothing for a person to read but `raw`, which should then be attached. */
  readonly understood: boolean;
  readonly status?: string;
  /** PatientResponse. */
  readonly text?: string;
  readonly chatStatus?: string;
  readonly preceptorQuestion?: string;
  readonly media: readonly Media[];
  /** The body as it came. */
  readonly raw: string;
}

const responseKeys = ['patientresponse'];
const otherResponseKeys = ['response', 'reply', 'answer', 'text', 'content', 'message'];
const textKeys = ['text', 'content', 'message', 'response', 'answer', 'value'];
const questionKeys = ['question', 'preceptorquestion', ...textKeys];
const choiceKeys = ['options', 'choices', 'answers', 'alternatives'];
const wrapperKeys = ['data', 'result', 'results', 'response', 'chat'];

/** The object with the answer: the body itself, or what it wraps. */
const resultIn = (json: Json, depth = 0): JsonObject | undefined => {
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

/** What there is to choose from, as a list below the question. */
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
  const status = scalarText(field(result, ['status']));
  const chatStatus = scalarText(field(result, ['chatstatus']));
  return {
    understood: text !== undefined || preceptorQuestion !== undefined || media.length > 0,
    ...(status === undefined ? {} : { status }),
    ...(text === undefined ? {} : { text }),
    ...(chatStatus === undefined ? {} : { chatStatus }),
    ...(preceptorQuestion === undefined ? {} : { preceptorQuestion }),
    media,
    raw,
  };
};
