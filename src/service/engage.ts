/** Topic conversations (`service-api.md` 4.4 and 4.5) and their answers, read leniently. */
import { ServiceError } from '../lib/failure.ts';
import type { ServiceId } from '../lib/ids.ts';
import { spokenText, readAnswerBody } from './answer-body.ts';
import type { AnswerBody, RawAnswer } from './answer-body.ts';
import {
  field,
  fieldsOf,
  isArray,
  isObject,
  jsonInText,
  numberLiteral,
  parseJson,
  parseJsonKeepingNumbers,
  scalarText,
  numberPattern,
} from './body.ts';
import type { Json, JsonObject } from './body.ts';
import { post } from './http.ts';
import type { Send, Caller } from './http.ts';

/** The conversation's id as a JSON literal (`17`, `"a1"`), so that it is sent back exactly as it came. */
type EngageId = string;

export interface Turn {
  readonly role: 'assistant' | 'user' | 'system';
  readonly content: string;
}

interface TopicStart {
  readonly engageId: EngageId;
  readonly topicName?: string;
  readonly turns: readonly Turn[];
}

export interface TopicAnswer {
  /** False if there is nothing for a person to read but `raw`, which should then be attached. */
  readonly understood: boolean;
  /** The assistant's turns alone, in order. */
  readonly turns: readonly Turn[];
  /** True if `turns` goes back to the greeting: post only those that have not been posted yet. */
  readonly whole: boolean;
  /** For a whole dialog: its last question, and the assistant's turns after it. */
  readonly latest?: { readonly question: string; readonly turns: readonly Turn[] };
  readonly ended: boolean;
  readonly raw: RawAnswer;
}

const idKeys = ['engageid', 'conversationid', 'id'];
const endKeys = ['isend', 'isended', 'ended', 'isfinished', 'finished'];
const dialogKeys = ['dialog', 'dialogue', 'dialogs', 'messages', 'turns', 'conversation', 'history'];
const wrapperKeys = ['data', 'result', 'results', 'engage', 'conversation', 'response'];
const contentKeys = ['content', 'text', 'message', 'value', 'response', 'answer', 'reply'];
const answerKeys = ['response', 'reply', 'answer', 'content', 'text', 'assistant', 'output', 'turn'];
const roleKeys = ['role', 'sender', 'from', 'author', 'speaker'];

/** Design section 5: true unless null, false, 0, "", "false", "0", "no", "null", or missing. */
export const isEnded = (json: Json | undefined): boolean =>
  json !== undefined &&
  json !== null &&
  json !== false &&
  json !== 0 &&
  !(typeof json === 'string' && ['', 'false', '0', 'no', 'null'].includes(json.trim().toLowerCase()));

const roleOf = (name: string | undefined): Turn['role'] => {
  const role = name?.trim().toLowerCase() ?? '';
  if (['user', 'human', 'student', 'learner'].includes(role)) return 'user';
  return ['system', 'developer'].includes(role) ? 'system' : 'assistant';
};

const readTurn = (json: Json): readonly Turn[] => {
  const content = spokenText(json, contentKeys);
  if (content === undefined || content.trim() === '') return [];
  const role = isObject(json) ? roleOf(scalarText(field(json, roleKeys))) : 'assistant';
  return [{ role, content }];
};

/** A list of turns in which the user speaks too. */
const isDialog = (list: readonly Json[]): boolean =>
  list.flatMap(readTurn).some(({ role }) => role === 'user');

const dialogIn = (object: JsonObject): readonly Json[] | undefined =>
  fieldsOf(object, dialogKeys).find(isArray) ?? fieldsOf(object, wrapperKeys).filter(isArray).find(isDialog);

/** The first object, searching from the outside in, that `fits`. */
const findObject = (json: Json, fits: (object: JsonObject) => boolean, depth = 0): JsonObject | undefined => {
  if (isArray(json))
    return json.length === 1 && json[0] !== undefined ? findObject(json[0], fits, depth) : undefined;
  if (!isObject(json) || depth > 4) return undefined;
  if (fits(json)) return json;
  return fieldsOf(json, wrapperKeys)
    .map((inner) => findObject(inner, fits, depth + 1))
    .find((found) => found !== undefined);
};

const endedIn = (json: Json): boolean => {
  const holder = findObject(json, (object) => field(object, endKeys) !== undefined);
  return holder !== undefined && isEnded(field(holder, endKeys));
};

/** Reads the digits themselves: an id beyond 2^53 would not survive as a JavaScript number. */
const engageIdIn = (raw: string): EngageId | undefined => {
  const outer = parseJson(raw);
  const text = typeof outer === 'string' && jsonInText(outer) !== undefined ? outer : raw;
  const json = parseJsonKeepingNumbers(text);
  if (json === undefined) return undefined;
  const holder = idKeys
    .map((key) => findObject(json, (object) => scalarText(field(object, [key])) !== undefined))
    .find((found) => found !== undefined);
  const id = holder === undefined ? undefined : scalarText(field(holder, idKeys));
  if (id === undefined || id === '') return undefined;
  return numberLiteral(id) ?? JSON.stringify(id);
};

/** @throws ServiceError in_doubt/unreadable without an id, because nobody could continue such a conversation. */
export const readTopicStart = ({ json, text }: AnswerBody): TopicStart => {
  const engageId = engageIdIn(text);
  if (json === undefined || engageId === undefined)
    throw new ServiceError({ kind: 'in_doubt', reason: 'unreadable' });
  const holder = findObject(json, (object) => dialogIn(object) !== undefined);
  const about = findObject(json, (object) => field(object, ['topicname']) !== undefined);
  const topicName = scalarText(about === undefined ? undefined : field(about, ['topicname']));
  return {
    engageId,
    ...(topicName === undefined ? {} : { topicName }),
    turns: (holder === undefined ? undefined : dialogIn(holder))?.flatMap(readTurn) ?? [],
  };
};

type Spoken = Pick<TopicAnswer, 'understood' | 'turns' | 'whole' | 'latest'>;

const assistants = (turns: readonly Turn[]): readonly Turn[] =>
  turns.filter(({ role }) => role === 'assistant');

const inPart = (said: readonly Turn[]): Spoken => {
  const turns = assistants(said);
  return { understood: turns.length > 0, turns, whole: false };
};

/** A complete dialog begins with the greeting; in any other, only what follows the last question is new. */
const ofDialog = (dialog: readonly Json[]): Spoken => {
  const read = dialog.map(readTurn);
  // If every turn can be read and none is an answer, nothing was said, which counts as understood as well.
  const understood = read.every((turns) => turns.length > 0);
  const said = read.flat().filter(({ role }) => role !== 'system');
  const lastQuestion = said.findLastIndex(({ role }) => role === 'user');
  const question = said[lastQuestion]?.content;
  const after = assistants(said.slice(lastQuestion + 1));
  if (said[0]?.role === 'user')
    return { understood: understood || after.length > 0, turns: after, whole: false };
  const turns = assistants(said);
  return {
    understood: understood || turns.length > 0,
    turns,
    whole: turns.length > 1 || question !== undefined,
    ...(question === undefined ? {} : { latest: { question, turns: after } }),
  };
};

/** What an object says, without repeats, the likeliest first: an envelope's `message` may only report success. */
const saidIn = (object: JsonObject): ReadonlySet<Json> =>
  new Set([
    ...fieldsOf(object, answerKeys),
    ...fieldsOf(object, ['data']).filter((data) => typeof data !== 'number'),
    ...fieldsOf(object, ['result']).filter(isObject),
    ...fieldsOf(object, ['message', 'result', 'data']),
  ]);

const spokenIn = (json: Json): Spoken => {
  const holder = findObject(json, (object) => dialogIn(object) !== undefined);
  if (holder !== undefined) return ofDialog(dialogIn(holder) ?? []);
  // A bare list without a question may be only the newest turns.
  if (isArray(json)) return isDialog(json) ? ofDialog(json) : inPart(json.flatMap(readTurn));
  if (!isObject(json) || field(json, roleKeys) !== undefined) return inPart(readTurn(json));
  const said = [...saidIn(json)].map((inner) =>
    isObject(inner) ? spokenIn(inner) : inPart(readTurn(inner)),
  );
  return said.find(({ turns }) => turns.length > 0) ?? inPart([]);
};

/** Never throws. */
export const readTopicAnswer = ({ json, raw }: AnswerBody): TopicAnswer => {
  if (json === undefined) return { ...inPart([]), ended: false, raw };
  const ended = endedIn(json);
  const spoken = spokenIn(json);
  return { ...spoken, understood: spoken.understood || ended, ended, raw };
};

/** Neither call may be repeated unless a person asks. */
export interface Engage {
  readonly init: (call: { readonly topicId: ServiceId } & Caller) => Promise<TopicStart>;
  readonly converse: (
    call: { readonly engageId: EngageId; readonly text: string } & Caller,
  ) => Promise<TopicAnswer>;
}

/** An id that was altered on its way here may no longer be a JSON literal; it is then sent as a string. */
const literal = (engageId: EngageId): string =>
  numberPattern.test(engageId) || typeof parseJson(engageId) === 'string'
    ? engageId
    : JSON.stringify(engageId);

export const createEngage = (send: Send): Engage => ({
  init: async ({ topicId, ...caller }) => {
    const json = JSON.stringify({ topic_id: topicId });
    const answer = await post(send, { path: '/external/v1/engage/topic/init/', json, caller });
    return readTopicStart(readAnswerBody(answer));
  },
  converse: async ({ engageId, text, ...caller }) => {
    const json = `{"engage_id":${literal(engageId)},"data_chat":${JSON.stringify(text)}}`;
    const answer = await post(send, { path: '/external/v1/engage/topic/conversation/', json, caller });
    return readTopicAnswer(readAnswerBody(answer));
  },
});
