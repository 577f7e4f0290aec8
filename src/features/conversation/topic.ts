import type { Answer, Partner } from '../../conversation/ports.ts';
import type { Conversation, Part } from '../../conversation/record.ts';
import type { Words } from '../../locale/words.ts';
import type { Engage } from '../../service/engage.ts';
import type { TopicAnswer, Turn } from '../../service/topic-dialog.ts';
import { rawPart, textParts } from './answer-parts.ts';
import type { WithHost } from './host.ts';

interface TopicDeps {
  readonly engage: Engage;
  readonly withHost: WithHost;
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

/**
 * Of a whole dialog only what was not posted yet. One with no more turns than were posted may still hold an answer (the
 * service may give the last turns alone, or have begun anew), but surely so only after the very question that was asked.
 */
const newTurns = (
  { turns, whole, latest }: TopicAnswer,
  { told, asked }: { readonly told: number; readonly asked: string },
): readonly Turn[] => {
  if (!whole) return turns;
  if (turns.length > told) return turns.slice(told);
  return latest?.question.trim() === asked.trim() ? latest.turns : [];
};

export const createTopic = ({ engage, withHost, words }: TopicDeps): Topic => ({
  begin: async (conversation) => {
    const start = await withHost(conversation, (bearer) =>
      engage.init({ bearer, topicId: conversation.subject }),
    );
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
    const answer = await withHost(conversation, (bearer) =>
      engage.converse({ bearer, engageId, text, signal }),
    );
    if (!answer.understood) return { parts: [rawPart(answer.raw, words)], ends: answer.ended };
    const fresh = newTurns(answer, { told, asked: text });
    const silent = fresh.length === 0 && !answer.ended;
    return {
      parts: silent ? [{ content: words.conversation.nothingNew }] : spoken(fresh),
      ends: answer.ended,
      told: answer.whole && fresh.length > 0 ? answer.turns.length : told + fresh.length,
    };
  },
});
