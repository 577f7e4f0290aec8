import type { Answer, Partner } from '../../conversation/ports.ts';
import type { Conversation, Part } from '../../conversation/record.ts';
import type { Words } from '../../locale/words.ts';
import type { Sessions } from '../../service/session.ts';
import type { Turn } from '../../service/topic-dialog.ts';
import { rawPart, textParts } from './answer-parts.ts';

interface TopicDeps {
  readonly service: Sessions;
  /** Of those who read the answers. */
  readonly words: Words;
}

/** What the service gave when a topic was started. */
export interface TopicOpening {
  readonly engageId: string;
  readonly topicName?: string;
  readonly greeting: readonly Part[];
  readonly told: number;
}

export interface Topic extends Partner {
  /** Begins the conversation at the service; not to be repeated unasked. Rejects with a ServiceError. */
  begin(conversation: Conversation): Promise<TopicOpening>;
}

const spoken = (turns: readonly Turn[]): readonly Part[] =>
  turns.flatMap(({ content }) => textParts(content));

export const createTopic = ({ service, words }: TopicDeps): Topic => ({
  begin: async (conversation) => {
    const start = await service.as(conversation).engage.init({ topicId: conversation.subject });
    const assistant = start.turns.filter(({ role }) => role === 'assistant');
    return {
      engageId: start.engageId,
      ...(start.topicName === undefined ? {} : { topicName: start.topicName }),
      greeting: spoken(assistant),
      told: assistant.length,
    };
  },
  answer: async (conversation, text, signal): Promise<Answer> => {
    const { engageId = '', told } = conversation;
    const answer = await service.as(conversation).engage.converse({ engageId, text, signal });
    if (!answer.understood) return { parts: [rawPart(answer.raw, words)], ends: answer.ended };
    // Of a whole dialog only what was not posted yet; should it be shorter than we remember, its last word.
    const fresh = answer.whole ? answer.turns.slice(Math.min(told, answer.turns.length - 1)) : answer.turns;
    return {
      parts: spoken(fresh),
      ends: answer.ended,
      told: answer.whole ? answer.turns.length : told + answer.turns.length,
    };
  },
});
