import type { Conversation } from '../../conversation/domain/record.ts';
import type { Words } from '../../locale/words.ts';

/** The words in which the bot speaks in a conversation's thread and channel: a conversation keeps its language. */
export type WordsOf = (conversation: Pick<Conversation, 'language'>) => Words;

export const createWordsOf =
  (wordsFor: (language: string) => Words): WordsOf =>
  ({ language = 'en' }) =>
    wordsFor(language);
