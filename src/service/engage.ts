/** Topic conversations (`service-api.md` 4.4 and 4.5) and their answers (2.3). */
import { z } from 'zod';
import { fromHtml } from '../lib/from-html.ts';
import type { ServiceId } from '../lib/ids.ts';
import { checkSuccess, documented, readSpoken, shownJson, unreadable, type RawAnswer } from './answer.ts';
import { isObject, parseJson, type Json, type JsonObject, type HttpResponse } from './body.ts';
import { posting, type SendAs, type Until } from './http.ts';
import { holdsNothing, normalKey, readable } from './readable.ts';

/** The conversation's id as a JSON literal (`17`, `"a1"`), so that it is sent back exactly as it came. */
type EngageId = string;

export interface DialogLine {
  readonly role: 'assistant' | 'user' | 'system';
  readonly content: string;
}

interface EngageStart {
  readonly engageId: EngageId;
  readonly topicName?: string;
  readonly turns: readonly DialogLine[];
}

export interface TopicAnswer {
  /** False if there is nothing for a person to read but `raw`, which should then be attached. */
  readonly understood: boolean;
  /** The assistant's turns alone, in order: of a dialog, those after its last question. */
  readonly turns: readonly DialogLine[];
  /** Those before it, as far back as the service sends the dialog; without any, `turns` is new. */
  readonly earlier: readonly DialogLine[];
  readonly ended: boolean;
  readonly raw: RawAnswer;
}

/** Design section 5: true unless null, false, 0, "", "false", "0", "no", "null", or missing. */
export const isEnded = (json: Json | undefined): boolean =>
  json !== undefined &&
  json !== null &&
  json !== false &&
  json !== 0 &&
  !(typeof json === 'string' && ['', 'false', '0', 'no', 'null'].includes(json.trim().toLowerCase()));

/** Roles in a language model's dialog in which nobody speaks: instructions, and what tools return. */
const unspokenRoles = ['system', 'developer', 'tool', 'function'];

/** Only "assistant" is documented. */
const roleSchema = z
  .string()
  .transform((name): DialogLine['role'] => {
    const role = name.trim().toLowerCase();
    if (['user', 'human', 'student'].includes(role)) return 'user';
    return unspokenRoles.includes(role) ? 'system' : 'assistant';
  })
  .catch('assistant');

const anyJson = z.custom<Json>().optional();
/** Whatever is no text is said in words. */
const contentSchema = z
  .custom<Json>((json) => json !== undefined)
  .transform((json) => fromHtml(readable(json)));
const turnSchema = documented({ role: roleSchema, content: contentSchema, is_end: anyJson });
const dialogSchema = z.array(turnSchema);
const conversationSchema = documented({ dialog: dialogSchema, is_end: anyJson });
const startSchema = documented({
  engage_id: z.union([z.string().min(1), z.number()]),
  topic_name: z.string().optional().catch(undefined),
  dialog: dialogSchema.optional().catch(undefined),
});

/** The digits themselves: an id beyond 2^53 would not survive as a JavaScript number, and Node 20 cannot show its source. */
const digitsOf = (id: number, text: string): string =>
  [...text.matchAll(/"engage_?id"\s*:\s*(-?\d[\d.e+-]*)/gi)]
    .map(([, digits = '']) => digits)
    .find((digits) => Number(digits) === id) ?? String(id);

/** @throws ServiceError in_doubt/unreadable without an id, because nobody could continue such a conversation. */
export const readTopicStart = (answer: HttpResponse): EngageStart => {
  const { json, text } = readSpoken(answer);
  const read = startSchema.safeParse(json);
  if (!read.success) {
    if (json !== undefined) checkSuccess(answer, json);
    throw unreadable();
  }
  const { engage_id: id, topic_name: topicName, dialog = [] } = read.data;
  return {
    engageId: typeof id === 'number' ? digitsOf(id, text) : JSON.stringify(id),
    ...(topicName === undefined ? {} : { topicName }),
    turns: dialog
      .map(({ role, content }) => ({ role, content }))
      .filter(({ content }) => !holdsNothing(content)),
  };
};

type Dialog = Pick<TopicAnswer, 'turns' | 'earlier'>;

const assistants = (turns: readonly DialogLine[]): readonly DialogLine[] =>
  turns.filter(({ role, content }) => role === 'assistant' && !holdsNothing(content));

/** A dialog without questions ends with the answer. */
const ofDialog = (dialog: z.infer<typeof dialogSchema>): Dialog => {
  const said = dialog.map(({ role, content }) => ({ role, content }));
  const lastQuestion = said.findLastIndex(({ role }) => role === 'user');
  const answerAt = lastQuestion < 0 ? said.length - 1 : lastQuestion + 1;
  return {
    turns: assistants(said.slice(answerAt)),
    earlier: assistants(said.slice(0, answerAt)),
  };
};

const spoken = (content: string): Dialog => ({
  turns: assistants([{ role: 'assistant', content }]),
  earlier: [],
});

const saidIn = (json: Json): (Dialog & { readonly ended: boolean }) | undefined => {
  if (typeof json === 'string') return { ...spoken(fromHtml(json)), ended: false };
  const conversation = conversationSchema.safeParse(json);
  if (conversation.success) {
    return { ...ofDialog(conversation.data.dialog), ended: isEnded(conversation.data.is_end) };
  }
  const turn = turnSchema.safeParse(json);
  if (turn.success) return { ...ofDialog([turn.data]), ended: isEnded(turn.data.is_end) };
  const dialog = dialogSchema.min(1).safeParse(json);
  return dialog.success ? { ...ofDialog(dialog.data), ended: false } : undefined;
};

/** The conversation, how it goes on and the question stand beside what is said. */
const besideSaid = [
  'engageid',
  'topicid',
  'topicname',
  'isend',
  'status',
  'success',
  'datachat',
  'usermessage',
];

/** All that an object says, without what stands beside it; of an envelope, what is in it, and not its message. */
const heldIn = (object: JsonObject): readonly Json[] => {
  const held = Object.entries(object).filter(
    ([key, one]) => !holdsNothing(one) && !besideSaid.includes(normalKey(key)),
  );
  const [envelope, ...others] = held.filter(([key]) => normalKey(key) !== 'message');
  const isEnvelope = others.length === 0 && typeof envelope?.[1] === 'object';
  return (isEnvelope ? [envelope] : held).map(([, one]) => one);
};

/** @throws ServiceError as `readSpoken` does, and rejected for a body that reports a failure and nothing else. */
export const readTopicAnswer = (answer: HttpResponse): TopicAnswer => {
  const { json, raw } = readSpoken(answer);
  if (json === undefined) return { understood: false, turns: [], earlier: [], ended: false, raw };
  const said = saidIn(json);
  if (said !== undefined) return { understood: true, ...said, raw };
  checkSuccess(answer, json);
  const { is_end: isEnd } = documented({ is_end: anyJson }).catch({ is_end: null }).parse(json);
  const [first = null, ...others] = isObject(json) ? heldIn(json) : [json];
  // The only thing that an object says, whatever its name.
  const held = others.length === 0 ? saidIn(first) : undefined;
  const dialog = held ?? spoken(first === null ? '' : (shownJson(json) ?? ''));
  const ended = held?.ended === true || isEnded(isEnd);
  const understood = held !== undefined || dialog.turns.length > 0 || ended;
  return { understood, ...dialog, ended, raw };
};

/** An id that was altered on its way here may no longer be a JSON literal; it is then sent as a string. */
const literal = (engageId: EngageId): string =>
  ['string', 'number'].includes(typeof parseJson(engageId)) ? engageId : JSON.stringify(engageId);

interface Said extends Until {
  readonly engageId: EngageId;
  readonly text: string;
}

/** Neither call may be repeated unless a person asks. */
export const createEngage = (send: SendAs) => ({
  init: async ({ topicId, ...until }: { readonly topicId: ServiceId } & Until): Promise<EngageStart> => {
    const json = JSON.stringify({ topic_id: topicId });
    return readTopicStart(await send(posting('/external/v1/engage/topic/init/', json, until)));
  },
  converse: async ({ engageId, text, ...until }: Said): Promise<TopicAnswer> => {
    const json = `{"engage_id":${literal(engageId)},"data_chat":${JSON.stringify(text)}}`;
    return readTopicAnswer(await send(posting('/external/v1/engage/topic/conversation/', json, until)));
  },
});
