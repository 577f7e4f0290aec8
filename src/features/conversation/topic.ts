import type { Answer, Beginning } from '../../conversation/event.ts';
import type { Part } from '../../conversation/record.ts';
import type { Words } from '../../locale/words.ts';
import type { Sessions } from '../../service/session.ts';
import type { TopicAnswer, Turn } from '../../service/engage.ts';
import { rawPart, textParts } from './answer-parts.ts';
import type { Partner } from './partner.ts';
import { threadTitle } from './title.ts';

interface TopicDeps {
  readonly service: Sessions;
  /** Of those who read the answers. */
  readonly words: Words;
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

export const createTopic = ({ service, words }: TopicDeps): Partner => ({
  begin: async (conversation): Promise<Beginning> => {
    const start = await service.as(conversation).engage.init({ topicId: conversation.subject });
    const assistant = start.turns.filter(({ role }) => role === 'assistant');
    return {
      engageId: start.engageId,
      title:
        threadTitle(start.topicName ?? '') || words.conversation.topicTitle(String(conversation.subject)),
      greeting: spoken(assistant),
      told: assistant.length,
    };
  },
  answer: async (conversation, text, signal): Promise<Answer> => {
    const { engageId = '', told } = conversation;
    const answer = await service.as(conversation).engage.converse({ engageId, text, signal });
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
