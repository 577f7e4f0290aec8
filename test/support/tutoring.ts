/** Conversations with the tutor, straight on the rules. */
import { freshProgress, type Progress } from '../../src/sandbox/topics/progress.ts';
import type { Topic } from '../../src/sandbox/topics/topic.ts';
import { answerAsTutor } from '../../src/sandbox/topics/tutor.ts';

export interface Said {
  readonly text: string;
  readonly after: Progress;
}

export const talk = (topic: Topic, said: readonly string[]): readonly Said[] => {
  let progress = freshProgress;
  return said.map((message) => {
    const reply = answerAsTutor(topic, progress, message);
    progress = reply.after;
    return reply;
  });
};

export const lastOf = (topic: Topic, said: readonly string[]): Said =>
  talk(topic, said).at(-1) ?? { text: '', after: freshProgress };

/** Answers that lead to each step. */
export const to = {
  background: ['Mr. Osei in bed 4 cannot breathe'],
  assessment: ['Mr. Osei in bed 4 cannot breathe', 'a hip operation two days ago'],
  request: ['Mr. Osei in bed 4 cannot breathe', 'a hip operation two days ago', 'an embolism'],
  rhythm: ['name and paper speed', '100'],
  wall: ['name and paper speed', '100', 'a P wave before each QRS'],
  asking: ['a quiet room, we both sit'],
  news: ['a quiet room, we both sit', 'I ask what she has been told'],
  tears: ['a quiet room, we both sit', 'I ask what she has been told', 'I am afraid it is cancer'],
};
