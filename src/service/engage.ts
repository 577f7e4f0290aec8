/** Topic conversations (`service-api.md` 4.4 and 4.5). */
import type { ServiceId } from '../lib/ids.ts';
import { readAnswerBody } from './answer-body.ts';
import type { Send } from './http.ts';
import { numberPattern, parseJson } from './json.ts';
import { post, type Caller } from './http.ts';
import {
  readTopicAnswer,
  readTopicStart,
  type EngageId,
  type TopicAnswer,
  type TopicStart,
} from './topic-dialog.ts';

/** Neither call is to be repeated unasked. */
export interface Engage {
  readonly init: (call: { readonly topicId: ServiceId } & Caller) => Promise<TopicStart>;
  readonly converse: (
    call: { readonly engageId: EngageId; readonly text: string } & Caller,
  ) => Promise<TopicAnswer>;
}

/** A literal that went through somebody's hands may be one no more; then it is sent as the text it is. */
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
