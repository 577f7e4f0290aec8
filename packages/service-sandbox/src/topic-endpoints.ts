/** POST /external/v1/engage/topic/init/ and /conversation/ (`service-api.md` 4.4 and 4.5). */
import { z } from 'zod';
import { refuse, type Endpoint } from './endpoint.ts';
import type { Topic } from './topics/topic.ts';
import { answerAsTutor, freshProgress, type Progress } from './topics/tutor.ts';

interface Turn {
  readonly role: 'assistant' | 'user';
  readonly content: string;
}

interface Conversation {
  readonly id: number;
  readonly user: string;
  readonly topic: Topic;
  readonly dialog: readonly Turn[];
  readonly progress: Progress;
}

const initSchema = z.strictObject({ topic_id: z.int() });
const converseSchema = z.strictObject({ engage_id: z.int(), data_chat: z.string().trim().min(1) });

const firstId = 5001;

const asBody = ({ id, topic, dialog, progress }: Conversation): object => ({
  engage_id: id,
  topic_id: topic.id,
  topic_name: topic.name,
  dialog,
  data: null,
  is_end: progress.ended ? true : null,
});

const goOn = (conversation: Conversation, said: string): { turn: Turn; after: Conversation } => {
  const { text, after } = answerAsTutor(conversation.topic, conversation.progress, said);
  const turn: Turn = { role: 'assistant', content: text };
  const dialog = [...conversation.dialog, { role: 'user' as const, content: said }, turn];
  return { turn, after: { ...conversation, dialog, progress: after } };
};

export const topicEndpoints = (
  topics: readonly Topic[],
): { init: Endpoint<z.infer<typeof initSchema>>; converse: Endpoint<z.infer<typeof converseSchema>> } => {
  const conversations = new Map<number, Conversation>();
  return {
    init: {
      method: 'POST',
      path: '/external/v1/engage/topic/init/',
      type: 'application/json',
      schema: initSchema,
      handle: ({ topic_id: topicId }, user) => {
        const topic = topics.find(({ id }) => id === topicId);
        if (topic === undefined) return refuse(404, 'No topic matches the given topic_id.');
        const id = firstId + conversations.size;
        const dialog: readonly Turn[] = [{ role: 'assistant', content: topic.greeting }];
        const conversation = { id, user, topic, dialog, progress: freshProgress };
        conversations.set(id, conversation);
        return { status: 200, body: asBody(conversation) };
      },
    },
    converse: {
      method: 'POST',
      path: '/external/v1/engage/topic/conversation/',
      type: 'application/json',
      schema: converseSchema,
      handle: ({ engage_id: id, data_chat: said }, user) => {
        const conversation = conversations.get(id);
        if (conversation?.user !== user) return refuse(404, 'No conversation matches the given engage_id.');
        if (conversation.progress.ended) return refuse(400, 'This conversation has ended.');
        const { turn, after } = goOn(conversation, said);
        conversations.set(id, after);
        // Plain text could not say that it was the last one.
        const ending = after.progress.ended ? { ...turn, is_end: true } : undefined;
        switch (conversation.topic.answersAs) {
          case 'conversation':
            return { status: 200, body: asBody(after) };
          case 'turn':
            return { status: 200, body: ending ?? turn };
          case 'text':
            return ending === undefined
              ? { status: 200, body: JSON.stringify(turn.content), type: 'application/json' }
              : { status: 200, body: ending };
        }
      },
    },
  };
};
