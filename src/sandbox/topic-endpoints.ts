/** POST /external/v1/engage/topic/init/ and /conversation/ (`service-api.md` 4.4 and 4.5). */
import { z } from 'zod';
import { refuse, type Endpoint } from './endpoint.ts';
import type { Topic } from './topics/topic.ts';

interface Turn {
  readonly role: 'assistant' | 'user';
  readonly content: string;
}

interface Conversation {
  readonly id: number;
  readonly user: string;
  readonly topic: Topic;
  readonly dialog: readonly Turn[];
  readonly ended: boolean;
}

const initSchema = z.strictObject({ topic_id: z.int() });
const converseSchema = z.strictObject({ engage_id: z.int(), data_chat: z.string().trim().min(1) });

const firstId = 5001;

const asBody = ({ id, topic, dialog, ended }: Conversation): object => ({
  engage_id: id,
  topic_id: topic.id,
  topic_name: topic.name,
  dialog,
  data: null,
  is_end: ended ? true : null,
});

const goOn = (conversation: Conversation, said: string): { turn: Turn; after: Conversation } => {
  const { topic, dialog } = conversation;
  const answered = dialog.filter(({ role }) => role === 'user').length;
  const step = topic.steps[answered % topic.steps.length];
  const words = said.toLowerCase();
  const there = step?.words.some((word) => words.includes(word)) === true;
  const isLast = topic.closing !== undefined && answered === topic.steps.length - 1;
  const next = isLast ? topic.closing : step?.next;
  const turn: Turn = {
    role: 'assistant',
    content: `${(there ? step?.whenThere : step?.whenMissing) ?? ''} ${next ?? ''}`.trim(),
  };
  const after = {
    ...conversation,
    dialog: [...dialog, { role: 'user' as const, content: said }, turn],
    ended: isLast,
  };
  return { turn, after };
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
        const conversation = { id, user, topic, dialog, ended: false };
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
        if (conversation.ended) return refuse(400, 'This conversation has ended.');
        const { turn, after } = goOn(conversation, said);
        conversations.set(id, after);
        switch (conversation.topic.answersAs) {
          case 'conversation':
            return { status: 200, body: asBody(after) };
          case 'turn':
            return { status: 200, body: turn };
          case 'text':
            return { status: 200, body: JSON.stringify(turn.content), type: 'application/json' };
        }
      },
    },
  };
};
