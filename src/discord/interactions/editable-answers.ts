import { LRUCache } from 'lru-cache';
import type { InteractionId } from '../../lib/ids.ts';
import type { Body } from '../reply.ts';
import type { Answer } from './answer.ts';

/** Discord lets an answer be changed for fifteen minutes; a little less, because the request takes time. */
export const editableFor = 14.5 * 60_000;
const mostKept = 1_000;

/** Answers that may change after they have been given. Their tokens are in memory only. */
export const createEditableAnswers = () => {
  const answers = new LRUCache<InteractionId, Answer>({ max: mostKept, ttl: editableFor });
  return {
    keep: (id: InteractionId, answer: Answer): void => void answers.set(id, answer),
    /** Whether it was edited: not if the answer is too old, or not yet given. Throws a DiscordError if Discord refuses it. */
    edit: async (id: InteractionId, body: Body): Promise<boolean> => {
      const answer = answers.get(id);
      await answer?.change(body);
      return answer !== undefined;
    },
  };
};

export type EditableAnswers = ReturnType<typeof createEditableAnswers>;
